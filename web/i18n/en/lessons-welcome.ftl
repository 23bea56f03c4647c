### What the coach says in the lessons of Welcome to the Dungeon.
###
### At most two sentences and 180 characters a page. A page that asks for a decision ends with the instruction.
### Explain a game word before you use it. $seat1 and $seat2 are the names of the other two players.

## Round 1

lesson-welcome-hello = Welcome! Each round, you and two rivals bid, and the last player who hasn't passed must enter the dungeon.
lesson-welcome-tiles = You all share the Warrior and 6 equipment tiles. Some tiles give health points (HP), others defeat certain monsters.
lesson-welcome-draw = Survive 2 dungeons and you win; fail 2 and you're out. It's your turn: draw a card.
lesson-welcome-not-pass-yet = If you pass, you just watch the rest of the round. Draw a card first.
lesson-welcome-orc = An Orc, strength 3, and only you see it. You can add it to the dungeon, or set it aside and sacrifice a tile.
lesson-welcome-add-orc = The Torch defeats monsters of strength 3 or less, so your Orc is harmless. Add it to the dungeon.
lesson-welcome-keep-tiles = A tile is a high price for an Orc that the Torch defeats. Add the Orc to the dungeon instead.
lesson-welcome-others = { $seat1 } drew a card and added it. You don't know what it is, and nobody knows about your Orc.
lesson-welcome-spear-gone = { $seat2 } set a monster aside and sacrificed the Dragon Spear: nobody has it this round. Draw again.
lesson-welcome-stay-in = There's only 1 monster in there you don't know. Stay in and draw.
lesson-welcome-dragon = The Dragon, strength 9, and the Dragon Spear is gone! Set it aside and sacrifice a tile you won't need.
lesson-welcome-dragon-away = You need the Torch, the Plate Armor and the Vorpal Sword, and no Dragon in there. Sacrifice the Knight Shield or the Holy Grail.
lesson-welcome-one-passed = { $seat1 } has passed and is safe this round. { $seat2 } added another monster, so now it's between the two of you.
lesson-welcome-nerve = If you pass, { $seat2 } goes in; if { $seat2 } passes, you do. The Dragon is out and you have the Torch: draw again.
lesson-welcome-one-more = { $seat2 } goes in if you pass, but this dungeon is easy. Draw and go for the success.
lesson-welcome-goblin = A Goblin, strength 1: the Torch defeats it. Add it, or set it aside with a tile you can spare.
lesson-welcome-goblin-wise = That tile is worth too much, and you may be the one who goes in. Add the Goblin or choose another tile.
lesson-welcome-alone = { $seat2 } has passed, so you enter the dungeon! You face its monsters one by one, the last one added first.
lesson-welcome-health = You have the Warrior's HP plus the remaining armor's. A monster no tile defeats costs HP equal to its strength; at 0 you fail.
lesson-welcome-name-type = The Vorpal Sword defeats one monster type, chosen before you go in. Choose what you think { $seat1 } added.
lesson-welcome-name-any = Choose a monster type for the Vorpal Sword to defeat.
lesson-welcome-walked = The Torch took care of the weak monsters. Tiles work by themselves here: check the log to see which did what.
lesson-welcome-hurt = { $seat1 }'s card was a Golem, strength 5. None of your tiles defeats it, so it cost you 5 HP.
lesson-welcome-unhurt = Good guess! The type you chose was in there, and the Vorpal Sword defeated it.
lesson-welcome-success = You survived: that's 1 of the 2 successes you need. Now everyone sees the cards that were set aside.
lesson-welcome-next = You were in the dungeon, so you choose the next adventurer. Choose the Warrior or the Barbarian.
lesson-welcome-fighters-first = That adventurer's tiles are trickier. Choose the Warrior or the Barbarian for now.

## Round 2

lesson-welcome-round-two = Round 2: all equipment is back, the monsters are shuffled, and you start. Draw a card.
lesson-welcome-draw-once = You'll get your chance to pass. For now, draw.
lesson-welcome-demon = The Demon, strength 7: almost no tile defeats it. Add it, and remember that it's in there.
lesson-welcome-demon-in = Keep the tiles and let someone else face the Demon. Add it.
lesson-welcome-growing = The others added 2 cards, so you know 1 monster of 3: the Demon, which comes last. Draw again.
lesson-welcome-dragon-again = The Dragon again! With the Demon, that's 16 damage only you know about: add it with a straight face.
lesson-welcome-leave-dragon = Keep your nerve: you don't plan to go in there. Add the Dragon.
lesson-welcome-pass = There are 6 monsters now, and you know the 2 worst. Pass and let someone else go in.
lesson-welcome-pass-now = The Demon and the Dragon are in there. Pass and see who has to face them.

## After that

