// What a view, an event and a decision of `masmorra` are, generated from its rules by `cargo xtask codegen`.
// Do not edit: `cargo verify` compares this file with those types.

/** Everything one observer may know of a position. */
export type View = {
  /** The observer. */
  observer: Observer,
  /** The game options. */
  house: GameOptions,
  /** All tiles in the dungeon, in the order in which they were laid. The first has number 0. */
  dungeon: RoomView[],
  /** The tile stacks of the first and the second level. */
  levels: LevelView[],
  /** A tile that was drawn and must be laid. */
  drawn: Tile | null,
  /** All monsters in the dungeon. */
  monsters: StandingView[],
  /** The player who has Schmetterling's token. */
  captor: Seat | null,
  /** The players by seat. */
  players: PlayerView[],
  /** The observer's own cards. */
  hand: Hand,
  /** The number of cards in the deck. */
  deck: number,
  /** The discard pile. */
  discard: Hand,
  /** Cards that are being played. */
  in_play: Hand,
  /** The card that was drawn last, as long as a thief can take it. */
  fresh: FreshCard,
  /** Gold that no player holds and that is on no tile. */
  reserve: number,
  /** The first player of each round. There is none before the draw. */
  first: Seat | null,
  /** The player whose turn it is. There is none during set-up. */
  active: Seat | null,
  /** The player who enters a room, while others can answer it with a card. */
  entrant: Seat | null,
  /** The round, from 1; 0 during set-up. */
  round: number,
  /** Whether this round is the last. */
  last_round: boolean,
  /** The state of the active player's turn. */
  now: NowView,
  /** The current combat. */
  combat: CombatView,
  /** The current fight of the combat, with a forecast. */
  fight: FightView | null,
  /** The task stack; the last task is done next. */
  tasks: Task[],
  /** The winners. */
  winners: Seat[],
};

/** Whose knowledge a view or an event is made for. */
export type Observer = { "seat": Seat } | "public";

/** A place in a match, counted clockwise from 0. */
export type Seat = number;

/** The game options of one match. Everyone knows them. */
export type GameOptions = {
  /** Which game is played. */
  mode: Mode,
  /** How players get their heroes. */
  heroes: Heroes,
  /** Who plays first. */
  first: First,
  /** The round limit of the game. */
  rounds: Rounds,
};

/** Which game is played. */
export type Mode = "standard" | "epic";

/** How players get their heroes. */
export type Heroes = "dealt" | "chosen";

/** Who plays first. */
export type First = "random" | "first" | "second" | "third" | "fourth" | "fifth";

/** The round limit of the game. */
export type Rounds = "unlimited" | "30" | "60" | "120";

/** A tile in the dungeon. */
export type RoomView = {
  /** The tile. */
  tile: Tile,
  /** Its position and rotation. */
  lay: Lay,
  /** Its doors: one bit for each place on its edge. */
  doors: number,
  /** Gold on the floor. */
  gold: number,
  /** Gold in the chests. */
  chest_gold: [number, number],
  /** Opened chests, one bit each; for a trap, 1 if it is disarmed. */
  done: number,
};

/** Every tile of `data/tiles.toml`, by its key. */
export type Tile =
  | "s00" | "s01" | "a01" | "a02" | "a03" | "a04" | "a05" | "a06" | "a07" | "a08" | "a09" | "a10" | "a11"
  | "a12" | "a13" | "a14" | "a15" | "a16" | "a17" | "a18" | "a19" | "a20" | "a21" | "b01" | "b02" | "b03"
  | "b04" | "b05" | "b06" | "b07" | "b08" | "b09" | "b10" | "b11" | "b12" | "b13" | "b14" | "b15" | "b16"
  | "b17" | "b18" | "b19" | "b20" | "b21" | "mt11" | "mt12" | "mt13" | "mt14" | "mt15" | "mt16" | "mt21"
  | "mt22" | "mt23" | "mt24" | "mt25" | "mt26" | "l_entrance" | "l_centre" | "l_throne" | "l_treasure"
  | "l_pit";

