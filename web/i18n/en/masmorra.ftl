## Components, as the rules page lists them

component-name = { $it }
component-hero = { $it-class }: { $it-about }. Begins with { $start } and can learn { $abilities }.
component-ability = { $it-about }.
component-foe = { $it-about }.
component-boss = { $it-about }.
component-boss-red = Red side: { $it-about }.
component-symbol = { $it-about }.
component-tile = { $it-about }.
component-treasure = { $it-about }.

## The map

masmorra-map = Map of the dungeon
masmorra-map-picture = Level { $level }: { $rooms ->
        [one] 1 tile
       *[other] { $rooms } tiles
    }
masmorra-map-keys = Arrow keys move the map, plus and minus change its size, 0 shows all of it, h finds your hero.
masmorra-map-closer = Zoom in (+)
masmorra-map-farther = Zoom out (−)
masmorra-map-all = Show the whole level (0)
masmorra-map-hero = Find my hero (h)
masmorra-map-active = Find the hero whose turn it is (h)
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
masmorra-map-space = An empty space
masmorra-map-several = { $place }: { $count ->
        [one] 1 possibility
       *[other] { $count } possibilities
    }
masmorra-map-mover = { $monster }: choose where it goes
masmorra-map-back = Take back
masmorra-map-layings = Turn the tile as you like
masmorra-map-next = Next tile
masmorra-map-next-label = Next tile: { $name }. { $left ->
        [0] It is the last one.
        [one] 1 more is in the stack.
       *[other] { $left } more are in the stack.
    }
masmorra-map-surroundings = What is around
masmorra-map-elsewhere = Monsters elsewhere
masmorra-map-tabs = Dice, cards and heroes
masmorra-map-tab-dice = Dice
masmorra-map-tab-treasure = Cards
masmorra-map-tab-heroes = Heroes
masmorra-map-tab-count = { $count ->
        [one] 1 possibility
       *[other] { $count } possibilities
    }

## The dice tray

masmorra-dice-yours = Your dice
masmorra-dice-of = Dice of { $name }
masmorra-dice-actions = What you can do
masmorra-dice-short-token = Token: { $face }
masmorra-dice-short-step = Step ({ $source })
masmorra-dice-short-heal = Heal 1 Life ({ $source })
masmorra-dice-short-conjure = Magic ({ $source }): turn a die
masmorra-dice-short-collect = { $gold } gold
masmorra-dice-to-be-rolled = A die to be rolled
masmorra-dice-lost-to-fear = A die that fear takes from this roll
masmorra-dice-used = A die that was used
masmorra-dice-banned = { $face }: of no use in this combat, because of a thief
masmorra-dice-pet-shows = Pet die: { $face }
masmorra-dice-pet-waiting = The pet die will be rolled with the others
masmorra-dice-pet-spent = The pet die was spent
masmorra-dice-pet-gone = The pet die is gone for this turn
masmorra-dice-to-mark = { $name }: mark it to be rolled again
masmorra-dice-uses =
    { $count ->
        [one] { $name }: 1 use
       *[other] { $name }: { $count } uses
    }
masmorra-dice-mark = Tap the dice that you want to roll again.
masmorra-dice-roll-marked =
    { $count ->
        [one] Roll 1 die again
       *[other] Roll { $count } dice again
    }
masmorra-dice-unmark = Unmark all
masmorra-dice-with-this = With this you can:
masmorra-dice-turn-to = Turn the die to
masmorra-dice-loose = Loose symbol: { $face }
masmorra-dice-loose-count =
    { $count ->
        [one] 1 loose symbol: { $face }
       *[other] { $count } loose symbols: { $face }
    }
masmorra-dice-token = Free step token
masmorra-dice-token-ready = The free step token is ready
masmorra-dice-points =
    { $count ->
        [one] 1 move point
       *[other] { $count } move points
    }
masmorra-dice-points-lost = Move points are lost as soon as something other than moving is done.
masmorra-dice-rerolls =
    { $count ->
        [one] 1 more re-roll
       *[other] { $count } more re-rolls
    }
masmorra-dice-invisible = Invisible
masmorra-dice-sneak = Sneak attack
masmorra-dice-lose-title = Leave this behind?
masmorra-dice-lose-symbols = You would lose: { $symbols }.
masmorra-dice-lose-points =
    { $count ->
        [one] You would lose 1 move point.
       *[other] You would lose { $count } move points.
    }
masmorra-dice-stay = Stay

## The hero boards

