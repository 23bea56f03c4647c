### English texts of Masmorra.
###
### Sentences end with a full stop, buttons do not. Refusals begin in lower case because they follow a word such as
### "error". The program capitalizes the first letter of a sentence. Rooms and traps have a name and a number, monster
### dice a name and a mark, because several dice can show the same monster.

## The game and its table options

game-masmorra = Masmorra
    .tagline = Explore the dungeon tile by tile, fight its monsters and trip up your rivals. The most XP wins.
game-masmorra-line = { game-masmorra }. { game-masmorra.tagline }

seat-name = Player { $number }

option-mode = Mode
option-mode-standard = Standard: last round at 16 XP
option-mode-epic = Epic: until Malaphyas is defeated
option-heroes = Heroes
option-heroes-dealt = Dealt at random
option-heroes-chosen = Chosen in turn
option-start = First player
option-start-random = Random
option-start-first = Seat 1
option-start-second = Seat 2
option-start-third = Seat 3
option-start-fourth = Seat 4
option-start-fifth = Seat 5
option-rounds = Last round
option-rounds-unlimited = No limit
option-rounds-30 = Round 30
option-rounds-60 = Round 60
option-rounds-120 = Round 120

## Marks of monster dice, and positions on a level

figure-mark =
    { $mark ->
        [0] { "" }
       *[other] { " " }#{ $mark }
    }
cell-place =
    { $across ->
        [east] { $along ->
            [north] { $columns } east, { $rows } north
            [south] { $columns } east, { $rows } south
           *[level] { $columns } east
        }
        [west] { $along ->
            [north] { $columns } west, { $rows } north
            [south] { $columns } west, { $rows } south
           *[level] { $columns } west
        }
       *[level] { $along ->
            [north] { $rows } north
            [south] { $rows } south
           *[level] 0 spaces
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

## Actions before and during the roll

action-choose-hero = Play { $hero }, { $hero-class }
help-choose-hero = { $hero } { $hero-about }. Starts with { $ability }: { $ability-about }.
action-roll = Roll the dice
help-roll = Roll all your action dice, and the pet die if you have it. Leftover move points are lost.
action-pick-die =
    { $whose ->
        [pet] Pick the pet die ({ $symbol })
       *[action] Pick { $symbol-a } die
    }
help-pick-die = You'll re-roll this die. You can pick more before you roll.
action-roll-again = Re-roll the picked dice
help-roll-again = Re-roll the picked dice and keep the new results.
action-keep-dice = Keep the dice
help-keep-dice = No die is re-rolled.
action-flip-token = Flip free step token for { $symbol-a }
help-flip-token = Gives 1 loose symbol, lost if you leave the room before spending it. Once per turn.

## Actions for moving and exploring

action-step = Spend a Step ({ $with })
help-step = Gives 2 move points, each to move or explore once. Do anything else and you lose the rest.
action-move = Move to { $room-the } ({ $number })
help-move = 1 move point; loose symbols are lost. { $room }: { $room-about }.
action-explore = Explore { $door }
help-explore = Costs 1 move point. Place the face-up tile there and enter it.
action-take-stairs = Take the stairs
help-take-stairs = Free, but you leave this room. The first hero down opens a new level.
action-lay-room = Place { $room-the }: doors { $doors }
action-lay-medium-room = Place { $room-the }: doors { $doors }; north-west corner { cell-place } of the level's first room
help-lay-room = { $room }: { $room-about }.
action-lay-trap = Place the trap { $side } of { $room-the } ({ $number })
action-lay-trap-beside-medium = Place the trap { $side } of { $room-the } ({ $number }), { cell-place } of the level's first room
help-lay-trap = Activates now and whenever a hero enters or leaves an adjacent room: 1 wound to each hero there.
action-give-up = Give up: { $with }
help-give-up = You can't use it again this turn.
action-take-wound = Take 1 wound
help-take-wound = You keep your Step but lose 1 Life.

## Actions in combat

action-fight = Fight
help-fight = You fight every monster in the room, one by one. It gets Payback if you use Melee or don't defeat it.
action-face = Fight { $monster-the }{ figure-mark }
help-face = { $monster }: { $monster-about }.
action-strike = Attack with { $symbol } ({ $with })
help-strike = { $symbol } { $symbol-about }.
action-sneak-attack = Use Sneak Attack
help-sneak-attack = Your Melee counts as Ranged in this fight, so it causes no Payback.
action-end-attack = Stop attacking
help-end-attack = If you haven't reached its Defense, the monster stays unharmed and gets Payback.
action-block = Block with Defense ({ $with })
help-block = Blocks 1 wound of this Payback.
action-suffer = Take the remaining wounds
help-suffer = You lose 1 Life per wound. At 0 Life, your hero falls.

## Actions with dice, rooms and gold

action-heal = Drink Elixir ({ $with })
help-heal = Heals 1 Life, up to 6.
action-conjure = Use Magic ({ $with })
help-conjure = Spend the Magic, pick an unused die and change it to any face.
action-change-die =
    { $whose ->
        [pet] Change the pet die ({ $symbol })
       *[action] Change { $symbol-a } die
    }
help-change-die = Your Magic changes this die.
action-change-to = Change it to { $symbol }
help-change-to = { $symbol } { $symbol-about }.
action-open-chest =
    { $chests ->
        [one] Open the chest with { $dice }
       *[other] Open chest { $chest } with { $dice }
    }
help-open-chest = You dock the dice and gain 1 XP, a treasure card and the gold in the chest.
action-disarm = Disarm { $room-the } ({ $number }) with { $dice }
help-disarm = You dock the dice and gain 2 XP on level 1, 3 XP on level 2. The trap never activates again.
action-use-portal = Use the portal
help-use-portal = Dock a Magic die and teleport to any explored room on level 1 or 2.
action-use-fountain = Use the fountain
help-use-fountain = Dock the die shown at the fountain and gain 2 Elixir symbols.
action-take-gold = Take the gold
help-take-gold = You take gold up to your limit of 6. The rest stays here.
action-use-ability = Use { $ability }
action-use-ability-on = Use { $ability } ({ $symbol } die)
action-use-ability-for = Use { $ability } for { $symbol-a }
help-ability = { $ability }: { $ability-about }.
action-buy-card = Buy a treasure card (5 gold)
help-buy-card = You draw a treasure card. Your hand limit is 6.

## Actions with cards

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
help-aim-at-room = { $room }: { $room-about }.
action-aim-at-hero = Choose { $who }
help-aim-at-hero = The card affects this player.
action-aim-at-monster = Choose { $monster-the }{ figure-mark }
help-aim-at-monster = { $monster }: { $monster-about }.
action-end-invisibility = End Invisibility
help-end-invisibility = You must then fight the monsters here that you haven't fought yet.
action-discard = Discard { $card }
help-discard = Your hand limit is 6. { $card-about }.
action-pass = Pass
help-pass = You play no card this time. You'll be asked again next time.
action-pass-until-my-turn = Pass until my next turn
help-pass-until-my-turn = Nobody waits for you until then. You can change your mind at any time.
action-ask-me-again = Ask me again
help-ask-me-again = You'll be asked whenever you could interrupt.
action-learn = Learn { $ability }

## Actions at the end of a turn

action-end-actions = End actions
help-end-actions = Next you collect bounties for unused dice. Then you're the dungeon master.
action-collect =
    { $gold ->
        [0] Collect no bounties
       *[other] Collect bounties: { $gold } gold
    }
help-collect = Each unused die pays 1 gold. Your limit is 6 gold.
action-move-monster = Move { $monster-the }{ figure-mark } to { $room-the } ({ $number })
help-move-monster = Through one door, out of a room without heroes, into a room with space.
action-send-by-stairs = Move { $monster-the }{ figure-mark } by the stairs
help-send-by-stairs = Costs no move point. Once per monster.
action-end-moves = Stop moving monsters
help-end-moves = The monsters stay where they are.
action-fill = Spawn in { $room-the } ({ $number })
help-fill = New monsters spawn in this room next.
action-take-die = Take the die from { $monster-the }{ figure-mark }
help-take-die = No die of this type is left: this monster leaves its room, and its die becomes the new one.
action-remove-monster = Remove { $monster-the }{ figure-mark }
help-remove-monster = The room is too full: the monster worth the least XP must go.

## Log: setup and turns

event-game-began =
    { $mode ->
        [epic] { $seats } heroes enter the dungeon. The game ends when Malaphyas is defeated.
       *[standard] { $seats } heroes enter the dungeon. When someone reaches 16 XP, that round is the last.
    }
event-tile-up = Next level { $level } tile: { $room-a }.
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
        [you] Your turn.
       *[other] { $who }'s turn.
    }
event-stood-up =
    { $who-is ->
        [you] You stand up with 6 Life.
       *[other] { $who } stands up with 6 Life.
    }
event-actions-ended =
    { $who-is ->
        [you] You're done acting.
       *[other] { $who } is done acting.
    }
event-bounty-declined =
    { $who-is ->
        [you] You collect no bounties.
       *[other] { $who } collects no bounties.
    }
event-master-began =
    { $who-is ->
        [you] You're the dungeon master now.
       *[other] { $who } is the dungeon master now.
    }
event-moves-ended =
    { $who-is ->
        [you] You stop moving monsters.
       *[other] { $who } stops moving monsters.
    }
event-fills-next =
    { $who-is ->
        [you] You spawn monsters in { $room-the } ({ $number }).
       *[other] { $who } spawns monsters in { $room-the } ({ $number }).
    }
event-goal-reached =
    { $who-is ->
        [you] You reach 16 XP: this round is the last!
       *[other] { $who } reaches 16 XP: this round is the last!
    }
event-won =
    { $who-is ->
        [you] You win with { $xp } XP, { $gold } gold and { $life } Life!
       *[other] { $who } wins with { $xp } XP, { $gold } gold and { $life } Life!
    }

## Log: dice and symbols

event-rolled =
    { $who-is ->
        [you] You roll { $dice }.
       *[other] { $who } rolls { $dice }.
    }
event-pet-rolled =
    { $who-is ->
        [you] Your pet die shows { $symbol }.
       *[other] { $who }'s pet die shows { $symbol }.
    }
event-pet-lost =
    { $who-is ->
        [you] A Dark Watcher stares at you: no pet die this turn.
       *[other] A Dark Watcher stares at { $who }: no pet die this turn.
    }
event-rolls-again =
    { $who-is ->
        [you] { $dice ->
            [one] You re-roll 1 die.
           *[other] You re-roll { $dice } dice.
        }
       *[other] { $dice ->
            [one] { $who } re-rolls 1 die.
           *[other] { $who } re-rolls { $dice } dice.
        }
    }
event-die-picked =
    { $who-is ->
        [you] { $whose ->
            [pet] You pick the pet die ({ $symbol }).
           *[action] You pick { $symbol-a } die.
        }
       *[other] { $whose ->
            [pet] { $who } picks the pet die ({ $symbol }).
           *[action] { $who } picks { $symbol-a } die.
        }
    }
event-dice-kept =
    { $who-is ->
        [you] You re-roll no dice.
       *[other] { $who } re-rolls no dice.
    }
event-token-flipped =
    { $who-is ->
        [you] You flip your free step token for { $symbol-a }.
       *[other] { $who } flips the free step token for { $symbol-a }.
    }
event-conjured =
    { $who-is ->
        [you] You spend 1 Magic ({ $with }).
       *[other] { $who } spends 1 Magic ({ $with }).
    }
event-die-chosen =
    { $who-is ->
        [you] { $whose ->
            [pet] You aim your Magic at the pet die ({ $symbol }).
           *[action] You aim your Magic at { $symbol-a } die.
        }
       *[other] { $whose ->
            [pet] { $who } aims the Magic at the pet die ({ $symbol }).
           *[action] { $who } aims the Magic at { $symbol-a } die.
        }
    }
event-die-changed =
    { $who-is ->
        [you] You change { $from } to { $to }.
       *[other] { $who } changes { $from } to { $to }.
    }
event-made-symbols =
    { $who-is ->
        [you] You gain { $symbols } for this room.
       *[other] { $who } gains { $symbols } for this room.
    }
event-symbols-lost =
    { $who-is ->
        [you] You lose loose symbols: { $symbols }.
       *[other] { $who } loses loose symbols: { $symbols }.
    }
event-got-points =
    { $who-is ->
        [you] You gain { $points } move points.
       *[other] { $who } gains { $points } move points.
    }
event-points-lost =
    { $who-is ->
        [you] You lose your leftover move points.
       *[other] { $who } loses the leftover move points.
    }
event-step-spent =
    { $who-is ->
        [you] You spend a Step ({ $with }).
       *[other] { $who } spends a Step ({ $with }).
    }

## Log: moving and exploring

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
        [you] You teleport to { $room-the } ({ $number }).
       *[other] { $who } teleports to { $room-the } ({ $number }).
    }
