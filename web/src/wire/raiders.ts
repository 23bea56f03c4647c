// What a view, a event and a decision of `raiders` are, generated from its rules by `cargo xtask codegen`.
// Do not edit: `cargo verify` compares this file with those types.

/** Everything one observer may know. */
export type View = {
  /** Who looks. */
  observer: Observer,
  /** What the players settled before the game. */
  house: GameOptions,
  /** What the game waits for. */
  stage: Stage,
  /** The players by seat. */
  players: PlayerView[],
  /** The number of the level, from 1; 0 before the first. */
  level: number,
  /** The level cards that were not used: two of them never will be. */
  levels_left: Level[],
  /** The place of the room that is entered, from 0; while the row is laid, of the next room to lay. */
  place: number,
  /** The row of the level, from left to right. */
  row: RowView[],
  /** Every room of the levels before, in the order of its designs. */
  gone: Room[],
  /** The items of the supply. */
  supply: ItemCount[],
  /** Crystal balls that were played and return to the supply before the room is resolved. */
  balls_out: number,
  /** Who holds the map, in the tactical mode. */
  map: Seat,
  /** Whose turn it is, where one after the other decides. */
  actor: Seat,
  /** The card that the one who looks has chosen in secret. */
  sealed: Card | null,
  /** Who has won. */
  winners: Seat[],
};

/** Someone to whom a game is shown: a player in a seat, or the public. */
export type Observer = { "seat": Seat } | "public";

/** A place at the table, counted clockwise from 0. */
export type Seat = number;

/** The mode and the house rules of one game. They are known to all. */
export type GameOptions = {
  /** How cards are played. */
  mode: Mode,
  /** How characters come to players. */
  characters: Characters,
  /** When Sphinx and Minotaur reward the highest cards. */
  boss_coins: BossCoins,
};

/** How cards are played. */
export type Mode = "standard" | "tactical";

/** How characters come to players. */
export type Characters = "dealt" | "chosen";

/** When Sphinx and Minotaur reward the highest cards. */
export type BossCoins = "always" | "on_attack";

/** What the game waits for. */
export type Stage =
  | "deal_character" | "draw_first_to_take" | "take_character" | "draw_map" | "draw_level" | "lay_room"
  | "cards" | "over";

/** How a player stands, for all to see. */
export type PlayerView = {
  /** The character, once there is one. */
  character: Character | null,
  /** Coins. */
  coins: number,
  /** Wounds. */
  wounds: number,
  /** The power cards in hand; a sealed one is still among them. */
  powers: Card[],
  /** The items in hand; a sealed one is still among them. */
  items: ItemCount[],
  /** What the player does in this room. */
  part: Part,
  /** Whether the player has seen the dark rooms of this level. */
  torch: Torchlight,
  /** Whether the player can still win. */
  fate: FateView,
};

/** Every character of `data/characters.toml`, by its key. */
export type Character = "explorer" | "thief" | "warrior" | "knight" | "sorcerer";

/** A card that can be played in a room. */
export type Card =
  | "power_1" | "power_2" | "power_3" | "power_4" | "power_5" | "torch" | "crystal_ball" | "key" | "sword";

/** So many of an item. */
export type ItemCount = {
  /** The item. */
  item: Item,
  /** How many. */
  count: number,
};

/** Every item of `data/items.toml`, by its key. */
export type Item = "torch" | "crystal_ball" | "key" | "sword";

/** What a player does in the room that is entered now. */
export type Part =
  | "owes"
  | "chosen"
  | {
    "played": {
      /** The card. */
      card: Card,
    },
  }
  | "idle";

/** Whether a player has seen the dark rooms of the level. */
export type Torchlight = "unlit" | "lit";

/** Whether a player can still win. */
export type FateView = "standing" | "petrified";

/** Every level of `data/levels.toml`, by its key. */
export type Level = "ududd" | "uddud" | "uuuud" | "uuddu" | "uuddd" | "uudud" | "udddu";

