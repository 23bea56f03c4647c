## Components, as the rules page lists them

component-name = { $it }
component-hero = { $it-class }: { $it-about }. Starts with { $start } and can learn { $abilities }.
component-ability = { $it-about }.
component-foe = { $it-about }.
component-boss = { $it-about }.
component-boss-red = Red side: { $it-about }.
component-symbol = { $it-about }.
component-tile = { $it-about }.
component-treasure = { $it-about }.

## The map

masmorra-map = Dungeon map
masmorra-map-picture = Level { $level }: { $rooms ->
        [one] 1 tile
       *[other] { $rooms } tiles
    }
masmorra-map-keys = Arrow keys move the map, + and − zoom, 0 shows the whole level, h finds your hero.
masmorra-map-closer = Zoom in (+)
masmorra-map-farther = Zoom out (−)
masmorra-map-all = Show the whole level (0)
masmorra-map-hero = Find my hero (h)
masmorra-map-active = Find the active hero (h)
masmorra-map-levels = Levels
masmorra-map-level-word = Level
masmorra-map-level-label = Level { $level }{ $heroes ->
        [0] { "" }
       *[other] , with { $who }
    }{ $choices ->
        [0] { "" }
        [one] ; 1 place to choose
       *[other] ; { $choices } places to choose
    }
masmorra-map-room = { $name } ({ $number })
masmorra-map-monster = { $name } #{ $mark }
masmorra-map-space = Empty space
masmorra-map-several = { $place }: { $count ->
        [one] 1 option
       *[other] { $count } options
    }
masmorra-map-mover = { $monster }: choose where it goes
masmorra-map-back = Cancel
masmorra-map-layings = Rotate the tile
masmorra-map-next = Next tile
masmorra-map-next-label = Next tile: { $name }. { $left ->
        [0] It's the last one.
        [one] 1 more in the stack.
       *[other] { $left } more in the stack.
    }
masmorra-map-surroundings = Surroundings
masmorra-map-elsewhere = Monsters in other rooms
masmorra-map-tabs = Dice, cards and heroes
masmorra-map-tab-dice = Dice
masmorra-map-tab-treasure = Cards
masmorra-map-tab-heroes = Heroes
masmorra-map-tab-count = { $count ->
        [one] 1 option
       *[other] { $count } options
    }

## The dice tray

masmorra-dice-yours = Your dice
masmorra-dice-of = { $name }'s dice
masmorra-dice-actions = Actions
masmorra-dice-short-token = Token: { $face }
masmorra-dice-short-step = Step ({ $source })
masmorra-dice-short-heal = Heal 1 Life ({ $source })
masmorra-dice-short-conjure = Magic ({ $source }): change a die
masmorra-dice-short-collect = { $gold } gold
masmorra-dice-to-be-rolled = Die not rolled yet
masmorra-dice-lost-to-fear = Die lost to fear in this roll
masmorra-dice-used = Used die
masmorra-dice-banned = { $face }: a monster stops you from using it
masmorra-dice-pet-shows = Pet die: { $face }
masmorra-dice-pet-waiting = Pet die: not rolled yet
masmorra-dice-pet-spent = Pet die: used
masmorra-dice-pet-gone = Pet die: lost this turn
masmorra-dice-to-mark = { $name }: mark for re-roll
masmorra-dice-uses =
    { $count ->
        [one] { $name }: 1 use
       *[other] { $name }: { $count } uses
    }
masmorra-dice-mark = Choose the dice you want to re-roll.
masmorra-dice-roll-marked =
    { $count ->
        [one] Re-roll 1 die
       *[other] Re-roll { $count } dice
    }
masmorra-dice-unmark = Unmark all
masmorra-dice-with-this = With this you can:
masmorra-dice-turn-to = Change the die to
masmorra-dice-loose = Loose symbol: { $face }
masmorra-dice-loose-count =
    { $count ->
        [one] 1 loose symbol: { $face }
       *[other] { $count } loose symbols: { $face }
    }
masmorra-dice-token = Free step token
masmorra-dice-token-ready = Free step token: ready
masmorra-dice-points =
    { $count ->
        [one] 1 move point
       *[other] { $count } move points
    }
masmorra-dice-points-lost = You lose them if you do anything but move.
masmorra-dice-rerolls =
    { $count ->
        [one] 1 more re-roll
       *[other] { $count } more re-rolls
    }
