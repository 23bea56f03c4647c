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
scene-stairs = Stairs to { $room-the } ({ $number }), level { $level }.
scene-stairs-unexplored = Stairs down to level { $level }, where nobody has been yet.

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
prompt-acting =
    { $monsters ->
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
prompt-combat-next = Which monster do you fight next?
prompt-fighting = { $monster-the }{ figure-mark }: damage { $damage } of { $defense }, Payback { $payback }. Do you strike, or end the attack?
prompt-payback =
    { $monster-the }{ figure-mark } pays back for { $payback ->
        [one] 1 wound.
       *[other] { $payback } wounds.
    } Do you block, or suffer it?
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