event-wall-broken =
    { $who-is ->
        [you] No open door left: you break a wall of { $room-the } ({ $number }).
       *[other] No open door left: { $who } breaks a wall of { $room-the } ({ $number }).
    }
event-explores =
    { $who-is ->
        [you] You explore { $door }.
       *[other] { $who } explores { $door }.
    }
event-rune-found =
    { $who-is ->
        [you] Runes glow: you draw a medium room.
       *[other] Runes glow: { $who } draws a medium room.
    }
event-medium-drawn = It's { $room-a }.
event-medium-does-not-fit = No space for { $room-the }: it goes under its stack. The Rune Room stays, empty.
event-room-laid = New room: { $room-the } ({ $number }).
event-gold-strewn =
    { $floor ->
        [0] { $chests } gold is locked in { $room-the } ({ $number }).
       *[other] { $chests ->
            [0] { $floor } gold is on the floor of { $room-the } ({ $number }).
           *[other] { $room-the } ({ $number }): { $floor } gold on the floor, { $chests } in chests.
        }
    }
event-trap-turned = Click! A trap: it { $room-about }.
event-trap-laid = { $room-the } ({ $number }) is placed { cell-place } of the level's first room.
event-trap-sprung = { $room-the } ({ $number }) activates!
event-tile-put-under = { $room-the } goes under the level { $level } stack.
event-level-opened =
    { $level ->
        [3] Level 3 opens and pulls every hero down: this is Malaphyas' realm.
       *[other] Level 2 opens: { $room-the } ({ $number }).
    }
event-web-holds =
    { $who-is ->
        [you] Sticky webs stop you.
       *[other] Sticky webs stop { $who }.
    }
event-step-lost =
    { $who-is ->
        [you] The web costs you 1 Step ({ $with }).
       *[other] The web costs { $who } 1 Step ({ $with }).
    }
