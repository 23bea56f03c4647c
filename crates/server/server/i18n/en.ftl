### The texts of link previews and cards in English. A page outside of the app shows them to people who do not know it.

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