masmorra-hero-all = Heroes
masmorra-hero-title = { $hero }, { $hero-class }
masmorra-hero-none = No hero yet
masmorra-hero-life = Life { $life } of { $most }
masmorra-hero-gold = Gold { $gold } of { $most }
masmorra-hero-xp = { $xp } experience; a fall would lead back to { $floor }
masmorra-hero-xp-next = { $xp } experience; the next arrow is at { $next }, a fall would lead back to { $floor }
masmorra-hero-short =
    { $cards ->
        [one] { $xp } experience, 1 card
       *[other] { $xp } experience, { $cards } cards
    }
masmorra-hero-abilities = Abilities
masmorra-hero-ability-about = { $ability-about }
masmorra-hero-ability-ready = learnt
masmorra-hero-ability-used = used this turn
masmorra-hero-ability-to-learn = not learnt yet
masmorra-hero-turn = Plays now
masmorra-hero-master = Dungeon master now
masmorra-hero-first = First player
masmorra-hero-fallen = Fallen until the next turn
masmorra-hero-passes = Answers with no card until the own turn
masmorra-hero-choose = Choose a hero
masmorra-hero-starts-with = From the start.
masmorra-hero-learn = An arrow! Learn an ability
masmorra-hero-limit-once = Once a turn
masmorra-hero-limit-refresh = As often as you can pay
masmorra-hero-limit-ongoing = Always at work

## Treasure cards

masmorra-treasure-title = Treasure cards
masmorra-treasure-yours = Your cards: { $count } of { $most }
masmorra-treasure-secret = Only you see these.
masmorra-treasure-none = You hold no card. Chests and defeated monsters bring them.
masmorra-treasure-playable =
    { $count ->
        [0] None of them can be played now.
        [one] One of them can be played now.
       *[other] { $count } of them can be played now.
    }
masmorra-treasure-others = Cards of the others
masmorra-treasure-of =
    { $count ->
        [0] { $name } holds no card
        [one] { $name } holds 1 card
       *[other] { $name } holds { $count } cards
    }
masmorra-treasure-deck = Deck: { $count }
masmorra-treasure-discards = Discarded: { $count }
masmorra-treasure-orange = { $card-orange }
masmorra-treasure-orange-about = { $card-orange-about }
masmorra-treasure-purple = { $card-purple }
masmorra-treasure-purple-about = { $card-purple-about }
masmorra-treasure-kind-orange = orange, against others
masmorra-treasure-kind-purple = purple, for you
masmorra-treasure-now = Play it now
masmorra-treasure-when-own-turn = In your own turn, when it is of use
masmorra-treasure-when-turn-begins = When another player's turn begins
masmorra-treasure-when-rolled = When another player's roll stands
masmorra-treasure-when-step-spent = When another player spends a Step
masmorra-treasure-when-exploring = When another player is about to explore
masmorra-treasure-when-entering = When another hero enters a room
masmorra-treasure-when-fight-begins = When another player's fight begins
masmorra-treasure-when-glory = When another player gains experience for a monster
masmorra-treasure-when-card-gained = When another player gets a treasure card
masmorra-treasure-when-ability-used = When another player uses an ability
masmorra-treasure-when-card-played = When another player plays a treasure card
masmorra-treasure-when-any-time = At any time
masmorra-treasure-when-outside-combat = At any time outside a combat

## The fight

masmorra-fight-title = Combat
masmorra-fight-figure = { $monster }{ figure-mark }
masmorra-fight-about = { $monster-about }.
masmorra-fight-whom = Whom do you face?
masmorra-fight-decide = What you can do
masmorra-fight-payback = Payback
masmorra-fight-defense = Defense
masmorra-fight-xp = Experience
masmorra-fight-damage = Damage
masmorra-fight-damage-of = Damage { $damage } of { $defense }
masmorra-fight-life = Life of { $name }
masmorra-fight-life-then = Life { $life }, then { $then }
masmorra-fight-struck = Struck with
masmorra-fight-nothing = nothing yet
masmorra-fight-if-stopped = If it ended here:
masmorra-fight-brief-damage = damage { $damage } of { $defense }
masmorra-fight-brief-falls = it falls
masmorra-fight-brief-unhurt = no Payback
masmorra-fight-brief-hurt = Payback { $wounds }, Life { $life }
masmorra-fight-falls-unhurt = It falls without paying back.
masmorra-fight-falls-hurt =
    { $wounds ->
        [one] It falls and pays back 1 wound: { $life } Life left, unless you block.
       *[other] It falls and pays back { $wounds } wounds: { $life } Life left, unless you block.
    }
