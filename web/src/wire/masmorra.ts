// What a view, a event and a decision of `masmorra` are, generated from its rules by `cargo xtask codegen`.
// Do not edit: `cargo verify` compares this file with those types.

/** Everything one observer may know of a position. */
export type View = {
  /** Who looks. */
  observer: Observer,
  /** What was settled before the game. */
  house: GameOptions,
  /** Every tile that lies, in the order in which they came: the first is number 0. */
  dungeon: RoomView[],
  /** The stacks of the first and the second level. */
  levels: LevelView[],
  /** A tile that was drawn and is about to be laid. */
  drawn: Tile | null,
  /** Every monster that stands. */
  monsters: StandingView[],
  /** Who has Schmetterling's token. */
  captor: Seat | null,
  /** The players by seat. */
  players: PlayerView[],
  /** The observer's own cards. */
  hand: Hand,
  /** How many cards the deck has. */
  deck: number,
  /** The discards. */
  discard: Hand,
  /** Cards that are being played. */
  in_play: Hand,
  /** The card that was drawn last, while a thief could take it. */
  fresh: FreshCard,
  /** Gold that nobody has. */
  reserve: number,
  /** Who plays first in a round. */
  first: Seat,
  /** Whose turn it is. */
  active: Seat,
  /** Whose entering the last window for it was about. */
  entrant: Seat,
  /** The round, from 1. */
  round: number,
  /** Whether this round is the last. */
  last_round: boolean,
  /** What the active player has. */
  now: NowView,
  /** The combat. */
  combat: CombatView,
  /** The fight that is under way in it, and what would come of it. */
  fight: FightView | null,
  /** What is to be done, the next one last. */
  tasks: Task[],
  /** Who has won. */
  winners: Seat[],
};

/** Someone to whom a game is shown: a player in a seat, or the public. */
export type Observer = { "seat": Seat } | "public";

/** A place at the table, counted clockwise from 0. */
export type Seat = number;

/** The house rules of one game. They are known to all. */
export type GameOptions = {
  /** Which game is played. */
  mode: Mode,
  /** How heroes come to players. */
  heroes: Heroes,
  /** Who plays first. */
  first: First,
  /** After how many rounds the game ends. */
  rounds: Rounds,
};

/** Which game is played. */
export type Mode = "standard" | "epic";

/** How heroes come to players. */
export type Heroes = "dealt" | "chosen";

/** Who plays first. */
export type First = "random" | "first" | "second" | "third" | "fourth" | "fifth";

/** After how many rounds the game ends whatever happens. */
export type Rounds = "unlimited" | "30" | "60" | "120";