masmorra-dice-invisible = Invisible
masmorra-dice-sneak = Sneak attack
masmorra-dice-lose-title = Lose this?
masmorra-dice-lose-symbols = You'll lose: { $symbols }.
masmorra-dice-lose-points =
    { $count ->
        [one] You'll lose 1 move point.
       *[other] You'll lose { $count } move points.
    }
masmorra-dice-stay = Cancel

## The hero boards

masmorra-hero-all = Heroes
masmorra-hero-title = { $hero }, { $hero-class }
masmorra-hero-none = No hero yet
masmorra-hero-life = Life { $life } of { $most }
masmorra-hero-gold = Gold { $gold } of { $most }
masmorra-hero-xp = { $xp } XP ({ $floor } after a fall)
masmorra-hero-xp-next = { $xp } XP ({ $floor } after a fall), Level Up at { $next }
masmorra-hero-short =
    { $cards ->
        [one] { $xp } XP, 1 card
       *[other] { $xp } XP, { $cards } cards
    }
masmorra-hero-abilities = Abilities
masmorra-hero-ability-about = { $ability-about }
masmorra-hero-ability-ready = learned
masmorra-hero-ability-used = used this turn
masmorra-hero-ability-to-learn = not learned yet
masmorra-hero-turn = Current turn
masmorra-hero-master = Dungeon master phase
masmorra-hero-first = First player
masmorra-hero-fallen = Fallen until their next turn
masmorra-hero-passes = No interrupts until their turn
masmorra-hero-choose = Choose a hero
masmorra-hero-starts-with = Starting ability.
masmorra-hero-learn = Level Up! Learn an ability

## Treasure cards

masmorra-treasure-title = Treasure cards
masmorra-treasure-yours = Your cards: { $count } of { $most }
masmorra-treasure-secret = Only you see them.
masmorra-treasure-none = No cards. Chests and defeated monsters give you some.
masmorra-treasure-playable =
    { $count ->
        [0] You can't play any of them now.
        [one] You can play 1 of them now.
       *[other] You can play { $count } of them now.
    }
masmorra-treasure-others = Other players' cards
masmorra-treasure-of =
    { $count ->
        [0] { $name } has no cards
        [one] { $name } has 1 card
       *[other] { $name } has { $count } cards
    }
masmorra-treasure-deck = Deck: { $count }
masmorra-treasure-discards = Discarded: { $count }
masmorra-treasure-orange = { $card-orange }
masmorra-treasure-orange-about = { $card-orange-about }
masmorra-treasure-purple = { $card-purple }
masmorra-treasure-purple-about = { $card-purple-about }
masmorra-treasure-kind-orange = orange: interrupt
masmorra-treasure-kind-purple = purple: your turn
masmorra-treasure-now = Play now
masmorra-treasure-when-own-turn = On your turn, if it has an effect
masmorra-treasure-when-turn-begins = When another player's turn begins
masmorra-treasure-when-rolled = When another player finishes rolling
masmorra-treasure-when-step-spent = When another player spends a Step
masmorra-treasure-when-exploring = When another player is about to explore
masmorra-treasure-when-entering = When another hero enters a room
masmorra-treasure-when-fight-begins = When another player starts a fight
masmorra-treasure-when-glory = When another player gains XP for a monster
masmorra-treasure-when-card-gained = When another player gets a treasure card
masmorra-treasure-when-ability-used = When another player uses an ability
masmorra-treasure-when-card-played = When another player plays a treasure card
masmorra-treasure-when-any-time = At any time
masmorra-treasure-when-outside-combat = At any time outside combat

## The fight

masmorra-fight-title = Combat
masmorra-fight-figure = { $monster }{ figure-mark }
masmorra-fight-about = { $monster-about }.
masmorra-fight-ready = You have { $symbols }.
masmorra-fight-unready = You have no dice or symbols left.
masmorra-fight-at-worst = At worst: Payback { $wounds }, { $life } Life left.
masmorra-fight-at-worst-deadly = At worst: Payback { $wounds }, and you fall.
masmorra-fight-free = You don't have to fight again.
masmorra-fight-whom = Choose a monster
masmorra-fight-decide = Combat actions
masmorra-fight-payback = Payback
masmorra-fight-defense = Defense
masmorra-fight-xp = XP
masmorra-fight-damage = Damage
masmorra-fight-damage-of = Damage { $damage } of { $defense }
masmorra-fight-life =
    { $who ->
        [you] Your Life
       *[other] { $name }'s Life
    }