masmorra-fight-falls-deadly =
    { $wounds ->
        [one] It falls, but its Payback of 1 wound would bring you down unless you block.
       *[other] It falls, but its Payback of { $wounds } wounds would bring you down unless you block.
    }
masmorra-fight-withstands-unhurt = Damage { $damage } of { $defense }: it stands, and nothing comes back.
masmorra-fight-withstands-hurt =
    { $wounds ->
        [one] Damage { $damage } of { $defense }: it stands and pays back 1 wound, { $life } Life left, unless you block.
       *[other] Damage { $damage } of { $defense }: it stands and pays back { $wounds } wounds, { $life } Life left, unless you block.
    }
masmorra-fight-withstands-deadly =
    { $wounds ->
        [one] Damage { $damage } of { $defense }: it stands, and its Payback of 1 wound would bring you down unless you block.
       *[other] Damage { $damage } of { $defense }: it stands, and its Payback of { $wounds } wounds would bring you down unless you block.
    }
masmorra-fight-payback-comes =
    { $wounds ->
        [one] 1 wound is coming: unblocked, it leaves { $life } Life.
       *[other] { $wounds } wounds are coming: unblocked, they leave { $life } Life.
    }
masmorra-fight-never-spares = It pays back even when it falls from afar.

## What is asked beside the map

masmorra-ask-moment-title = What happens now
masmorra-ask-moment =
    { $event ->
        [turn_begins] { $who-is ->
            [you] Your turn begins.
           *[other] The turn of { $who } begins.
        }
        [rolled] { $who-is ->
            [you] Your roll stands.
           *[other] The roll of { $who } stands.
        }
        [step_spent] { $who-is ->
            [you] You spend a Step.
           *[other] { $who } spends a Step.
        }
        [exploring] { $who-is ->
            [you] You are about to explore.
           *[other] { $who } is about to explore.
        }
        [fight_begins] { $who-is ->
            [you] You begin a fight.
           *[other] { $who } begins a fight.
        }
       *[other] { $who-is ->
            [you] Something that you do can be answered.
           *[other] What { $who } does can be answered.
        }
    }
masmorra-ask-explores =
    { $who-is ->
        [you] You are about to explore. The next tile: { $tile }.
       *[other] { $who } is about to explore. The next tile: { $tile }.
    }
masmorra-ask-question = A question for you
masmorra-ask-waits-for = Still to answer: { $names }
masmorra-ask-nothing-fits = None of your cards fits.
masmorra-ask-passes-in = Passes in { $seconds } s
masmorra-ask-take-time = Wait, I am thinking
masmorra-ask-passing-but = You pass until your turn, unless one of these fits: { $cards }
masmorra-ask-me-again = Ask me again
masmorra-ask-pass-but =
    { $count ->
        [one] Pass until my turn, but for 1 card
       *[other] Pass until my turn, but for { $count } cards
    }
masmorra-ask-settings = How you are asked about cards
masmorra-ask-countdown = Pass by itself
masmorra-ask-countdown-off = Never, I press it
masmorra-ask-countdown-after = After { $seconds } seconds
masmorra-ask-countdown-help = When something can be answered with a card and you do nothing, the table passes for you.
masmorra-ask-alerts = Always ask me for these cards
masmorra-ask-alerts-help = When one of them could be played, nothing is passed for you, whatever else is settled here.
masmorra-ask-alert-held = { $card } (in your hand)
masmorra-ask-last-round = This round is the last.
masmorra-ask-finale = The third level
masmorra-ask-malaphyas-blue = Malaphyas sits on his throne. He must fall twice.
masmorra-ask-malaphyas-red = Malaphyas shows his red side: whoever defeats him now ends the game.
masmorra-ask-guards =
    { $count ->
        [0] Nobody else is with him.
        [one] 1 monster is with him.
       *[other] { $count } monsters are with him.
    }
masmorra-ask-ritual =
    { $count ->
        [0] The ritual of the Cultists is over.
       *[other] Cultists at the ritual: { $count }. When only one is left, a Dark Watcher comes in its place.
    }
masmorra-ask-before-throne = Before the throne: { $names }.
masmorra-ask-malaphyas-gone = The throne is empty.
masmorra-ask-omens = What his dice bring
masmorra-ask-omen-face = Face
masmorra-ask-omen-calls = First die calls
masmorra-ask-omen-strikes = Second die: Grimbolts strike
masmorra-ask-omen-minor = a minor monster
masmorra-ask-omen-major = a major monster