/** A place of the row. */
export type RowView = {
  /** How the room lies. */
  face: Face,
  /** What it is, if the observer knows it. */
  chamber: Chamber | null,
};

/** How a room lies in its row. */
export type Face = "up" | "down";

/** A card of the row: a room, or the final monster. */
export type Chamber = { "room": Room } | { "boss": Boss };

/** Every room of `data/rooms.toml`, by its key. */
export type Room =
  | "dragon" | "troll" | "the_thing" | "goblin" | "skeleton" | "zombie" | "snake" | "treasure_four_two"
  | "treasure_four" | "treasure_three_two" | "treasure_three" | "treasure_two_one" | "treasure_two"
  | "treasure_one" | "armory" | "strongroom" | "lava_cauldron" | "coin_catcher" | "spike_trap"
  | "giant_boulder";

/** Every boss of `data/bosses.toml`, by its key. */
export type Boss =
  | "tax_collector" | "medusa" | "vampire" | "sphinx" | "minotaur" | "wolf_pack" | "necromancer"
  | "mega_dragon" | "golem" | "mummy";

/**
 * Something that happened. A field that not everybody may see is an `Option`: whole at the table, cut for
 * those who may not know.
 */
export type Fact =
  | { "event": "game_began", seats: number }
  | { "event": "first_to_take", seat: Seat }
  | { "event": "character_got", seat: Seat, character: Character }
  | { "event": "map_got", seat: Seat }
  | { "event": "level_began", number: number, level: Level }
  | { "event": "room_laid", place: number, face: Face, chamber: Chamber | null }
  | { "event": "entered", place: number, chamber: Chamber }
  | { "event": "torch_lit", seat: Seat }
  | { "event": "saw", seat: Seat, place: number, chamber: Chamber }
  | { "event": "sealed", seat: Seat, card: Card | null }
  | { "event": "resealed", seat: Seat, card: Card }
  | { "event": "shown", seat: Seat, card: Card }
  | { "event": "played_open", seat: Seat, card: Card }
  | { "event": "plays_again", seat: Seat }
  | { "event": "escaped", seat: Seat, item: Item }
  | { "event": "chest_won", seat: Seat, chest: Chest, coins: number, total: number }
  | { "event": "chest_lost", chest: Chest }
  | { "event": "coins_over_limit", seat: Seat, lost: number }
  | { "event": "fought", chamber: Chamber, total: number, strength: number }
  | { "event": "defeated", chamber: Chamber }
  | { "event": "undefeatable", chamber: Chamber }
  | { "event": "nobody_attacked" }
  | { "event": "wounded", seat: Seat, wounds: number, total: number }
  | { "event": "coins_lost", seat: Seat, coins: number, total: number }
  | { "event": "coins_got", seat: Seat, coins: number, total: number }
  | { "event": "item_got", seat: Seat, item: Item }
  | { "event": "item_short", item: Item }
  | { "event": "healed", seat: Seat, wounds: number, total: number }
  | { "event": "trap_sprung", highest: number, toll: Toll, amount: number }
  | { "event": "trap_quiet", highest: number }
  | { "event": "counts_as_one", seat: Seat }
  | { "event": "nobody_rewarded" }
  | { "event": "petrified", seat: Seat }
  | { "event": "map_passed", seat: Seat }
  | { "event": "level_done", number: number }
  | { "event": "fainted", seat: Seat }
  | { "event": "nobody_fainted" }
  | { "event": "all_lost" }
  | { "event": "won", seats: SeatSet, coins: number, wounds: number };

/** A chest of a treasure room. */
export type Chest = "big" | "small";

/** What a trap takes. */
export type Toll = "coins" | "wounds";

/** A set of seats, as small as a byte. */
export type SeatSet = Seat[];

/** A decision of a player. */
export type Action =
  | {
    "action": "take",
    /** The character. */
    character: Character,
  }
  | {
    "action": "play",
    /** The card. */
    card: Card,
  }
  | { "action": "light_torch" };
