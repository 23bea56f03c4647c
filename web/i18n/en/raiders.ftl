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
        [0] no item
       *[other] { $items-a }
    }.
component-item = { $it-use }.
component-room = { $it-about }.
component-room-strong = Strength { $three }, { $four } or { $five } with 3, 4 or 5 players. Reach it together, or { $it-about }.
component-boss = Cannot be defeated: { $it-about }.
component-boss-strong = Strength { $three }, { $four } or { $five } with 3, 4 or 5 players. Reach it together, or { $it-about }.
component-level-name = Level { $number }
component-level = Dark rooms: { $dark }.

## The board: the way through the level

raiders-way = The way through the level
raiders-level = Level { $number } of 5
raiders-room = The room you are in
raiders-room-not-laid = Room { $place } is not laid yet.
raiders-dark-help = Nobody knows what waits here, unless they light a torch.
raiders-seen-by-you = You saw this by torchlight. Only you and others who lit a torch know it.
raiders-seen-mark = You saw this by torchlight
raiders-kind = { $kind ->
        [monster] Monster
        [treasure] Treasure
        [vault] Vault
        [trap] Trap
       *[boss] Final monster
    }
raiders-strength = Strength
raiders-undefeatable = Cannot be defeated
raiders-lowest = Lowest card
raiders-highest = Highest card
raiders-second = Second highest
raiders-most-coins = Most coins
raiders-fewest-wounds = Fewest wounds

## The board: players

raiders-places = The raiders
raiders-about-player = About { $name }
raiders-only-you = Only you see this
raiders-order = Plays as number { $number } in this room
raiders-item-use = { $item }: { $use }
raiders-has-seen = Has lit a torch and knows the dark rooms of this level.
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
raiders-hand-standard = Choose in secret: all cards turn up together.
raiders-hand-tactical = Play a card face up. It is final.
raiders-hand-again = Your crystal ball has shown you the cards: play another.
raiders-hand-sealed = You have chosen: { $card }. You can still change it.
raiders-hand-torch = You may light a torch now. It costs you no turn.
raiders-hand-ahead = You already choose for room { $place } of level { $level }.
raiders-chosen = chosen
raiders-light = light it

## The board: the story and the pieces

raiders-chronicle = What was played
raiders-chronicle-empty = No card has been played yet.
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
raiders-almanac = What the pieces do
raiders-almanac-items = Items
raiders-almanac-rooms = Rooms
raiders-almanac-rooms-help = Six rooms were taken out unseen before the game. Those not seen yet may lie ahead or be among them.
raiders-supply = { $count ->
        [0] None is left in the supply.
        [one] One is left in the supply.
       *[other] { $count } are left in the supply.
    }
raiders-unseen = { $left ->
        [0] All seen.
       *[other] { $left } of { $copies } not seen yet.
    }

## The board: the count

raiders-count = The count
raiders-count-player = Raider
raiders-count-column-wounds = Wounds
raiders-count-column-coins = Coins
raiders-count-fate-column = What became of them
raiders-count-wounds = { $rule ->
        [half] First the wounds: a player with more than half of them faints.
       *[most] First the wounds: the player with the most faints.
    }
raiders-count-spared = { $why ->
        [alone] There is nobody left to compare with.
        [half] Nobody has more than half of the wounds.
       *[shared] { $count } players share the most wounds.
    }
raiders-count-coins = Then the coins of all who are still awake.
raiders-count-tied = { $count ->
        [one] { $names } has as many coins, but more wounds.
       *[other] { $names } have as many coins, but more wounds.
    }
raiders-count-fate = { $fate ->
        [petrified] Turned to stone
        [fainted] Fainted
        [won] Winner
        [beaten] Beaten
       *[counted] —
    }