/** The position and rotation of a tile. */
export type Lay = {
  /** The north-western cell. */
  cell: Cell,
  /** Quarter turns clockwise, 0 to 3. */
  quarters: number,
};

/** A cell of a level. A small tile covers one cell, a medium tile four. */
export type Cell = {
  /** Columns east of the first room of the level. */
  x: number,
  /** Rows south of the first room of the level. */
  y: number,
};

/** The tile stacks of a level. */
export type LevelView = {
  /** The face-up small tile. */
  face_up: Tile | null,
  /** Small tiles in unknown order. The set is known, because all other tiles are visible. */
  small: Tile[],
  /** Small tiles at the bottom of the stack, in known order. */
  small_under: Tile[],
  /** Medium tiles in unknown order. */
  medium: Tile[],
  /** Medium tiles at the bottom of the stack, in known order. */
  medium_under: Tile[],
  /** How many small tiles must be drawn before the stairs to the third level can appear. */
  before_stairs: number,
};

/** A monster in the dungeon. */
export type StandingView = {
  /** The monster. */
  figure: Figure,
  /** The room it is in. */
  room: Room,
  /** Whether it is a Cultist of the third level, which never moves. */
  rooted: boolean,
};

/** A figure and the monster that it shows. */
export type Figure = {
  /** Its number. */
  id: FigureId,
  /** The monster that it shows. */
  being: Being,
};

/** A monster die or a boss: 0 to 7 are the minor dice, 8 to 11 the major dice, 12 to 15 the bosses. */
export type FigureId = number;

/** A monster, or one side of a boss. */
export type Being = { "foe": Foe } | { "blue": Boss } | { "red": Boss };

/** Every foe of `data/foes.toml`, by its key. */
export type Foe =
  | "goblin" | "cultist" | "skeleton" | "orc" | "spider" | "ghoul" | "ghost" | "spear_beastman"
  | "dark_watcher" | "giant_bat" | "young_dragon" | "gelatinous_cube";

/** Every boss of `data/bosses.toml`, by its key. */
export type Boss = "aunty_bitsy" | "schmetterling" | "mortiferous" | "malaphyas";

/** A room or a trap, by number and tile. */
export type Room = {
  /** Its number. */
  number: Spot,
  /** Its tile. */
  tile: Tile,
};

/** A tile in the dungeon, numbered in the order in which tiles were laid. */
export type Spot = number;

/** A player, as the observer may know it. */
export type PlayerView = {
  /** The hero. */
  hero: Hero | null,
  /** The room of the hero. */
  at: Spot,
  /** Life. */
  life: number,
  /** Gold. */
  gold: number,
  /** Experience. */
  xp: number,
  /** How many arrows have taught an ability. */
  lessons: number,
  /** Abilities learnt. */
  learnt: Ability[],
  /** The number of treasure cards in the hand. */
  cards: number,
  /** Cards of this player that the observer knows, because they were stolen from the observer. */
  known: Hand,
  /** Cards of the observer that this player knows. */
  knows: Hand,
  /** Standing or fallen. */
  posture: Posture,
  /** Whether the player is asked in interrupt windows. */
  answer: Answer,
};

/** Every hero of `data/heroes.toml`, by its key. */
export type Hero = "albus" | "jay" | "valerie" | "mika" | "greybark";

/** Every ability of `data/abilities.toml`, by its key. */
export type Ability =
  | "arcane_focus" | "fireball" | "wizards_apprentice" | "arcane_ward" | "fools_gold" | "on_guard"
  | "plundering_charge" | "inner_rage" | "thrown_blade" | "riposte" | "healing_touch" | "alms"
  | "angelic_aura" | "holy_shield" | "holy_smite" | "nimble_fingers" | "quick_dodge" | "close_quarters"
  | "cutpurse" | "tools_of_the_trade" | "shape_of_the_wild" | "forests_bounty" | "animal_form"
  | "claw_and_hide" | "wolf_companion";