event-fell-in-pit =
    { $who-is ->
        [you] You tumble into the pit.
       *[other] { $who } tumbles into the pit.
    }
event-crossed-pit =
    { $who-is ->
        [you] You spend a Step ({ $with }) to cross the pit.
       *[other] { $who } spends a Step ({ $with }) to cross the pit.
    }

## Log: rooms, wounds and XP

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
        [you] You use the portal.
       *[other] { $who } uses the portal.
    }
event-gained-gold =
    { $who-is ->
        [you] { $gold ->
            [0] You can't take more gold: still { $total }.
           *[other] You gain { $gold } gold: now { $total }.
        }
       *[other] { $gold ->
            [0] { $who } can't take more gold: still { $total }.
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
        [you] You heal: now { $life } Life.
       *[other] { $who } heals: now { $life } Life.
    }
event-wounded =
    { $who-is ->
        [you] You take { $wounds ->
            [one] 1 wound:
           *[other] { $wounds } wounds:
        } { $life ->
            [0] no Life left.
           *[other] { $life } Life left.
        }
       *[other] { $who } takes { $wounds ->
            [one] 1 wound:
           *[other] { $wounds } wounds:
        } { $life ->
            [0] no Life left.
           *[other] { $life } Life left.
        }
    }
event-fell =
    { $who-is ->
        [you] You fall: back to { $xp } XP.{ $cards-count ->
            [0] {""}
           *[other] {" "}You lose your cards: { $cards }.
        }
       *[other] { $who } falls: back to { $xp } XP.{ $cards-count ->
            [0] {""}
           *[other] {" "}Cards lost: { $cards }.
        }
    }
event-gained-xp =
    { $who-is ->
        [you] You gain { $xp } XP: now { $total }.
       *[other] { $who } gains { $xp } XP: now { $total }.
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
        [you] You use { $ability } ({ $symbol } die).
       *[other] { $who } uses { $ability } ({ $symbol } die).
    }
event-ability-used-for =
    { $who-is ->
        [you] You use { $ability } for { $symbol-a }.
       *[other] { $who } uses { $ability } for { $symbol-a }.
    }

## Log: monsters

event-monster-came = { $monster-a }{ figure-mark } spawns in { $room-the } ({ $number }).
event-die-taken = { $monster-the }{ figure-mark } leaves { $room-the } ({ $number }): its die is needed elsewhere.
event-no-die-left = No die left: nothing spawns in { $room-the } ({ $number }).
event-monster-crowded-out = { $room-the } ({ $number }) is too full: { $monster-the }{ figure-mark } is removed.
event-monster-moved = { $monster-the }{ figure-mark } moves to { $room-the } ({ $number }).
event-ritual-done = The ritual in { $room-the } ({ $number }) is complete: a Cultist becomes a Dark Watcher.
event-fire-breath = Mortiferous breathes fire in { $room-the } ({ $number }) and every adjacent room!
event-summoned = { $monster-the }{ figure-mark } calls for help.
event-malaphyas-calls =
    { $kind ->
        [major] Malaphyas rolls { $symbol }: a major monster spawns in the Throne Room.
       *[minor] Malaphyas rolls { $symbol }: a minor monster spawns in the Throne Room.
    }
event-grimbolts-fell = Malaphyas rolls { $symbol }: Grimbolts strike { $rooms-the }.

## Log: combat

event-combat-began =
    { $who-is ->
        [you] You enter combat!
       *[other] { $who } enters combat!
    }
event-thief-struck = { $monster-the }{ figure-mark } tries to steal 1 { $symbol }.
event-stolen =
    { $who-is ->
        [you] You lose 1 { $symbol } ({ $with }).
       *[other] { $who } loses 1 { $symbol } ({ $with }).
    }
event-venom-struck =
    { $who-is ->
        [you] Venom Strike: Aunty Bitsy bites you.
       *[other] Venom Strike: Aunty Bitsy bites { $who }.
    }
event-fight-began =
    { $who-is ->
        [you] You fight { $monster-the }{ figure-mark }.
       *[other] { $who } fights { $monster-the }{ figure-mark }.
    }
event-struck =
    { $who-is ->
        [you] You attack with { $symbol } ({ $with }).
       *[other] { $who } attacks with { $symbol } ({ $with }).
    }
event-attack-ended =
    { $who-is ->
        [you] You stop attacking.
       *[other] { $who } stops attacking.
    }
event-sneak-began =
    { $who-is ->
        [you] Sneak Attack: your Melee counts as Ranged in this fight.
       *[other] Sneak Attack: { $who }'s Melee counts as Ranged in this fight.
    }
event-defeated =
    { $who-is ->
        [you] You defeat { $monster-the }!
       *[other] { $who } defeats { $monster-the }!
    }
event-withstood =
    { $who-is ->
        [you] You don't defeat { $monster-the }.
       *[other] { $who } doesn't defeat { $monster-the }.
    }
event-payback-comes =
    { $wounds ->
        [one] Payback from { $monster-the }: 1 wound.
       *[other] Payback from { $monster-the }: { $wounds } wounds.
    }
event-blocked =
    { $who-is ->
        [you] You block 1 wound ({ $with }): { $left ->
            [0] none left.
           *[other] { $left } left.
        }
       *[other] { $who } blocks 1 wound ({ $with }): { $left ->
            [0] none left.
           *[other] { $left } left.
        }
    }
event-haunted =
    { $who-is ->
        [you] The Ghost steals 1 XP from you: now { $xp }.
       *[other] The Ghost steals 1 XP from { $who }: now { $xp }.
    }
event-boss-turned = { $monster-the } staggers and flips to the red side!
event-token-won =
    { $who-is ->
        [you] You take Schmetterling's token: 1 more re-roll in every roll.
       *[other] { $who } takes Schmetterling's token: 1 more re-roll in every roll.
    }
event-combat-ended =
    { $who-is ->
        [you] Your combat is over.
       *[other] { $who }'s combat is over.
    }

## Log: treasure cards

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
        [you] No treasure card left for you.
       *[other] No treasure card left for { $who }.
    }
event-reshuffled = The discarded treasure cards become a new deck.
event-discarded =
    { $who-is ->
        [you] You discard { $card }.
       *[other] { $who } discards { $card }.
    }
