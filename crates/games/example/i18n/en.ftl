### What The Deep Stairs says in English.
###
### Sentences end with a full stop, buttons do not, and refusals begin in lower case because they follow a word such
### as "error". A sentence may begin with a name: the program puts its first letter in upper case.

## The game and its options

game-example = The Deep Stairs
    .tagline = Every step down brings treasure or trouble: camp in time, and keep your charm a secret.
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

help-descend = The next card is turned up: a treasure adds to your loot, a hazard threatens it.
help-camp = Your loot becomes yours and your turn ends.
help-use-charm = You show your charm, keep your loot and choose again. The charm is then worth nothing at the end.
help-flee = You lose your loot and your turn ends, but your charm stays secret.

## Events

event-game-began = { $seats } explorers stand at the top of the stairs.
event-charm-dealt = { $who } gets a charm.
event-charm-dealt-known =
    { $who-is ->
        [you] Your charm is { $charm-a }.
       *[other] { $who } gets a charm: { $charm-a }.
    }
event-round-began =
    { $who-is ->
        [you] It is your turn on the stairs.
       *[other] It is { $who }'s turn on the stairs.
    }
event-treasure-found =
    { $who-is ->
        [you] You find { $encounter-a }
       *[other] { $who } finds { $encounter-a }
    }, { $coins ->
        [one] worth 1 coin.
       *[other] worth { $coins } coins.
    }
event-hazard-met =
    { $who-is ->
        [you] You meet { $encounter-a }!
       *[other] { $who } meets { $encounter-a }!
    }
event-descended =
    { $who-is ->
        [you] You descend.
       *[other] { $who } descends.
    }
event-camped =
    { $who-is ->
        [you] You camp, keep { $loot ->
            [one] 1 coin
           *[other] { $loot } coins
        } and now have { $coins }.
       *[other] { $who } camps, keeps { $loot ->
            [one] 1 coin
           *[other] { $loot } coins
        } and now has { $coins }.
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
event-collapsed = The stairs collapse, and the game is over.
event-collapsed-buried =
    The stairs collapse and bury { $loot ->
        [one] 1 coin
       *[other] { $loot } coins
    } { $who-is ->
        [you] that you carried.
       *[other] that { $who } carried.
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
        [0] No cards are left
        [one] 1 card is left
       *[other] { $cards } cards are left
    } on the stairs, { $hazards ->
        [0] without a hazard.
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
    } and { $charm-a }, which is your secret.
scene-player-shown =
    { $who-is ->
        [you] You
       *[other] { $who }
    }: { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }; { $charm-the } is shown.
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

refusal-game-over = the game is over: nobody decides any more
refusal-chance-first = a card is being drawn: wait until a player is asked
refusal-no-chance-now = a player is asked now: nothing is being drawn
refusal-not-your-turn = it is not your turn: { $who } must decide
refusal-descend-or-camp = there is no hazard: descend or camp
refusal-face-the-hazard = you face { $encounter-the }: use your charm or flee
refusal-charm-does-not-help = you have no charm against { $encounter-the }: flee
refusal-impossible-outcome = chance cannot draw that now: ask for the outcomes that it can
