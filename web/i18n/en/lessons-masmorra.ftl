### What the coach says in the first game of Masmorra.
###
### At most two sentences and 180 characters a page. A page that asks for a decision ends with the instruction.
### Explain a game word before you use it. $seat1 is the name of the other player.

## Turn 1

lesson-masmorra-hello = Welcome! You and { $seat1 } explore a dungeon, fight its monsters and race to 16 XP.
lesson-masmorra-hero = You're Jay, the warrior, with 6 Life and 2 treasure cards that only you see. Your dice pay for everything you do.
lesson-masmorra-roll = All 6 dice have the same faces: Step, Ranged, Melee, Defense, Elixir and Magic. Roll them!
lesson-masmorra-roll-first = There's time for that later. Roll your dice first.
lesson-masmorra-dice = Good roll! 2 Steps to move, 2 Melee to fight, a Defense to block wounds and an Elixir to heal.
lesson-masmorra-pick = Once per turn, you can re-roll any of your dice. You aren't wounded, so pick the Elixir.
lesson-masmorra-pick-elixir = The other dice are just what you need. Pick only the Elixir.
lesson-masmorra-again = You could pick more dice, but the others are good. Re-roll the Elixir.
lesson-masmorra-that-is-enough = Those dice are worth keeping. Re-roll the one you picked.
lesson-masmorra-settled = A third Melee! Your dice are final now, and you can use each of them once this turn.
lesson-masmorra-token = You also have a token that gives you a free Step once per turn. Flip it.
lesson-masmorra-token-first = The free Step costs nothing, so use it first. Flip the token.
lesson-masmorra-step = That's a loose Step: a symbol without a die, lost when you leave the room. Spend it and keep your dice.
lesson-masmorra-step-by-symbol = That would use up a die. Spend the loose symbol first.
lesson-masmorra-points = A Step gives you 2 move points. Going through a door costs 1.
lesson-masmorra-explore = When you explore, the top tile of the stack is placed behind the door: this time, a Minor Monster Room. Choose any door.
lesson-masmorra-go-exploring = Your adventure is out there. Explore through a door.
lesson-masmorra-lay = One of its doors must meet yours; the others show where you can go next. Rotate the tile and place it.
lesson-masmorra-lay-it = Choose one of the spots where it fits.
lesson-masmorra-lair = A Skeleton is waiting for you! Before the fight, the next tile of the stack is revealed, and it's a trap.
lesson-masmorra-trap = A trap wounds every hero in an adjacent room now, and whenever a hero enters or leaves one. Choose where to place it.
lesson-masmorra-ouch = Ouch, 1 wound: you have 5 Life left. We'll deal with that trap in a moment.
lesson-masmorra-skeleton = The Skeleton has Defense 2: deal 2 damage to defeat it and gain 2 XP. Its Payback is 2: the wounds it deals back.
lesson-masmorra-fight = You must fight every monster in your room, and you have 3 Melee. Fight!
lesson-masmorra-fight-now = First you have to deal with the Skeleton. Fight it!
lesson-masmorra-strike = Each Melee deals 1 damage. Attack with a Melee die.
lesson-masmorra-once-more = 1 more damage defeats it. Attack again.
lesson-masmorra-strike-now = It takes 2 Melee to defeat the Skeleton. Attack with Melee.
lesson-masmorra-payback = You defeated the Skeleton, but using Melee always brings Payback. With Ranged alone, you usually avoid it.
lesson-masmorra-block = 2 wounds are coming, and each Defense blocks 1. Use yours.
lesson-masmorra-block-now = We need the other dice for something better. Use your Defense die.
lesson-masmorra-suffer = 1 wound is left, and we need the other dice for the trap. Grit your teeth and take it.
lesson-masmorra-suffer-now = 1 wound isn't much, and the dice are worth more. Take the wound.
lesson-masmorra-won = Victory: 2 XP and a treasure card! You have 4 Life left.
lesson-masmorra-disarm = The trap shows a Step and a Melee, and disarming it gives 2 XP. Dock those dice on it.
lesson-masmorra-disarm-now = The trap would wound you when you leave. Disarm it first: it's worth 2 XP.
lesson-masmorra-disarmed = The trap can't hurt anyone now. Docked dice are used for this turn, just like dice you spend.
lesson-masmorra-learn = You Level Up at 3 XP, and you have 4. Choose an ability to learn.
lesson-masmorra-learn-one = Choose one of the 2 abilities.
lesson-masmorra-cards = The Skeleton had a card: Pickpocket and Lucky Find. Each treasure card has 2 halves, and you play one of them.
lesson-masmorra-play = Purple halves help you on your turn; orange halves interrupt other players. Play Lucky Find for 3 gold.
lesson-masmorra-play-lucky-find = Save that for later. Play the purple half of the new card: Lucky Find.
lesson-masmorra-end = You have a Step left, and unused dice turn into gold. End your actions.
lesson-masmorra-save-the-rest = Save the rest for another turn. End your actions now.
lesson-masmorra-bounty = Each unused die is worth 1 gold. Collect your bounty.
lesson-masmorra-take-it = Gold always helps. Collect it.
lesson-masmorra-master = Now you're the dungeon master: you could move monsters toward { $seat1 }. There are none yet, so stop moving monsters.
lesson-masmorra-no-monsters = There are no monsters to move yet. Stop there.

