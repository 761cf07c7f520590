# What people read about accounts, invitations and each other.

## Accounts

people-account = Account
people-log-in = Log in
people-log-out = Log out
people-register = Create account
people-name = Name
people-name-rule = { $shortest } to { $longest } letters or digits. Others will see it.
people-password = Password
people-password-rule = At least { $count } characters. Several words in a row make a good one.
people-password-show = Show password
people-password-new = New password
people-password-now = Current password
people-password-change = Change password
people-password-changed = Your password is changed. Other devices are logged out
people-recovery-use = Forgot your password? Use a recovery code
people-recovery-code = Recovery code
people-recovery-back = Use your password
people-recovery-title = Your recovery codes
people-recovery-about = Keep these codes somewhere safe. If you forget your password, each of them lets you in once. They are shown only now.
people-recovery-save = Save as a file
people-recovery-copy = Copy all
people-recovery-kept = I have saved them
people-guest-about = You are playing as a guest: nothing to fill in, and your games stay in this browser. With an account you can play rated games, and your games and progress are yours on every device.
people-guest-keeps = Everything you have played here stays yours.
people-visitor-about = No account is needed to play. With one you can play rated games, and your games and progress are yours on every device.
people-local-about = You are at your own machine: everything here is yours, and no account is needed.
people-local-others = To let others play here, start it with “outflank serve --host 0.0.0.0”. Every browser is then a player of its own.
people-since = Playing here since { $date }
people-welcome = Welcome, { $name }
people-welcome-back = Hello again, { $name }
people-logged-out = You are logged out
people-delete = Delete account
people-delete-about = Your name, your progress and your private games are deleted for good. Games with others stay with them, played by “deleted player”.
people-delete-yes = Delete for good
people-deleted = Your account is deleted

## What can be wrong with a name or a password

people-name-short = A name has at least { $count } letters
people-name-long = A name has at most { $count } letters
people-name-first = A name begins with a letter
people-name-sign = A name may have letters, digits, - and _, but not { $sign }
people-name-reserved = That name could be mistaken for the server’s own. Please choose another
people-name-taken = Somebody else has that name. Please choose another
people-password-short = A password has at least { $count } characters
people-password-weak = That password is easy to guess. Try several words that have nothing to do with each other
people-password-wrong = Name and password do not match
people-no-accounts = There are no accounts on this server: it is for one machine

## Playing a friend

people-friend = Play a friend
people-friend-about = Make a link and send it to a friend: whoever opens it and presses Play sits down with you. Neither of you needs an account.
people-friend-link = Make a link
people-friend-again = Make a new link
people-friend-more = Head start, opening and number of games
people-rated-choice = Rated game
people-start = Start position
people-start-even = Usual
people-start-xot = XOT: eight moves are drawn by lot
people-for-me = Me
people-for-friend = My friend
people-waiting-list = Waiting for a friend
people-clock-none = No clock
people-clock-game = { $minutes ->
    [one] { $minutes } minute each
   *[other] { $minutes } minutes each
}
people-clock-increment = { $minutes ->
    [one] { $minutes } minute each
   *[other] { $minutes } minutes each
} and { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
} more with each move
people-clock-byo-yomi = { $minutes ->
    [one] { $minutes } minute each
   *[other] { $minutes } minutes each
}, then { $periods } × { $seconds } s
people-clock-days = { $days ->
    [one] { $days } day for each move
   *[other] { $days } days for each move
}
people-clock-move = { $seconds ->
    [one] { $seconds } second for each move
   *[other] { $seconds } seconds for each move
}
people-side-any = Colours are drawn by lot
people-side-yours = You have { $color ->
    [black] Black
   *[white] White
}
people-corners-yours = { $count ->
    [one] One corner as a head start for you
   *[other] { $count } corners as a head start for you
}
people-corners-theirs = { $count ->
    [one] One corner as a head start for your opponent
   *[other] { $count } corners as a head start for your opponent
}
people-goal-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
people-goal-wins = { $count ->
    [one] First to { $count } win
   *[other] First to { $count } wins
}
people-goal-points = { $count ->
    [one] First to { $count } point
   *[other] First to { $count } points
}
people-rated = Rated
people-unrated = Not rated
people-play = Play
people-invited = You are invited to a game of Othello
people-invited-by = { $name } invites you to a game of Othello
people-no-account-needed = You need no account for this.
people-waiting = Waiting for your friend …
people-link = Link
people-link-about = Send this link. Whoever opens it and presses Play first is your opponent. Leave this page open: the game begins here by itself.
people-link-until = The seat is free until { $date }.
people-send = Send …
people-qr = QR code of the link
people-qr-about = Or point the camera of the other phone at this.
people-address = Address
people-address-about = This machine has several addresses. If the link does not open, try another one.
people-withdraw = Withdraw
people-seat-taken = Somebody else has taken this seat.
people-challenge-gone = This invitation is no longer open.
people-challenge-own = This is your own invitation. Send the link to somebody else
people-account-needed = Rated games are for players who have an account
people-nobody-else = Nobody else can reach this machine. To let others in, start it with “outflank serve --host 0.0.0.0”
people-terms-not-rateable = Only even games with a clock are rated
people-terms-xot-corners = XOT and corners do not go together

## At the board with somebody elsewhere

people-asks-take-back = Your opponent would like to take back the last move.
people-asks-pause = Your opponent would like a pause.
people-agree = Agree
people-decline = Decline
people-asked = Your opponent has been asked.
people-call-off = Call off
people-call-off-question = Call this game off?

## Finding somebody to play

people-lobby = Play people
people-lobby-about = One click, and you play whoever wants the same game. No account is needed. Anybody may watch these games.
people-pool-game = { $minutes } min
people-pool-increment = { $minutes } min + { $seconds } s
people-pool-days = { $days ->
    [one] { $days } day a move
   *[other] { $days } days a move
}
people-pool-waiting = { $count ->
    [one] { $count } person waiting
   *[other] { $count } people waiting
}
people-lobby-looking = Looking for an opponent: { $clock }
people-lobby-looking-live = The game begins here by itself.
people-lobby-looking-days = The game will be in your list. You need not stay here.
people-lobby-cancel = Stop looking
people-lobby-stopped = You are no longer looking for an opponent
people-lobby-found = Opponent found
people-lobby-offer = Nobody is looking for this game right now. You can go on waiting, or play the computer.
people-lobby-offer-play = Play the computer, level { $level }
people-lobby-here = { $count ->
    [one] { $count } person here
   *[other] { $count } people here
}
people-lobby-playing = { $count ->
    [one] { $count } game being played
   *[other] { $count } games being played
}
people-lobby-watch = Watch a game
people-lobby-watch-none = Nobody is playing here at the moment.

## Ratings

people-ratings = Ratings
people-rating = Rating { $rating }
people-rating-rough = Rating about { $rating }
people-rating-after = { $name }: { $rating } ({ $change })
people-rating-record = Won: { $wins }, drawn: { $draws }, lost: { $losses }
people-rating-none = No rated games yet.
people-rating-chart = { $count ->
    [one] { $count } rated game
   *[other] { $count } rated games
}, from { $from } to { $to }
people-category = Kind of game
people-category-bullet = Bullet
people-category-blitz = Blitz
people-category-standard = Standard
people-category-correspondence = Correspondence
people-category-computer = Against the computer
people-leaderboard = Leaderboard
people-leaderboard-none = Nobody yet: whoever has played twenty rated games against five others, and one of them lately, stands here.
people-program = A program
