# Lo que se lee sobre cuentas, invitaciones y otras personas.

## Cuentas

people-account = Cuenta
people-log-in = Entrar
people-log-out = Salir
people-register = Crear cuenta
people-name = Nombre
people-name-rule = De { $shortest } a { $longest } letras o cifras. Los demás lo verán.
people-password = Contraseña
people-password-rule = Al menos { $count } caracteres. Varias palabras seguidas forman una buena.
people-password-show = Mostrar la contraseña
people-password-new = Contraseña nueva
people-password-now = Contraseña actual
people-password-change = Cambiar la contraseña
people-password-changed = La contraseña ha cambiado. Los demás dispositivos han salido de la cuenta
people-recovery-use = ¿Olvidaste la contraseña? Usa un código de recuperación
people-recovery-code = Código de recuperación
people-recovery-back = Usar la contraseña
people-recovery-title = Tus códigos de recuperación
people-recovery-about = Guarda estos códigos en un lugar seguro. Si olvidas la contraseña, cada uno te deja entrar una vez. Solo se muestran ahora.
people-recovery-save = Guardar en un archivo
people-recovery-copy = Copiar todos
people-recovery-kept = Ya los he guardado
people-guest-about = Juegas como invitado: no hay nada que rellenar y tus partidas se quedan en este navegador. Con una cuenta puedes jugar partidas puntuadas, y tus partidas y tu progreso son tuyos en cualquier dispositivo.
people-guest-keeps = Todo lo que has jugado aquí sigue siendo tuyo.
people-visitor-about = Para jugar no hace falta una cuenta. Con ella puedes jugar partidas puntuadas, y tus partidas y tu progreso son tuyos en cualquier dispositivo.
people-local-about = Estás en tu propio equipo: todo lo que hay aquí es tuyo y no hace falta ninguna cuenta.
people-local-others = Para que otros jueguen aquí, inícialo con «outflank serve --host 0.0.0.0». Entonces cada navegador es un jugador distinto.
people-since = Juega aquí desde el { $date }
people-welcome = Te damos la bienvenida, { $name }
people-welcome-back = Hola de nuevo, { $name }
people-logged-out = Has salido de la cuenta
people-delete = Borrar la cuenta
people-delete-about = Tu nombre, tu progreso y tus partidas privadas se borran para siempre. Las partidas con otros se quedan con ellos, jugadas por «jugador borrado».
people-delete-yes = Borrar para siempre
people-deleted = La cuenta se ha borrado

## Lo que puede estar mal en un nombre o una contraseña

people-name-short = Un nombre tiene al menos { $count } letras
people-name-long = Un nombre tiene como mucho { $count } letras
people-name-first = Un nombre empieza por una letra
people-name-sign = Un nombre puede tener letras, cifras, - y _, pero no { $sign }
people-name-reserved = Ese nombre podría confundirse con los del servidor. Elige otro
people-name-taken = Ese nombre ya es de otra persona. Elige otro
people-password-short = Una contraseña tiene al menos { $count } caracteres
people-password-weak = Esa contraseña es fácil de adivinar. Prueba con varias palabras que no tengan nada que ver entre sí
people-password-wrong = El nombre y la contraseña no coinciden
people-no-accounts = En este servidor no hay cuentas: es para un solo equipo

## Jugar con alguien conocido