## The other turn, and turn 2

lesson-masmorra-interrupts = It's { $seat1 }'s turn, and you could interrupt with an orange half. Not now: pass until your turn.
lesson-masmorra-let-go = Save your cards for now. Pass until your next turn.
lesson-masmorra-their-turn = { $seat1 } rolled no Steps, stayed put and collected 6 gold for 6 unused dice. Nobody can have more than 6 gold.
lesson-masmorra-roll-again = It's your turn, and the next tile is face up: a Treasure Room. Roll!
lesson-masmorra-keep = A Step to get there, 2 Elixirs to heal and a Magic: that's all you need. Keep these dice.
lesson-masmorra-keep-these = You'll see what the Magic is good for. Keep the dice as they are.
lesson-masmorra-step-die = The Treasure Room is your goal. Spend your Step die.
lesson-masmorra-step-now = First you need to get to the next room. Spend the Step die.
lesson-masmorra-explore-again = The trap next to you is disarmed, so you can leave safely. Explore through a door.
lesson-masmorra-lay-again = Here's the Treasure Room. Place it so its doors leave you a way on.
lesson-masmorra-chest = A chest! A Melee die opens it; you have none, but you have Magic.
lesson-masmorra-magic = A Magic changes one of your dice to any face. Use it.
lesson-masmorra-magic-now = The chest is waiting. Use your Magic die.
lesson-masmorra-which-die = You're wounded, so keep the Elixirs. Change the Ranged or the Defense.
lesson-masmorra-keep-elixirs = You need the Elixirs to heal. Choose the Ranged or the Defense.
lesson-masmorra-to-melee = The chest needs a Melee. Change the die to that.
lesson-masmorra-melee-opens = That doesn't open the chest. Choose Melee.
lesson-masmorra-open = You have a Melee die now. Dock it and open the chest.
lesson-masmorra-open-now = The chest comes first. Open it!
lesson-masmorra-opened = 1 XP, a treasure card and 2 gold: now you have 6 gold. Portals and fountains work the same way: dock the dice they show.
lesson-masmorra-heal = An Elixir heals 1 Life. Drink one.
lesson-masmorra-heal-now = You're wounded. Drink an Elixir first.
lesson-masmorra-buy = You can't hold more than 6 gold, and 5 gold buys a treasure card. Buy one.
lesson-masmorra-buy-now = You have all the gold you can hold. Buy a card for 5 gold.

## After that

lesson-masmorra-bought = Good hand, and you can hold up to 6 cards. Remember: the orange halves are for { $seat1 }'s turn.
lesson-masmorra-others-too = You left the Skeleton's room, so a new monster will spawn there. As dungeon master, you can send it to { $seat1 }, and { $seat1 } can send it to you.
lesson-masmorra-farewell = When someone reaches 16 XP, the game ends after that round, and the most XP wins. Keep playing, I'll just give you hints.
lesson-masmorra-hint-roll = A fight takes Melee or Ranged, a chest the dice it shows. Look at what's ahead before you roll.
lesson-masmorra-hint-reroll = Step and Melee almost always help. Re-roll what you don't need.
lesson-masmorra-hint-acting = Each die you have left gives you 1 gold at the end. Check what your dice can do here first.
lesson-masmorra-hint-fighting = Check the monster's Defense. If you can't reach it, save your dice for blocking.
lesson-masmorra-hint-payback = Each Defense blocks 1 wound. At 0 Life you fall and lose some XP and all your cards.
lesson-masmorra-hint-lay = Doors that lead on are valuable. Leave yourself a way.
lesson-masmorra-hint-trap = Place it where other heroes will pass, not you.
lesson-masmorra-hint-bounty = A treasure card costs 5 gold. Collect all you can.
lesson-masmorra-hint-master = A hero must fight the monsters in their room. Send them to your rival, not to yourself.
lesson-masmorra-hint-answer = Interrupt when it hurts most, or pass until your turn.
lesson-masmorra-hint-learn = Think about your last turns. Choose what would have helped you most.
