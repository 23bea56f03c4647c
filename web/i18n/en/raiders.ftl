## Components, as the rules page lists them

component-name = { $it }
component-character = Starts with { $coins ->
        [0] no coins
        [one] 1 coin
       *[other] { $coins } coins
    }, { $wounds ->
        [0] no wounds
        [one] 1 wound
       *[other] { $wounds } wounds
    } and { $items-count ->
        [0] no items
       *[other] { $items-a }
    }.
component-item = { $it-use }.
component-room = { $it-about }.
component-room-strong = Strength { $three }, { $four } or { $five } with 3, 4 or 5 players. If all cards add up to less, { $it-about }.
component-boss = Cannot be defeated: { $it-about }.
component-boss-strong = Strength { $three }, { $four } or { $five } with 3, 4 or 5 players. If all cards add up to less, { $it-about }.
component-level-name = Level { $number }
component-level = Dark rooms: { $dark }.

## The board: the rooms of the level

raiders-way = Rooms of this level
raiders-level = Level { $number } of 5
raiders-room = Current room
raiders-room-not-laid = Room { $place }: not drawn yet.
raiders-dark-help = Dark room. Light a torch to see what's inside.
raiders-seen-by-you = You saw this room with your torch. Only players who lit one know it.
raiders-seen-mark = Seen with your torch
raiders-kind = { $kind ->
        [monster] Monster
        [treasure] Treasure
        [vault] Vault
        [trap] Trap
       *[boss] Final monster
    }
raiders-strength = Strength
raiders-undefeatable = Can't be defeated
raiders-lowest = Lowest card
raiders-highest = Highest card
raiders-second = Second highest
raiders-most-coins = Most coins
raiders-fewest-wounds = Fewest wounds

## The board: players

raiders-places = Players
raiders-about-player = About { $name }
raiders-only-you = Only you see this
raiders-order = Turn order in this room: { $number }
raiders-item-use = { $item }: { $use }
raiders-has-seen = Lit a torch: knows this level's dark rooms.
raiders-rank-coins = { $rank ->
        [most] Has the most coins (▲).
       *[fewest] Has the fewest coins (▼).
    }
raiders-rank-wounds = { $rank ->
        [most] Has the most wounds and may faint at the end.
       *[fewest] Has the fewest wounds (▼).
    }
raiders-escaped = escaped
raiders-petrified = turned to stone
raiders-counts-as-one = counts as 1
raiders-characters = Characters

## The board: my hand

raiders-hand = Your hand
raiders-hand-standard = Choose in secret. All cards are revealed together.
raiders-hand-tactical = Play a card face up. You can't change it.
raiders-hand-again = Your crystal ball showed you the cards. Play another one.
raiders-hand-sealed = Your choice: { $card }. You can still change it.
raiders-hand-torch = You can light a torch now. It doesn't cost your turn.
raiders-about-power = Counts as { $power }. You play each power card once per level.
raiders-chosen = chosen
raiders-light = light it

## The board: the cards played and the card guide

raiders-chronicle = Cards played
raiders-chronicle-empty = No cards played yet.
raiders-chronicle-where = Level { $level }, room { $place }
raiders-tale-line = { $name }: { $cards } ({ $came })
raiders-tale-line-plain = { $name }: { $cards }
raiders-change-coins = { $amount ->
        [one] { $sign }1 coin
       *[other] { $sign }{ $amount } coins
    }
raiders-change-wounds = { $amount ->
        [one] { $sign }1 wound
       *[other] { $sign }{ $amount } wounds
    }
raiders-change-item = +1 { $item }
raiders-almanac = Card guide
raiders-almanac-items = Items
raiders-almanac-rooms = Rooms
raiders-almanac-rooms-help = 6 rooms were removed unseen before the game. The ones you haven't seen may be among them.
raiders-supply = { $count ->
        [0] None left in the supply.
        [one] 1 left in the supply.
       *[other] { $count } left in the supply.
    }
raiders-unseen = { $left ->
        [0] All seen.
       *[other] { $left } of { $copies } not seen yet.
    }

## The board: the final count

raiders-count = Final count
raiders-count-player = Player
raiders-count-column-wounds = Wounds
raiders-count-column-coins = Coins
raiders-count-fate-column = Result
raiders-count-wounds = { $rule ->
        [half] Wounds first: a player with more than half of all wounds faints.
       *[most] Wounds first: the player with the most faints.
    }
