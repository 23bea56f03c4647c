### Texts of the replays, of checking the draws, and of continuing from an earlier step.
###
### Sentences end with a full stop, buttons and headings do not.

## The page

title-replay = Replay · Antorcha
title-replay-of = Replay · { $game }
replay = Watch replay
replay-title = Replay: { $game }
replay-loading = Loading the replay…
replay-gone = Replay not found
replay-busy = Replay not ready
replay-not-begun = The game hasn't started, or you're watching with a delay. Try again later.
replay-to-table = Go to table
replay-copy-link = Copy link to this step
replay-link-copied = Link copied.
replay-link = Link to this step: { $address }

## Moving through the steps

replay-controls = Replay controls
replay-steps = Go to
replay-slider = Step
replay-step = Step { $step } of { $last }
replay-back = Back one step
replay-forward = Forward one step
replay-first = Go to start
replay-last = Go to end
replay-previous-chapter = Previous round
replay-next-chapter = Next round
replay-run = Play
replay-stop = Pause
replay-run-or-stop = Play or pause
replay-no-news = Nothing you can see from this view.
replay-story = Whole game, step by step
replay-beginning = Start of the game
replay-taken-back = undone

## Whose view

replay-eyes = View as
replay-eyes-public = Spectator
replay-eyes-all = Everything visible
replay-eyes-mine = { $name } (you)
replay-eyes-later = { $name } (after the game)
replay-through = Board of
replay-through-actor = player whose turn it is
replay-goes-on = { $whose ->
        [mine] This game is still going. Until it's over, you see only what you know.
       *[public] This game is still going. Until it's over, you see only what everyone knows.
    }
replay-sealed = Others still play this deal, so today you see only your own view. Review and full replay open when the day is over.
replay-stays-secret = This game continued from what you knew of another one, so you see only what you know.
replay-follows = New steps appear by themselves.
behind = { $seconds } s behind
replay-behind = You're { $seconds } seconds behind.

## Whether the draws were fair

verdict-check = Check every draw
verdict-checking = Checking the draws…
verdict-later = The game isn't over. The server shows its secret at the end; then you can check every draw.
verdict-fair = Fair: nobody chose the draws.
verdict-by-record = Fair, according to the server's record.
verdict-commitment-same = Your browser saw the same commitment before the game started.
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
        [one] This game continued another one. Its 1 step was replayed by the rules; check its draws in that game.
       *[other] This game continued another one. Its { $steps } steps were replayed by the rules; check their draws in that game.
    }
verdict-takes = { $takes ->
        [one] 1 decision was undone, and the draws after it were new.
       *[other] { $takes } decisions were undone, and the draws after them were new.
    }
verdict-unfinished = The game wasn't finished. It's checked as far as it went.
verdict-yourself = You don't have to trust the server. Download the record and check it on your own computer:
verdict-not-fair = This game didn't pass the check.
verdict-reason = The server replayed the record and got something else:
verdict-secret-differs = The server's secret doesn't fit the commitment it showed.

## Continuing from a step

continue = Continue from here
continue-help = A new table opens, and the game continues there from step { $step }. This game stays as it was; the new one has new draws.
continue-alone-help = A new table opens, and you continue there from step { $step } against bots. This game isn't over, so cards you didn't know then are dealt again. Only you can see the new table and its replay.
continue-seat = Who plays for { $name }?
continue-you = { $name }: you
continue-person = { $name }: anyone with the link
continue-bot = { $name }: { $bot ->
        [random] random bot
        [novice] novice bot
        [adventurer] adventurer bot
        [veteran] veteran bot
        [legend] legend bot
       *[other] bot { $bot }
    }
continue-hidden = Hidden cards
continue-as-it-was = As they were
continue-as-it-was-help = The same cards in the same places. Anyone who watched this replay knows them.
continue-anew = Dealt again
continue-anew-help = Cards one player didn't know are dealt again, so nobody knows more than they did then.
continue-known-to = Keep what this player knew
continue-open = Open table
