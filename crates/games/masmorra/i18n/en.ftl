### What Masmorra says in English.
###
### Sentences end with a full stop, buttons do not, and refusals begin in lower case because they follow a word such
### as "error". A sentence may begin with a name: whoever says it puts the first letter in upper case. Rooms and traps
### are told by name and number; monster dice by name and mark, since several of them can show the same monster.

## The game and its table options

game-masmorra = Masmorra
    .tagline = Explore the dungeon tile by tile, fight what lives there and trip up your rivals: the most experience wins.
game-masmorra-line = { game-masmorra }. { game-masmorra.tagline }

seat-name = Player { $number }

option-mode = Game
option-mode-standard = Standard, to the round in which someone reaches 16 experience
option-mode-epic = Epic, until Malaphyas is defeated on the third level
option-heroes = Heroes
option-heroes-dealt = Dealt at random
option-heroes-chosen = Chosen in turn
option-start = First player
option-start-random = Drawn at random
option-start-first = The first seat
option-start-second = The second seat
option-start-third = The third seat
option-start-fourth = The fourth seat
option-start-fifth = The fifth seat
option-rounds = Last round
option-rounds-unlimited = None, the game takes as long as it takes
option-rounds-30 = Round 30
option-rounds-60 = Round 60
option-rounds-120 = Round 120

## How a monster's die and a space of a level are told

figure-mark =
    { $mark ->
        [0] { "" }
       *[other] { " " }#{ $mark }
    }
cell-place =
    { $across ->
        [east] { $along ->
            [north] { $columns } east and { $rows } north
            [south] { $columns } east and { $rows } south
           *[level] { $columns } east
        }
        [west] { $along ->
            [north] { $columns } west and { $rows } north
            [south] { $columns } west and { $rows } south
           *[level] { $columns } west
        }
       *[level] { $along ->
            [north] { $rows } north
            [south] { $rows } south
           *[level] no space away
        }
    }
side-north = north
side-east = east
side-south = south
side-west = west
half-north-west = north (west half)
half-north-east = north (east half)
half-east-north = east (north half)
half-east-south = east (south half)
half-south-west = south (west half)
half-south-east = south (east half)
half-west-north = west (north half)
half-west-south = west (south half)

## Decisions before and during the roll

action-choose-hero = Play { $hero }, { $hero-class }
help-choose-hero = { $hero } { $hero-about }. Starting ability, { $ability }: { $ability-about }.
action-roll = Roll the dice
help-roll = You roll all your action dice, and the pet die if you have it. Move points that are left over are lost.
action-pick-die =
    { $whose ->
        [pet] Pick the pet die ({ $symbol })
       *[action] Pick a die: { $symbol }
    }
help-pick-die = The die is put aside to be rolled again. You can pick more before you roll.
action-roll-again = Roll the picked dice again
help-roll-again = The picked dice are rolled again, and what they then show stands.
action-keep-dice = Keep the dice as they are
help-keep-dice = No die is rolled again.
action-flip-token = Turn over the free step token for { $symbol-a }
help-flip-token = Once in each of your turns the token gives you a loose symbol. It is lost if you leave the room without spending it.

## Decisions on the way

action-step = Spend a Step ({ $with })
help-step = It gives 2 move points, each for one move or one exploration. They are lost if you do something else in between.
action-move = Go to { $room-the } ({ $number })
help-move = It costs 1 move point, and your loose symbols stay behind. There, { $room-about }.
action-explore = Explore to the { $door }
help-explore = It costs 1 move point. The tile that lies face up on the stack is laid there, and your hero goes in.
action-take-stairs = Take the stairs
help-take-stairs = Stairs cost nothing, but you leave this room and enter another. The first to go down opens a new level.
action-lay-room = Lay { $room-the } with doors { $doors }
action-lay-medium-room = Lay { $room-the } with doors { $doors }; its north-west corner { cell-place } of the level's first room
help-lay-room = This is how the tile will lie. In this room, { $room-about }.
action-lay-trap = Lay the trap to the { $side } of { $room-the } ({ $number })
action-lay-trap-beside-medium = Lay the trap to the { $side } of { $room-the } ({ $number }), { cell-place } of the level's first room
help-lay-trap = The trap goes off at once: every standing hero in a room beside it takes 1 wound. So it does whenever a hero enters or leaves such a room.
action-give-up = Give up: { $with }
help-give-up = It is gone for this turn, and what was asked of you is settled.
action-take-wound = Take 1 wound
help-take-wound = You keep your Step and lose 1 Life instead.

## Decisions in combat

action-fight = Fight
help-fight = The combat is with every monster in the room, one after the other. Payback follows if you use Melee or fail.
action-face = Face { $monster-the }{ figure-mark }
help-face = { $monster }: { $monster-about }.
action-strike = Strike with { $symbol } ({ $with })
help-strike = { $symbol } { $symbol-about }.
action-sneak-attack = Attack from the shadows
help-sneak-attack = In this fight your Melee counts as Ranged, so that it calls for no Payback by itself.
action-end-attack = Stop attacking
help-end-attack = The monster stays as sound as before if its Defense was not reached, and pays you back.
action-block = Block with a Defense ({ $with })
help-block = It takes 1 wound off this Payback.
action-suffer = Take the wounds that are left
help-suffer = You lose 1 Life for each wound. At 0 Life your hero falls.

## Decisions with dice, in rooms and with gold

action-heal = Drink an Elixir ({ $with })
help-heal = It heals 1 Life, up to 6.
action-conjure = Change a die with Magic ({ $with })
help-conjure = You spend the Magic, choose one of your unused dice and turn it to any face.
action-change-die =
    { $whose ->
        [pet] Change the pet die ({ $symbol })
       *[action] Change a die: { $symbol }
    }
help-change-die = This is the die that your Magic turns.
action-change-to = Turn it to { $symbol }
help-change-to = { $symbol } { $symbol-about }.
action-open-chest =
    { $chests ->
        [one] Open the chest with { $dice }
       *[other] Open chest { $chest } with { $dice }
    }
help-open-chest = The dice are docked. You gain 1 experience, a treasure card and the gold in the chest.
action-disarm = Disarm { $room-the } ({ $number }) with { $dice }
help-disarm = The dice are docked. The trap gives experience, 2 on the first level and 3 on the second, and does no more harm.
action-use-portal = Step into the portal
help-use-portal = You dock a Magic die there and choose an explored room of the first or second level.
action-use-fountain = Draw from the fountain
help-use-fountain = You dock the die that the fountain wants and get 2 Elixir symbols.
action-take-gold = Pick up the gold
help-take-gold = You take what lies here, up to your limit of 6. The rest stays.
action-use-ability = Use { $ability }
action-use-ability-on = Use { $ability } on a die: { $symbol }
action-use-ability-for = Use { $ability } for { $symbol-a }
help-ability = { $ability }: { $ability-about }.
action-buy-card = Buy a treasure card for 5 gold
help-buy-card = You draw a treasure card. You may hold six.

## Decisions with cards

action-play =
    { $half ->
        [orange] Play { $card-orange } (orange)
       *[purple] Play { $card-purple } (purple)
    }
help-play =
    { $half ->
        [orange] { $card-orange }: { $card-orange-about }.
       *[purple] { $card-purple }: { $card-purple-about }.
    }
action-aim-at-room = Choose { $room-the } ({ $number })
help-aim-at-room = The card or the portal works on this room. There, { $room-about }.
action-aim-at-hero = Choose { $who }
help-aim-at-hero = The card works on this player.
action-aim-at-monster = Choose { $monster-the }{ figure-mark }
help-aim-at-monster = The card works on this monster. { $monster }: { $monster-about }.
action-end-invisibility = Be seen again
help-end-invisibility = Monsters here that you have not fought must then be fought.
action-discard = Discard { $card }
help-discard = You may hold only six cards. { $card-about }.
action-pass = Play no card
help-pass = You let this happen. You are asked again the next time something can be answered.
action-pass-until-my-turn = Play no card until my next turn
help-pass-until-my-turn = Nobody waits for you until then, and you can change your mind at any time.
action-ask-me-again = Ask me again before my turn
help-ask-me-again = You are asked again whenever a card could be played.
action-learn = Learn { $ability }

## Decisions at the end of a turn

action-end-actions = Finish acting
help-end-actions = Unused dice can then be exchanged for gold, and you become the dungeon master.
action-collect =
    { $gold ->
        [0] Take no gold for unused dice
       *[other] Take { $gold } gold for unused dice
    }
help-collect = Each unused die brings 1 gold, up to your limit of 6.
action-move-monster = Move { $monster-the }{ figure-mark } to { $room-the } ({ $number })
help-move-monster = A monster goes through one door, out of a room without heroes and into one that has space for it.
action-send-by-stairs = Send { $monster-the }{ figure-mark } over the stairs
help-send-by-stairs = Stairs cost no move point, once for each monster.
action-end-moves = Move no more monsters
help-end-moves = The monsters stay where they are.
action-fill = Fill { $room-the } ({ $number })
help-fill = The room gets its new monsters next.
action-take-die = Take the die of { $monster-the }{ figure-mark }
help-take-die = No die of this kind is left: the monster leaves its room and comes back as another.
action-remove-monster = Remove { $monster-the }{ figure-mark }
help-remove-monster = The room is too full, and the monster worth the least experience must go.