/** Treasure cards, at most three of each design. Serialized as the list of cards. */
export type Hand = Treasure[];

/** Every treasure of `data/treasures.toml`, by its key. */
export type Treasure =
  | "fear_of_the_dark" | "lightning_bolt" | "sticky_fingers" | "drain_life" | "stumble" | "counterspell"
  | "enrage" | "stolen_glory" | "misdirection" | "call_of_the_horde" | "pickpocket" | "fumble" | "silence"
  | "ambush" | "wrong_turn";

/** Whether a hero takes part in the game at the moment. */
export type Posture = "standing" | "fallen";

/** How a seat answers interrupt windows. */
export type Answer = "ask" | "pass";

/** The card that was drawn last. */
export type FreshCard = "none" | "hidden" | { "own": Treasure };

/** The state of the active player's turn. */
export type NowView = {
  dice: Pool,
  spent: number,
  pet: Pet,
  symbols: Pool,
  points: number,
  token: Token,
  picked: Pool,
  picked_pet: boolean,
  fewer_dice: number,
  rerolls: number,
  stage: Stage,
  used: number,
  portals_used: Spot[],
  fountains_used: Spot[],
  veil: Veil,
  sneak: Sneak,
  fought: FigureId[],
  flipped: FigureId[],
  climbed: FigureId[],
  placed: FigureId[],
  to_fill: Spot[],
  stumbled: boolean,
  stolen_xp: number,
  ritual: Spot | null,
};

/** A count of each symbol. Serialized as the list of symbols. */
export type Pool = Symbol[];

/** Every symbol of `data/symbols.toml`, by its key. */
export type Symbol = "step" | "ranged" | "melee" | "defense" | "elixir" | "magic";

/** The pet die. */
export type Pet = "none" | "waiting" | { "shows": Symbol } | "spent" | "gone";

/** The free step token. */
export type Token = "ready" | "flipped";

/** The current part of a turn. */
export type Stage = "early" | "acting" | "master";

/** Whether monsters see the active hero. */
export type Veil = "seen" | "invisible";

/** The state of the Sneak Attack card. */
export type Sneak = "no" | "ready" | "striking";

/** The current combat. */
export type CombatView = {
  on: boolean,
  todo: FigureId[],
  starting: FigureId[],
  rewards: number[],
  foe: FigureId,
  hits: Pool,
  rage: number,
  payback: number,
  defeated: boolean,
  /** Symbols whose dice cannot be used in this combat, because of a thief. */
  banned: Symbol[],
};

/** The current fight with one monster, and what would follow. */
export type FightView = {
  /** The monster. */
  figure: Figure,
  /** The payback of the monster, cards included. */
  payback: number,
  /** The damage that defeats it. */
  defense: number,
  /** The experience for defeating it now. */
  xp: number,
  /** The damage dealt so far. */
  damage: number,
  /** The Melee that throws it into the bottomless pit, if the room has one. */
  pit: number | null,
  /** When the monster does not strike back. */
  spares: Spares,
  /** The result if the attack ends now, or if nothing more is blocked. */
  as_it_stands: Forecast,
  /** The result of one more strike, for each symbol that damages the monster. */
  strikes: Strike[],
};

/** When a monster does not strike back. */
export type Spares = "from_afar" | "never";

/** The result of a fight if nothing is blocked. */
export type Forecast = {
  /** The damage dealt. */
  damage: number,
  /** Whether the monster is defeated. */
  end: End,
  /** The wounds of the hero. */
  wounds: number,
  /** The Life that the hero has left. */
  life: number,
};

/** Whether a monster is defeated. */
export type End = "falls" | "withstands";

/** The result of a strike with one symbol. */
export type Strike = {
  /** The symbol. */
  symbol: Symbol,
  /** The result if the attack ended after the strike. */
  after: Forecast,
};

