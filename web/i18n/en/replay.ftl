### Words of the replays, of checking the draws, and of going on from an earlier position.
###
### Sentences end with a full stop, buttons and headings do not.

## The page

title-replay = Replay · Antorcha
title-replay-of = Replay · { $game }
replay = Watch the replay
replay-title = Replay: { $game }
replay-loading = The match is fetched from the archive…
replay-gone = No replay here
replay-busy = Replay not ready
replay-not-begun = The game hasn't begun, or you watch it with a delay. Try again later.
replay-to-table = To the table
replay-copy-link = Copy a link to this step
replay-link-copied = The link to this step is copied.
replay-link = The link to this step: { $address }

## Getting about

replay-controls = Steps of the replay
replay-steps = Go to
replay-slider = Step
replay-step = Step { $step } of { $last }
replay-back = One step back
replay-forward = One step on
replay-first = To the beginning
replay-last = To the end
replay-previous-chapter = To the round before
replay-next-chapter = To the next round
replay-run = Play
replay-stop = Stop
replay-run-or-stop = Play by itself, or stop
replay-no-news = Nothing that these eyes could see.
replay-story = The whole match; each line leads to its step
replay-beginning = The beginning
replay-taken-back = taken back

## With whose eyes

replay-eyes = Eyes
replay-eyes-public = The public
replay-eyes-all = All-seeing
replay-eyes-mine = { $name } (you)
replay-eyes-later = { $name } (after the end)
replay-through = Board of
replay-through-actor = whoever is to act
replay-goes-on = { $whose ->
        [mine] The match goes on. Until it is over you see it with your own eyes alone, so that nobody learns what they must not know.
       *[public] The match goes on. Until it is over those who look on see only what everyone may know.
    }
replay-stays-secret = This match is over. It went on from what you knew of another one, so that you still see it with your own eyes alone.
replay-follows = New steps come by themselves.
behind = { $seconds } s behind
replay-behind = You see it { $seconds } seconds late.

## Whether chance was fair

verdict-check = Check every draw
verdict-checking = Checking the draws…
verdict-later = The game isn't over. The server shows its secret at the end; then you can check every draw.
verdict-fair = Fair: nobody chose the draws.
verdict-by-record = Fair, by the server's record.
verdict-commitment-same = Your browser saw the same commitment before the game began.
verdict-commitment-differs = The commitment isn't the one your browser saw before the game.
verdict-commitment-unknown = This browser wasn't here before the game, so it can't compare the commitment.
verdict-nonce-same = Your random number is in the record, as your browser chose it.
verdict-nonce-differs = The record doesn't have the random number your browser chose.
verdict-nonce-replaced = Your random number came too late. The server replaced it with one that follows from its secret.
verdict-nonce-unknown = This browser chose no random number for this game, so it can't compare one.
verdict-added = { $count ->
        [0] No player added a random number, so the draws depend on the server's secret alone.
        [one] 1 player added a random number that the server couldn't know.
       *[other] { $count } players added random numbers that the server couldn't know.
    }
verdict-secret-by-you = The server showed its secret at the end. Your browser checked that it fits the commitment.
verdict-secret-by-server = The server showed its secret at the end and says it fits the commitment. Your browser can't check that without HTTPS.
verdict-draws = { $draws ->
        [one] The server replayed the record: its 1 draw follows from the secret and the random numbers.
       *[other] The server replayed the record: all { $draws } draws follow from the secret and the random numbers.
    }
verdict-origin = { $steps ->
        [one] The game continued another one. Its 1 step was replayed by the rules; check its draws in that game.
       *[other] The game continued another one. Its { $steps } steps were replayed by the rules; check their draws in that game.
    }
verdict-takes = { $takes ->
        [one] 1 decision was undone, and the draws after it were new.
       *[other] { $takes } decisions were undone, and the draws after them were new.
    }
verdict-unfinished = The game wasn't finished. It's checked as far as it went.
verdict-yourself = You don't have to trust the server. Download the record and check it on your own computer:
verdict-not-fair = This game did not pass the check.
verdict-reason = The server replayed the record, and it doesn't match:
verdict-secret-differs = The server's secret doesn't fit the commitment it showed.

## Going on from a step

continue = Continue from here
continue-help = A new table opens at which the match goes on from step { $step }. This match stays as it was; the new one has a chance of its own.
continue-alone-help = A new table opens at which you go on from step { $step } by yourself, against bots. This match is not over: what you did not know then is dealt anew, and nobody else can see the new table or its record.
continue-seat = Who plays on for { $name }?
continue-you = { $name }: you
continue-person = { $name }: whoever comes by the link
continue-bot = { $name }: { $bot ->
        [random] bot, plays at random
        [novice] bot, novice
        [adventurer] bot, adventurer
        [veteran] bot, veteran
        [legend] bot, legend
       *[other] bot { $bot }
    }
continue-hidden = What was hidden
continue-as-it-was = As it was
continue-as-it-was-help = The same cards lie where they lay. Whoever has seen this replay knows them.
continue-anew = Dealt anew
continue-anew-help = What one seat did not know is dealt anew, so that nobody knows more than they did then.
continue-known-to = From what this player knew
continue-open = Open the table