## Setting up and the course of turns

event-game-began =
    { $mode ->
        [epic] { $seats } heroes go down into the dungeon, and none of them will rest before Malaphyas is defeated.
       *[standard] { $seats } heroes go down into the dungeon: the first to reach 16 experience brings on the last round.
    }
event-tile-up = Next on the stack of level { $level }: { $room-a }.
event-hero-taken =
    { $who-is ->
        [you] You play { $hero }, { $hero-class }.
       *[other] { $who } plays { $hero }, { $hero-class }.
    }
event-first-drawn =
    { $who-is ->
        [you] You play first.
       *[other] { $who } plays first.
    }
event-round-began = Round { $number }.
event-turn-began =
    { $who-is ->
        [you] It is your turn.
       *[other] It is the turn of { $who }.
    }
event-stood-up =
    { $who-is ->
        [you] You get back on your feet with 6 Life.
       *[other] { $who } gets back up with 6 Life.
    }
event-actions-ended =
    { $who-is ->
        [you] You are done acting.
       *[other] { $who } is done acting.
    }
event-bounty-declined =
    { $who-is ->
        [you] You take no gold for your unused dice.
       *[other] { $who } takes no gold for unused dice.
    }
event-master-began =
    { $who-is ->
        [you] Now you are the dungeon master.
       *[other] Now { $who } is the dungeon master.
    }
event-moves-ended =
    { $who-is ->
        [you] You move no more monsters.
       *[other] { $who } moves no more monsters.
    }
event-fills-next =
    { $who-is ->
        [you] You let monsters into { $room-the } ({ $number }).
       *[other] { $who } lets monsters into { $room-the } ({ $number }).
    }
event-goal-reached =
    { $who-is ->
        [you] You have reached 16 experience: this round is the last!
       *[other] { $who } has reached 16 experience: this round is the last!
    }
event-won =
    { $who-is ->
        [you] You win with { $xp } experience, { $gold } gold and { $life } Life!
       *[other] { $who } wins with { $xp } experience, { $gold } gold and { $life } Life!
    }

## Dice and symbols

event-rolled =
    { $who-is ->
        [you] You roll { $dice }.
       *[other] { $who } rolls { $dice }.
    }
event-pet-rolled =
    { $who-is ->
        [you] Your pet die shows { $symbol }.
       *[other] The pet die of { $who } shows { $symbol }.
    }
event-pet-lost =
    { $who-is ->
        [you] A Dark Watcher stares at you, and your pet die is lost for this turn.
       *[other] A Dark Watcher stares at { $who }, whose pet die is lost for this turn.
    }
event-rolls-again =
    { $who-is ->
        [you] { $dice ->
            [one] One of your dice is rolled again.
           *[other] { $dice } of your dice are rolled again.
        }
       *[other] { $dice ->
            [one] One die of { $who } is rolled again.
           *[other] { $dice } dice of { $who } are rolled again.
        }
    }
event-die-picked =
    { $who-is ->
        [you] { $whose ->
            [pet] You pick the pet die, which shows { $symbol }.
           *[action] You pick a die that shows { $symbol }.
        }
       *[other] { $whose ->
            [pet] { $who } picks the pet die, which shows { $symbol }.
           *[action] { $who } picks a die that shows { $symbol }.
        }
    }
event-dice-kept =
    { $who-is ->
        [you] You leave the dice as they are.
       *[other] { $who } leaves the dice as they are.
    }
event-token-flipped =
    { $who-is ->
        [you] You turn over your free step token for { $symbol-a }.
       *[other] { $who } turns over the free step token for { $symbol-a }.
    }
event-conjured =
    { $who-is ->
        [you] You spend a Magic ({ $with }).
       *[other] { $who } spends a Magic ({ $with }).
    }
event-die-chosen =
    { $who-is ->
        [you] { $whose ->
            [pet] Your Magic takes hold of the pet die, which shows { $symbol }.
           *[action] Your Magic takes hold of a die that shows { $symbol }.
        }
       *[other] { $whose ->
            [pet] The Magic of { $who } takes hold of the pet die, which shows { $symbol }.
           *[action] The Magic of { $who } takes hold of a die that shows { $symbol }.
        }
    }
event-die-changed =
    { $who-is ->
        [you] You turn the die from { $from } to { $to }.
       *[other] { $who } turns the die from { $from } to { $to }.
    }
event-made-symbols =
    { $who-is ->
        [you] You gain { $symbols } to spend in this room.
       *[other] { $who } gains { $symbols } to spend in this room.
    }
event-symbols-lost =
    { $who-is ->
        [you] You leave loose symbols behind: { $symbols }.
       *[other] { $who } leaves loose symbols behind: { $symbols }.
    }
event-got-points =
    { $who-is ->
        [you] You gain { $points } move points.
       *[other] { $who } gains { $points } move points.
    }
event-points-lost =
    { $who-is ->
        [you] Your remaining move points are lost.
       *[other] The remaining move points of { $who } are lost.
    }
event-step-spent =
    { $who-is ->
        [you] You spend a Step ({ $with }).
       *[other] { $who } spends a Step ({ $with }).
    }

## On the way

event-moved =
    { $who-is ->
        [you] You enter { $room-the } ({ $number }).
       *[other] { $who } enters { $room-the } ({ $number }).
    }
event-took-stairs =
    { $who-is ->
        [you] You take the stairs to { $room-the } ({ $number }).
       *[other] { $who } takes the stairs to { $room-the } ({ $number }).
    }
event-teleported =
    { $who-is ->
        [you] The world flickers, and you are in { $room-the } ({ $number }).
       *[other] { $who } vanishes and reappears in { $room-the } ({ $number }).
    }
event-wall-broken =
    { $who-is ->
        [you] There is no door left to open: you break through a wall of { $room-the } ({ $number }).
       *[other] There is no door left to open: { $who } breaks through a wall of { $room-the } ({ $number }).
    }
event-explores =
    { $who-is ->
        [you] You explore to the { $door }.
       *[other] { $who } explores to the { $door }.
    }
event-rune-found =
    { $who-is ->
        [you] Runes glow on the floor before you: a larger room lies here.
       *[other] Runes glow on the floor before { $who }: a larger room lies here.
    }
event-medium-drawn = Behind the runes: { $room-a }.
event-medium-does-not-fit = There is no space for { $room-the }, and the tile goes under its stack. The rune room stays, empty.
event-room-laid = The dungeon grows: { $room-the } ({ $number }).
event-gold-strewn =
    { $floor ->
        [0] { $chests } gold is locked away in { $room-the } ({ $number }).
       *[other] { $chests ->
            [0] { $floor } gold glitters on the floor of { $room-the } ({ $number }).
           *[other] In { $room-the } ({ $number }), { $floor } gold glitters on the floor and { $chests } is locked away.
        }
    }
event-trap-turned = Click! A trap: it { $room-about }.
event-trap-laid = { $room-the } ({ $number }) lies { cell-place } of the level's first room.
event-trap-sprung = { $room-the } ({ $number }) goes off!
event-tile-put-under = { $room-the } goes under the stack of level { $level }.
event-level-opened =
    { $level ->
        [3] The third level opens, and its pull takes every hero down: this is the realm of Malaphyas.
       *[other] The second level opens with { $room-the } ({ $number }).
    }
event-web-holds =
    { $who-is ->
        [you] Sticky threads hold you fast.
       *[other] Sticky threads hold { $who } fast.
    }
event-step-lost =
    { $who-is ->
        [you] The web costs you a Step ({ $with }).
       *[other] The web costs { $who } a Step ({ $with }).
    }
event-fell-in-pit =
    { $who-is ->
        [you] You tumble into the pit.
       *[other] { $who } tumbles into the pit.
    }
event-crossed-pit =
    { $who-is ->
        [you] You spend a Step ({ $with }) and leap over the pit.
       *[other] { $who } spends a Step ({ $with }) and leaps over the pit.
    }

## In a room

event-chest-opened =
    { $who-is ->
        [you] You open a chest in { $room-the } ({ $number }) with { $dice }.
       *[other] { $who } opens a chest in { $room-the } ({ $number }) with { $dice }.
    }
event-disarmed =
    { $who-is ->
        [you] You disarm { $room-the } ({ $number }) with { $dice }.
       *[other] { $who } disarms { $room-the } ({ $number }) with { $dice }.
    }
event-portal-opened =
    { $who-is ->
        [you] You step into the portal.
       *[other] { $who } steps into the portal.
    }
event-gained-gold =
    { $who-is ->
        [you] { $gold ->
            [0] You can take no more gold: still { $total }.
           *[other] You gain { $gold } gold: now { $total }.
        }
       *[other] { $gold ->
            [0] { $who } can take no more gold: still { $total }.
           *[other] { $who } gains { $gold } gold: now { $total }.
        }
    }
event-drank =
    { $who-is ->
        [you] You drink an Elixir ({ $with }).
       *[other] { $who } drinks an Elixir ({ $with }).
    }
event-healed =
    { $who-is ->
        [you] You feel better: { $life } Life.
       *[other] { $who } feels better: { $life } Life.
    }