event-card-played =
    { $who-is ->
        [you] { $half ->
            [orange] You play { $card-orange }.
           *[purple] You play { $card-purple }.
        }
       *[other] { $half ->
            [orange] { $who } plays { $card-orange }.
           *[purple] { $who } plays { $card-purple }.
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
        [you] Your card is cancelled: { $card } is discarded.
       *[other] { $who }'s card is cancelled: { $card } is discarded.
    }
event-card-stolen =
    { $thief-is ->
        [you] You steal { $victim }'s new card.
       *[other] { $victim-is ->
            [you] { $thief } steals your new card.
           *[other] { $thief } steals { $victim }'s new card.
        }
    }
event-card-stolen-known =
    { $thief-is ->
        [you] You steal { $card } from { $victim }.
       *[other] { $victim-is ->
            [you] { $thief } steals { $card } from you.
           *[other] { $thief } steals { $card } from { $victim }.
        }
    }
event-turned-invisible =
    { $who-is ->
        [you] You turn invisible.
       *[other] { $who } turns invisible.
    }
event-seen-again =
    { $who-is ->
        [you] You're visible again.
       *[other] { $who } is visible again.
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
        [you] Fear grips you: 1 die fewer this turn.
       *[other] Fear grips { $who }: 1 die fewer this turn.
    }
event-stumbled =
    { $who-is ->
        [you] You stumble: this Step gives only 1 move point.
       *[other] { $who } stumbles: this Step gives only 1 move point.
    }
event-enraged = Enraged: +1 Payback for { $monster-the }.
event-pocket-picked =
    { $thief-is ->
        [you] You steal { $gold } gold from { $victim }.
       *[other] { $victim-is ->
            [you] { $thief } steals { $gold } gold from you.
           *[other] { $thief } steals { $gold } gold from { $victim }.
        }
    }
event-silenced =
    { $who-is ->
        [you] Your ability is silenced: no effect.
       *[other] { $who }'s ability is silenced: no effect.
    }
event-passes-on =
    { $who-is ->
        [you] You pass until your next turn.
       *[other] { $who } passes until their next turn.
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
log-standing =
    { $who-is ->
        [you] you ({ $xp } XP, { $life } Life)
       *[other] { $who } ({ $xp } XP, { $life } Life)
    }
log-standing-down =
    { $who-is ->
        [you] you ({ $xp } XP, down)
       *[other] { $who } ({ $xp } XP, down)
    }
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
        [one] 1 wound
       *[other] { $wounds } wounds
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
log-card-symbols =
    { $who-is ->
        [you] { $half ->
            [orange] You play { $card-orange }: { $symbols }.
           *[purple] You play { $card-purple }: { $symbols }.
        }
       *[other] { $half ->
            [orange] { $who } plays { $card-orange }: { $symbols }.
           *[purple] { $who } plays { $card-purple }: { $symbols }.
        }
    }
log-card-effect = { $cause } { $effect }
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

refusal-game-over = the game is over
refusal-chance-first = dice or cards are being drawn. Wait for the result
refusal-no-chance-now = a player must decide first. Nothing is drawn or rolled now
refusal-impossible-outcome = that result isn't possible now. Ask for the possible ones
refusal-not-your-turn = not your turn. Waiting for { $who }
refusal-fight-first = fight the monsters in your room first
refusal-card-not-now = you can't play { $card } now. Choose one of the offered cards
refusal-ability-not-now = you can't use { $ability } now. Choose one of the offered abilities
refusal-cannot-pay = you can't pay for that. Choose one of the offered actions
refusal-not-asked = you can't do that now. Choose one of the offered actions

## Symbols, and what pays for an action

symbol-step = Step
    .a = a Step
    .about = gives 2 move points
symbol-ranged = Ranged
    .a = a Ranged
    .about = deals 1 damage as a ranged attack
symbol-melee = Melee
    .a = a Melee
    .about = deals 1 damage, but the monster gets Payback
symbol-defense = Defense
    .a = a Defense
    .about = blocks 1 wound of Payback
symbol-elixir = Elixir
    .a = an Elixir
    .about = heals 1 Life, or deals 1 ranged damage to undead
symbol-magic = Magic
    .a = a Magic
    .about = changes a die to any face, or deals 1 ranged damage to monsters vulnerable to it
source-symbol = loose symbol
source-die = die
source-pet = pet die
source-token = free step token
source-key = the Skeleton Key

## Heroes

hero-albus = Albus
    .class = the wizard
    .about = bends dice to his will and hurls fireballs
hero-jay = Jay
    .class = the warrior
    .about = has a strong guard and hits harder than anyone
hero-valerie = Valerie
    .class = the paladin
    .about = heals, shields and purges undead
hero-mika = Mika
    .class = the rogue
    .about = picks locks and dodges Payback
hero-greybark = Greybark
    .class = the druid
    .about = changes shape at will and brings a wolf

## Abilities

ability-arcane-focus = Arcane Focus
    .about = dock any die for 1 Magic, once per turn
ability-fireball = Fireball
    .about = dock 2 Magic for 3 Ranged, once per turn
ability-wizards-apprentice = Wizard's Apprentice
    .about = pay 1 gold for the pet die, once per turn
ability-arcane-ward = Arcane Ward
    .about = dock a Defense for 2 Defense, once per turn
ability-fools-gold = Fool's Gold
    .about = dock a Magic for 3 gold, once per turn
ability-on-guard = On Guard
    .about = dock any die for 1 Defense, once per turn
ability-plundering-charge = Plundering Charge
    .about = dock a Step for 1 Melee and 2 gold, once per turn
ability-inner-rage = Inner Rage
    .about = pay 3 gold for 3 Melee, as often as you like
ability-thrown-blade = Thrown Blade
    .about = dock a Melee for 2 Ranged, once per turn
ability-riposte = Riposte
    .about = dock a Defense for 2 Melee, 1 Defense and 1 gold, once per turn
ability-healing-touch = Healing Touch
    .about = dock any die for 1 Elixir, once per turn
ability-alms = Alms
    .about = dock an Elixir for 2 gold, once per turn
ability-angelic-aura = Angelic Aura
    .about = pay 3 gold for 3 Elixir, as often as you like
ability-holy-shield = Holy Shield
    .about = dock a Melee for 2 Defense and 1 Elixir, once per turn
ability-holy-smite = Holy Smite
    .about = dock a Melee for 2 Melee and 1 Elixir, once per turn
ability-nimble-fingers = Nimble Fingers
    .about = when you dock on a chest or trap, 1 die may show any face; ongoing
ability-quick-dodge = Quick Dodge
    .about = dock a Step for 2 Defense, once per turn
ability-close-quarters = Close Quarters
    .about = dock a Ranged for 2 Melee, once per turn
ability-cutpurse = Cutpurse
    .about = dock a Ranged for 3 gold, once per turn
ability-tools-of-the-trade = Tools of the Trade
    .about = pay 2 gold for 1 Step or 1 Ranged, as often as you like
ability-shape-of-the-wild = Shape of the Wild
    .about = flip the free step token for 1 Melee, Defense or Elixir, not a Step, once per turn
ability-forests-bounty = Forest's Bounty
    .about = dock an Elixir for 2 gold, once per turn
ability-animal-form = Animal Form
    .about = pay 2 gold for 1 Step or 1 Melee, as often as you like
ability-claw-and-hide = Claw and Hide
    .about = dock a Melee for 2 Melee and 1 Defense, once per turn
ability-wolf-companion = Wolf Companion
    .about = roll the pet die with your dice; ongoing

## Minor monsters

foe-goblin = Goblin
    .the = the Goblin
    .a = a Goblin
    .about = Payback 1, Defense 2, 2 XP; gets Payback even if a ranged attack defeats it
foe-cultist = Cultist
    .the = the Cultist
    .a = a Cultist
    .about = Payback 2, Defense 2, 2 XP; steals 1 Elixir; you can't use Elixir dice until it's defeated
foe-skeleton = Skeleton
    .the = the Skeleton
    .a = a Skeleton
    .about = Payback 2, Defense 2, 2 XP; undead, immune to Ranged
foe-orc = Orc
    .the = the Orc
    .a = an Orc
    .about = Payback 3, Defense 2, 2 XP; it just hits hard
foe-spider = Spider
    .the = the Spider
    .a = a Spider
    .about = Payback 2, Defense 4, 3 XP; heroes can't leave its room except by teleport
foe-ghoul = Ghoul
    .the = the Ghoul
    .a = a Ghoul
    .about = Payback 3, Defense 3, 3 XP; undead; steals 1 Step; you can't use Step dice until it's defeated

## Major monsters

foe-ghost = Ghost
    .the = the Ghost
    .a = a Ghost
    .about = Payback 3, Defense 3, 3 XP; undead, immune to Melee; steals 1 XP unless defeated with 3 Elixir
foe-spear-beastman = Spear Beastman
    .the = the Spear Beastman
    .a = a Spear Beastman
    .about = Payback 3, Defense 3, 3 XP; 3 Magic alone also defeat it, as a ranged attack
foe-dark-watcher = Dark Watcher
    .the = the Dark Watcher
    .a = a Dark Watcher
    .about = Payback 3, Defense 4, 4 XP; hero abilities don't work in its room
foe-giant-bat = Giant Bat
    .the = the Giant Bat
    .a = a Giant Bat
    .about = Payback 2, Defense 3, 3 XP; steals 1 Ranged; you can't use Ranged dice until it's defeated
foe-young-dragon = Young Dragon
    .the = the Young Dragon
    .a = a Young Dragon
    .about = Payback 4, Defense 4, 4 XP; ignores the first Ranged
foe-gelatinous-cube = Gelatinous Cube
    .the = the Gelatinous Cube
    .a = a Gelatinous Cube
    .about = Payback 3, Defense 3, 3 XP; only Magic damages it, as a ranged attack

## Bosses

boss-aunty-bitsy = Aunty Bitsy
    .the = Aunty Bitsy
    .a = Aunty Bitsy
    .about = Payback 2, Defense 3, 3 XP; bites for 1 wound when combat starts; must be defeated twice
boss-aunty-bitsy-red = red Aunty Bitsy
    .the = the red Aunty Bitsy
    .a = the red Aunty Bitsy
    .about = Payback 2, Defense 4, 3 XP; spawns a Spider when combat starts
boss-schmetterling = Schmetterling
    .the = Schmetterling
    .a = Schmetterling
    .about = Payback 3, Defense 3, 2 XP; defeat it to keep its token: 1 more re-roll in every roll
boss-mortiferous = Mortiferous
    .the = Mortiferous
    .a = Mortiferous
    .about = Payback 4, Defense 4, 3 XP; ignores the first Ranged; must be defeated twice
boss-mortiferous-red = red Mortiferous
    .the = the red Mortiferous
    .a = the red Mortiferous
    .about = Payback 5, Defense 4, 3 XP; ignores the first Ranged
boss-malaphyas = Malaphyas
    .the = Malaphyas
    .a = Malaphyas
    .about = Payback 2, Defense 2, 3 XP; spawns a major monster when combat starts; must be defeated twice
boss-malaphyas-red = red Malaphyas
    .the = the red Malaphyas
    .a = the red Malaphyas
    .about = Payback 3, Defense 6, 3 XP; ignores the first Ranged; defeat him to end the game

## Rooms of the first level

tile-s00 = Starting Room
    .the = the Starting Room
    .a = the Starting Room
    .about = all heroes start here
tile-a01 = Stairs to the Second Level
    .the = the Stairs to the Second Level
    .a = the Stairs to the Second Level
    .about = stairs down to level 2
tile-a02 = Minor Monster Room
    .the = the Minor Monster Room
    .a = a Minor Monster Room
    .about = spawns 1 minor monster whenever it's empty
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
    .about = a Ranged die opens a chest with 3 gold; spawns 1 minor monster
tile-a08 = Portal Room
    .the = the Portal Room
    .a = a Portal Room
    .about = dock a Magic die to teleport to any explored room on level 1 or 2
tile-a09 = Coin Room
    .the = the Coin Room
    .a = a Coin Room
    .about = 2 gold on the floor
tile-a10 = Healing Fountain Room
    .the = the Healing Fountain Room
    .a = a Healing Fountain Room
    .about = dock an Elixir die for 2 Elixir symbols
tile-a11 = Rune Room
    .the = the Rune Room
    .a = a Rune Room
    .about = a medium room takes its place
tile-a12 = { tile-a11 }
    .the = { tile-a11.the }
    .a = { tile-a11.a }
    .about = { tile-a11.about }
tile-a13 = trap
    .the = the trap
    .a = a trap
    .about = wounds heroes in adjacent rooms; Step and Melee dice disarm it for 2 XP
tile-a14 = { tile-a13 }
    .the = { tile-a13.the }
    .a = { tile-a13.a }
    .about = wounds heroes in adjacent rooms; Ranged and Defense dice disarm it for 2 XP
tile-a15 = { tile-a02 }
    .the = { tile-a02.the }
    .a = { tile-a02.a }
    .about = { tile-a02.about }
tile-a16 = { tile-a07 }
    .the = { tile-a07.the }
    .a = { tile-a07.a }
    .about = a Step die opens a chest with 3 gold; spawns 1 minor monster
tile-a17 = Web Room
    .the = the Web Room
    .a = a Web Room
    .about = when you enter, lose 1 Step and stop moving
tile-a18 = { tile-a13 }
    .the = { tile-a13.the }
    .a = { tile-a13.a }
    .about = wounds heroes in adjacent rooms; Elixir and Magic dice disarm it for 2 XP
tile-a19 = { tile-a02 }
    .the = { tile-a02.the }
    .a = { tile-a02.a }
    .about = { tile-a02.about }
tile-a20 = Pit Room
    .the = the Pit Room
    .a = a Pit Room
    .about = when you enter, spend a Step or take 1 wound
tile-a21 = { tile-a11 }
    .the = { tile-a11.the }
    .a = { tile-a11.a }
    .about = { tile-a11.about }

## Medium rooms of the first level

tile-mt11 = Aunty Bitsy's Nest
    .the = Aunty Bitsy's Nest
    .a = Aunty Bitsy's Nest
    .about = Aunty Bitsy and a Spider guard a chest with 3 gold (Ranged die)
tile-mt12 = Schmetterling's Lair
    .the = Schmetterling's Lair
    .a = Schmetterling's Lair
    .about = behind a pit, Schmetterling, a Goblin and an Orc guard a chest with 4 gold (Melee and Defense dice)
tile-mt13 = Goblin Warren
    .the = the Goblin Warren
    .a = the Goblin Warren
    .about = 3 Goblins sit on 3 gold
tile-mt14 = Old Crypt
    .the = the Old Crypt
    .a = the Old Crypt
    .about = 2 Skeletons guard a chest with 3 gold (Elixir die); spawns 1 minor monster
tile-mt15 = Orc Barracks
    .the = the Orc Barracks
    .a = the Orc Barracks
    .about = 2 Orcs guard a chest with 3 gold (Defense die); spawns 1 minor monster
tile-mt16 = Moonwell Hall
    .the = the Moonwell Hall
    .a = the Moonwell Hall
    .about = portal (Magic die), fountain for 2 Elixir symbols (Elixir die); spawns 2 minor monsters

## Rooms of the second level

tile-s01 = Second Level Entrance
    .the = the Second Level Entrance
    .a = the Second Level Entrance
    .about = stairs up to level 1
tile-b01 = Stairs to the Third Level
    .the = the Stairs to the Third Level
    .a = the Stairs to the Third Level
    .about = stairs down to level 3
tile-b02 = { tile-a02 }
    .the = { tile-a02.the }
    .a = { tile-a02.a }
    .about = { tile-a02.about }
tile-b03 = Major Monster Room
    .the = the Major Monster Room
    .a = a Major Monster Room
    .about = spawns 1 major monster whenever it's empty
tile-b04 = { tile-b03 }
    .the = { tile-b03.the }
    .a = { tile-b03.a }
    .about = { tile-b03.about }
tile-b05 = Mixed Monster Room
    .the = the Mixed Monster Room
    .a = a Mixed Monster Room
    .about = spawns 1 minor and 1 major monster whenever it's empty
tile-b06 = { tile-a06 }
    .the = { tile-a06.the }
    .a = { tile-a06.a }
    .about = Melee and Defense dice open a chest with 3 gold
tile-b07 = { tile-a07 }
    .the = { tile-a07.the }
    .a = { tile-a07.a }
    .about = Ranged and Elixir dice open a chest with 4 gold; spawns 1 minor monster
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
    .about = wounds heroes in adjacent rooms; Step and Magic dice disarm it for 3 XP
tile-b14 = { tile-a13 }
    .the = { tile-a13.the }
    .a = { tile-a13.a }
    .about = wounds heroes in adjacent rooms; Defense and Elixir dice disarm it for 3 XP
tile-b15 = { tile-b03 }
    .the = { tile-b03.the }
    .a = { tile-b03.a }
    .about = { tile-b03.about }
tile-b16 = { tile-a07 }
    .the = { tile-a07.the }
    .a = { tile-a07.a }
    .about = Step and Magic dice open a chest with 4 gold; spawns 1 minor monster
tile-b17 = { tile-a17 }
    .the = { tile-a17.the }
    .a = { tile-a17.a }
    .about = { tile-a17.about }
tile-b18 = { tile-a13 }
    .the = { tile-a13.the }
    .a = { tile-a13.a }
    .about = wounds heroes in adjacent rooms; Melee and Ranged dice disarm it for 3 XP
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

## Medium rooms of the second level

tile-mt21 = Mortiferous' Hoard
    .the = Mortiferous' Hoard
    .a = Mortiferous' Hoard
    .about = Mortiferous and 2 chests, 4 gold each (Melee and Ranged; Step and Magic); spawns 1 minor monster
tile-mt22 = Dark Ritual Room
    .the = the Dark Ritual Room
    .a = the Dark Ritual Room
    .about = 3 Cultists call a Dark Watcher and guard a chest with 3 gold (Elixir and Magic dice)
tile-mt23 = Haunted Mausoleum
    .the = the Haunted Mausoleum
    .a = the Haunted Mausoleum
    .about = a Ghost and a Ghoul guard a chest with 4 gold (Elixir and Defense dice)
tile-mt24 = Ooze Cellar
    .the = the Ooze Cellar
    .a = the Ooze Cellar
    .about = a Gelatinous Cube slides over 4 gold; spawns 1 minor monster
tile-mt25 = Beast Pens
    .the = the Beast Pens
    .a = the Beast Pens
    .about = a Spear Beastman and a Giant Bat guard a chest with 4 gold (Ranged and Step dice)
tile-mt26 = Summoning Hall
    .the = the Summoning Hall
    .a = the Summoning Hall
    .about = portal (Magic die), fountain for 2 Elixir symbols (Elixir die); spawns 1 minor and 1 major monster

## Rooms of the third level

tile-l-entrance = Third Level Entrance
    .the = the Third Level Entrance
    .a = the Third Level Entrance
    .about = stairs up to level 2
tile-l-centre = Central Hall
    .the = the Central Hall
    .a = the Central Hall
    .about = a Cultist guards the crossroads; spawns 1 major monster
tile-l-throne = Throne Room
    .the = the Throne Room
    .a = the Throne Room
    .about = Malaphyas and a Cultist wait here; a monster spawns every turn
tile-l-treasure = Treasure Chamber
    .the = the Treasure Chamber
    .a = the Treasure Chamber
    .about = a Cultist and 2 chests, 3 gold each (Melee and Ranged; Defense and Elixir); spawns 1 minor monster
tile-l-pit = Bottomless Pit
    .the = the Bottomless Pit
    .a = the Bottomless Pit
    .about = 1 Melee defeats a minor monster, 2 a major one; a Cultist stands guard; spawns 1 minor monster

## Treasure cards, by the name of their orange half

treasure-fear-of-the-dark = Fear of the Dark / Invisibility
    .orange = Fear of the Dark
    .orange-about = the active player rolls 1 die fewer this turn
    .purple = Invisibility
    .purple-about = monsters and bosses ignore this hero until the end of the turn
    .about = Orange: { treasure-fear-of-the-dark.orange-about }. Purple: { treasure-fear-of-the-dark.purple-about }
treasure-lightning-bolt = Lightning Bolt / Banish
    .orange = Lightning Bolt
    .orange-about = every hero in 1 room takes 1 wound
    .purple = Banish
    .purple-about = remove 1 monster (not a boss) from the dungeon, without reward
    .about = Orange: { treasure-lightning-bolt.orange-about }. Purple: { treasure-lightning-bolt.purple-about }
treasure-sticky-fingers = Sticky Fingers / Trading Places
    .orange = Sticky Fingers
    .orange-about = take the treasure card that was just drawn
    .purple = Trading Places
    .purple-about = swap places with another hero or a monster (not a boss)
    .about = Orange: { treasure-sticky-fingers.orange-about }. Purple: { treasure-sticky-fingers.purple-about }
treasure-drain-life = Drain Life / Quick Healing
    .orange = Drain Life
    .orange-about = another hero in the same or an adjacent room takes 1 wound; heal 1 Life
    .purple = Quick Healing
    .purple-about = gain 2 Elixir symbols
    .about = Orange: { treasure-drain-life.orange-about }. Purple: { treasure-drain-life.purple-about }
treasure-stumble = Stumble / Swift Strike
    .orange = Stumble
    .orange-about = this Step gives 1 move point instead of 2
    .purple = Swift Strike
    .purple-about = gain 2 Ranged symbols
    .about = Orange: { treasure-stumble.orange-about }. Purple: { treasure-stumble.purple-about }
treasure-counterspell = Counterspell / Arcane Surge
    .orange = Counterspell
    .orange-about = cancel the treasure card being played
    .purple = Arcane Surge
    .purple-about = gain 2 Magic symbols
    .about = Orange: { treasure-counterspell.orange-about }. Purple: { treasure-counterspell.purple-about }
treasure-enrage = Enrage / Battle Frenzy
    .orange = Enrage
    .orange-about = +1 Payback for the monster in this fight
    .purple = Battle Frenzy
    .purple-about = gain 2 Melee symbols
    .about = Orange: { treasure-enrage.orange-about }. Purple: { treasure-enrage.purple-about }
treasure-stolen-glory = Stolen Glory / Stone Skin
    .orange = Stolen Glory
    .orange-about = steal 1 of the XP gained for a monster
    .purple = Stone Skin
    .purple-about = gain 2 Defense symbols
    .about = Orange: { treasure-stolen-glory.orange-about }. Purple: { treasure-stolen-glory.purple-about }
treasure-misdirection = Misdirection / Teleport
    .orange = Misdirection
    .orange-about = send the active hero, if not with monsters, to another room on the level
    .purple = Teleport
    .purple-about = teleport to any explored room on level 1 or 2
    .about = Orange: { treasure-misdirection.orange-about }. Purple: { treasure-misdirection.purple-about }
treasure-call-of-the-horde = Call of the Horde / Winged Boots
    .orange = Call of the Horde
    .orange-about = a minor monster spawns in the room being entered
    .purple = Winged Boots
    .purple-about = gain 3 move points
    .about = Orange: { treasure-call-of-the-horde.orange-about }. Purple: { treasure-call-of-the-horde.purple-about }
treasure-pickpocket = Pickpocket / Lucky Find
    .orange = Pickpocket
    .orange-about = steal up to 2 gold from another player
    .purple = Lucky Find
    .purple-about = gain 3 gold
    .about = Orange: { treasure-pickpocket.orange-about }. Purple: { treasure-pickpocket.purple-about }
treasure-fumble = Fumble / Second Chance
    .orange = Fumble
    .orange-about = choose up to 2 dice; the active player re-rolls them
    .purple = Second Chance
    .purple-about = re-roll any unused dice
    .about = Orange: { treasure-fumble.orange-about }. Purple: { treasure-fumble.purple-about }
treasure-silence = Silence / Second Wind
    .orange = Silence
    .orange-about = cancel the ability being used, without refunding its cost
    .purple = Second Wind
    .purple-about = roll a spent die to use it again; docked dice don't count
    .about = Orange: { treasure-silence.orange-about }. Purple: { treasure-silence.purple-about }
treasure-ambush = Ambush / Skeleton Key
    .orange = Ambush
    .orange-about = move up to 2 monsters through a door, out of rooms without heroes
    .purple = Skeleton Key
    .purple-about = open a chest or disarm a trap with 1 die fewer
    .about = Orange: { treasure-ambush.orange-about }. Purple: { treasure-ambush.purple-about }
treasure-wrong-turn = Wrong Turn / Sneak Attack
    .orange = Wrong Turn
    .orange-about = put the next tile under the stack and reveal another
    .purple = Sneak Attack
    .purple-about = Melee counts as Ranged in 1 fight this turn
    .about = Orange: { treasure-wrong-turn.orange-about }. Purple: { treasure-wrong-turn.purple-about }

## The position in sentences

scene-setting = Setting up the game.
scene-won =
    { $who-is ->
        [you] Game over: you win!
       *[other] Game over: { $who } wins.
    }
scene-won-shared = Game over: { $who } share the victory.
scene-round =
    { $which ->
        [last] Round { $round }, the last one.
       *[open] Round { $round }.
    } { $who-is ->
        [you] Your turn:
       *[other] { $who }'s turn:
    } { $stage ->
        [early] roll.
        [acting] actions.
       *[master] dungeon master phase.
    }

# Events that can be interrupted

scene-turn-begins =
    { $who-is ->
        [you] Your turn begins.
       *[other] { $who }'s turn begins.
    }
scene-roll-stands =
    { $who-is ->
        [you] You're done rolling.
       *[other] { $who } is done rolling.
    }
scene-step-spent =
    { $who-is ->
        [you] You spend a Step.
       *[other] { $who } spends a Step.
    }
scene-explores =
    { $who-is ->
        [you] You're about to explore
       *[other] { $who } is about to explore
    } { $side }. Next tile: { $tile }.
scene-enters =
    { $who-is ->
        [you] You enter
       *[other] { $who } enters
    } { $room-the } ({ $number }).
scene-fight-begins =
    { $who-is ->
        [you] You start a fight with
       *[other] { $who } starts a fight with
    } { $monster-the }{ figure-mark }.
scene-glory =
    { $who-is ->
        [you] You're
       *[other] { $who } is
    } about to gain { $xp } XP for a monster.
scene-card-gained =
    { $who-is ->
        [you] You get a treasure card.
       *[other] { $who } gets a treasure card.
    }
scene-ability-used =
    { $who-is ->
        [you] You use
       *[other] { $who } uses
    } { $ability }.
scene-pet-comes =
    { $who-is ->
        [you] You're about to roll the pet die.
       *[other] { $who } is about to roll the pet die.
    }
scene-card-played =
    { $who-is ->
        [you] You play
       *[other] { $who } plays
    } { $half ->
        [orange] { $card-orange }: { $card-orange-about }.
       *[purple] { $card-purple }: { $card-purple-about }.
    }
scene-aimed-at-room = Target: { $room-the } ({ $number }).
scene-aimed-at-hero =
    { $who-is ->
        [you] Target: you.
       *[other] Target: { $who }.
    }
scene-aimed-at-monster = Target: { $monster-the }{ figure-mark }.

# The combat

scene-fight =
    { $who-is ->
        [you] You fight
       *[other] { $who } fights
    } { $monster-the }{ figure-mark }. { $damage } damage so far, { $missing } more needed. { $spares ->
        [never] Payback { $payback } in any case.
       *[from_afar] Payback { $payback }, or none without Melee.
    }
scene-payback =
    { $who-is ->
        [you] You face Payback from
       *[other] { $who } faces Payback from
    } { $monster-the }{ figure-mark }: { $payback ->
        [one] 1 wound.
       *[other] { $payback } wounds.
    }
scene-pit-throw = Bottomless Pit: { $melee } Melee is enough here.
scene-sneaking = Sneak Attack: Melee counts as Ranged in this fight.
scene-banned = { $symbol } dice can't be used or changed until the thief is defeated.
scene-rewards =
    { $beaten ->
        [one] 1 monster defeated
       *[other] { $beaten } monsters defeated
    } so far: { $who-is ->
        [you] you'll gain
       *[other] { $who } will gain
    } { $xp } XP and { $beaten ->
        [one] 1 treasure card.
       *[other] { $beaten } treasure cards.
    }

# The hero of the reader

scene-you =
    { $who-is ->
        [you] You,
       *[other] { $who },
    } { $hero }{ $posture ->
        [fallen] , fallen:
       *[standing] :
    } Life { $life } of { $most }, { $gold } gold, { $xp } XP.
scene-abilities =
    { $who-is ->
        [you] Your abilities:
       *[other] { $who }'s abilities:
    } { $abilities }.
scene-abilities-used =
    { $who-is ->
        [you] Your abilities used this turn:
       *[other] { $who }'s abilities used this turn:
    } { $abilities }.
scene-cards = Your cards: { $cards }.
scene-captor =
    { $who-is ->
        [you] You have Schmetterling's token: 1 more re-roll in every roll.
       *[other] { $who } has Schmetterling's token: 1 more re-roll in every roll.
    }

# The turn

scene-dice =
    { $who-is ->
        [you] Your dice:
       *[other] { $who }'s dice:
    } { $symbols }.
scene-pet =
    { $who-is ->
        [you] Your pet die:
       *[other] { $who }'s pet die:
    } { $symbol }.
scene-pet-waits =
    { $who-is ->
        [you] You'll roll the pet die with your dice.
       *[other] { $who } will roll the pet die with the others.
    }
scene-picked = Picked for the re-roll: { $symbols }.
scene-pet-picked = The pet die is picked for the re-roll.
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
       *[other] { $who }'s loose symbols:
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
       *[other] { $who }'s free step token is ready.
    }
scene-fewer-dice =
    { $who-is ->
        [you] Fear: you roll
       *[other] Fear: { $who } rolls
    } { $dice ->
        [one] 1 die fewer.
       *[other] { $dice } dice fewer.
    }
scene-invisible =
    { $who-is ->
        [you] You're invisible: monsters ignore you.
       *[other] { $who } is invisible: monsters ignore this hero.
    }
scene-sneak-ready =
    { $who-is ->
        [you] You have a Sneak Attack ready for 1 fight.
       *[other] { $who } has a Sneak Attack ready for 1 fight.
    }
scene-webbed =
    { $who-is ->
        [you] A Spider holds you: you can only leave this room by teleport.
       *[other] A Spider holds { $who } in the room.
    }
scene-gazed-at =
    { $who-is ->
        [you] A Dark Watcher stares at you: your abilities don't work here.
       *[other] A Dark Watcher stares at { $who }: no hero abilities work there.
    }

# The room

scene-here =
    { $who-is ->
        [you] You're in
       *[other] { $who } is in
    } { $room-the } ({ $number }), level { $level }.
scene-monster =
    { $monster }{ figure-mark }: Payback { $payback }, Defense { $defense }, { $xp } XP{ $state ->
        [unfought] , not fought yet.
        [fought] , already fought.
        [turned] , just flipped: can't be fought this turn.
       *[idle] .
    }
scene-chest =
    Chest, opens with { $dice }{ $gold ->
        [0] .
       *[other] : { $gold } gold.
    }
scene-gold = Gold to take: { $gold }.
scene-portal =
    { $state ->
        [used] Portal, already used this turn.
       *[open] Portal, opens with { $symbol }.
    }
scene-fountain =
    { $state ->
        [used] Fountain, already used this turn.
       *[open] Fountain, works with { $symbol }.
    }
scene-pit = Pit: spend a Step or take 1 wound when you enter.
scene-web = Web: lose 1 Step and stop moving when you enter.
scene-bottomless-pit = Bottomless Pit: 1 Melee defeats a minor monster, 2 a major one.
scene-stairs = Stairs to { $room-the } ({ $number }), level { $level }.
scene-stairs-unexplored = Stairs down to level { $level }, still unexplored.

# Doors and walls

scene-door = { $side }: door to { $room-the } ({ $number }).
scene-door-unexplored = { $side }: unexplored door.
scene-trap = { $side }: { $room-a } ({ $number }). Disarm it with { $dice } for { $xp } XP.
scene-walls = Walls: { $sides }.
scene-break-through = No door on this level leads to an empty space: you can explore through a wall.

# Other players, and the rest of the dungeon

scene-other =
    { $who }, { $hero }{ $posture ->
        [fallen] , fallen,
       *[standing] ,
    } in { $room-the } ({ $number }): Life { $life }, { $gold } gold, { $xp } XP, { $cards ->
        [0] no cards.
        [one] 1 card.
       *[other] { $cards } cards.
    }
scene-known-cards = Cards you know { $who } holds: { $cards }.
scene-cards-known-to = Your cards that { $who } knows: { $cards }.
scene-ritual = Dark ritual in { $room-the } ({ $number }): a Cultist left when this turn ends becomes a Dark Watcher.
scene-lair =
    { $room } ({ $number }), level { $level }: { $monsters }{ $marks-count ->
        [0] .
        [one] {" "}(die { $marks }).
       *[other] {" "}(dice { $marks }).
    }
scene-next-tile = Next level { $level } tile: { $tile }.
scene-no-tile-left = No level { $level } tiles left to explore.

## Prompts

prompt-answer =
    { $event ->
        [turn_begins] { $who }'s turn begins.
        [rolled] { $who } is done rolling.
        [step_spent] { $who } spends a Step.
        [exploring] { $who } is about to explore.
        [entering] { $who } enters a room.
        [fight_begins] { $who } starts a fight.
        [glory] { $who } is about to gain XP for a monster.
        [card_gained] { $who } gets a treasure card.
       *[ability_used] { $who } uses an ability.
    } Do you interrupt or pass?
prompt-answer-card =
    { $who } plays { $half ->
        [orange] { $card-orange }: { $card-orange-about }.
       *[purple] { $card-purple }: { $card-purple-about }.
    } Do you interrupt or pass?
prompt-before-roll =
    { $monsters ->
        [unfought] You can't leave before you fight. Do you roll now?
       *[none] Do you roll, or do something else first?
    }
# The player's resources, before the question.
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
        [unfought] You must fight the monsters here. Now, or do you prepare first?
       *[none] What do you do?
    }