/** Something that is still to be done. Everyone knows all tasks. */
export type Task =
  | { "task": "nothing" }
  | { "task": "first_tile" }
  | { "task": "deal_hero", seat: Seat }
  | { "task": "choose_hero", seat: Seat }
  | { "task": "draw_first" }
  | { "task": "begin_turn" }
  | { "task": "malaphyas_acts" }
  | { "task": "malaphyas_summons" }
  | { "task": "grimbolts" }
  | { "task": "turn_window" }
  | { "task": "before_roll" }
  | { "task": "roll" }
  | { "task": "rerolls" }
  | { "task": "rolled_window" }
  | { "task": "acting" }
  | { "task": "bounty" }
  | { "task": "master_phase" }
  | { "task": "master_moves", points: number }
  | { "task": "fix_refill" }
  | { "task": "refill" }
  | { "task": "end_turn" }
  | { "task": "roll_dice", dice: number }
  | { "task": "pet_window" }
  | { "task": "roll_pet" }
  | { "task": "pick_dice", seat: Seat, most: number }
  | { "task": "reroll" }
  | { "task": "change_die" }
  | { "task": "change_to", from: Symbol, whose: Whose }
  | { "task": "give_points" }
  | { "task": "unfold", from: Spot, slot: Slot }
  | { "task": "draw_medium", from: Spot, slot: Slot }
  | { "task": "lay_room", from: Spot, slot: Slot }
  | { "task": "lay_medium", from: Spot, slot: Slot }
  | { "task": "contents", spot: Spot }
  | { "task": "turn_tile", near: Spot }
  | { "task": "turn_room", near: Spot }
  | { "task": "lay_trap", near: Spot }
  | { "task": "hazard", seat: Seat }
  | { "task": "pit_choice" }
  | { "task": "web_choice" }
  | { "task": "enter_window", seat: Seat }
  | { "task": "portal_to" }
  | { "task": "arrive", what: Arrival, spot: Spot }
  | { "task": "roll_monster", kind: DieKind, spot: Spot }
  | { "task": "take_die", what: Arrival, spot: Spot }
  | { "task": "excess", spot: Spot }
  | { "task": "combat_start" }
  | { "task": "theft", symbol: Symbol }
  | { "task": "combat_next" }
  | { "task": "fighting" }
  | { "task": "payback" }
  | { "task": "fight_ends" }
  | { "task": "combat_ends" }
  | { "task": "reward", xp: number }
  | { "task": "grant_xp", xp: number }
  | { "task": "victory" }
  | { "task": "learn", seat: Seat }
  | { "task": "ability_gain", slot: number, pick: Symbol | null }
  | { "task": "draw_card", seat: Seat }
  | { "task": "card_window", seat: Seat }
  | { "task": "hand_limit", seat: Seat }
  | { "task": "aiming", seat: Seat, card: Treasure, half: Half }
  | { "task": "effect", seat: Seat, card: Treasure, half: Half, aim: Aim }
  | { "task": "key_dock" }
  | { "task": "ambush", seat: Seat, left: number, first: number }
  | { "task": "window", event: Condition, asked: SeatSet };

/** A kind of die that heroes roll. */
export type Whose = "action" | "pet";

/** A place on the edge of a tile where a door can be: four on a small tile, eight on a medium one. */
export type Slot = number;

/** Which monster appears. */
export type Arrival = { "rolled": DieKind } | { "set": Foe } | { "rooted": Foe };

/** The two kinds of monster dice. */
export type DieKind = "minor" | "major";

/** Which half of a treasure card is played. */
export type Half = "orange" | "purple";

/** The target of a card in one byte: a room, a figure or a seat, depending on the card. */
export type Aim = number;

/** When an orange half may be played. */
export type Condition =
  | "turn_begins" | "rolled" | "step_spent" | "exploring" | "entering" | "fight_begins" | "glory"
  | "card_gained" | "ability_used" | "card_played" | "any_time" | "outside_combat";

/** A set of seats, stored in one byte. */
export type SeatSet = Seat[];

