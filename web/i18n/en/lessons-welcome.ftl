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

## Welcome Back to the Dungeon

lesson-welcome-back-hello = Welcome back! You know how a round goes. What is new: four other adventurers, and two special monsters that hide among the usual thirteen cards.
lesson-welcome-back-bard = Your adventurer is the Bard. Two tiles give HP; the Blade, the Flute, the Harp and the Coin are tricks, and most of them ask whether a monster's strength is odd or even.
lesson-welcome-back-draw = Nobody knows which two of the six special monsters are in the game. Draw a card: perhaps you meet one.
lesson-welcome-back-not-pass-yet = You would miss the best part. Draw a card first.
lesson-welcome-back-cube = The Gelatinous Cube, a special monster! It has no strength and deals no damage. Instead, whoever meets it must give up a tile.
lesson-welcome-back-add-cube = You face the dungeon from the last card to the first, so what goes in now comes at the very end. Then a tile is easily spared. Add the Cube.
lesson-welcome-back-keep-tiles = That would cost a tile now, and you may be the one who goes in. Add the monster instead.
lesson-welcome-back-two-unknown = { $seat1 } and { $seat2 } have each added a card that you do not know. Draw once more.
lesson-welcome-back-stay-in = Not yet: you know more of this dungeon than they do. Draw.
lesson-welcome-back-ally = The Ally! It has no strength either, and it is a friend: whoever meets it ignores the next monster.
lesson-welcome-back-add-ally = The next one is the card right under it: whatever { $seat2 } has just added. So add the Ally, and that card cannot hurt you.
lesson-welcome-back-ally-in = A friend in the dungeon is worth more than a friend set aside. Add the Ally.
lesson-welcome-back-once-more = { $seat1 } has passed, and { $seat2 } added one more on top. You have 10 HP and a friend down there: draw once more.
lesson-welcome-back-vampire = A Vampire, strength 4: an even number. The Lucky Coin passes even monsters by. Add it.
lesson-welcome-back-alone = { $seat2 } has passed: you go in, with 10 HP. The last card comes first, your Vampire.
lesson-welcome-back-coin = The Lucky Coin can be started on an even monster. From then on it passes every even one by, until an odd one hits you. Start it!
lesson-welcome-back-toss = The Vampire would cost 4 HP, and the Coin costs nothing. Use the Lucky Coin.
lesson-welcome-back-tossed = The Vampire is passed by, and the Coin stays. Now an Orc, strength 3: odd, so the Coin is of no use, and a hit would end it.
lesson-welcome-back-blade = The Dancing Blade defeats one odd monster, once. Use it, and the Coin goes on.
lesson-welcome-back-dance = Then the Orc would take 3 HP and the Coin with it. Use the Dancing Blade.
lesson-welcome-back-helped = The Ally came, and the next card, a Golem of strength 5, was ignored. It would have hit you.
lesson-welcome-back-flute = Then the Charming Flute defeated a Goblin by itself, and took 1 off the damage of the next monster.
lesson-welcome-back-pay = Last comes your own Gelatinous Cube: give up a tile. A tile that gives HP takes them along, so choose another one.
lesson-welcome-back-keep-health = That tile would take its HP with it. Give up the Flute, the Harp or the Coin.
lesson-welcome-back-success = Not a scratch, and a success! The two specials are known to you now, and they stay for the whole game. The others have just seen them too.
lesson-welcome-back-next = Choose the adventurer for the next round. Read their tiles, and take whom you like.
lesson-welcome-back-choose-any = Choose one of the adventurers.
lesson-welcome-back-others = There are four more special monsters for other games. The Fairy has strength 0. The Count is a Vampire of 4, but of 8 against someone with a success. The Shapeshifter is as strong as its place in the dungeon.
lesson-welcome-back-mimic = And the Mimic is as strong as the number of tiles that you still have. Sometimes less is more!
lesson-welcome-back-farewell = That is all that is new. One more success and you win. Play on: I will only whisper.
lesson-welcome-back-hint-bid = Is a special monster still in the deck? Count what you have seen of both.
lesson-welcome-back-hint-place = Remember the order: what is added last is met first.
lesson-welcome-back-hint-use = Odd or even, high or low: ask what the tile is for, and whether something worse is still to come.
lesson-welcome-back-hint-adventurer = Take one whose tiles you have not tried yet.
