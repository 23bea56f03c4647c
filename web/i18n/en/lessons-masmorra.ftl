### What the coach says in the first game of Masmorra.
###
### Two or three short sentences a page. A word of the game is explained before it is used.
### $seat1 is the name of the other player at the table.

## Turn 1

lesson-masmorra-hello = Welcome! Around this room lies a dungeon that nobody has seen. You and { $seat1 } explore it, fight what lives there, and race each other: the first with 16 experience brings on the end.
lesson-masmorra-hero = You are Jay, the warrior, with 6 Life. You hold two treasure cards that only you see. In a turn you roll dice, and the dice pay for all that you do.
lesson-masmorra-roll = Six dice, and each has the same six faces: Step, Ranged, Melee, Defense, Elixir and Magic. Roll them!
lesson-masmorra-roll-first = There is time for that later. Roll your dice first.
lesson-masmorra-dice = Two Steps to walk, two Melees to fight, a Defense against wounds, and an Elixir that heals. A good roll!
lesson-masmorra-pick = Once a turn you may roll any of your dice again. You are not hurt, so the Elixir is of little use: pick it, and roll it again.
lesson-masmorra-pick-elixir = The other dice are just what you need. Pick the Elixir alone.
lesson-masmorra-again = It is picked. You could pick more, but the others are good: roll again.
lesson-masmorra-that-is-enough = Those dice are worth keeping. Roll the one that you have picked.
lesson-masmorra-settled = A third Melee! Now your dice are settled. Each of them can be used once this turn.
lesson-masmorra-token = Besides the dice you have a token: once a turn it gives you one Step for free. Turn it over.
lesson-masmorra-token-first = The free step costs nothing, so use it first: turn the token over.
lesson-masmorra-step = Now you have a loose Step, a symbol without a die. Such a symbol is lost when you leave the room, so spend that one and keep the dice.
lesson-masmorra-step-by-symbol = That would use up a die. Spend the loose symbol first.
lesson-masmorra-points = A Step gives two move points. One of them takes you through a door.
lesson-masmorra-explore = Where a door leads into the unknown, you explore, and the tile on top of the stack is laid there: a Monster Den this time. Choose any door.
lesson-masmorra-go-exploring = Your adventure is out there: explore through a door.
lesson-masmorra-lay = You decide how the room lies. One of its doors must meet yours; the others say where the way can lead on. Turn it as you like.
lesson-masmorra-lay-it = Choose one of the places that fit.
lesson-masmorra-lair = A Skeleton was waiting for you! Before the fight the next tile of the stack is turned up, and it is a trap.
lesson-masmorra-trap = A trap goes next to the new room, and you say where. It hurts every hero beside it at once, and whenever someone enters or leaves. Lay it.
lesson-masmorra-ouch = Ouch: 1 wound. You have 5 Life left. We will deal with that trap in a moment.
lesson-masmorra-skeleton = First the Skeleton. Its Defense is 2: so much damage defeats it. Its Payback is 2: so many wounds it deals back. It is worth 2 experience.
lesson-masmorra-fight = Whoever stands in a room with monsters must fight them. You have three Melees: fight!
lesson-masmorra-fight-now = Not before the Skeleton has been dealt with. Fight!
lesson-masmorra-strike = Each Melee deals 1 damage. Strike with a Melee die.
lesson-masmorra-once-more = One more point of damage defeats it. Strike again.
lesson-masmorra-strike-now = Strike with Melee: two of them defeat the Skeleton.
lesson-masmorra-payback = The Skeleton is defeated, yet it pays back, because you came close enough for Melee. Who fights from afar, with Ranged, is often spared.
lesson-masmorra-block = Two wounds are coming. Each Defense takes one of them off: use yours.
lesson-masmorra-block-now = Use your Defense die. The other dice have something better to do.
lesson-masmorra-suffer = One wound is left. You could make more Defense from another die, but we need those for the trap. Grit your teeth and take it.
lesson-masmorra-suffer-now = Take the wound. One is not much, and the dice are worth more.
lesson-masmorra-won = Victory: 2 experience and a treasure card. You have 4 Life left.
lesson-masmorra-disarm = And the trap? It shows a Step and a Melee, and you have both. Dock these dice on it, and it is disarmed for 2 experience.
lesson-masmorra-disarm-now = Disarm the trap first: it is worth 2 experience, and it would hurt you when you leave.
lesson-masmorra-disarmed = The trap does no more harm. Docked dice are used for this turn, like those that you have spent.
lesson-masmorra-learn = With 3 experience you learn an ability, and you have 4. Read both, and choose the one that you like.
lesson-masmorra-learn-one = Choose one of the two abilities.
lesson-masmorra-cards = The Skeleton had a card: Pickpocket and Lucky Find. Every card has two halves, and you use one of them.
lesson-masmorra-play = The purple half helps you in your own turn; the orange half trips up another player in theirs. Play Lucky Find for 3 gold.
lesson-masmorra-play-lucky-find = Save that for later. Play the purple half of the new card: Lucky Find.
lesson-masmorra-end = One die is left, a Step. An unused die is worth 1 gold at the end, so stop here: end your actions.
lesson-masmorra-save-the-rest = Keep the rest for another turn. End your actions.
lesson-masmorra-bounty = Take the gold for your unused die.
lesson-masmorra-take-it = Gold is never wrong: take it.
lesson-masmorra-master = Now you are the dungeon master for a moment: with two points you could move monsters towards { $seat1 }. There are none yet, so be done with it.
lesson-masmorra-no-monsters = There is no monster to move yet. Leave it at that.