event-wounded =
    { $who-is ->
        [you] You take { $wounds ->
            [one] 1 wound:
           *[other] { $wounds } wounds:
        } { $life ->
            [0] no Life is left.
           *[other] { $life } Life left.
        }
       *[other] { $who } takes { $wounds ->
            [one] 1 wound:
           *[other] { $wounds } wounds:
        } { $life ->
            [0] no Life is left.
           *[other] { $life } Life left.
        }
    }
event-fell =
    { $who-is ->
        [you] You fall and keep only { $xp } experience{ $cards-count ->
            [0] .
           *[other] , and your cards are lost: { $cards }.
        }
       *[other] { $who } falls and keeps only { $xp } experience{ $cards-count ->
            [0] .
           *[other] , and the cards are lost: { $cards }.
        }
    }
event-gained-xp =
    { $who-is ->
        [you] You gain { $xp } experience: now { $total }.
       *[other] { $who } gains { $xp } experience: now { $total }.
    }
event-learnt =
    { $who-is ->
        [you] You learn { $ability }.
       *[other] { $who } learns { $ability }.
    }
event-ability-used =
    { $who-is ->
        [you] You use { $ability }.
       *[other] { $who } uses { $ability }.
    }
event-ability-used-on =
    { $who-is ->
        [you] You use { $ability } on a die that shows { $symbol }.
       *[other] { $who } uses { $ability } on a die that shows { $symbol }.
    }
event-ability-used-for =
    { $who-is ->
        [you] You use { $ability } for { $symbol-a }.
       *[other] { $who } uses { $ability } for { $symbol-a }.
    }

## Monsters come and go

event-monster-came = { $monster-a }{ figure-mark } appears in { $room-the } ({ $number }).
event-die-taken = { $monster-the }{ figure-mark } leaves { $room-the } ({ $number }): its die is needed elsewhere.
event-no-die-left = No die is left, so nothing comes to { $room-the } ({ $number }).
event-monster-crowded-out = There is not enough space in { $room-the } ({ $number }): { $monster-the }{ figure-mark } is pushed out.
event-monster-moved = { $monster-the }{ figure-mark } moves to { $room-the } ({ $number }).
event-ritual-done = The ritual in { $room-the } ({ $number }) is complete: a Cultist gives way to something with far too many eyes.
event-fire-breath = Mortiferous breathes fire through { $room-the } ({ $number }) and every room beside it!
event-summoned = { $monster-the }{ figure-mark } calls for help.
event-malaphyas-calls =
    { $kind ->
        [major] Malaphyas rolls { $symbol } and calls a major monster to his throne.
       *[minor] Malaphyas rolls { $symbol } and calls a minor monster to his throne.
    }
event-grimbolts-fell = Malaphyas rolls { $symbol }: Grimbolts strike { $rooms-the }.

## Combat

event-combat-began =
    { $who-is ->
        [you] You draw your weapon: combat!
       *[other] { $who } goes into combat!
    }
event-thief-struck = { $monster-the }{ figure-mark } grabs for { $symbol-a }.
event-stolen =
    { $who-is ->
        [you] You lose { $symbol-a } ({ $with }).
       *[other] { $who } loses { $symbol-a } ({ $with }).
    }
event-venom-struck =
    { $who-is ->
        [you] Before you can strike, Aunty Bitsy bites you.
       *[other] Before { $who } can strike, Aunty Bitsy bites.
    }
event-fight-began =
    { $who-is ->
        [you] You face { $monster-the }{ figure-mark }.
       *[other] { $who } faces { $monster-the }{ figure-mark }.
    }
event-struck =
    { $who-is ->
        [you] You strike with { $symbol } ({ $with }).
       *[other] { $who } strikes with { $symbol } ({ $with }).
    }
event-attack-ended =
    { $who-is ->
        [you] You lower your weapon.
       *[other] { $who } attacks no more.
    }
event-sneak-began =
    { $who-is ->
        [you] You strike from the shadows: your Melee counts as Ranged in this fight.
       *[other] { $who } strikes from the shadows: Melee counts as Ranged in this fight.
    }
event-defeated =
    { $who-is ->
        [you] You defeat { $monster-the }!
       *[other] { $who } defeats { $monster-the }!
    }
event-withstood =
    { $who-is ->
        [you] { $monster-the } withstands you.
       *[other] { $monster-the } withstands { $who }.
    }
event-payback-comes =
    { $wounds ->
        [one] { $monster-the } pays back: 1 wound is coming.
       *[other] { $monster-the } pays back: { $wounds } wounds are coming.
    }
event-blocked =
    { $who-is ->
        [you] You block ({ $with }): { $left ->
            [0] nothing gets through.
            [one] 1 wound is still coming.
           *[other] { $left } wounds are still coming.
        }
       *[other] { $who } blocks ({ $with }): { $left ->
            [0] nothing gets through.
            [one] 1 wound is still coming.
           *[other] { $left } wounds are still coming.
        }
    }
event-haunted =
    { $who-is ->
        [you] The Ghost's touch takes 1 experience from you: { $xp } left.
       *[other] The Ghost's touch takes 1 experience from { $who }: { $xp } left.
    }
event-boss-turned = { $monster-the } staggers, and rises again: the red side shows.
event-token-won =
    { $who-is ->
        [you] Schmetterling's token is yours: one more re-roll in every roll.
       *[other] Schmetterling's token goes to { $who }: one more re-roll in every roll.
    }
event-combat-ended =
    { $who-is ->
        [you] Your combat is over.
       *[other] The combat of { $who } is over.
    }

## Treasure cards

event-card-drawn =
    { $who-is ->
        [you] You draw a treasure card.
       *[other] { $who } draws a treasure card.
    }
event-card-drawn-known =
    { $who-is ->
        [you] You draw { $card }.
       *[other] { $who } draws { $card }.
    }
event-card-bought =
    { $who-is ->
        [you] You pay 5 gold for a treasure card.
       *[other] { $who } pays 5 gold for a treasure card.
    }
event-no-card-left =
    { $who-is ->
        [you] No treasure card is left for you.
       *[other] No treasure card is left for { $who }.
    }
event-reshuffled = The discarded treasure cards are shuffled into a new deck.
event-discarded =
    { $who-is ->
        [you] You discard { $card }.
       *[other] { $who } discards { $card }.
    }
event-card-played =
    { $who-is ->
        [you] { $half ->
            [orange] You play { $card-orange }: { $card-orange-about }.
           *[purple] You play { $card-purple }: { $card-purple-about }.
        }
       *[other] { $half ->
            [orange] { $who } plays { $card-orange }: { $card-orange-about }.
           *[purple] { $who } plays { $card-purple }: { $card-purple-about }.
        }
    }
event-aimed-at-room =
    { $who-is ->
        [you] You choose { $room-the } ({ $number }).
       *[other] { $who } chooses { $room-the } ({ $number }).
    }
event-aimed-at-hero =
    { $who-is ->
        [you] You choose { $target }.
       *[other] { $target-is ->
            [you] { $who } chooses you.
           *[other] { $who } chooses { $target }.
        }
    }
event-aimed-at-monster =
    { $who-is ->
        [you] You choose { $monster-the }{ figure-mark }.
       *[other] { $who } chooses { $monster-the }{ figure-mark }.
    }
event-card-cancelled =
    { $who-is ->
        [you] Your card comes to nothing: { $card } is discarded.
       *[other] The card of { $who } comes to nothing: { $card } is discarded.
    }
event-card-stolen =
    { $thief-is ->
        [you] You snatch the new card from { $victim }.
       *[other] { $victim-is ->
            [you] { $thief } snatches the new card from you.
           *[other] { $thief } snatches the new card from { $victim }.
        }
    }
event-card-stolen-known =
    { $thief-is ->
        [you] You snatch { $card } from { $victim }.
       *[other] { $victim-is ->
            [you] { $thief } snatches { $card } from you.
           *[other] { $thief } snatches { $card } from { $victim }.
        }
    }
event-turned-invisible =
    { $who-is ->
        [you] You fade from sight.
       *[other] { $who } fades from sight.
    }
event-seen-again =
    { $who-is ->
        [you] You can be seen again.
       *[other] { $who } can be seen again.
    }
event-banished = { $monster-the }{ figure-mark } is banished from the dungeon.
event-traded-with-hero =
    { $who-is ->
        [you] You trade places with { $target }.
       *[other] { $target-is ->
            [you] { $who } trades places with you.
           *[other] { $who } trades places with { $target }.
        }
    }
event-traded-with-monster =
    { $who-is ->
        [you] You trade places with { $monster-the }{ figure-mark }.
       *[other] { $who } trades places with { $monster-the }{ figure-mark }.
    }
event-fear-struck =
    { $who-is ->
        [you] Fear grips you: you roll one die fewer.
       *[other] Fear grips { $who }, who rolls one die fewer.
    }
event-stumbled =
    { $who-is ->
        [you] You stumble: this Step gives only 1 move point.
       *[other] { $who } stumbles: this Step gives only 1 move point.
    }
event-enraged = { $monster-the } flies into a rage: its Payback grows by 1.
event-pocket-picked =
    { $thief-is ->
        [you] You lift { $gold } gold from the purse of { $victim }.
       *[other] { $victim-is ->
            [you] { $thief } lifts { $gold } gold from your purse.
           *[other] { $thief } lifts { $gold } gold from the purse of { $victim }.
        }
    }