/** Something that happened. Fields that not everyone may know are `Option`s; redaction clears them. */
export type Fact =
  | { "event": "game_began", seats: number, mode: Mode }
  | { "event": "tile_up", level: number, tile: Tile }
  | { "event": "hero_taken", seat: Seat, hero: Hero }
  | { "event": "first_drawn", seat: Seat }
  | { "event": "round_began", round: number }
  | { "event": "turn_began", seat: Seat }
  | { "event": "stood_up", seat: Seat }
  | { "event": "master_began", seat: Seat }
  | { "event": "actions_ended", seat: Seat }
  | { "event": "moves_ended", seat: Seat }
  | { "event": "bounty_declined", seat: Seat }
  | { "event": "goal_reached", seat: Seat }
  | { "event": "won", seat: Seat, xp: number, gold: number, life: number }
  | { "event": "rolled", seat: Seat, dice: Pool }
  | { "event": "pet_rolled", seat: Seat, face: Symbol }
  | { "event": "pet_lost", seat: Seat }
  | { "event": "rolls_again", seat: Seat, dice: number }
  | { "event": "token_flipped", seat: Seat, symbol: Symbol }
  | { "event": "die_changed", seat: Seat, from: Symbol, to: Symbol }
  | { "event": "conjured", seat: Seat, with: Source }
  | { "event": "die_chosen", seat: Seat, die: Symbol, whose: Whose }
  | { "event": "die_picked", seat: Seat, die: Symbol, whose: Whose }
  | { "event": "dice_kept", seat: Seat }
  | { "event": "symbols_lost", seat: Seat, symbols: Pool }
  | { "event": "points_lost", seat: Seat }
  | { "event": "made_symbols", seat: Seat, symbols: Pool }
  | { "event": "got_points", seat: Seat, points: number }
  | { "event": "step_spent", seat: Seat, with: Source }
  | { "event": "moved", seat: Seat, room: Room }
  | { "event": "took_stairs", seat: Seat, room: Room }
  | { "event": "teleported", seat: Seat, room: Room }
  | { "event": "wall_broken", seat: Seat, room: Room }
  | { "event": "explores", seat: Seat, door: Door }
  | { "event": "rune_found", seat: Seat }
  | { "event": "medium_drawn", tile: Tile }
  | { "event": "medium_does_not_fit", tile: Tile }
  | { "event": "room_laid", room: Room, lay: Lay }
  | { "event": "gold_strewn", room: Room, floor: number, chests: number }
  | { "event": "trap_turned", tile: Tile }
  | { "event": "trap_laid", trap: Room, cell: Cell }
  | { "event": "tile_put_under", level: number, tile: Tile }
  | { "event": "level_opened", level: number, room: Room }
  | { "event": "trap_sprung", trap: Room }
  | { "event": "web_holds", seat: Seat }
  | { "event": "step_lost", seat: Seat, with: Source }
  | { "event": "fell_in_pit", seat: Seat }
  | { "event": "crossed_pit", seat: Seat, with: Source }
  | { "event": "chest_opened", seat: Seat, room: Room, chest: number, dice: [Dock, Dock] }
  | { "event": "disarmed", seat: Seat, trap: Room, dice: [Dock, Dock] }
  | { "event": "portal_opened", seat: Seat }
  | { "event": "gained_gold", seat: Seat, gold: number, total: number }
  | { "event": "healed", seat: Seat, life: number }
  | { "event": "drank", seat: Seat, with: Source }
  | { "event": "wounded", seat: Seat, wounds: number, life: number }
  | { "event": "fell", seat: Seat, xp: number, cards: Hand }
  | { "event": "gained_xp", seat: Seat, xp: number, total: number }
  | { "event": "learnt", seat: Seat, ability: Ability }
  | { "event": "ability_used", seat: Seat, ability: Ability, die: Symbol | null, pick: Symbol | null }
  | { "event": "monster_came", figure: Figure, room: Room }
  | { "event": "die_taken", figure: Figure, room: Room }
  | { "event": "no_die_left", room: Room }
  | { "event": "monster_crowded_out", figure: Figure, room: Room }
  | { "event": "fills_next", seat: Seat, room: Room }
  | { "event": "monster_moved", figure: Figure, room: Room }
  | { "event": "ritual_done", room: Room }
  | { "event": "fire_breath", room: Room }
  | { "event": "summoned", figure: Figure }
  | { "event": "malaphyas_calls", face: Symbol, kind: DieKind }
  | { "event": "grimbolts_fell", face: Symbol, rooms: [Tile, Tile] }
  | { "event": "combat_began", seat: Seat }
  | { "event": "thief_struck", figure: Figure, symbol: Symbol }
  | { "event": "stolen", seat: Seat, symbol: Symbol, with: Source }
  | { "event": "venom_struck", seat: Seat }
  | { "event": "fight_began", seat: Seat, figure: Figure }
  | { "event": "struck", seat: Seat, symbol: Symbol, with: Source }
  | { "event": "attack_ended", seat: Seat }
  | { "event": "sneak_began", seat: Seat }
  | { "event": "defeated", seat: Seat, being: Being }
  | { "event": "withstood", seat: Seat, being: Being }
  | { "event": "payback_comes", being: Being, wounds: number }
  | { "event": "blocked", seat: Seat, left: number, with: Source }
  | { "event": "haunted", seat: Seat, xp: number }
  | { "event": "boss_turned", boss: Boss }
  | { "event": "token_won", seat: Seat }
  | { "event": "combat_ended", seat: Seat }
  | { "event": "card_drawn", seat: Seat, card: Treasure | null }
  | { "event": "card_bought", seat: Seat }
  | { "event": "no_card_left", seat: Seat }
  | { "event": "reshuffled" }
  | { "event": "discarded", seat: Seat, card: Treasure }
  | { "event": "card_played", seat: Seat, card: Treasure, half: Half }
  | { "event": "aimed", seat: Seat, target: Target }
  | { "event": "card_cancelled", seat: Seat, card: Treasure }
  | { "event": "card_stolen", thief: Seat, victim: Seat, card: Treasure | null }
  | { "event": "turned_invisible", seat: Seat }
  | { "event": "seen_again", seat: Seat }
  | { "event": "banished", figure: Figure }
  | { "event": "places_traded", seat: Seat, with: Target }
  | { "event": "fear_struck", seat: Seat }
  | { "event": "stumbled", seat: Seat }
  | { "event": "enraged", being: Being }
  | { "event": "pocket_picked", thief: Seat, victim: Seat, gold: number }
  | { "event": "silenced", seat: Seat }
  | { "event": "standing_answer", seat: Seat, answer: Answer };

