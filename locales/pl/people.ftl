# Co czytają ludzie o kontach, zaproszeniach i o sobie nawzajem.

## Konta

people-account = Konto
people-log-in = Zaloguj się
people-log-out = Wyloguj się
people-register = Załóż konto
people-name = Nazwa
people-name-rule = Od { $shortest } do { $longest } liter lub cyfr. Inni będą ją widzieć.
people-password = Hasło
people-password-rule = Liczba znaków: co najmniej { $count }. Dobre hasło to kilka słów jedno po drugim.
people-password-show = Pokaż hasło
people-password-new = Nowe hasło
people-password-now = Obecne hasło
people-password-change = Zmień hasło
people-password-changed = Hasło jest zmienione. Inne urządzenia są wylogowane
people-recovery-use = Nie pamiętasz hasła? Użyj kodu awaryjnego
people-recovery-code = Kod awaryjny
people-recovery-back = Użyj hasła
people-recovery-title = Twoje kody awaryjne
people-recovery-about = Przechowaj te kody w bezpiecznym miejscu. Gdy zapomnisz hasła, każdy z nich wpuści cię jeden raz. Są pokazywane tylko teraz.
people-recovery-save = Zapisz do pliku
people-recovery-copy = Kopiuj wszystkie
people-recovery-kept = Kody są zapisane
people-guest-about = Grasz jako gość: nie trzeba nic wypełniać, a twoje partie zostają w tej przeglądarce. Z kontem możesz grać partie rankingowe, a twoje partie i postępy są z tobą na każdym urządzeniu.
people-guest-keeps = Wszystko, co tu rozegrano z tej przeglądarki, pozostanie twoje.
people-visitor-about = Do gry nie trzeba konta. Z kontem możesz grać partie rankingowe, a twoje partie i postępy są z tobą na każdym urządzeniu.
people-local-about = To twój własny komputer: wszystko tutaj należy do ciebie i konto nie jest potrzebne.
people-local-others = Aby inni mogli tu grać, uruchom „outflank serve --host 0.0.0.0”. Każda przeglądarka jest wtedy osobnym graczem.
people-since = Gra tu od: { $date }
people-welcome = Witaj, { $name }
people-welcome-back = Witaj ponownie, { $name }
people-logged-out = Wylogowano
people-delete = Usuń konto
people-delete-about = Twoja nazwa, postępy i prywatne partie zostaną usunięte na zawsze. Partie z innymi pozostaną u nich jako rozegrane przez „usuniętego gracza”.
people-delete-yes = Usuń na zawsze
people-deleted = Konto jest usunięte

## Co może być nie tak z nazwą albo hasłem

people-name-short = Nazwa jest za krótka. Najmniejsza liczba liter: { $count }
people-name-long = Nazwa jest za długa. Największa liczba liter: { $count }
people-name-first = Nazwa zaczyna się od litery
people-name-sign = Nazwa może zawierać litery, cyfry, - i _, ale nie { $sign }
people-name-reserved = Tę nazwę można by wziąć za nazwę serwera. Wybierz inną
people-name-taken = Tę nazwę ma już ktoś inny. Wybierz inną
people-password-short = Hasło jest za krótkie. Najmniejsza liczba znaków: { $count }
people-password-weak = To hasło łatwo odgadnąć. Spróbuj kilku słów, które nie mają ze sobą nic wspólnego
people-password-wrong = Nazwa i hasło do siebie nie pasują
people-no-accounts = Na tym serwerze nie ma kont: służy jednemu komputerowi

## Gra ze znajomą osobą

