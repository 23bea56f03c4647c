// What a view, an event and a decision of `welcome` are, generated from its rules by `cargo xtask codegen`.
// Do not edit: `cargo verify` compares this file with those types.

/** Everything that one observer may know of a position. */
export type View = {
  /** The observer of this view. */
  observer: Observer,
  /** The options of the game. */
  house: GameOptions,
  /** The number of the round, from 1. */
  round: number,
  /** What the game waits for. */
  stage: Stage,
  /** The players, by seat. */
  players: PlayerView[],
  /** The player who began the bidding of this round, or will begin the first one. There is none before the draw. */
  starter: Seat | null,
  /**
   * The player whose turn it is in the bidding; after the bidding, the player in the dungeon. There is none before
   * the first round.
   */
  actor: Seat | null,
  /** The adventurer of the round. There is none before the first one is decided. */
  adventurer: Adventurer | null,
  /** The six tiles of the adventurer; none before the first adventurer is decided. */
  tiles: TileView[],
  /** The number of cards left in the monster deck. */
  deck: number,
  /** The dungeon pile, from the bottom to the top. */
  pile: PileCard[],
  /** The card that the actor has drawn but not placed yet. */
  drawn: DrawnView | null,
  /** The state of the dungeon, once a player has entered it. */
  dungeon: DungeonView | null,
  /** The special monsters that this observer knows to be in the game. */
  specials: Monster[],
  /** The special monsters that everyone knows to be in the game. */
  shown_specials: Monster[],
  /** The winner, once the game is over. */
  winner: Seat | null,
};

/** Whose knowledge a view or an event is made for. */
export type Observer = { "seat": Seat } | "public";

/** A place in a match, counted clockwise from 0. */
export type Seat = number;

/** The options of one game. They are public. */
export type GameOptions = {
  /** The boxes that are played. */
  set: Set,
  /** Whether the players see which special monsters join. */
  specials: Specials,
  /** The designer's variant of the first turn. */
  first_turn: FirstTurn,
  /** Whether a card replaced by Polymorph counts for Omnipotence. */
  polymorphed_counts: PolymorphedCounts,
  /** How long the Charming Flute's relief lasts. */
  flute: Flute,
  /** What the Vorpal Axe defeats. */
  vorpal_axe: VorpalAxe,
  /** The player who starts the game; chance decides if there is none. */
  start: Seat | null,
  /** The adventurer of the first round; chance decides if there is none. */
  first_adventurer: Adventurer | null,
};

/** The boxes that are played. */
export type Set = "welcome" | "back" | "combined";

/** Whether the players see which special monsters join. */
export type Specials = "hidden" | "shown";

/** The designer's variant of the first turn. */
export type FirstTurn = "free" | "opening_turn" | "each_player";

/** Whether a card replaced by Polymorph counts for Omnipotence. */
export type PolymorphedCounts = "no" | "yes";

/** How long the Charming Flute's relief lasts. */
export type Flute = "next" | "all" | "next_other";

/** What the Vorpal Axe defeats. */
export type VorpalAxe = "one" | "type";

/** Every adventurer of `data/adventurers.toml`, by its key. */
export type Adventurer =
  | "warrior" | "barbarian" | "mage" | "rogue" | "necromancer" | "princess" | "ninja" | "bard";

/** What the game waits for. */
export type Stage =
  | "draw_starter"
  | "draw_adventurer"
  | { "draw_special": { joined: number } }
  | "bid"
  | "draw_card"
  | "place"
  | "name_type"
  | "pick_rival"
  | { "name_strength": { rival: Seat } }
  | { "ask": { offered: Tile[] } }
  | "replace"
  | { "discard": { choices: Tile[] } }
  | "next_adventurer"
  | "over";

/** Every tile of `data/tiles.toml`, by its key. */
export type Tile =
  | "plate_armor" | "knight_shield" | "vorpal_sword" | "dragon_spear" | "holy_grail" | "torch" | "chain_mail"
  | "leather_shield" | "vorpal_axe" | "war_hammer" | "healing_potion" | "wall_of_fire"
  | "bracelet_of_protection" | "polymorph" | "demonic_pact" | "omnipotence" | "mithril_armor" | "buckler"
  | "vorpal_dagger" | "ring_of_power" | "invisibility_cloak" | "zombie_pet" | "evil_cloak" | "bloody_wand"
  | "dark_stone" | "possession_scroll" | "reanimation_bones" | "mr_charm" | "chaperone" | "dragon_leash"
  | "royal_sceptre" | "family_crown" | "greatsword" | "weird_concoction" | "curative_herbs" | "ninjato"
  | "wooden_shuriken" | "shinobi_gear" | "smoke_bomb" | "glamorous_tunic" | "fancy_hat" | "dancing_blade"
  | "charming_flute" | "elven_harp" | "lucky_coin";

/** The public state of a player. */
export type PlayerView = {
  /** The number of success cards. */
  successes: number,
  /** The number of failures: one turns the aid card red, two eliminate. */
  failures: number,
  /** The player's part in the bidding of this round. */
  bidding: Bidding,
};

/** A player's part in the bidding of the round. */
export type Bidding = "waiting" | "bidding" | "passed" | "out";

/** A tile of the adventurer. */
export type TileView = {
  /** The tile. */
  tile: Tile,
  /** What happened to it in this round. */
  fate: TileFate,
};

/** What happened to a tile in this round. */
export type TileFate =
  | "held"
  | {
    "sacrificed": {
      /** The player who sacrificed it. */
      by: Seat,
      /** The card under it, if the observer knows it. */
      monster: Monster | null,
    },
  }
  | "gone";