people-friend = Jugar con un amigo
people-friend-about = Crea un enlace y envíalo a un amigo: quien lo abra y pulse Jugar se sienta contigo. No hace falta cuenta.
people-friend-link = Crear enlace
people-friend-again = Crear otro enlace
people-friend-more = Ventaja, apertura y número de partidas
people-rated-choice = Partida puntuable
people-start = Posición inicial
people-start-even = Normal
people-start-xot = XOT: ocho jugadas por sorteo
people-for-me = Para mí
people-for-friend = Para mi amigo
people-waiting-list = A la espera de un amigo
people-clock-none = Sin reloj
people-clock-game = { $minutes ->
    [one] { $minutes } minuto por jugador
   *[other] { $minutes } minutos por jugador
}
people-clock-increment = { $minutes ->
    [one] { $minutes } minuto por jugador
   *[other] { $minutes } minutos por jugador
} y { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
} más por jugada
people-clock-byo-yomi = { $minutes ->
    [one] { $minutes } minuto por jugador
   *[other] { $minutes } minutos por jugador
} y luego { $periods } × { $seconds } s
people-clock-days = { $days ->
    [one] { $days } día por jugada
   *[other] { $days } días por jugada
}
people-clock-move = { $seconds ->
    [one] { $seconds } segundo por jugada
   *[other] { $seconds } segundos por jugada
}
people-side-any = Los colores se sortean
people-side-yours = Llevas { $color ->
    [black] negras
   *[white] blancas
}
people-corners-yours = { $count ->
    [one] Una esquina de ventaja para ti
   *[other] { $count } esquinas de ventaja para ti
}
people-corners-theirs = { $count ->
    [one] Una esquina de ventaja para tu rival
   *[other] { $count } esquinas de ventaja para tu rival
}
people-goal-games = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}
people-goal-wins = { $count ->
    [one] A { $count } victoria
   *[other] A { $count } victorias
}
people-goal-points = { $count ->
    [one] A { $count } punto
   *[other] A { $count } puntos
}
people-rated = Puntuable
people-unrated = No puntuable
people-play = Jugar
people-invited = Te invitan a una partida de Othello
people-invited-by = { $name } te invita a una partida de Othello
people-no-account-needed = No necesitas cuenta para jugar.
people-waiting = A la espera de tu amigo …
people-link = Enlace
people-link-about = Envía este enlace. El primero que lo abra y pulse Jugar será tu rival. Deja esta página abierta: la partida empieza aquí sola.
people-link-until = El asiento está libre hasta el { $date }.
people-send = Enviar …
people-qr = Código QR del enlace
people-qr-about = O apunta aquí con la cámara del otro teléfono.
people-address = Dirección
people-address-about = Este equipo tiene varias direcciones. Si el enlace no se abre, prueba con otra.
people-withdraw = Retirar
people-seat-taken = Otra persona ha ocupado ya este asiento.
people-challenge-gone = Esta invitación ya no está abierta.
people-challenge-own = Esta invitación es tuya. Envía el enlace a otra persona
people-account-needed = Las partidas puntuables son para jugadores con cuenta
people-nobody-else = Nadie más puede llegar a este equipo. Para que entren otros, inícialo con «outflank serve --host 0.0.0.0»
people-terms-not-rateable = Solo puntúan las partidas igualadas y con reloj
people-terms-xot-corners = XOT y las esquinas de ventaja no se combinan

## Ante el tablero con alguien en otro lugar

people-asks-take-back = Tu rival quiere deshacer la última jugada.
people-asks-pause = Tu rival quiere una pausa.
people-agree = Aceptar
people-decline = Rechazar
people-asked = Se lo hemos preguntado a tu rival.
people-call-off = Anular
people-call-off-question = ¿Anular esta partida?

## Encontrar rival

people-lobby = Jugar con gente
people-lobby-about = Un clic y juegas con quien quiera la misma partida. No hace falta cuenta. Cualquiera puede mirar estas partidas.
people-pool-game = { $minutes } min
people-pool-increment = { $minutes } min + { $seconds } s
people-pool-days = { $days ->
    [one] { $days } día por jugada
   *[other] { $days } días por jugada
}
people-pool-waiting = { $count ->
    [one] { $count } persona espera
   *[other] { $count } personas esperan
}
people-lobby-looking = Buscando rival: { $clock }
people-lobby-looking-live = La partida empieza aquí por sí sola.
people-lobby-looking-days = La partida aparecerá en tu lista. No hace falta que te quedes.
people-lobby-cancel = Dejar de buscar
people-lobby-stopped = Ya no buscas rival
people-lobby-found = Rival encontrado
people-lobby-offer = Ahora mismo nadie busca esta partida. Puedes seguir esperando o jugar con el ordenador.
people-lobby-offer-play = Jugar con el ordenador, nivel { $level }
people-lobby-here = { $count ->
    [one] { $count } persona aquí
   *[other] { $count } personas aquí
}
people-lobby-playing = { $count ->
    [one] { $count } partida en juego
   *[other] { $count } partidas en juego
}
people-lobby-watch = Mirar una partida
people-lobby-watch-none = En este momento nadie juega aquí.

## Puntuaciones

people-ratings = Puntuaciones
people-rating = Puntuación: { $rating }
people-rating-rough = Puntuación aproximada: { $rating }
people-rating-after = { $name }: { $rating } ({ $change })
people-rating-record = Ganadas: { $wins }, empatadas: { $draws }, perdidas: { $losses }
people-rating-none = Todavía no hay partidas puntuadas.
people-rating-chart = { $count ->
    [one] { $count } partida puntuada
   *[other] { $count } partidas puntuadas
}, de { $from } a { $to }
people-category = Tipo de partida
people-category-bullet = Bala
people-category-blitz = Blitz
people-category-standard = Estándar
people-category-correspondence = Por correspondencia
people-category-computer = Contra el ordenador
people-leaderboard = Clasificación
people-leaderboard-none = Aún nadie: aquí aparece quien ha jugado veinte partidas puntuadas contra cinco rivales, y alguna hace poco.
people-program = Un programa