event-silenced =
    { $who-is ->
        [you] Your ability is silenced and comes to nothing.
       *[other] The ability of { $who } is silenced and comes to nothing.
    }
event-passes-on =
    { $who-is ->
        [you] You will play no card until your next turn.
       *[other] { $who } will play no card until their next turn.
    }
event-asks-again =
    { $who-is ->
        [you] You want to be asked again.
       *[other] { $who } wants to be asked again.
    }

## Lines of the log

log-player =
    { $who-is ->
        [you] you
       *[other] { $who }
    }
log-heroes = { $players }.
log-hero =
    { $who-is ->
        [you] you play { $hero }
       *[other] { $who } plays { $hero }
    }
log-round =
    { $who-is ->
        [you] Round { $round }, your turn: { $players }
       *[other] Round { $round }, { $who }'s turn: { $players }
    }
log-turn =
    { $who-is ->
        [you] Your turn: { $players }
       *[other] { $who }'s turn: { $players }
    }
log-standing = { $who } ({ $xp } XP, { $life } Life)
log-standing-down = { $who } ({ $xp } XP, down)
log-rolled =
    { $who-is ->
        [you] You roll { $dice }.
       *[other] { $who } rolls { $dice }.
    }
log-rolled-pet =
    { $who-is ->
        [you] You roll { $dice }, and { $symbol } on the pet die.
       *[other] { $who } rolls { $dice }, and { $symbol } on the pet die.
    }
log-rerolled =
    { $who-is ->
        [you] You re-roll: { $dice }.
       *[other] { $who } re-rolls: { $dice }.
    }
log-magic =
    { $who-is ->
        [you] Your Magic turns { $from } into { $to }.
       *[other] { $who }'s Magic turns { $from } into { $to }.
    }
log-room = { $room-the } ({ $number })
log-monster = { $monster-the }{ figure-mark }
log-new-monster = { $monster-a }{ figure-mark }
log-floor-gold = { $gold } gold
log-chest-gold = { $gold } gold in a chest
log-explored =
    { $who-is ->
        [you] You explore { $door }: { $finds }.
       *[other] { $who } explores { $door }: { $finds }.
    }
log-moved =
    { $who-is ->
        [you] You go to { $rooms }.
       *[other] { $who } goes to { $rooms }.
    }
log-came =
    { $monsters-count ->
        [one] { $monsters } spawns in { $room-the } ({ $number }).
       *[other] { $monsters } spawn in { $room-the } ({ $number }).
    }
log-monsters-moved =
    { $monsters-count ->
        [one] { $monsters } moves to { $room-the } ({ $number }).
       *[other] { $monsters } move to { $room-the } ({ $number }).
    }
log-stolen =
    { $who-is ->
        [you] { $monster-the }{ figure-mark } steals { $symbol-a } from you.
       *[other] { $monster-the }{ figure-mark } steals { $symbol-a } from { $who }.
    }
log-fight =
    { $who-is ->
        [you] You fight { $monster-the }{ figure-mark }.
       *[other] { $who } fights { $monster-the }{ figure-mark }.
    }
log-attack =
    { $who-is ->
        [you] You attack { $monster-the }{ figure-mark } ({ $symbols }).
       *[other] { $who } attacks { $monster-the }{ figure-mark } ({ $symbols }).
    }
log-beaten =
    { $who-is ->
        [you] You beat { $monster-the }{ figure-mark } ({ $symbols }).
       *[other] { $who } beats { $monster-the }{ figure-mark } ({ $symbols }).
    }
log-beaten-freely =
    { $who-is ->
        [you] You beat { $monster-the }{ figure-mark }.
       *[other] { $who } beats { $monster-the }{ figure-mark }.
    }
log-withstood =
    { $who-is ->
        [you] You fail to beat { $monster-the }{ figure-mark } ({ $symbols }).
       *[other] { $who } fails to beat { $monster-the }{ figure-mark } ({ $symbols }).
    }
log-no-attack =
    { $who-is ->
        [you] You don't attack { $monster-the }{ figure-mark }.
       *[other] { $who } doesn't attack { $monster-the }{ figure-mark }.
    }
log-payback = { $monster-the }'s Payback: { $wounds }.
log-payback-blocked =
    { $who-is ->
        [you] { $monster-the }'s Payback { $wounds }: you block { $blocked }.
       *[other] { $monster-the }'s Payback { $wounds }: { $who } blocks { $blocked }.
    }
log-payback-all-blocked =
    { $who-is ->
        [you] { $monster-the }'s Payback { $wounds }: you block { $blocked ->
            [one] it.
           *[other] all { $blocked }.
        }
       *[other] { $monster-the }'s Payback { $wounds }: { $who } blocks { $blocked ->
            [one] it.
           *[other] all { $blocked }.
        }
    }
log-payback-hit =
    { $who-is ->
        [you] { $monster-the }'s Payback { $wounds }: you take { $taken } ({ $life } Life).
       *[other] { $monster-the }'s Payback { $wounds }: { $who } takes { $taken } ({ $life } Life).
    }
log-payback-blocked-hit =
    { $who-is ->
        [you] { $monster-the }'s Payback { $wounds }, blocked { $blocked }: you take { $taken } ({ $life } Life).
       *[other] { $monster-the }'s Payback { $wounds }, blocked { $blocked }: { $who } takes { $taken } ({ $life } Life).
    }
log-wounds =
    { $wounds ->
        [one] 1 Wound
       *[other] { $wounds } Wounds
    }
log-life =
    { $who-is ->
        [you] you ({ $life } Life)
       *[other] { $who } ({ $life } Life)
    }
log-wounded =
    { $players-count ->
        [one] { $who-is ->
            [you] You take { log-wounds } ({ $life } Life).
           *[other] { $who } takes { log-wounds } ({ $life } Life).
        }
       *[other] { log-wounds } each: { $players }.
    }
log-hit =
    { $who-is ->
        [you] { $wounds } for you ({ $life } Life)
       *[other] { $wounds } for { $who } ({ $life } Life)
    }
log-hazard = { $cause } Wounds: { $players }.
log-card-aimed =
    { $who-is ->
        [you] { $half ->
            [orange] You play { $card-orange } on { $target }.
           *[purple] You play { $card-purple } on { $target }.
        }
       *[other] { $half ->
            [orange] { $who } plays { $card-orange } on { $target }.
           *[purple] { $who } plays { $card-purple } on { $target }.
        }
    }
log-ability =
    { $who-is ->
        [you] You use { $ability }: { $symbols }.
       *[other] { $who } uses { $ability }: { $symbols }.
    }
log-ability-on =
    { $who-is ->
        [you] You use { $ability }: { $die } becomes { $symbols }.
       *[other] { $who } uses { $ability }: { $die } becomes { $symbols }.
    }
log-gains =
    { $who-is ->
        [you] You gain { $gains }.
       *[other] { $who } gains { $gains }.
    }
log-gain-xp = { $xp } XP ({ $total })
log-gain-gold = { $gold } gold ({ $total })
log-gain-bounty = { $gold } gold for unused dice ({ $total })
log-gain-ability = the ability { $ability }
log-gain-card = a treasure card
log-gain-card-known = { $card }
log-buy-card = a treasure card for 5 gold
log-buy-card-known = { $card } for 5 gold
log-healed =
    { $who-is ->
        [you] You heal { $healed } ({ $life } Life).
       *[other] { $who } heals { $healed } ({ $life } Life).
    }

## Refusals

refusal-game-over = the game is over: nobody decides any more
refusal-chance-first = something is being drawn or rolled: wait until players are asked
refusal-no-chance-now = players are asked now: nothing is being drawn or rolled
refusal-impossible-outcome = chance cannot draw that now: ask for the outcomes that it can
refusal-not-your-turn = it is not your turn: { $who } must decide
refusal-fight-first = monsters in your room have not been fought yet: fight them first
refusal-card-not-now = the card { $card } cannot be played now, or is not in your hand: choose one of the cards that are offered
refusal-ability-not-now = the ability { $ability } cannot be used now: choose one of the abilities that are offered
refusal-cannot-pay = you do not have what this costs: choose one of the decisions that are offered
refusal-not-asked = something else is asked now: choose one of the decisions that are offered

## Symbols and what they are paid with

symbol-step = Step
    .a = a Step
    .about = gives 2 move points
symbol-ranged = Ranged
    .a = a Ranged
    .about = deals 1 damage from afar
symbol-melee = Melee
    .a = a Melee
    .about = deals 1 damage, but calls for Payback
symbol-defense = Defense
    .a = a Defense
    .about = takes 1 wound off a Payback
symbol-elixir = Elixir
    .a = an Elixir
    .about = heals 1 Life, or deals 1 damage to the undead from afar
symbol-magic = Magic
    .a = a Magic
    .about = turns a die to any face, or hurts from afar those that Magic can hurt
source-symbol = loose symbol
source-die = die
source-pet = pet die
source-token = free step token
source-key = the skeleton key

## Heroes

hero-albus = Albus
    .class = the wizard
    .about = bends dice to his will and throws fire
hero-jay = Jay
    .class = the warrior
    .about = guards himself well and hits harder than anyone