## The other turn, and turn 2

lesson-masmorra-interrupts = It is the turn of { $seat1 }. You are asked whether you play an orange half to interrupt. Not now: pass until your own turn, and you are not asked again.
lesson-masmorra-let-go = Pass until your turn, so that nothing holds us up.
lesson-masmorra-their-turn = { $seat1 } rolled no Step, stayed where it is safe, and took 6 gold for six unused dice. More than 6 nobody can hold.
lesson-masmorra-roll-again = Your turn. The next tile on the stack lies face up for all to see: a Treasure Room. Roll!
lesson-masmorra-keep = A Step to get there, two Elixirs to heal, and a Magic. That is all you need: keep these dice.
lesson-masmorra-keep-these = Keep them as they are this time. You will see what the Magic is good for.
lesson-masmorra-step-die = Spend the Step die.
lesson-masmorra-step-now = First into the next room: spend your Step die.
lesson-masmorra-explore-again = Explore through a door. The trap beside you is disarmed, so that you can leave without harm.
lesson-masmorra-lay-again = The Treasure Room. Lay it so that there is a way on.
lesson-masmorra-chest = A chest! It opens for a die that shows Melee, and you have none. But you have Magic.
lesson-masmorra-magic = One Magic turns one of your dice to any face. Use it.
lesson-masmorra-magic-now = The chest is waiting. Use your Magic die.
lesson-masmorra-which-die = Which die can you spare? Keep the Elixirs: you are wounded. Turn the Ranged or the Defense.
lesson-masmorra-keep-elixirs = The Elixirs will heal you. Take the Ranged or the Defense.
lesson-masmorra-to-melee = The chest wants Melee.
lesson-masmorra-melee-opens = That does not open the chest. Turn the die to Melee.
lesson-masmorra-open = Now dock the Melee die and open the chest.
lesson-masmorra-open-now = Open the chest first!
lesson-masmorra-opened = 1 experience, a treasure card and 2 gold. With that you hold 6 gold, and you know how to open chests, portals and fountains: you dock the dice that they show.
lesson-masmorra-heal = An Elixir heals 1 Life. Drink one.
lesson-masmorra-heal-now = You are wounded: drink an Elixir first.
lesson-masmorra-buy = 6 gold is all that you can hold, and 5 buy a treasure card at any time in your turn. Buy one.
lesson-masmorra-buy-now = Your purse is full: buy a card for 5 gold.

## After that

lesson-masmorra-bought = A good hand! You may hold six cards. Remember: orange halves are for the turn of { $seat1 }.
lesson-masmorra-others-too = When you have left the Monster Den, a new monster appears there. In your turn as dungeon master you may then send it to { $seat1 }, and { $seat1 } may send it to you.
lesson-masmorra-farewell = Whoever has the most experience at the end wins; 16 bring the end on. Your hero cannot be lost: at 0 Life you fall, lose some experience and your cards, and stand up again. Play on: I will only whisper.
lesson-masmorra-hint-roll = Look at what lies ahead of you before you roll: a fight wants Melee or Ranged, a chest what it shows.
lesson-masmorra-hint-reroll = Roll again what does not help you. Step and Melee are seldom wrong.
lesson-masmorra-hint-acting = What do your dice pay for here? Every die that is left gives 1 gold when you end your actions.
lesson-masmorra-hint-fighting = Look at the Defense of the monster: if you cannot reach it, save your dice for blocking.
lesson-masmorra-hint-payback = Each Defense takes one wound off. At 0 Life your hero falls.
lesson-masmorra-hint-lay = Doors that lead on are worth something: leave yourself a way.
lesson-masmorra-hint-trap = Lay it where others will pass rather than you.
lesson-masmorra-hint-bounty = Gold buys treasure cards: 5 for each.
lesson-masmorra-hint-master = A monster in the room of a rival must be fought. One in yours as well.
lesson-masmorra-hint-answer = Interrupt when it hurts, or pass until your turn.
lesson-masmorra-hint-learn = What would have helped you most in your last turns?
