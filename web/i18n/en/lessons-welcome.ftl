### What the coach says in the first game of Welcome to the Dungeon.
###
### Two or three short sentences a page. A word of the game is explained before it is used.
### $seat1 and $seat2 are the names of the other two at the table.

## Round 1

lesson-welcome-hello = Welcome! Behind that door lies a dungeon, and only one of you three will have to go in. Each round, you all dare each other until one is left.
lesson-welcome-tiles = You share one adventurer: the Warrior. The six tiles are the equipment that goes along. Some give health points (HP), others defeat certain monsters.
lesson-welcome-draw = Win two dungeons and you win the game; fail twice and you are out. It is your turn: draw a card to see what lurks.
lesson-welcome-not-pass-yet = Passing would take you out of this round, and you would only watch. Later that will be wise. First, draw a card.
lesson-welcome-orc = An Orc, strength 3. Only you see it! Either it goes into the dungeon, or you keep it out and give up one tile with it.
lesson-welcome-add-orc = Look at the Torch: it defeats every monster of strength 3 or less. While the Torch is there, your Orc is harmless. So add it to the dungeon.
lesson-welcome-keep-tiles = A tile is a high price for an Orc that the Torch defeats. Add it to the dungeon instead.
lesson-welcome-others = { $seat1 } drew a card and added it. You cannot know what it is, just as nobody knows of your Orc.
lesson-welcome-spear-gone = { $seat2 } set a monster aside and gave up the Dragon Spear with it. Whoever goes in, goes without it. You are still in the bidding: draw again.
lesson-welcome-stay-in = Only one monster in there is a surprise to you. Stay in a little longer: draw.
lesson-welcome-dragon = The Dragon! Strength 9, and the spear against it is gone. Keep it out of the dungeon and give up a tile. Which one? The choice is yours, but keep what you will need.
lesson-welcome-dragon-away = Not that one. The Torch defeats your Orc, the Plate Armor is 5 HP, the Vorpal Sword fells one kind of monster, and a Dragon in the dungeon would be the end. The Knight Shield or the Holy Grail can go.
lesson-welcome-one-passed = { $seat1 } has passed and is safe until the next round. { $seat2 } added one more monster. Now it is between the two of you.
lesson-welcome-nerve = If you pass now, { $seat2 } must go in. If { $seat2 } passes, you must. You know more than half of the dungeon, so stay: draw once more.
lesson-welcome-one-more = You could pass, and { $seat2 } would go in. But this dungeon is easy, and a success is worth having. Draw.
lesson-welcome-goblin = A Goblin, strength 1. Add it, and the Torch will deal with it. Or keep it out with a tile that you can spare. Decide.
lesson-welcome-goblin-wise = That tile is worth too much: you may be the one who goes in. Add the Goblin, or spare another tile.
lesson-welcome-alone = { $seat2 } has passed, so you are the last one. The dungeon is yours! You face its monsters from the last one added to the first.
lesson-welcome-health = Your HP are those of the Warrior and of the armor that is left. A monster that no tile defeats costs as many HP as its strength. At 0 the adventurer dies.
lesson-welcome-name-type = The Vorpal Sword defeats one kind of monster, which you name before you go in. What do you think { $seat1 } has put there? Name any kind.
lesson-welcome-name-any = Name the kind of monster that the Vorpal Sword shall defeat.
lesson-welcome-walked = What a walk! The Torch took care of the weak ones. All tiles work by themselves here; the log tells which did what.
lesson-welcome-hurt = The card from { $seat1 } was a Golem, strength 5. No tile of yours defeats it, so it cost you 5 HP.
lesson-welcome-unhurt = And the Vorpal Sword struck: you had named a monster that was really there.
lesson-welcome-success = You survived, and that is a success: one of the two that you need. Now the cards that were set aside are shown as well.
lesson-welcome-next = Whoever was in the dungeon chooses the adventurer for the next round. Look at their tiles and take the Warrior or the Barbarian.
lesson-welcome-fighters-first = That one has tiles with finer points. For now take the Warrior or the Barbarian.

## Round 2

lesson-welcome-round-two = Round 2: all tiles are back, all monsters are shuffled again, and you begin. Draw.
lesson-welcome-draw-once = Draw for now. The moment to pass will come.
lesson-welcome-demon = The Demon, strength 7. Hardly any tile defeats it. But you need not be the one who meets it: add it, and remember that it is there.
lesson-welcome-demon-in = Keep the tiles for now, and let the Demon wait for someone else. Add it.
lesson-welcome-growing = Both others have added a card. Three monsters, and you know one of them: the Demon lies deepest. Draw once more.
lesson-welcome-dragon-again = The Dragon again. With the Demon that makes 16 damage that you know of, and the others do not. Add it with a straight face.
lesson-welcome-leave-dragon = Keep your nerve: you do not mean to go in there. Add the Dragon.
lesson-welcome-pass = Six monsters now, and you know the two worst. That is when to pass: let one of the others go in.
lesson-welcome-pass-now = With the Demon and the Dragon in there? Pass, and watch who has to go in.

## After that

lesson-welcome-failed = { $seat2 } was the last one and met your monsters. That is a failure: the aid card turns red, and a second one would mean being out of the game.
lesson-welcome-farewell = You know the whole game now. One more success and you win. Play on: I will only whisper.
lesson-welcome-hint-bid = Count what you know of the dungeon. If you would not dare to go in, pass while others still bid.
lesson-welcome-hint-place = Does a tile that is left defeat it? Then add it. If it is deadly, ask yourself who will meet it.
lesson-welcome-hint-name = Think of the strongest monster that you believe to be in there.
lesson-welcome-hint-use = A tile that works once is best kept for what would hurt the most.
lesson-welcome-hint-adventurer = You begin the next round. Choose the one whose tiles you know best.