hero-valerie = Valerie
    .class = the paladin
    .about = heals, shields and puts the undead to rest
hero-mika = Mika
    .class = the rogue
    .about = opens locks that are not hers and dodges what comes back
hero-greybark = Greybark
    .class = the druid
    .about = changes shape as he likes and brings a wolf along

## Abilities

ability-arcane-focus = Arcane Focus
    .about = dock any die for 1 Magic, once a turn
ability-fireball = Fireball
    .about = dock two Magic for 3 Ranged, once a turn
ability-wizards-apprentice = Wizard's Apprentice
    .about = pay 1 gold for the pet die, once a turn
ability-arcane-ward = Arcane Ward
    .about = dock a Defense for 2 Defense, once a turn
ability-fools-gold = Fool's Gold
    .about = dock a Magic for 3 gold, once a turn
ability-on-guard = On Guard
    .about = dock any die for 1 Defense, once a turn
ability-plundering-charge = Plundering Charge
    .about = dock a Step for 1 Melee and 2 gold, once a turn
ability-inner-rage = Inner Rage
    .about = pay 3 gold for 3 Melee, as often as you like
ability-thrown-blade = Thrown Blade
    .about = dock a Melee for 2 Ranged, once a turn
ability-riposte = Riposte
    .about = dock a Defense for 2 Melee, 1 Defense and 1 gold, once a turn
ability-healing-touch = Healing Touch
    .about = dock any die for 1 Elixir, once a turn
ability-alms = Alms
    .about = dock an Elixir for 2 gold, once a turn
ability-angelic-aura = Angelic Aura
    .about = pay 3 gold for 3 Elixir, as often as you like
ability-holy-shield = Holy Shield
    .about = dock a Melee for 2 Defense and 1 Elixir, once a turn
ability-holy-smite = Holy Smite
    .about = dock a Melee for 2 Melee and 1 Elixir, once a turn
ability-nimble-fingers = Nimble Fingers
    .about = one die docked on a chest or a trap may show anything, always
ability-quick-dodge = Quick Dodge
    .about = dock a Step for 2 Defense, once a turn
ability-close-quarters = Close Quarters
    .about = dock a Ranged for 2 Melee, once a turn
ability-cutpurse = Cutpurse
    .about = dock a Ranged for 3 gold, once a turn
ability-tools-of-the-trade = Tools of the Trade
    .about = pay 2 gold for 1 Step or 1 Ranged, as often as you like
ability-shape-of-the-wild = Shape of the Wild
    .about = turn over the free step token for 1 Melee, 1 Defense or 1 Elixir in place of a Step, once a turn
ability-forests-bounty = Forest's Bounty
    .about = dock an Elixir for 2 gold, once a turn
ability-animal-form = Animal Form
    .about = pay 2 gold for 1 Step or 1 Melee, as often as you like
ability-claw-and-hide = Claw and Hide
    .about = dock a Melee for 2 Melee and 1 Defense, once a turn
ability-wolf-companion = Wolf Companion
    .about = the pet die is rolled with your dice, always

## Minor monsters

foe-goblin = Goblin
    .the = the Goblin
    .a = a Goblin
    .about = Payback 1, Defense 2, 2 experience; it pays back even when killed from afar
foe-cultist = Cultist
    .the = the Cultist
    .a = a Cultist
    .about = Payback 2, Defense 2, 2 experience; it steals an Elixir, and while it stands Elixir dice are of no use
foe-skeleton = Skeleton
    .the = the Skeleton
    .a = a Skeleton
    .about = Payback 2, Defense 2, 2 experience; it is undead, and Ranged does nothing to it
foe-orc = Orc
    .the = the Orc
    .a = an Orc
    .about = Payback 3, Defense 2, 2 experience; it simply hits hard
foe-spider = Spider
    .the = the Spider
    .a = a Spider
    .about = Payback 2, Defense 4, 3 experience; while it lives, nobody leaves its room but by teleport
foe-ghoul = Ghoul
    .the = the Ghoul
    .a = a Ghoul
    .about = Payback 3, Defense 3, 3 experience; it is undead and steals a Step, and while it stands Step dice are of no use

## Major monsters

foe-ghost = Ghost
    .the = the Ghost
    .a = a Ghost
    .about = Payback 3, Defense 3, 3 experience; it is undead, Melee does nothing to it, and it takes 1 experience unless Elixir alone defeats it
foe-spear-beastman = Spear Beastman
    .the = the Spear Beastman
    .a = a Spear Beastman
    .about = Payback 3, Defense 3, 3 experience; three Magic alone defeat it from afar
foe-dark-watcher = Dark Watcher
    .the = the Dark Watcher
    .a = a Dark Watcher
    .about = Payback 3, Defense 4, 4 experience; no hero ability works in its room
foe-giant-bat = Giant Bat
    .the = the Giant Bat
    .a = a Giant Bat
    .about = Payback 2, Defense 3, 3 experience; it steals a Ranged, and while it stands Ranged dice are of no use
foe-young-dragon = Young Dragon
    .the = the Young Dragon
    .a = a Young Dragon
    .about = Payback 4, Defense 4, 4 experience; the first Ranged does nothing to it
foe-gelatinous-cube = Gelatinous Cube
    .the = the Gelatinous Cube
    .a = a Gelatinous Cube
    .about = Payback 3, Defense 3, 3 experience; only Magic hurts it, from afar

## Bosses

boss-aunty-bitsy = Aunty Bitsy
    .the = Aunty Bitsy
    .a = Aunty Bitsy
    .about = Payback 2, Defense 3, 3 experience; she bites for 1 wound when a combat begins, and has a second life
boss-aunty-bitsy-red = red Aunty Bitsy
    .the = the red Aunty Bitsy
    .a = the red Aunty Bitsy
    .about = Payback 2, Defense 4, 3 experience; she calls a Spider when a combat begins
boss-schmetterling = Schmetterling
    .the = Schmetterling
    .a = Schmetterling
    .about = Payback 3, Defense 3, 2 experience; who defeats it keeps its token, for one more re-roll in every roll
boss-mortiferous = Mortiferous
    .the = Mortiferous
    .a = Mortiferous
    .about = Payback 4, Defense 4, 3 experience; the first Ranged does nothing to it, and it has a second life
boss-mortiferous-red = red Mortiferous
    .the = the red Mortiferous
    .a = the red Mortiferous
    .about = Payback 5, Defense 4, 3 experience; the first Ranged does nothing to it
boss-malaphyas = Malaphyas
    .the = Malaphyas
    .a = Malaphyas
    .about = Payback 2, Defense 2, 3 experience; he calls a major monster when a combat begins, and has a second life
boss-malaphyas-red = red Malaphyas
    .the = the red Malaphyas
    .a = the red Malaphyas
    .about = Payback 3, Defense 6, 3 experience; the first Ranged does nothing to him, and his defeat ends the game

## Rooms of the first level

tile-s00 = Starting Room
    .the = the Starting Room
    .a = the Starting Room
    .about = all heroes began, and nothing else happens
tile-a01 = Stairs to the Second Level
    .the = the Stairs to the Second Level
    .a = the Stairs to the Second Level
    .about = stairs lead down to the second level
tile-a02 = Monster Den
    .the = the Monster Den
    .a = a Monster Den
    .about = 1 minor monster appears again and again
tile-a03 = { tile-a02 }
    .the = { tile-a02.the }
    .a = { tile-a02.a }
    .about = { tile-a02.about }
tile-a04 = { tile-a02 }
    .the = { tile-a02.the }
    .a = { tile-a02.a }
    .about = { tile-a02.about }
tile-a05 = { tile-a02 }
    .the = { tile-a02.the }
    .a = { tile-a02.a }
    .about = { tile-a02.about }
tile-a06 = Treasure Room
    .the = the Treasure Room
    .a = a Treasure Room
    .about = a Melee die opens a chest with 2 gold
tile-a07 = Guarded Treasure Room
    .the = the Guarded Treasure Room
    .a = a Guarded Treasure Room
    .about = a Ranged die opens a chest with 3 gold, and 1 minor monster appears again and again
tile-a08 = Portal Room
    .the = the Portal Room
    .a = a Portal Room
    .about = a Magic die opens a portal to any explored room of the first two levels
tile-a09 = Coin Room
    .the = the Coin Room
    .a = a Coin Room
    .about = 2 gold lies on the floor
tile-a10 = Fountain Room
    .the = the Fountain Room
    .a = a Fountain Room
    .about = an Elixir die at the fountain brings 2 Elixir symbols
tile-a11 = Rune Room
    .the = the Rune Room
    .a = a Rune Room
    .about = runes hide a larger room, which takes this one's place
tile-a12 = { tile-a11 }
    .the = { tile-a11.the }
    .a = { tile-a11.a }
    .about = { tile-a11.about }
tile-a13 = trap
    .the = the trap
    .a = a trap
    .about = wounds every hero beside it until a Step and a Melee die disarm it, for 2 experience
tile-a14 = { tile-a13 }
    .the = { tile-a13.the }
    .a = { tile-a13.a }
    .about = wounds every hero beside it until a Ranged and a Defense die disarm it, for 2 experience
tile-a15 = { tile-a02 }
    .the = { tile-a02.the }
    .a = { tile-a02.a }
    .about = { tile-a02.about }
