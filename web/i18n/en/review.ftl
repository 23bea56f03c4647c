### Texts of the review of a finished game.
###
### Sentences end with a full stop, buttons and headings do not.

## The tab and its progress

review-sides = Log and review
review-loading = Loading the review…
review-waiting = Waiting for other reviews…
review-running = Reviewing… { $done }
review-progress = Progress of the review
review-puzzles = Solve puzzles
review-failed = No review
review-retry = Try again

## The chart

review-chances = Chances to win
review-chart = { $count ->
        [one] Chances to win over 1 step. Use the slider to move through the game.
       *[other] Chances to win over { $count } steps. Use the slider to move through the game.
    }
review-slider = Moment in the game
review-chance-of = { $name }: { $chance }
review-moment = Step { $step }. { $chances }.
review-moments = Key moments
review-moments-none = No mistakes and no big swings.
review-moment-step = Step { $step }
review-mark = { $mark ->
        [inaccuracy] Inaccuracy
        [mistake] Mistake
       *[blunder] Blunder
    }
review-lucky = Luck
review-unlucky = Bad luck
review-cost = { $name }: { $points }
review-swing = { $name }: { $points } luck
review-draw = A draw you can't see from this view

## Costly decisions

review-costly = Costliest decisions
review-costly-mine = Your three costliest decisions
review-decisions-of = Decisions of
review-decisions-mine = { $name } (you)
review-played = Played
review-better = Better
review-compare = “{ $best }” wins { $bestChance } of the time, “{ $chosen }” { $chosenChance }.
review-exact = Exact odds.
review-sampled = From sampled games. Margin of error: { $points }.
review-figures = How exact is this?
review-no-costly-mine = No costly decisions.
review-no-costly = No costly decisions by { $name }.
review-show = Show position
review-try-again = Try again from here
review-try-again-help = Opens a private table against bots. Cards { $name } didn't know are dealt again.

## What a player could know

beliefs = What a player could know
beliefs-of = Knowledge of
beliefs-loading = Counting the possible cards…
beliefs-none = Nothing is hidden from { $name } here.
beliefs-guess = Most likely: { $card }, { $chance }
beliefs-kind-cards = { $count ->
        [one] The chance that it's this card.
       *[other] { $count } cards. The chance that at least one of them is this card.
    }
beliefs-kind-deck = { $count ->
        [one] 1 left. The chance that it's this one.
       *[other] { $count } left. The chance that it's next.
    }
beliefs-more = Show { $count } more
beliefs-help = From { $count } sampled deals that fit what { $name } saw and how the others played. Margin of error: { $points } at most.
beliefs-exact = Counted from what { $name } saw. These chances are exact.

## Luck and skill

review-summary = Luck and skill
review-sum-of = From the start to the result: { $name }
review-start = Start
review-luck = Luck
review-own = Own decisions
review-others = Others' decisions
review-result = Result
review-accuracy = Accuracy
review-accuracy-of = Accuracy { $accuracy }
review-marks-none = No mistakes
review-count = { $mark ->
        [inaccuracy] { $count ->
            [one] 1 inaccuracy
           *[other] { $count } inaccuracies
        }
        [mistake] { $count ->
            [one] 1 mistake
           *[other] { $count } mistakes
        }
       *[blunder] { $count ->
            [one] 1 blunder
           *[other] { $count } blunders
        }
    }
review-help-accuracy = How close your choices came to the best ones, judged by what you knew. 100 is perfect.
review-help-luck = What cards and dice added to your chance to win.
review-help-own = What your decisions added, judged with all cards open. A good risk can fail here.
review-help-sum = Start, luck and decisions add up to the result.

## Limits of the review

review-note-unfinished = This game was closed early. The result is everyone's chance after the last step.
review-note-undone = { $count ->
        [one] 1 step was undone. It's left out.
       *[other] { $count } steps were undone. They're left out.
    }
review-note-continued = This game continued another one. Only its own steps are reviewed.
review-note-dealt-again = Cards { $name } didn't know were dealt again at the start.
review-note-other-rules = This game used rules version { $recorded }. The review uses version { $present }.
review-note-practice = Players could undo what they had already seen.
review-note-not-judged = { $count ->
        [one] 1 decision couldn't be judged.
       *[other] { $count } decisions couldn't be judged.
    }