prompt-reroll =
    { $picked ->
        [0] Which dice do you re-roll, if any?
        [one] 1 die picked. Pick more, or re-roll it?
       *[other] { $picked } dice picked. Pick more, or re-roll them?
    }
prompt-fumble =
    Fumble: which of { $who }'s dice must be re-rolled? Picked: { $picked } of { $most }.
prompt-bounty = Collect bounties: how much gold do you take? At most { $gold }.
prompt-master-moves =
    You're the dungeon master. { $points ->
        [0] No move points left. Move a monster by the stairs?
        [one] 1 move point left. Move a monster?
       *[other] { $points } move points left. Move a monster?
    }
prompt-refill = Not enough dice for every empty room. Which room spawns next?
prompt-combat-start = Combat begins. Which monster's ability comes first?
prompt-combat-next = { means }Which monster do you fight next?
prompt-fighting = { $monster-the }{ figure-mark }: damage { $damage } of { $defense }, Payback { $payback }. { means }Attack or stop?
prompt-payback =
    Payback from { $monster-the }{ figure-mark }: { $payback ->
        [one] 1 wound.
       *[other] { $payback } wounds.
    } { means }Do you block?
prompt-theft = A thief takes 1 { $symbol }. What do you give up?
prompt-choose-hero = Which hero do you play?
prompt-change-die = Which die does your Magic change?
prompt-change-to =
    { $whose ->
        [pet] Your pet die shows { $symbol }.
       *[action] The die shows { $symbol }.
    } Which face do you want?
