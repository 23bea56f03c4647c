### The texts of The Deep Stairs in English.
###
### Sentences end with a full stop and buttons do not. Refusals start in lower case because they follow a word such as
### "error". A sentence may start with a name or a term: the program puts its first letter in upper case.

## The game and its options

game-example = The Deep Stairs
    .tagline = Every step down brings treasure or trouble: camp in time, and keep your charm secret.
game-example-line = { game-example }. { game-example.tagline }

seat-name = Player { $number }

option-collapse = Loot when the stairs collapse
option-collapse-buried = Lost
option-collapse-saved = Saved

## Components

charm-sword = sword
    .a = a sword
    .the = the sword
charm-torch = torch
    .a = a torch
    .the = the torch
charm-rope = rope
    .a = a rope
    .the = the rope

encounter-ring = ring
    .a = a ring
encounter-goblet = goblet
    .a = a goblet
encounter-crown = crown
    .a = a crown
encounter-ogre = ogre
    .a = an ogre
    .the = the ogre
encounter-ghost = ghost
    .a = a ghost
    .the = the ghost
encounter-pit = pit
    .a = a pit
    .the = the pit

## Decisions

action-descend = Descend
action-camp = Camp
action-use-charm = Use your charm
action-flee = Flee

help-descend = Reveal the next card: a treasure adds to your loot, a hazard threatens it.
help-camp = You keep your loot, and your turn ends.
help-use-charm = Show your charm to keep your loot, then choose again. It's worth nothing at the end.
help-flee = You lose your loot and your turn ends. Your charm stays secret.

## Events

event-game-began = { $seats } explorers wait at the top of the stairs.
event-charm-dealt = { $who } gets a charm.
event-charm-dealt-known =
    { $who-is ->
        [you] Your charm is { $charm-a }.
       *[other] { $who } gets a charm: { $charm-a }.
    }
event-round-began =
    { $who-is ->
        [you] Your turn on the stairs.
       *[other] { $who }'s turn on the stairs.
    }
event-treasure-found =
    { $who-is ->
        [you] You find { $encounter-a }
       *[other] { $who } finds { $encounter-a }
    }: { $coins ->
        [one] +1 coin.
       *[other] +{ $coins } coins.
    }
event-hazard-met =
    { $who-is ->
        [you] You run into { $encounter-a }!
       *[other] { $who } runs into { $encounter-a }!
    }
event-descended =
    { $who-is ->
        [you] You descend.
       *[other] { $who } descends.
    }
event-camped =
    { $who-is ->
        [you] You camp and keep { $loot ->
            [one] 1 coin: now { $coins }.
           *[other] { $loot } coins: now { $coins }.
        }
       *[other] { $who } camps and keeps { $loot ->
            [one] 1 coin: now { $coins }.
           *[other] { $loot } coins: now { $coins }.
        }
    }
event-loot-lost =
    { $who-is ->
        [you] You have no charm left and lose your loot
       *[other] { $who } has no charm left and loses the loot
    }: { $loot ->
        [0] no coins.
        [one] 1 coin.
       *[other] { $loot } coins.
    }
event-charm-used =
    { $who-is ->
        [you] You beat { $encounter-the } with { $charm-a } and keep your loot.
       *[other] { $who } beats { $encounter-the } with { $charm-a } and keeps the loot.
    }
event-fled =
    { $who-is ->
        [you] You flee and leave your loot behind
       *[other] { $who } flees and leaves the loot behind
    }: { $loot ->
        [0] no coins.
        [one] 1 coin.
       *[other] { $loot } coins.
    }
event-collapsed = The stairs collapse: the game is over.
event-collapsed-buried =
    The stairs collapse and bury { $who-is ->
        [you] your loot
       *[other] { $who }'s loot
    }: { $loot ->
        [one] 1 coin.
       *[other] { $loot } coins.
    }
event-collapsed-saved =
    The stairs collapse, but { $who-is ->
        [you] you save
       *[other] { $who } saves
    } { $loot ->
        [one] 1 coin.
       *[other] { $loot } coins.
    }
event-charm-revealed =
    { $who-is ->
        [you] You reveal { $charm-a }
       *[other] { $who } reveals { $charm-a }
    }, worth { $coins } coins.
event-won =
    { $who-is ->
        [you] You win with { $coins } coins!
       *[other] { $who } wins with { $coins } coins!
    }
event-won-shared = { $who } share the victory with { $coins } coins each!

## The table

scene-stairs =
    { $cards ->
        [0] No cards left
        [one] 1 card left
       *[other] { $cards } cards left
    } on the stairs, { $hazards ->
        [0] no hazards.
        [one] 1 hazard among them.
       *[other] { $hazards } hazards among them.
    }
scene-player = { $who }: { $coins } coins.
scene-player-hidden =
    { $who }: { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } and a secret charm.
scene-player-own =
    You: { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } and { $charm-a }, still secret.
scene-player-shown =
    { $who-is ->
        [you] You
       *[other] { $who }
    }: { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }; { $charm-the } is used.
scene-loot =
    { $who-is ->
        [you] You carry
       *[other] { $who } carries
    } { $loot ->
        [one] 1 coin
       *[other] { $loot } coins
    } of loot.

prompt-choose = Do you descend or camp?
prompt-danger = { $encounter-the } threatens your loot. What do you do?

gloss-charm = { $charm-a } beats { $encounters-a }, or is worth { $coins } coins at the end.

## Refusals

refusal-game-over = the game is over
refusal-chance-first = a card is being drawn: wait a moment
refusal-no-chance-now = nothing is being drawn: a player must act first
refusal-not-your-turn = it's not your turn: { $who } must act
refusal-descend-or-camp = there's no hazard: descend or camp
refusal-face-the-hazard = you face { $encounter-the }: use your charm or flee
refusal-charm-does-not-help = your charm doesn't work against { $encounter-the }: flee
refusal-impossible-outcome = that can't be drawn now: ask for the possible outcomes

## Hidden cards

hidden-charm = Charm of { $who }
hidden-stairs = Next card of the stairs