people-friend = Zagraj ze znajomym
people-friend-about = Utwórz link i wyślij go znajomej osobie: kto go otworzy i naciśnie Graj, siada z tobą do gry. Konto nie jest potrzebne.
people-friend-link = Utwórz link
people-friend-again = Utwórz nowy link
people-friend-more = Fory, otwarcie i liczba partii
people-rated-choice = Partia rankingowa
people-start = Pozycja początkowa
people-start-even = Zwykła
people-start-xot = XOT: osiem ruchów z losowania
people-for-me = Dla mnie
people-for-friend = Dla drugiej osoby
people-waiting-list = Czekają na drugą osobę
people-clock-none = Bez zegara
people-clock-game = { $minutes ->
    [one] { $minutes } minuta na gracza
    [few] { $minutes } minuty na gracza
    [many] { $minutes } minut na gracza
   *[other] { $minutes } minuty na gracza
}
people-clock-increment = { $minutes ->
    [one] { $minutes } minuta na gracza
    [few] { $minutes } minuty na gracza
    [many] { $minutes } minut na gracza
   *[other] { $minutes } minuty na gracza
} i { $seconds ->
    [one] { $seconds } sekunda
    [few] { $seconds } sekundy
    [many] { $seconds } sekund
   *[other] { $seconds } sekundy
} więcej za każdy ruch
people-clock-byo-yomi = { $minutes ->
    [one] { $minutes } minuta na gracza
    [few] { $minutes } minuty na gracza
    [many] { $minutes } minut na gracza
   *[other] { $minutes } minuty na gracza
}, potem { $periods } × { $seconds } s
people-clock-days = { $days ->
    [one] { $days } dzień na każdy ruch
    [few] { $days } dni na każdy ruch
    [many] { $days } dni na każdy ruch
   *[other] { $days } dnia na każdy ruch
}
people-clock-move = { $seconds ->
    [one] { $seconds } sekunda na każdy ruch
    [few] { $seconds } sekundy na każdy ruch
    [many] { $seconds } sekund na każdy ruch
   *[other] { $seconds } sekundy na każdy ruch
}
people-side-any = Kolory są losowane
people-side-yours = Grasz { $color ->
    [black] czarnymi
   *[white] białymi
}
people-corners-yours = { $count ->
    [one] Jeden narożnik forów dla ciebie
    [few] { $count } narożniki forów dla ciebie
    [many] { $count } narożników forów dla ciebie
   *[other] { $count } narożnika forów dla ciebie
}
people-corners-theirs = { $count ->
    [one] Jeden narożnik forów dla drugiej osoby
    [few] { $count } narożniki forów dla drugiej osoby
    [many] { $count } narożników forów dla drugiej osoby
   *[other] { $count } narożnika forów dla drugiej osoby
}
people-goal-games = { $count ->
    [one] { $count } partia
    [few] { $count } partie
    [many] { $count } partii
   *[other] { $count } partii
}
people-goal-wins = { $count ->
    [one] Do { $count } wygranej
    [few] Do { $count } wygranych
    [many] Do { $count } wygranych
   *[other] Do { $count } wygranej
}
people-goal-points = { $count ->
    [one] Do { $count } punktu
    [few] Do { $count } punktów
    [many] Do { $count } punktów
   *[other] Do { $count } punktu
}
people-rated = Rankingowa
people-unrated = Nierankingowa
people-play = Graj
people-invited = Oto zaproszenie do partii Othello
people-invited-by = { $name } zaprasza cię do partii Othello
people-no-account-needed = Konto nie jest do tego potrzebne.
people-waiting = Czekamy na drugą osobę …
people-link = Link
people-link-about = Wyślij ten link. Kto pierwszy go otworzy i naciśnie Graj, będzie grać przeciw tobie. Zostaw tę stronę otwartą: partia zacznie się tu sama.
people-link-until = Miejsce jest wolne do { $date }.
people-send = Wyślij …
people-qr = Kod QR linku
people-qr-about = Albo skieruj tu aparat drugiego telefonu.
people-address = Adres
people-address-about = Ten komputer ma kilka adresów. Jeśli link się nie otwiera, spróbuj innego.
people-withdraw = Wycofaj
people-seat-taken = To miejsce zajął już ktoś inny.
people-challenge-gone = To zaproszenie nie jest już otwarte.
people-challenge-own = To twoje własne zaproszenie. Wyślij link komuś innemu
people-account-needed = Partie rankingowe są dla graczy z kontem
people-nobody-else = Nikt inny nie ma dostępu do tego komputera. Aby wpuścić innych, uruchom „outflank serve --host 0.0.0.0”
people-terms-not-rateable = Rankingowe są tylko partie równe i z zegarem
people-terms-xot-corners = XOT i narożniki forów nie idą w parze

## Przy planszy z kimś w innym miejscu

people-asks-take-back = Druga osoba chce cofnąć ostatni ruch.
people-asks-pause = Druga osoba prosi o przerwę.
people-agree = Zgoda
people-decline = Odmowa
people-asked = Pytanie zostało wysłane.
people-call-off = Odwołaj
people-call-off-question = Odwołać tę partię?

## Szukanie przeciwnika

people-lobby = Zagraj z ludźmi
people-lobby-about = Jedno kliknięcie i grasz z kimś, kto chce takiej samej partii. Konto nie jest potrzebne. Te partie może oglądać każdy.
people-pool-game = { $minutes } min
people-pool-increment = { $minutes } min + { $seconds } s
people-pool-days = { $days ->
    [one] { $days } dzień na ruch
    [few] { $days } dni na ruch
    [many] { $days } dni na ruch
   *[other] { $days } dnia na ruch
}
people-pool-waiting = { $count ->
    [one] { $count } osoba czeka
    [few] { $count } osoby czekają
    [many] { $count } osób czeka
   *[other] { $count } osoby czeka
}
people-lobby-looking = Szukanie przeciwnika: { $clock }
people-lobby-looking-live = Partia zacznie się tutaj sama.
people-lobby-looking-days = Partia pojawi się na twojej liście. Nie musisz tu czekać.
people-lobby-cancel = Przestań szukać
people-lobby-stopped = Szukanie przeciwnika zakończone
people-lobby-found = Jest przeciwnik
people-lobby-offer = Teraz nikt nie szuka takiej partii. Możesz czekać dalej albo zagrać z komputerem.
people-lobby-offer-play = Zagraj z komputerem, poziom { $level }
people-lobby-here = { $count ->
    [one] { $count } osoba tutaj
    [few] { $count } osoby tutaj
    [many] { $count } osób tutaj
   *[other] { $count } osoby tutaj
}
people-lobby-playing = { $count ->
    [one] trwa { $count } partia
    [few] trwają { $count } partie
    [many] trwa { $count } partii
   *[other] trwa { $count } partii
}
people-lobby-watch = Obejrzyj partię
people-lobby-watch-none = W tej chwili nikt tu nie gra.

## Rankingi

people-ratings = Ranking
people-rating = Ranking { $rating }
people-rating-rough = Ranking około { $rating }
people-rating-after = { $name }: { $rating } ({ $change })
people-rating-record = Wygrane: { $wins }, remisy: { $draws }, przegrane: { $losses }
people-rating-none = Nie ma jeszcze partii rankingowych.
people-rating-chart = { $count ->
    [one] { $count } partia rankingowa
    [few] { $count } partie rankingowe
    [many] { $count } partii rankingowych
   *[other] { $count } partii rankingowej
}, od { $from } do { $to }
people-category = Rodzaj partii
people-category-bullet = Bullet
people-category-blitz = Blitz
people-category-standard = Standardowe
people-category-correspondence = Korespondencyjne
people-category-computer = Z komputerem
people-leaderboard = Najlepsi
people-leaderboard-none = Na razie nikt: trafia tu ten, kto rozegrał dwadzieścia partii rankingowych z pięcioma osobami, w tym jakąś niedawno.
people-program = Program