/** A tile that lies. */
export type RoomView = {
  /** The tile. */
  tile: Tile,
  /** Where and how it lies. */
  lay: Lay,
  /** Its doors, one bit for each place on its edge. */
  doors: number,
  /** Gold on the floor. */
  gold: number,
  /** Gold in the chests. */
  chest_gold: [number, number],
  /** Chests that were opened, one bit each; for a trap, 1 if it was disarmed. */
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

/** How a tile is laid: the cell of its north-western corner, and how often it was turned clockwise. */
export type Lay = {
  /** The north-western cell. */
  cell: Cell,
  /** Quarter turns clockwise, 0 to 3. */
  quarters: number,
};

/** A cell of a level; a small tile covers one, a medium one four. */
export type Cell = {
  /** Counted eastward from the first room of the level. */
  x: number,
  /** Counted southward. */
  y: number,
};

/** The stacks of a level. */
export type LevelView = {
  /** The small tile that lies face up. */
  face_up: Tile | null,
  /** Small tiles in unknown order; it is known which they are, since all others lie in the open. */
  small: Tile[],
  /** Small tiles at the bottom whose order is known. */
  small_under: Tile[],
  /** Medium tiles in unknown order. */
  medium: Tile[],
  /** Medium tiles at the bottom whose order is known. */
  medium_under: Tile[],
  /** How many small tiles come before the stairs to the third level can. */
  before_stairs: number,
};

/** A monster that stands. */
export type StandingView = {
  /** The monster. */
  figure: Figure,
  /** Where it stands. */
  room: Room,
  /** Whether it is a Cultist of the third level, which never moves. */
  rooted: boolean,
};

/** A figure with what it shows. */
export type Figure = {
  /** Its number. */
  id: FigureId,
  /** What it is. */
  being: Being,
};

/** A monster die or a boss: 0 to 7 are the minor dice, 8 to 11 the major ones, then come the bosses. */
export type FigureId = number;

/** What stands in a room: a monster, or a side of a boss. */
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

/** A tile that lies in the dungeon, by the order in which tiles came. */
export type Spot = number;

/** How a player stands. */
export type PlayerView = {
  /** The hero. */
  hero: Hero | null,
  /** Where the hero is. */
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
  /** How many treasure cards. */
  cards: number,
  /** Cards of this player that the observer knows, because they were taken from the observer. */
  known: Hand,
  /** Cards of the observer that this player knows. */
  knows: Hand,
  /** Standing or fallen. */
  posture: Posture,
  /** Whether the player is asked in windows. */
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

/** Treasure cards, at most three of each design. In records it is the list of them. */
export type Hand = Treasure[];

/** Every treasure of `data/treasures.toml`, by its key. */
export type Treasure =
  | "fear_of_the_dark" | "lightning_bolt" | "sticky_fingers" | "drain_life" | "stumble" | "counterspell"
  | "enrage" | "stolen_glory" | "misdirection" | "call_of_the_horde" | "pickpocket" | "fumble" | "silence"
  | "ambush" | "wrong_turn";

/** Whether a hero is there. */
export type Posture = "standing" | "fallen";

/** What a seat does about windows. */
export type Answer = "ask" | "pass";

/** The card that was drawn last. */
export type FreshCard = "none" | "hidden" | { "own": Treasure };

/** What the active player has in this turn. */
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

/** So many symbols of each kind. In records it is the list of them. */
export type Pool = Symbol[];

/** Every symbol of `data/symbols.toml`, by its key. */
export type Symbol = "step" | "ranged" | "melee" | "defense" | "elixir" | "magic";

/** The pet die. */
export type Pet = "none" | "waiting" | { "shows": Symbol } | "spent" | "gone";

/** The free step token. */
export type Token = "ready" | "flipped";

/** How far a hero phase has come. */
export type Stage = "early" | "acting" | "master";

/** Whether monsters see the hero. */
export type Veil = "seen" | "invisible";

/** The Sneak Attack card. */
export type Sneak = "no" | "ready" | "striking";

/** The combat. */
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
  /** Faces whose dice are of no use in it, because of a thief. */
  banned: Symbol[],
};

/** The fight with one monster: how it stands, and what would follow. */
export type FightView = {
  /** The monster. */
  figure: Figure,
  /** The wounds it pays back with, cards included. */
  payback: number,
  /** The damage that defeats it. */
  defense: number,
  /** The experience that its defeat would bring now. */
  xp: number,
  /** The damage dealt so far. */
  damage: number,
  /** How much Melee throws it into the bottomless pit, where there is one. */
  pit: number | null,
  /** Whether its payback can be escaped. */
  spares: Spares,
  /** What follows if the attack ends now, or if nothing more is blocked. */
  as_it_stands: Forecast,
  /** What follows a strike, for each symbol that hurts. */
  strikes: Strike[],
};

/** When a monster does not pay back. */
export type Spares = "from_afar" | "never";

/** How a fight would end, if nothing were blocked. */
export type Forecast = {
  /** The damage dealt. */
  damage: number,
  /** What becomes of the monster. */
  end: End,
  /** The wounds that would come. */
  wounds: number,
  /** The Life that would be left. */
  life: number,
};

/** What becomes of a monster. */
export type End = "falls" | "withstands";

/** What a strike with a symbol would do. */
export type Strike = {
  /** The symbol. */
  symbol: Symbol,
  /** How it would then stand, if the attack ended there. */
  after: Forecast,
};

/** Something to do. Every task is known to all: what it is about has been told. */
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

/** Which die is meant. */
export type Whose = "action" | "pet";

/** One of the places on a tile's edge where a door can be: four on a small tile, eight on a medium one. */
export type Slot = number;

/** Which monster comes. */
export type Arrival = { "rolled": DieKind } | { "set": Foe } | { "rooted": Foe };

/** The two kinds of monster dice. */
export type DieKind = "minor" | "major";

/** Which half of a treasure card is played. */
export type Half = "orange" | "purple";

/** A card's aim, in one byte: a room, a figure or a seat, as the card has it. */
export type Aim = number;

/** When an orange half may be played. */
export type Condition =
  | "turn_begins" | "rolled" | "step_spent" | "exploring" | "entering" | "fight_begins" | "glory"
  | "card_gained" | "ability_used" | "card_played" | "any_time" | "outside_combat";

/** A set of seats, as small as a byte. */
export type SeatSet = Seat[];

/**
 * Something that happened. A field that not everybody may see is an `Option`: whole at the table, cut for
 * those who may not know.
 */
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

/** What a symbol is paid with. */
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

/** How one of the dice that a chest or a trap wants is docked. */
export type Dock = "shown" | { "other": Symbol } | "waived" | "unneeded";

/** What a card is aimed at. */
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
    /** Whether it is the pet die. */
    whose: Whose,
  }
  | { "action": "roll_again" }
  | { "action": "keep_dice" }
  | {
    "action": "flip_token",
    /** Step, or what the hero may take instead. */
    symbol: Symbol,
  }
  | {
    "action": "step",
    /** What it is paid with. */
    with: Source,
  }
  | {
    "action": "move",
    /** Where to. */
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
    /** Where and how. */
    lay: Lay,
  }
  | {
    "action": "lay_trap",
    /** The cell. */
    cell: Cell,
    /** A room beside it. */
    beside: Room,
    /** On which side of that room it is. */
    side: Compass,
  }
  | {
    "action": "give_up",
    /** What is given. */
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
    /** What it is paid with. */
    with: Source,
  }
  | { "action": "sneak_attack" }
  | { "action": "end_attack" }
  | {
    "action": "block",
    /** What it is paid with. */
    with: Source,
  }
  | { "action": "suffer" }
  | {
    "action": "heal",
    /** What it is paid with. */
    with: Source,
  }
  | {
    "action": "conjure",
    /** What it is paid with. */
    with: Source,
  }
  | {
    "action": "change_die",
    /** What it shows. */
    die: Symbol,
    /** Whether it is the pet die. */
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
    /** Which chest of the room. */
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
    /** The die for an ability that takes any. */
    die: Symbol | null,
    /** The symbol for an ability that gives one of several. */
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
    /** How much. */
    coins: number,
  }
  | {
    "action": "move_monster",
    /** The monster. */
    figure: Figure,
    /** Where to. */
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
