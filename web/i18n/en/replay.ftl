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
replay-not-begun = This match has not begun, so there is nothing to see again yet. Whoever looks on with a delay must wait that long.
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
behind = { $seconds ->
        [one] One second behind.
       *[other] { $seconds } seconds behind.
    }

## Whether chance was fair

verdict-check = Check every draw now
verdict-checking = The draws are being checked…
verdict-later = The match is not over. The server's secret is shown at its end, and then every draw can be checked.
verdict-fair = Fair: nobody chose what chance drew.
verdict-commitment-same = Your browser saw this same commitment before the game began.
verdict-commitment-differs = The commitment is not the one that your browser saw before the game.
verdict-commitment-unknown = This browser wasn't here before the game, so it can't compare the commitment.
verdict-nonce-same = Your own random number is in the record, just as your browser chose it.
verdict-nonce-differs = The record doesn't have the random number that your browser chose.
verdict-nonce-replaced = Your random number came too late. One that follows from the server's secret replaced it.
verdict-nonce-unknown = This browser chose no random number for this game, so it can't compare one.
verdict-added = { $count ->
        [0] No seat added digits of its own, so the draws rest on the server's secret alone.
        [one] One seat added digits that the server could not know before.
       *[other] { $count } seats added digits that the server could not know before.
    }
verdict-secret-by-you = The secret was shown at the end, and your browser has just computed that it fits the commitment.
verdict-secret-by-server = The secret was shown at the end. The server says that it fits the commitment; your browser cannot compute it on a page without TLS.
verdict-draws = { $draws ->
        [one] The server has played the record again: its one draw follows from the secret and the digits.
       *[other] The server has played the record again: all { $draws } draws, with { $decisions } decisions between them, follow from the secret and the digits.
    }
verdict-origin = { $steps ->
        [one] The match went on from another. Its one step was made again by the rules; whether its chance was fair is shown by that match.
       *[other] The match went on from another. Its { $steps } steps were made again by the rules; whether their chance was fair is shown by that match.
    }
verdict-takes = { $takes ->
        [one] Once a decision was taken back, and chance drew anew after it.
       *[other] { $takes } times a decision was taken back, and chance drew anew after it.
    }
verdict-unfinished = The match was broken off, and is checked as far as it went.
verdict-yourself = If you do not want to take the server's word for it, download the record and let the program check it on your own machine:
verdict-not-fair = This could not be found fair.
verdict-reason = The record was played again, and it does not fit. The program says:
verdict-secret-differs = The secret that the server shows now is not the one to which it had bound itself.

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
