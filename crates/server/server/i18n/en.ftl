### The texts of link previews, cards and notices in English. They are shown outside of the app, also to people who do not know it.

## Links to the app itself

preview-app-title = Antorcha: dungeon board games
preview-app-text = Dungeon board games by torchlight, with friends or against bots, in English and Spanish.

## How far the match is

preview-waiting =
    { $free ->
        [0] About to start
        [one] 1 seat free
       *[other] { $free } seats free
    }
preview-playing = Playing now
preview-over = Game over
preview-won =
    { $winners-count ->
        [one] { $winners } wins
       *[other] { $winners } win together
    }
preview-closed = Table closed

## Players

preview-free-seat = free seat
preview-former-player = former player
preview-bot = bot
preview-successes =
    { $count ->
        [one] 1 success
       *[other] { $count } successes
    }
preview-failures =
    { $count ->
        [one] 1 failure
       *[other] { $count } failures
    }
preview-coins =
    { $count ->
        [one] 1 coin
       *[other] { $count } coins
    }
preview-wounds =
    { $count ->
        [one] 1 wound
       *[other] { $count } wounds
    }
preview-experience = { $count } XP
preview-gold = { $count } gold

## The text below the title of a link

preview-invitation =
    { $players-count ->
        [0] Take a seat in your browser, with friends or bots.
       *[other] { $players } at the table. Take a seat in your browser.
    }
preview-players-now =
    { $players-count ->
        [one] { $players } is playing.
       *[other] { $players } are playing.
    }
preview-players-then = Played by { $players }.

## Notices of turns: in browsers, mails and other programs

notice-title = It's your turn
notice-text =
    { $players-count ->
        [0] { preview-game }
       *[other] { preview-game } with { $players }
    }
notice-test-title = Antorcha can reach you
notice-test-text = This is a test. Notices of your turns look like this.
notice-open = Open the table
notice-mail-why = You get this mail because you gave your address for notices of your turns.
notice-mail-stop = Stop these mails

## The page that stops mails

unsubscribe-title = Mails about your turns
unsubscribe-question = Do you want to stop these mails?
unsubscribe-button = Stop the mails
unsubscribe-done = You get no more mails. You can turn them on again in your settings.
unsubscribe-invalid = This link is not valid. Turn the mails off in your settings.

## Mails with links to accounts

confirm-mail-title = Confirm your address
confirm-mail-text = { $player }, confirm that this is your address. The link is valid for two days.
confirm-mail-button = Confirm address
confirm-mail-why = If you don't use Antorcha, ignore this mail. Your address is then deleted.
password-mail-title = A new password
password-mail-text = { $player }, choose a new password. The link is valid for one hour, and works once.
password-mail-button = Choose a password
password-mail-why = If you didn't ask for this, ignore this mail. Your password stays the same.