raiders-count-spared = { $why ->
        [alone] Nobody is left to compare with.
        [half] Nobody has more than half of all wounds.
       *[shared] { $count } players tie for the most.
    }
raiders-count-coins = Then the coins of the players still standing.
raiders-count-you = You
raiders-count-tied-you = You tie on coins but have more wounds.
raiders-count-tied = { $count ->
        [one] { $names } ties on coins but has more wounds.
       *[other] { $names } tie on coins but have more wounds.
    }
raiders-count-fate = { $fate ->
        [petrified] Turned to stone
        [fainted] Fainted
        [won] Winner
        [beaten] Beaten
       *[counted] —
    }

## Highlights: large pictures over the board

raiders-highlight-level = Level { $level } done
raiders-highlight-leader =
    { $who-is ->
        [you] You have the most coins: { $coins }.
       *[other] { $who } has the most coins: { $coins }.
    }
raiders-highlight-leaders = { $count } players tie for the most coins: { $coins }.
raiders-highlight-boss = { $boss }
raiders-highlight-boss-text = The final monster is here.
raiders-highlight-stone =
    { $who-is ->
        [you] You turn to stone
       *[other] { $who } turns to stone
    }
raiders-highlight-stone-text = One look was enough.
raiders-highlight-faints =
    { $who-is ->
        [you] You faint
       *[other] { $who } faints
    }
raiders-highlight-faints-text =
    { $wounds ->
        [one] 1 wound was too many.
       *[other] { $wounds } wounds were too many.
    }
raiders-highlight-won =
    { $who-is ->
        [you] You win!
       *[other] { $who } wins!
    }
raiders-highlight-shared = { $who } win!
raiders-highlight-won-text =
    { $coins ->
        [0] No coins
        [one] 1 coin
       *[other] { $coins } coins
    }, { $wounds ->
        [0] no wounds.
        [one] 1 wound.
       *[other] { $wounds } wounds.
    }
raiders-highlight-lost = Nobody wins
raiders-highlight-lost-text = Everyone turns to stone.

## The end of a game

raiders-end-won =
    { $who-is ->
        [you] You get out
       *[other] { $who } gets out
    } with { $coins ->
        [0] no coins
        [one] 1 coin
       *[other] { $coins } coins
    } and { $wounds ->
        [0] no wounds.
        [one] 1 wound.
       *[other] { $wounds } wounds.
    }
raiders-end-shared = { $who } get out with { $coins ->
        [0] no coins
        [one] 1 coin
       *[other] { $coins } coins
    } and { $wounds ->
        [0] no wounds each.
        [one] 1 wound each.
       *[other] { $wounds } wounds each.
    }
raiders-end-lost = { $boss-the } turns everyone to stone.
raiders-end-faints =
    { $more ->
        [more] { $who-is ->
            [you] You have more coins ({ $coins }) but faint
           *[other] { $who } has more coins ({ $coins }) but faints
        }
       *[less] { $who-is ->
            [you] You faint
           *[other] { $who } faints
        }
    } with { $wounds ->
        [one] 1 wound.
       *[other] { $wounds } wounds.
    }
raiders-end-stone =
    { $more ->
        [more] { $who-is ->
            [you] You have more coins ({ $coins }) but turn to stone.
           *[other] { $who } has more coins ({ $coins }) but turns to stone.
        }
       *[less] { $who-is ->
            [you] You turn to stone.
           *[other] { $who } turns to stone.
        }
    }
raiders-end-rival =
    { $who-is ->
        [you] You come closest
       *[other] { $who } comes closest
    }: { $coins ->
        [0] no coins
        [one] 1 coin
       *[other] { $coins } coins
    }, { $wounds ->
        [0] no wounds.
        [one] 1 wound.
       *[other] { $wounds } wounds.
    }
raiders-end-rivals = { $who } come closest: { $coins ->
        [0] no coins
        [one] 1 coin
       *[other] { $coins } coins
    }, { $wounds ->
        [0] no wounds each.
        [one] 1 wound each.
       *[other] { $wounds } wounds each.
    }
raiders-end-haul =
    { $who-is ->
        [you] You take the most from one chest
       *[other] { $who } takes the most from one chest
    }: { $coins ->
        [one] 1 coin.
       *[other] { $coins } coins.
    }