tile-a16 = { tile-a07 }
    .the = { tile-a07.the }
    .a = { tile-a07.a }
    .about = a Step die opens a chest with 3 gold, and 1 minor monster appears again and again
tile-a17 = Web Room
    .the = the Web Room
    .a = a Web Room
    .about = a web takes a Step from whoever enters, and ends the Step that brought them
tile-a18 = { tile-a13 }
    .the = { tile-a13.the }
    .a = { tile-a13.a }
    .about = wounds every hero beside it until an Elixir and a Magic die disarm it, for 2 experience
tile-a19 = { tile-a02 }
    .the = { tile-a02.the }
    .a = { tile-a02.a }
    .about = { tile-a02.about }
tile-a20 = Pit Room
    .the = the Pit Room
    .a = a Pit Room
    .about = whoever enters spends a Step or takes 1 wound in the pit
tile-a21 = { tile-a11 }
    .the = { tile-a11.the }
    .a = { tile-a11.a }
    .about = { tile-a11.about }

## Larger rooms of the first level

tile-mt11 = Aunty Bitsy's Nest
    .the = Aunty Bitsy's Nest
    .a = Aunty Bitsy's Nest
    .about = Aunty Bitsy and a Spider guard a chest with 3 gold, which a Ranged die opens
tile-mt12 = Schmetterling's Lair
    .the = Schmetterling's Lair
    .a = Schmetterling's Lair
    .about = behind a pit, Schmetterling, a Goblin and an Orc guard a chest with 4 gold, which a Melee and a Defense die open
tile-mt13 = Goblin Warren
    .the = the Goblin Warren
    .a = the Goblin Warren
    .about = three Goblins sit on 3 gold
tile-mt14 = Old Crypt
    .the = the Old Crypt
    .a = the Old Crypt
    .about = two Skeletons guard a chest with 3 gold, which an Elixir die opens, and 1 minor monster appears again and again
tile-mt15 = Orc Barracks
    .the = the Orc Barracks
    .a = the Orc Barracks
    .about = two Orcs guard a chest with 3 gold, which a Defense die opens, and 1 minor monster appears again and again
tile-mt16 = Moonwell Hall
    .the = the Moonwell Hall
    .a = the Moonwell Hall
    .about = a Magic die opens a portal, an Elixir die brings 2 Elixir symbols, and 2 minor monsters appear again and again

## Rooms of the second level

tile-s01 = Second Level Entrance
    .the = the Second Level Entrance
    .a = the Second Level Entrance
    .about = stairs lead up to the first level
tile-b01 = Stairs to the Third Level
    .the = the Stairs to the Third Level
    .a = the Stairs to the Third Level
    .about = stairs lead down to the third level
tile-b02 = { tile-a02 }
    .the = { tile-a02.the }
    .a = { tile-a02.a }
    .about = { tile-a02.about }
tile-b03 = Great Lair
    .the = the Great Lair
    .a = a Great Lair
    .about = 1 major monster appears again and again
tile-b04 = { tile-b03 }
    .the = { tile-b03.the }
    .a = { tile-b03.a }
    .about = { tile-b03.about }
tile-b05 = Teeming Lair
    .the = the Teeming Lair
    .a = a Teeming Lair
    .about = 1 minor and 1 major monster appear again and again
tile-b06 = { tile-a06 }
    .the = { tile-a06.the }
    .a = { tile-a06.a }
    .about = a Melee and a Defense die open a chest with 3 gold
tile-b07 = { tile-a07 }
    .the = { tile-a07.the }
    .a = { tile-a07.a }
    .about = a Ranged and an Elixir die open a chest with 4 gold, and 1 minor monster appears again and again
tile-b08 = { tile-a08 }
    .the = { tile-a08.the }
    .a = { tile-a08.a }
    .about = { tile-a08.about }
tile-b09 = { tile-a09 }
    .the = { tile-a09.the }
    .a = { tile-a09.a }
    .about = { tile-a09.about }
tile-b10 = { tile-a10 }
    .the = { tile-a10.the }
    .a = { tile-a10.a }
    .about = { tile-a10.about }
tile-b11 = { tile-a11 }
    .the = { tile-a11.the }
    .a = { tile-a11.a }
    .about = { tile-a11.about }
tile-b12 = { tile-a11 }
    .the = { tile-a11.the }
    .a = { tile-a11.a }
    .about = { tile-a11.about }
tile-b13 = { tile-a13 }
    .the = { tile-a13.the }
    .a = { tile-a13.a }
    .about = wounds every hero beside it until a Step and a Magic die disarm it, for 3 experience
tile-b14 = { tile-a13 }
    .the = { tile-a13.the }
    .a = { tile-a13.a }
    .about = wounds every hero beside it until a Defense and an Elixir die disarm it, for 3 experience
tile-b15 = { tile-b03 }
    .the = { tile-b03.the }
    .a = { tile-b03.a }
    .about = { tile-b03.about }
tile-b16 = { tile-a07 }
    .the = { tile-a07.the }
    .a = { tile-a07.a }
    .about = a Step and a Magic die open a chest with 4 gold, and 1 minor monster appears again and again
tile-b17 = { tile-a17 }
    .the = { tile-a17.the }
    .a = { tile-a17.a }
    .about = { tile-a17.about }
tile-b18 = { tile-a13 }
    .the = { tile-a13.the }
    .a = { tile-a13.a }
    .about = wounds every hero beside it until a Melee and a Ranged die disarm it, for 3 experience
tile-b19 = { tile-a02 }
    .the = { tile-a02.the }
    .a = { tile-a02.a }
    .about = { tile-a02.about }
tile-b20 = { tile-b05 }
    .the = { tile-b05.the }
    .a = { tile-b05.a }
    .about = { tile-b05.about }
tile-b21 = { tile-a20 }
    .the = { tile-a20.the }
    .a = { tile-a20.a }
    .about = { tile-a20.about }

## Larger rooms of the second level

tile-mt21 = Mortiferous' Hoard
    .the = Mortiferous' Hoard
    .a = Mortiferous' Hoard
    .about = Mortiferous guards two chests with 4 gold each, one for a Melee and a Ranged die, one for a Step and a Magic die, and 1 minor monster appears again and again
tile-mt22 = Dark Ritual Room
    .the = the Dark Ritual Room
    .a = the Dark Ritual Room
    .about = three Cultists call a Dark Watcher, and an Elixir and a Magic die open a chest with 3 gold
tile-mt23 = Haunted Mausoleum
    .the = the Haunted Mausoleum
    .a = the Haunted Mausoleum
    .about = a Ghost and a Ghoul guard a chest with 4 gold, which an Elixir and a Defense die open
tile-mt24 = Ooze Cellar
    .the = the Ooze Cellar
    .a = the Ooze Cellar
    .about = a Gelatinous Cube slides over 4 gold, and 1 minor monster appears again and again
tile-mt25 = Beast Pens
    .the = the Beast Pens
    .a = the Beast Pens
    .about = a Spear Beastman and a Giant Bat guard a chest with 4 gold, which a Ranged and a Step die open
tile-mt26 = Summoning Hall
    .the = the Summoning Hall
    .a = the Summoning Hall
    .about = a Magic die opens a portal, an Elixir die brings 2 Elixir symbols, and 1 minor and 1 major monster appear again and again

## Rooms of the third level

tile-l-entrance = Third Level Entrance
    .the = the Third Level Entrance
    .a = the Third Level Entrance
    .about = stairs lead up to the second level
tile-l-centre = Central Hall
    .the = the Central Hall
    .a = the Central Hall
    .about = all ways meet before a Cultist, and 1 major monster appears again and again
tile-l-throne = Throne Room
    .the = the Throne Room
    .a = the Throne Room
    .about = Malaphyas and a Cultist wait, and every turn something new comes at his call
tile-l-treasure = Treasure Chamber
    .the = the Treasure Chamber
    .a = the Treasure Chamber
    .about = a Cultist guards two chests with 3 gold each, one for a Melee and a Ranged die, one for a Defense and an Elixir die, and 1 minor monster appears again and again
tile-l-pit = Bottomless Pit
    .the = the Bottomless Pit
    .a = the Bottomless Pit
    .about = one Melee throws a minor monster into the abyss and two throw a major one; a Cultist stands there, and 1 minor monster appears again and again

## Treasure cards, by the name of their orange half

treasure-fear-of-the-dark = Fear of the Dark / Invisibility
    .orange = Fear of the Dark
    .orange-about = the player whose turn begins rolls one die fewer
    .purple = Invisibility
    .purple-about = until the turn ends, no monster sees the hero or does anything to them
    .about = Orange, { treasure-fear-of-the-dark.orange-about }. Purple, { treasure-fear-of-the-dark.purple-about }
treasure-lightning-bolt = Lightning Bolt / Banish
    .orange = Lightning Bolt
    .orange-about = every hero in one room takes 1 wound
    .purple = Banish
    .purple-about = one monster, but no boss, leaves the dungeon without a reward
    .about = Orange, { treasure-lightning-bolt.orange-about }. Purple, { treasure-lightning-bolt.purple-about }