masmorra-fight-life-then = Life { $life }, then { $then }
masmorra-fight-struck = Attacks
masmorra-fight-nothing = none yet
masmorra-fight-if-stopped =
    { $who ->
        [you] What if you stop now?
       *[other] What if { $name } stops now?
    }
masmorra-fight-brief-damage = damage { $damage } of { $defense }
masmorra-fight-brief-falls = defeated
masmorra-fight-brief-unhurt = no Payback
masmorra-fight-brief-hurt = Payback { $wounds }, Life { $life }
masmorra-fight-brief-deadly = Payback { $wounds }, you fall
masmorra-fight-falls-unhurt =
    { $who ->
        [you] You defeat it without Payback.
       *[other] { $name } defeats it without Payback.
    }
masmorra-fight-falls-hurt =
    { $who ->
        [you] You defeat it. Payback { $wounds }: { $life } Life left, unless you block.
       *[other] { $name } defeats it. Payback { $wounds }: { $life } Life left without a block.
    }
masmorra-fight-falls-deadly =
    { $who ->
        [you] You defeat it. Payback { $wounds }: you fall, unless you block.
       *[other] { $name } defeats it. Payback { $wounds }: { $name } falls without a block.
    }
masmorra-fight-withstands-unhurt = It survives (damage { $damage } of { $defense }) without Payback.
masmorra-fight-withstands-hurt =
    { $who ->
        [you] It survives (damage { $damage } of { $defense }). Payback { $wounds }: { $life } Life left, unless you block.
       *[other] It survives (damage { $damage } of { $defense }). Payback { $wounds }: { $name } has { $life } Life left without a block.
    }
masmorra-fight-withstands-deadly =
    { $who ->
        [you] It survives (damage { $damage } of { $defense }). Payback { $wounds }: you fall, unless you block.
       *[other] It survives (damage { $damage } of { $defense }). Payback { $wounds }: { $name } falls without a block.
    }
masmorra-fight-payback-comes =
    { $wounds ->
        [one] 1 wound is coming
       *[other] { $wounds } wounds are coming
    }: { $who ->
        [you] { $life ->
            [0] you fall, unless you block.
           *[other] { $life } Life left, unless you block.
        }
       *[other] { $life ->
            [0] { $name } falls without a block.
           *[other] { $name } has { $life } Life left without a block.
        }
    }
masmorra-fight-never-spares = It gets Payback even if a ranged attack defeats it.

## Decisions and the third level, next to the map

masmorra-ask-moment-title = What's happening
masmorra-ask-moment =
    { $event ->
        [turn_begins] { $who-is ->
            [you] Your turn begins.
           *[other] { $who }'s turn begins.
        }
        [rolled] { $who-is ->
            [you] Your roll is final.
           *[other] { $who }'s roll is final.
        }
        [step_spent] { $who-is ->
            [you] You spend a Step.
           *[other] { $who } spends a Step.
        }
        [exploring] { $who-is ->
            [you] You're about to explore.
           *[other] { $who } is about to explore.
        }
        [fight_begins] { $who-is ->
            [you] You start a fight.
           *[other] { $who } starts a fight.
        }
       *[other] { $who-is ->
            [you] Others can interrupt you.
           *[other] { $who } can be interrupted.
        }
    }
masmorra-ask-explores =
    { $who-is ->
        [you] You're about to explore. Next tile: { $tile }.
       *[other] { $who } is about to explore. Next tile: { $tile }.
    }
masmorra-ask-question = Your choice
masmorra-ask-waits-for = Waiting for: { $names }
masmorra-ask-nothing-fits = You can't play any of your cards here.
masmorra-ask-passes-in = Passing in { $seconds } s
masmorra-ask-take-time = Wait, I'm thinking
masmorra-ask-passing-but = Passing until your turn, except with: { $cards }
masmorra-ask-me-again = Ask me again
masmorra-ask-pass-but =
    { $count ->
        [one] Pass until my turn except for 1 card
       *[other] Pass until my turn except for { $count } cards
    }
masmorra-ask-settings = Interrupt settings
masmorra-ask-countdown = Pass automatically
masmorra-ask-countdown-off = Never
masmorra-ask-countdown-after = After { $seconds } seconds
masmorra-ask-countdown-help = If you can interrupt and do nothing, you pass.
masmorra-ask-empty = No fitting card
masmorra-ask-anyway = Ask me anyway
masmorra-ask-anyway-help = Otherwise you pass if no card fits. Any-time cards ask once per turn.
masmorra-ask-alerts = Always ask about these cards
masmorra-ask-alerts-help = You never pass automatically while you can play one of these.
masmorra-ask-alert-held = { $card } (in your hand)
masmorra-ask-last-round = This is the last round.
masmorra-ask-finale = Level 3
masmorra-ask-malaphyas-blue = Malaphyas shows his blue side. You must defeat him twice.
masmorra-ask-malaphyas-red = Malaphyas shows his red side. Defeat him to end the game.
masmorra-ask-guards =
    { $count ->
        [0] He's alone.
        [one] 1 monster is with him.
       *[other] { $count } monsters are with him.
    }