/** How a symbol is paid for. */
export type Source = "symbol" | "die" | "pet" | "token";

/** A place on the edge of a room. */
export type Door = {
  /** Which of the room's places it is. */
  slot: Slot,
  /** The side of the room. */
  side: Compass,
  /** How much of the side it is. */
  part: Part,
};

/** A compass direction. */
export type Compass = "north" | "east" | "south" | "west";

/** How much of a side a place takes. */
export type Part = "whole" | "half";

/** How one of the dice that a chest or a trap requires is docked. */
export type Dock = "shown" | { "other": Symbol } | "waived" | "unneeded";

/** The target of a card. */
export type Target =
  | { "room": { room: Room } }
  | { "hero": { seat: Seat } }
  | { "monster": { figure: Figure } };

/** A decision of a player. */
export type Action =
  | {
    "action": "choose_hero",
    /** The hero. */
    hero: Hero,
  }
  | { "action": "roll" }
  | {
    "action": "pick_die",
    /** What it shows. */
    die: Symbol,
    /** Whether it is an action die or the pet die. */
    whose: Whose,
  }
  | { "action": "roll_again" }
  | { "action": "keep_dice" }
  | {
    "action": "flip_token",
    /** Step, or the symbol that the hero may take instead. */
    symbol: Symbol,
  }
  | {
    "action": "step",
    /** How it is paid for. */
    with: Source,
  }
  | {
    "action": "move",
    /** The target room. */
    to: Room,
  }
  | {
    "action": "explore",
    /** The place on the edge of the hero's room. */
    door: Door,
  }
  | { "action": "take_stairs" }
  | {
    "action": "lay_room",
    /** The tile. */
    tile: Tile,
    /** Its position and rotation. */
    lay: Lay,
  }
  | {
    "action": "lay_trap",
    /** The cell. */
    cell: Cell,
    /** A room beside it. */
    beside: Room,
    /** The side of that room on which the cell lies. */
    side: Compass,
  }
  | {
    "action": "give_up",
    /** What is given up. */
    with: Source,
  }
  | { "action": "take_wound" }
  | { "action": "fight" }
  | {
    "action": "face",
    /** The monster. */
    figure: Figure,
  }
  | {
    "action": "strike",
    /** The symbol. */
    symbol: Symbol,
    /** How it is paid for. */
    with: Source,
  }
  | { "action": "sneak_attack" }
  | { "action": "end_attack" }
  | {
    "action": "block",
    /** How it is paid for. */
    with: Source,
  }
  | { "action": "suffer" }
  | {
    "action": "heal",
    /** How it is paid for. */
    with: Source,
  }
  | {
    "action": "conjure",
    /** How it is paid for. */
    with: Source,
  }
  | {
    "action": "change_die",
    /** What it shows. */
    die: Symbol,
    /** Whether it is an action die or the pet die. */
    whose: Whose,
  }
  | {
    "action": "change_to",
    /** The face. */
    to: Symbol,
  }
  | {
    "action": "open_chest",
    /** The room. */
    room: Room,
    /** The number of the chest in the room, from 0. */
    chest: number,
    /** How its dice are docked. */
    dice: [Dock, Dock],
  }
  | {
    "action": "disarm",
    /** The trap. */
    trap: Room,
    /** How its dice are docked. */
    dice: [Dock, Dock],
  }
  | { "action": "use_portal" }
  | { "action": "use_fountain" }
  | { "action": "take_gold" }
  | {
    "action": "use_ability",
    /** The ability. */
    ability: Ability,
    /** The die to dock, if the ability takes any die. */
    die: Symbol | null,
    /** The symbol to gain, if the ability offers several. */
    pick: Symbol | null,
  }
  | { "action": "buy_card" }
  | {
    "action": "play",
    /** The card. */
    card: Treasure,
    /** Which half. */
    half: Half,
  }
  | {
    "action": "aim_at_room",
    /** The room. */
    room: Room,
  }
  | {
    "action": "aim_at_hero",
    /** The player. */
    seat: Seat,
  }
  | {
    "action": "aim_at_monster",
    /** The monster. */
    figure: Figure,
  }
  | { "action": "end_invisibility" }
  | { "action": "end_actions" }
  | {
    "action": "collect",
    /** The amount of gold. */
    coins: number,
  }
  | {
    "action": "move_monster",
    /** The monster. */
    figure: Figure,
    /** The target room. */
    to: Room,
  }
  | {
    "action": "send_by_stairs",
    /** The monster. */
    figure: Figure,
  }
  | { "action": "end_moves" }
  | {
    "action": "fill",
    /** The room. */
    room: Room,
  }
  | {
    "action": "take_die",
    /** The monster. */
    figure: Figure,
  }
  | {
    "action": "remove_monster",
    /** The monster. */
    figure: Figure,
  }
  | {
    "action": "learn",
    /** The ability. */
    ability: Ability,
  }
  | {
    "action": "discard",
    /** The card. */
    card: Treasure,
  }
  | { "action": "pass" }
  | { "action": "pass_until_my_turn" }
  | { "action": "ask_me_again" };