/** Every monster of `data/monsters.toml`, by its key. */
export type Monster =
  | "goblin" | "skeleton" | "orc" | "vampire" | "golem" | "lich" | "demon" | "dragon" | "fairy" | "ally"
  | "mimic" | "gelatinous_cube" | "count" | "shapeshifter";

/** A card of the dungeon pile. */
export type PileCard = {
  /** The player who added it. */
  by: Seat,
  /** The monster on it, if the observer knows it. */
  monster: Monster | null,
};

/** The card that the actor has drawn. */
export type DrawnView = {
  /** The monster on it, if the observer is the actor. */
  monster: Monster | null,
};

/** The state of the dungeon. All of it is public. */
export type DungeonView = {
  /** 1 if the player had a success on entering, else 0. It decides what the Count is. */
  successes_before: number,
  /** The health points of the adventurer. */
  hp: number,
  /** The number of cards faced. */
  faced: number,
  /** The revealed card that the player is asked about. */
  met: MetView | null,
  /** The type named for the vorpal blade. */
  named: Monster | null,
  /** The strength named for the Greatsword. */
  number: number | null,
  /** The type that the Vorpal Axe defeats from now on. */
  hunted: Monster | null,
  /** What happens to the next card. */
  next: NextView,
  /** How much the Flute reduces damage. */
  relief: number,
  /** Whether the Lucky Coin is passing over even monsters. */
  coin: CoinView,
  /** The kinds of monsters met so far. */
  seen: Monster[],
  /** Whether they all differ. */
  variety: VarietyView,
  /** The card that Polymorph replaced. */
  replaced: Monster | null,
};

/** A revealed card. */
export type MetView = {
  /** The card. */
  card: Monster,
  /** The monster that it counts as. */
  kind: Monster,
  /** Its strength, if it has any. */
  strength: number | null,
};

/** What happens to the next card. */
export type NextView =
  | "faced"
  | {
    "falls": {
      /** The tile that defeats it. */
      tile: Tile,
    },
  }
  | "ignored";

/** Whether the Lucky Coin is passing over even monsters. */
export type CoinView = "resting" | "running";

/** Whether all monsters met so far differ. */
export type VarietyView = "all_differ" | "some_alike";

/**
 * Something that happened. A field that not everyone may see is an `Option`: it is missing for observers who may not
 * know it.
 */
export type Fact =
  | { "event": "game_began", seats: number }
  | { "event": "starter", seat: Seat }
  | { "event": "first_adventurer", adventurer: Adventurer }
  | { "event": "special_joined", monster: Monster | null }
  | { "event": "special_shown", monster: Monster }
  | { "event": "round_began", round: number, starter: Seat }
  | { "event": "tiles_laid", adventurer: Adventurer }
  | { "event": "shuffled", cards: number }
  | { "event": "drew", seat: Seat, monster: Monster | null }
  | { "event": "passed", seat: Seat }
  | { "event": "added", seat: Seat, monster: Monster | null }
  | { "event": "set_aside", seat: Seat, tile: Tile, monster: Monster | null }
  | { "event": "entered", seat: Seat, cards: number }
  | { "event": "health_counted", hp: number }
  | { "event": "type_named", seat: Seat, monster: Monster }
  | { "event": "rival_picked", seat: Seat, rival: Seat }
  | { "event": "strength_named", seat: Seat, strength: number }
  | { "event": "revealed", position: number, monster: Monster, kind: Monster, strength: number | null }
  | { "event": "used", seat: Seat, tile: Tile }
  | { "event": "declined", seat: Seat }
  | { "event": "replaced", position: number, monster: Monster, kind: Monster, strength: number | null }
  | { "event": "defeated", tile: Tile, monster: Monster }
  | { "event": "fell_with_last", tile: Tile, monster: Monster }
  | { "event": "ignored", monster: Monster }
  | { "event": "gained", tile: Tile, amount: number, hp: number }
  | { "event": "next_will_fall", tile: Tile }
  | { "event": "relief_won", tile: Tile, points: number }
  | { "event": "ally_helps" }
  | { "event": "cube_found_nothing" }
  | { "event": "coin_started", tile: Tile, monster: Monster }
  | { "event": "coin_ended", tile: Tile }
  | { "event": "hurt", monster: Monster, strength: number, damage: number, hp: number }
  | { "event": "tile_lost", tile: Tile, hp_lost: number, hp: number }
  | { "event": "revived", tile: Tile, hp: number }
  | { "event": "died" }
  | { "event": "rest_hidden", cards: number }
  | { "event": "unveiled", position: number, monster: Monster, kind: Monster }
  | { "event": "all_differed", tile: Tile }
  | { "event": "some_alike", tile: Tile }
  | { "event": "succeeded", seat: Seat, successes: number }
  | { "event": "failed", seat: Seat }
  | { "event": "eliminated", seat: Seat }
  | { "event": "aside_shown", seat: Seat, tile: Tile, monster: Monster }
  | { "event": "adventurer_chosen", seat: Seat, adventurer: Adventurer }
  | { "event": "won", seat: Seat };

/** An action of a player. */
export type Action =
  | { "action": "draw" }
  | { "action": "pass" }
  | { "action": "add" }
  | {
    "action": "sacrifice",
    /** The tile to give up. */
    tile: Tile,
  }
  | {
    "action": "name_type",
    /** The type to name. */
    monster: Monster,
  }
  | {
    "action": "pick_rival",
    /** The chosen player. */
    rival: Seat,
  }
  | {
    "action": "name_strength",
    /** The strength to name. */
    strength: number,
  }
  | {
    "action": "use",
    /** The tile to use. */
    tile: Tile,
  }
  | { "action": "decline" }
  | {
    "action": "discard",
    /** The tile to give up. */
    tile: Tile,
  }
  | {
    "action": "choose",
    /** The chosen adventurer. */
    adventurer: Adventurer,
  };