masmorra-ask-ritual =
    { $count ->
        [0] The Cultists' ritual is over.
       *[other] Cultists at the ritual: { $count }. When only 1 is left, a Dark Watcher takes its place.
    }
masmorra-ask-before-throne = In the Throne Room: { $names }.
masmorra-ask-malaphyas-gone = The throne is empty.
masmorra-ask-omens = What his dice do
masmorra-ask-omen-face = Face
masmorra-ask-omen-calls = First die: spawns
masmorra-ask-omen-strikes = Second die: Grimbolts strike
masmorra-ask-omen-minor = a minor monster
masmorra-ask-omen-major = a major monster

## Scores

masmorra-score = Scores
masmorra-score-you = You
masmorra-score-fallen = down
masmorra-score-life = Life: { $life }
masmorra-score-life-name = Life
masmorra-score-gold = Gold: { $gold }
masmorra-score-gold-name = Gold

## The end of a game

masmorra-end-title = Final table
masmorra-end-by-malaphyas = Malaphyas is defeated: the most XP wins, then gold, then Life.
masmorra-end-by-round = Round { $round } was the last: the most XP wins, then gold, then Life.
masmorra-end-monsters = XP from monsters
masmorra-end-chests = XP from chests
masmorra-end-traps = XP from traps
masmorra-end-cards = XP from cards
masmorra-end-descent = XP for level 3
masmorra-end-other = Other XP
masmorra-end-lost = XP lost
masmorra-end-xp = XP
masmorra-end-defeated = Monsters defeated
masmorra-end-gold = Gold
masmorra-end-falls = Falls
masmorra-end-points = Turning points
masmorra-end-round = Round { $round }
masmorra-end-lead-you = You take the lead ({ $xp } XP).
masmorra-end-lead = { $name } takes the lead ({ $xp } XP).

## Highlights: large pictures over the map

masmorra-highlight-fell =
    { $who-is ->
        [you] You fall
       *[other] { $who } falls
    }
masmorra-highlight-fell-text = Back to { $xp } XP.
masmorra-highlight-descent = Level { $level } opens
masmorra-highlight-descent-text = Deeper rooms, tougher monsters.
masmorra-highlight-boss = { $monster }
masmorra-highlight-boss-text = A boss is here.
masmorra-highlight-turned = { $monster }
masmorra-highlight-turned-text = The boss flips to the red side.
masmorra-highlight-defeated = { $monster }
masmorra-highlight-defeated-text =
    { $who-is ->
        [you] You defeat the boss.
       *[other] { $who } defeats the boss.
    }
masmorra-highlight-awakes = Malaphyas awakes
masmorra-highlight-awakes-text = Level 3 opens and pulls every hero down.
masmorra-highlight-dies = Malaphyas is defeated
masmorra-highlight-dies-text =
    { $who-is ->
        [you] You strike the last blow.
       *[other] { $who } strikes the last blow.
    }
masmorra-highlight-won =
    { $who-is ->
        [you] You win!
       *[other] { $who } wins!
    }
masmorra-highlight-won-text = { $xp } XP, { $gold } gold and { $life } Life.

## The end of a game in three lines

masmorra-end-way-malaphyas = Malaphyas is defeated in round { $round }.
masmorra-end-way-goal =
    { $who-is ->
        [you] You reach 16 XP: round { $round } is the last.
       *[other] { $who } reaches 16 XP: round { $round } is the last.
    }
masmorra-end-way-round = Round { $round } is the last.
masmorra-end-tie = { $who } tie on { $xp } XP: gold and Life decide.
masmorra-end-keeps-lead =
    { $who-is ->
        [you] You take the lead in round { $round } and keep it.
       *[other] { $who } takes the lead in round { $round } and keeps it.
    }
masmorra-end-rival =
    { $who-is ->
        [you] You come closest: { $xp } XP.
       *[other] { $who } comes closest: { $xp } XP.
    }
masmorra-end-rivals = { $who } come closest: { $xp } XP each.