prompt-lay-room = You find { $tile-a }. How do you place it?
prompt-lay-medium = Behind the runes: { $tile-a }. How do you place it?
prompt-lay-trap = You reveal { $tile-a }. Where do you place it?
prompt-pit = A pit! Spend a Step or take 1 wound?
prompt-web = The web takes 1 Step. Which one do you give up?
prompt-portal = Where does the portal take you?
prompt-take-die = No die left to spawn in { $room-the } ({ $number }). Which monster gives up its die?
prompt-excess = { $room-the } ({ $number }) is too full. Which monster goes?
prompt-key = Skeleton Key: what do you open or disarm with 1 die fewer?
prompt-learn = Which ability do you learn?
prompt-hand-limit =
    You hold { $cards } cards, { $excess ->
        [one] 1 too many. Which one do you discard?
       *[other] { $excess } too many. Which one do you discard first?
    }
prompt-aim =
    { $half ->
        [orange] { $card-orange }: { $card-orange-about }.
       *[purple] { $card-purple }: { $card-purple-about }.
    } { $at ->
        [room] Which room?
        [player] Which player?
        [hero] Which hero?
        [monster] Which monster?
       *[anyone] Which hero or monster?
    }
prompt-ambush =
    Ambush: { $left ->
        [one] 1 move left. Which monster do you move?
       *[other] { $left } moves. Which monster do you move first?
    }

## Explanations

gloss-monster = { $monster }: { $monster-about }.
gloss-room = { $room }: { $room-about }.
gloss-trap = Traps activate when a hero enters or leaves an adjacent room: 1 wound to every hero in adjacent rooms.
gloss-ability = { $ability }: { $ability-about }.
gloss-hero = { $hero }, { $hero-class }: { $hero-about }.
gloss-card = { $card-orange } (orange): { $card-orange-about }. { $card-purple } (purple): { $card-purple-about }.

## Hidden cards and tiles

hidden-fresh = Card just drawn by { $who }
hidden-hand = Unknown treasure cards of { $who }
hidden-deck = Next treasure card
hidden-small = Next small tile, level { $level }
hidden-medium = Next medium room, level { $level }