treasure-sticky-fingers = Sticky Fingers / Trading Places
    .orange = Sticky Fingers
    .orange-about = the treasure card that was just drawn changes hands
    .purple = Trading Places
    .purple-about = the hero changes places with another hero or with a monster that is no boss
    .about = Orange, { treasure-sticky-fingers.orange-about }. Purple, { treasure-sticky-fingers.purple-about }
treasure-drain-life = Drain Life / Quick Healing
    .orange = Drain Life
    .orange-about = another hero in the same room or the next takes 1 wound, and the player of the card heals 1 Life
    .purple = Quick Healing
    .purple-about = 2 Elixir symbols
    .about = Orange, { treasure-drain-life.orange-about }. Purple, { treasure-drain-life.purple-about }
treasure-stumble = Stumble / Swift Strike
    .orange = Stumble
    .orange-about = the Step that is being spent gives 1 move point in place of 2
    .purple = Swift Strike
    .purple-about = 2 Ranged symbols
    .about = Orange, { treasure-stumble.orange-about }. Purple, { treasure-stumble.purple-about }
treasure-counterspell = Counterspell / Arcane Surge
    .orange = Counterspell
    .orange-about = the treasure card that is being played comes to nothing
    .purple = Arcane Surge
    .purple-about = 2 Magic symbols
    .about = Orange, { treasure-counterspell.orange-about }. Purple, { treasure-counterspell.purple-about }
treasure-enrage = Enrage / Battle Frenzy
    .orange = Enrage
    .orange-about = the monster in the fight that begins deals 1 more in Payback
    .purple = Battle Frenzy
    .purple-about = 2 Melee symbols
    .about = Orange, { treasure-enrage.orange-about }. Purple, { treasure-enrage.purple-about }
treasure-stolen-glory = Stolen Glory / Stone Skin
    .orange = Stolen Glory
    .orange-about = 1 of the experience for a defeated monster goes to the player of the card
    .purple = Stone Skin
    .purple-about = 2 Defense symbols
    .about = Orange, { treasure-stolen-glory.orange-about }. Purple, { treasure-stolen-glory.purple-about }
treasure-misdirection = Misdirection / Teleport
    .orange = Misdirection
    .orange-about = the hero whose turn begins, with no monster around, is sent to another explored room of the level
    .purple = Teleport
    .purple-about = the hero goes to any explored room of the first two levels
    .about = Orange, { treasure-misdirection.orange-about }. Purple, { treasure-misdirection.purple-about }
treasure-call-of-the-horde = Call of the Horde / Winged Boots
    .orange = Call of the Horde
    .orange-about = a minor monster appears in the room that is being entered
    .purple = Winged Boots
    .purple-about = 3 move points at once
    .about = Orange, { treasure-call-of-the-horde.orange-about }. Purple, { treasure-call-of-the-horde.purple-about }
treasure-pickpocket = Pickpocket / Lucky Find
    .orange = Pickpocket
    .orange-about = up to 2 gold changes purses
    .purple = Lucky Find
    .purple-about = 3 gold from the reserve
    .about = Orange, { treasure-pickpocket.orange-about }. Purple, { treasure-pickpocket.purple-about }
treasure-fumble = Fumble / Second Chance
    .orange = Fumble
    .orange-about = up to two dice of the player who has rolled are rolled again
    .purple = Second Chance
    .purple-about = any unused dice are rolled again
    .about = Orange, { treasure-fumble.orange-about }. Purple, { treasure-fumble.purple-about }
treasure-silence = Silence / Second Wind
    .orange = Silence
    .orange-about = the ability that is being used comes to nothing, and its cost stays paid
    .purple = Second Wind
    .purple-about = a die that was spent is rolled and ready again
    .about = Orange, { treasure-silence.orange-about }. Purple, { treasure-silence.purple-about }
treasure-ambush = Ambush / Skeleton Key
    .orange = Ambush
    .orange-about = up to two monsters from rooms without heroes move through a door
    .purple = Skeleton Key
    .purple-about = a chest or a trap is satisfied with one die fewer
    .about = Orange, { treasure-ambush.orange-about }. Purple, { treasure-ambush.purple-about }
treasure-wrong-turn = Wrong Turn / Sneak Attack
    .orange = Wrong Turn
    .orange-about = the room that is about to be found goes under the stack, and another takes its place
    .purple = Sneak Attack
    .purple-about = in one fight of this turn, Melee counts as Ranged
    .about = Orange, { treasure-wrong-turn.orange-about }. Purple, { treasure-wrong-turn.purple-about }
## How things stand

scene-setting = The table is being set.
scene-won =
    { $who-is ->
        [you] The game is over: you have won!
       *[other] The game is over: { $who } has won.
    }
scene-won-shared = The game is over: { $who } share the victory.
scene-round =
    { $which ->
        [last] Round { $round }, the last one.
       *[open] Round { $round }.
    } { $who-is ->
        [you] Your turn:
       *[other] { $who } plays:
    } { $stage ->
        [early] before the dice are settled.
        [acting] action step.
       *[master] dungeon master phase.
    }

# What others may answer with a card

scene-turn-begins =
    { $who-is ->
        [you] Your turn begins.
       *[other] The turn of { $who } begins.
    }
scene-roll-stands =
    { $who-is ->
        [you] Your roll stands.
       *[other] { $who } has rolled, and the roll stands.
    }
scene-step-spent =
    { $who-is ->
        [you] You spend a Step.
       *[other] { $who } spends a Step.
    }
scene-explores =
    { $who-is ->
        [you] You are about to explore to the
       *[other] { $who } is about to explore to the
    } { $side }. The next tile: { $tile }.
scene-enters =
    { $who-is ->
        [you] You enter
       *[other] { $who } enters
    } { $room-the } ({ $number }).
scene-fight-begins =
    { $who-is ->
        [you] You begin a fight with
       *[other] { $who } begins a fight with
    } { $monster-the }{ figure-mark }.
scene-glory =
    { $who-is ->
        [you] You are
       *[other] { $who } is
    } about to gain { $xp } experience for a monster.
scene-card-gained =
    { $who-is ->
        [you] You get a treasure card.
       *[other] { $who } gets a treasure card.
    }
scene-ability-used =
    { $who-is ->
        [you] You use an ability:
       *[other] { $who } uses an ability:
    } { $ability }.
scene-pet-comes =
    { $who-is ->
        [you] Your pet die is about to be rolled.
       *[other] The pet die of { $who } is about to be rolled.
    }
scene-card-played =
    { $who-is ->
        [you] You are playing
       *[other] { $who } is playing
    } { $half ->
        [orange] { $card-orange }: { $card-orange-about }.
       *[purple] { $card-purple }: { $card-purple-about }.
    }
scene-aimed-at-room = It is aimed at { $room-the } ({ $number }).
scene-aimed-at-hero =
    { $who-is ->
        [you] It is aimed at you.
       *[other] It is aimed at { $who }.
    }
scene-aimed-at-monster = It is aimed at { $monster-the }{ figure-mark }.

# The combat

scene-fight =
    { $who-is ->
        [you] You fight
       *[other] { $who } fights
    } { $monster-the }{ figure-mark }. { $damage ->
        [0] No damage dealt yet,
       *[other] { $damage } damage dealt,
    } { $missing } more needed. { $spares ->
        [never] Payback { $payback } comes in any case.
       *[from_afar] Payback { $payback } comes unless it falls without Melee.
    }
scene-payback =
    { $who-is ->
        [you] You face the Payback of
       *[other] { $who } faces the Payback of
    } { $monster-the }{ figure-mark }: { $payback ->
        [one] 1 wound.
       *[other] { $payback } wounds.
    }
scene-pit-throw = The bottomless pit helps: { $melee } Melee is enough here.
scene-sneaking = Sneak attack: in this fight Melee counts as Ranged.
scene-banned = Dice that show { $symbol } are of no use in this combat.
scene-rewards =
    { $beaten ->
        [one] 1 monster beaten
       *[other] { $beaten } monsters beaten
    } in this combat: { $who-is ->
        [you] you will gain
       *[other] { $who } will gain
    } { $xp } experience and { $beaten ->
        [one] 1 treasure card.
       *[other] { $beaten } treasure cards.
    }

# The one who looks

scene-you =
    { $who-is ->
        [you] You,
       *[other] { $who },
    } { $hero }{ $posture ->
        [fallen] , fallen:
       *[standing] :
    } Life { $life } of { $most }, gold { $gold }, experience { $xp }.
scene-abilities =
    { $who-is ->
        [you] Your abilities:
       *[other] Abilities of { $who }:
    } { $abilities }.
scene-abilities-used =
    { $who-is ->
        [you] Abilities you have used this turn:
       *[other] Abilities { $who } has used this turn:
    } { $abilities }.
scene-cards = Your cards: { $cards }.
scene-captor =
    { $who-is ->
        [you] You have Schmetterling's token: one more re-roll in each of your rolls.
       *[other] { $who } has Schmetterling's token: one more re-roll in each roll.
    }

# The turn

scene-dice =
    { $who-is ->
        [you] Your dice:
       *[other] Dice of { $who }:
    } { $symbols }.
scene-pet =
    { $who-is ->
        [you] Your pet die:
       *[other] Pet die of { $who }:
    } { $symbol }.
scene-pet-waits =
    { $who-is ->
        [you] Your pet die will be rolled with the others.
       *[other] The pet die of { $who } will be rolled with the others.
    }