lesson-welcome-failed = { $seat2 } met your monsters and failed: the player aid turns red. Another failure and { $seat2 } is out of the game.
lesson-welcome-farewell = That's the whole game: one more success and you win. Keep playing, I'll just give you hints.
lesson-welcome-hint-bid = Count what you know about the dungeon. If you wouldn't dare to go in, pass while others are still bidding.
lesson-welcome-hint-place = If a tile that's left defeats it, add it. If it's deadly, think about who'll have to face it.
lesson-welcome-hint-name = Choose the strongest monster you expect in there.
lesson-welcome-hint-use = Save a tile that works once for the monster that would hurt most.
lesson-welcome-hint-adventurer = You start the next round. Choose the adventurer whose tiles you know best.

## Welcome Back to the Dungeon

lesson-welcome-back-hello = Welcome back! New this time: 4 other adventurers, and 2 special monsters hidden among the usual 13.
lesson-welcome-back-bard = The adventurer is the Bard: 2 tiles give HP, the other 4 are tricks. Most of them care about odd or even strength.
lesson-welcome-back-draw = Nobody knows which 2 of the 6 special monsters are in the game. Draw a card: it may be one of them.
lesson-welcome-back-not-pass-yet = You'd miss the best part. Draw a card first.
lesson-welcome-back-cube = The Gelatinous Cube, a special monster! It has no strength, but the player who meets it must discard a tile.
lesson-welcome-back-add-cube = The last card added comes first, so the Cube will come last, when you can spare a tile. Add it.
lesson-welcome-back-keep-tiles = That costs a tile now, and you may be the one who goes in. Add the monster instead.
lesson-welcome-back-two-unknown = { $seat1 } and { $seat2 } each added a card you don't know. Draw again.
lesson-welcome-back-stay-in = This dungeon isn't too dangerous yet. Stay in and draw.
lesson-welcome-back-ally = The Ally has no strength either, and it's a friend! The player who meets it ignores the next monster.
lesson-welcome-back-add-ally = The next monster is the card { $seat2 } just added. Add the Ally on top, and that card can't hurt you.
lesson-welcome-back-ally-in = A friend is worth more in the dungeon than set aside. Add the Ally.
lesson-welcome-back-once-more = { $seat1 } has passed, and { $seat2 } added a card on top. You have 10 HP and a friend down there: draw again.
lesson-welcome-back-vampire = A Vampire, strength 4: even, and the Lucky Coin ignores even monsters. Add it.
lesson-welcome-back-alone = { $seat2 } has passed, so you go in with 10 HP. The last card added comes first: your Vampire.
lesson-welcome-back-coin = Once started, the Lucky Coin takes care of even monsters until an odd one hits you. Use it now!
lesson-welcome-back-toss = The Vampire would cost you 4 HP, and the Coin costs nothing. Use the Lucky Coin.
lesson-welcome-back-tossed = You ignored the Vampire and kept the Coin. Next is an Orc, strength 3: odd, and its hit would cost you the Coin.
lesson-welcome-back-blade = The Dancing Blade defeats one odd monster. Use it, and you keep the Coin.
lesson-welcome-back-dance = The Orc would cost you 3 HP and the Coin. Use the Dancing Blade.
lesson-welcome-back-helped = Then came the Ally, so you ignored the next card. It was a Golem, strength 5!
lesson-welcome-back-flute = The Charming Flute defeated a Goblin by itself. It also takes 1 off the next monster's damage.
lesson-welcome-back-pay = Last comes your own Gelatinous Cube, so you must discard a tile. Choose one that doesn't give HP.
lesson-welcome-back-keep-health = You'd lose that tile's HP too. Discard the Flute, the Harp or the Coin.
lesson-welcome-back-success = Not a scratch, and a success! Now everyone knows the 2 special monsters, and they stay for the whole game.
lesson-welcome-back-next = Every adventurer has 6 different tiles. Choose anyone you like for the next round.
lesson-welcome-back-choose-any = Choose one of the adventurers.
lesson-welcome-back-others = There are 4 more specials: the Fairy has strength 0, the Shapeshifter its position. The Count has 4, or 8 if you have a success.
lesson-welcome-back-mimic = The Mimic's strength is the number of tiles you have left. Sometimes less is more!
lesson-welcome-back-farewell = That's everything new: one more success and you win. Keep playing, I'll just give you hints.
lesson-welcome-back-hint-bid = There may still be a special monster in the deck. Count the ones you've seen.
lesson-welcome-back-hint-place = Remember: the last card added is revealed first.
lesson-welcome-back-hint-use = Odd or even, high or low: think about what the tile is for. Save it if something worse may come.
lesson-welcome-back-hint-adventurer = Choose an adventurer you haven't tried yet.