scene-picked = Picked to be rolled again: { $symbols }.
scene-pet-picked = The pet die is picked to be rolled again.
scene-rerolls-left =
    { $who-is ->
        [you] You have
       *[other] { $who } has
    } { $rerolls ->
        [one] 1 more re-roll after this one.
       *[other] { $rerolls } more re-rolls after this one.
    }
scene-symbols =
    { $who-is ->
        [you] Your loose symbols:
       *[other] Loose symbols of { $who }:
    } { $symbols }.
scene-points =
    { $who-is ->
        [you] You have
       *[other] { $who } has
    } { $points ->
        [one] 1 move point.
       *[other] { $points } move points.
    }
scene-token =
    { $who-is ->
        [you] Your free step token is ready.
       *[other] { $who } has the free step token ready.
    }
scene-fewer-dice =
    { $who-is ->
        [you] Out of fear, you roll
       *[other] Out of fear, { $who } rolls
    } { $dice ->
        [one] 1 die fewer.
       *[other] { $dice } dice fewer.
    }
scene-invisible =
    { $who-is ->
        [you] You are invisible: monsters leave you alone.
       *[other] { $who } is invisible: monsters do nothing to this hero.
    }
scene-sneak-ready =
    { $who-is ->
        [you] You have a sneak attack ready for one fight.
       *[other] { $who } has a sneak attack ready for one fight.
    }
scene-webbed =
    { $who-is ->
        [you] A Spider holds you: you leave this room only by teleport.
       *[other] A Spider holds { $who } in the room.
    }
scene-gazed-at =
    { $who-is ->
        [you] A Dark Watcher looks at you: your abilities do not work here.
       *[other] A Dark Watcher looks at { $who }: the hero's abilities do not work there.
    }

# The room

scene-here =
    { $who-is ->
        [you] You are in
       *[other] { $who } is in
    } { $room-the } ({ $number }), level { $level }.
scene-monster =
    { $monster }{ figure-mark }: Payback { $payback }, Defense { $defense }, experience { $xp }{ $state ->
        [unfought] , not fought yet.
        [fought] , fought already.
        [turned] , just turned: no fight with it in this turn.
       *[idle] .
    }
scene-chest =
    { $dice-count ->
        [one] A chest that opens with this die: { $dice }
       *[other] A chest that opens with these dice: { $dice }
    }{ $gold ->
        [0] .
       *[other] ; it holds { $gold } gold.
    }
scene-gold = Gold to pick up: { $gold }.
scene-portal =
    { $state ->
        [used] A portal, already used this turn.
       *[open] A portal that opens with this die: { $symbol }.
    }
scene-fountain =
    { $state ->
        [used] A fountain, already used this turn.
       *[open] A fountain that flows for this die: { $symbol }.
    }
scene-pit = A pit gapes at the entrance.
scene-web = Webs hang across the room.
scene-bottomless-pit = A bottomless pit yawns here.
scene-stairs = The stairs here lead to { $room-the } ({ $number }), level { $level }.
scene-stairs-unexplored = The stairs here lead down to level { $level }, where nobody has been yet.

# Doors and walls

scene-door = { $side }: a door to { $room-the } ({ $number }).
scene-door-unexplored = { $side }: a door into the unknown.
scene-trap = { $side }: { $room-a } ({ $number }). These dice disarm it for { $xp } experience: { $dice }.
scene-walls = Walls: { $sides }.
scene-break-through = No door of this level leads into the unknown: you may explore through a wall.

# The others, and the rest of the dungeon

scene-other =
    { $who }, { $hero }{ $posture ->
        [fallen] , fallen,
       *[standing] ,
    } in { $room-the } ({ $number }): Life { $life }, gold { $gold }, experience { $xp }, { $cards ->
        [0] no cards.
        [one] 1 card.
       *[other] { $cards } cards.
    }
scene-known-cards = You know of cards that { $who } holds: { $cards }.
scene-cards-known-to = { $who } knows of cards that you hold: { $cards }.
scene-ritual = The dark ritual goes on in { $room-the } ({ $number }): if a Cultist is left there at the end of this turn, a Dark Watcher comes.
scene-lair =
    { $room } ({ $number }), level { $level }: { $monsters }{ $marks-count ->
        [0] .
        [one] , with the number { $marks }.
       *[other] , with the numbers { $marks }.
    }
scene-next-tile = Next tile of level { $level }: { $tile }.
scene-no-tile-left = No tile of level { $level } is left to explore.

## What is asked

prompt-answer =
    { $event ->
        [turn_begins] The turn of { $who } begins.
        [rolled] The roll of { $who } stands.
        [step_spent] { $who } spends a Step.
        [exploring] { $who } is about to explore.
        [entering] { $who } enters a room.
        [fight_begins] { $who } begins a fight.
        [glory] { $who } is about to gain experience for a monster.
        [card_gained] { $who } gets a treasure card.
       *[ability_used] { $who } uses an ability.
    } Do you answer with a card, or pass?
prompt-answer-card =
    { $who } plays { $half ->
        [orange] { $card-orange }: { $card-orange-about }.
       *[purple] { $card-purple }: { $card-purple-about }.
    } Do you answer with a card, or pass?
prompt-before-roll =
    { $monsters ->
        [unfought] Do you roll, or do something before it? Monsters keep you in this room until you have fought them.
       *[none] Do you roll, or do something before it?
    }
# What the player has, before the question.
means =
    Life { $life }. { $dice-count ->
        [0] No dice left.
       *[other] Dice: { $dice }.
    } { $symbols-count ->
        [0] {""}
       *[other] Symbols: { $symbols }.{" "}
    }{ $points ->
        [0] {""}
        [one] 1 move point.{" "}
       *[other] { $points } move points.{" "}
    }
prompt-acting =
    { means }{ $monsters ->
        [unfought] You must fight the monsters here. Do you prepare first?
       *[none] What do you do?
    }
prompt-reroll =
    { $picked ->
        [0] Which dice do you roll again, if any?
        [one] 1 die is picked. Do you pick more, or roll it again?
       *[other] { $picked } dice are picked. Do you pick more, or roll them again?
    }
prompt-fumble =
    Which dice must { $who } roll again? You may pick { $most }, and have picked { $picked }.
prompt-bounty = How much gold do you take for your unused dice? At most { $gold }.
prompt-master-moves =
    You are the dungeon master: { $points ->
        [0] no move points are left. Do you send a monster by the stairs?
        [one] 1 move point is left. Do you move a monster?
       *[other] { $points } move points are left. Do you move a monster?
    }
prompt-refill = There are not enough dice for all empty rooms: which one fills next?
prompt-combat-start = The combat begins: which monster shows its ability first?
prompt-combat-next = { means }Which monster do you fight next?
prompt-fighting = { $monster-the }{ figure-mark }: damage { $damage } of { $defense }, Payback { $payback }. { means }Do you strike, or end the attack?
prompt-payback =
    { $monster-the }{ figure-mark } pays back for { $payback ->
        [one] 1 wound.
       *[other] { $payback } wounds.
    } { means }Do you block, or suffer it?
prompt-theft = A thief wants this of you: { $symbol }. What do you give up?
prompt-choose-hero = Which hero do you play?
prompt-change-die = Which die does your Magic change?
prompt-change-to =
    { $whose ->
        [pet] Your pet die shows { $symbol }.
       *[action] The die shows { $symbol }.
    } What shall it show?
prompt-lay-room = You have found { $tile-a }: how do you lay it?
prompt-lay-medium = Behind the runes lies { $tile-a }: how do you lay it?
prompt-lay-trap = Next comes { $tile-a }: where do you lay it?
prompt-pit = A pit: do you spend a Step, or take a wound?
prompt-web = The web takes a Step: which one do you give up?
prompt-portal = Where does the portal take you?
prompt-take-die = No die is left for the new monster in { $room-the } ({ $number }): which monster gives up its own?
prompt-excess = There are too many monsters in { $room-the } ({ $number }): which one goes?
prompt-key = What do you open or disarm with one die fewer?
prompt-learn = Which ability do you learn?
prompt-hand-limit =
    You hold { $cards } cards, { $excess ->
        [one] 1 too many: which one do you discard?
       *[other] { $excess } too many: which one do you discard first?
    }
prompt-aim =
    { $half ->
        [orange] { $card-orange }: { $card-orange-about }.
       *[purple] { $card-purple }: { $card-purple-about }.
    } { $at ->
        [room] Which room do you choose?
        [player] Which player do you choose?
        [hero] Which hero do you choose?
        [monster] Which monster do you choose?
       *[anyone] Which hero or monster do you choose?
    }
prompt-ambush =
    Ambush: { $left ->
        [one] you may move 1 more monster. Which one?
       *[other] you may move { $left } monsters. Which one first?
    }

## What the pieces do

gloss-monster = { $monster }: { $monster-about }.
gloss-room = { $room }: { $room-about }.
gloss-trap = A trap wounds every hero beside it whenever one enters or leaves a room next to it, until it is disarmed.
gloss-ability = { $ability }: { $ability-about }.
gloss-hero = { $hero }, { $hero-class }: { $hero-about }.
gloss-card = Orange, { $card-orange }: { $card-orange-about }. Purple, { $card-purple }: { $card-purple-about }.
