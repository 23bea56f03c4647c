/** Applies events of a dungeon run to the displayed view. */
import type { DungeonView, Fact, Monster, Seat, Tile, View } from '../../../wire/welcome.ts';
import { healthOf } from './health.ts';
import { changeTile, revealToAll } from '../position.ts';
import { isSpentByDeath, isSpentWhenUsed } from '../data.ts';

type Of<Name extends Fact['event']> = Extract<Fact, { event: Name }>;

/** Returns `null` if the event is not about the dungeon. */
export function applyDungeonEvent(view: View, fact: Fact): View | null {
  switch (fact.event) {
    case 'entered':
      return enter(view, fact.seat);
    case 'health_counted':
      return change(view, { hp: fact.hp });
    case 'type_named':
      return change(view, { named: fact.monster });
    case 'strength_named':
      return change(view, { number: fact.strength });
    case 'revealed':
    case 'unveiled':
      return turnUp(view, fact.position, fact.monster);
    case 'replaced':
      return replace(view, fact);
    case 'used':
      return isSpentWhenUsed(fact.tile) ? changeTile(view, fact.tile, 'gone') : view;
    case 'defeated':
    case 'cube_found_nothing':
      return endCard(view);
    case 'fell_with_last':
    case 'ignored':
      return endCard(view, { next: 'faced' });
    case 'hurt':
      return endCard(view, { hp: fact.hp });
    case 'coin_started':
      return endCard(view, { coin: 'running' });
    case 'ally_helps':
      return endCard(view, { next: 'ignored' });
    default:
      return applyTileEvent(view, fact);
  }
}

/** What tiles give, cost and undo. */
function applyTileEvent(view: View, fact: Fact): View | null {
  switch (fact.event) {
    case 'gained':
      return change(view, { hp: fact.hp });
    case 'next_will_fall':
      return change(view, { next: { falls: { tile: fact.tile } } });
    case 'relief_won':
      return change(view, { relief: fact.points });
    case 'coin_ended':
      return changeTile(change(view, { coin: 'resting' }), fact.tile, 'gone');
    case 'tile_lost':
      return changeTile(change(view, { hp: fact.hp, ...endedWith(fact.tile) }), fact.tile, 'gone');
    case 'revived': {
      const alive = change(view, { hp: fact.hp });
      return isSpentByDeath(fact.tile) ? changeTile(alive, fact.tile, 'gone') : alive;
    }
    default:
      return null;
  }
}

/** What stops with a lost tile. */
function endedWith(tile: Tile): Partial<DungeonView> {
  switch (tile) {
    case 'vorpal_sword':
    case 'vorpal_dagger':
      return { named: null };
    case 'greatsword':
      return { number: null };
    case 'charming_flute':
      return { relief: 0 };
    case 'lucky_coin':
      return { coin: 'resting' };
    default:
      return {};
  }
}

function enter(view: View, seat: Seat): View {
  const dungeon: DungeonView = {
    successes_before: view.players[seat]?.successes ?? 0,
    hp: healthOf(view),
    faced: 0,
    met: null,
    named: null,
    number: null,
    hunted: null,
    next: 'faced',
    relief: 0,
    coin: 'resting',
    seen: [],
    variety: 'all_differ',
    replaced: null,
  };
  return { ...view, actor: seat, drawn: null, dungeon };
}

/** Positions count from the top of the pile. */
function turnUp(view: View, position: number, monster: Monster): View {
  const top = view.pile.length - position;
  const pile = view.pile.map((card, place) => (place === top ? { ...card, monster } : card));
  return revealToAll({ ...view, pile }, monster);
}

function replace(view: View, { position, monster }: Of<'replaced'>): View {
  const old = view.pile[view.pile.length - position]?.monster ?? null;
  return turnUp(change({ ...view, deck: view.deck - 1 }, { replaced: old }), position, monster);
}

/** Ends a card. The Flute's relief is used up by it, unless the options let it last. */
function endCard(view: View, more: Partial<DungeonView> = {}): View {
  return change(view, view.house.flute === 'all' ? more : { relief: 0, ...more });
}

function change(view: View, more: Partial<DungeonView>): View {
  return view.dungeon ? { ...view, dungeon: { ...view.dungeon, ...more } } : view;
}

export function isTurningUp(fact: Fact): boolean {
  return fact.event === 'revealed' || fact.event === 'replaced' || fact.event === 'unveiled';
}

/** The change in health points, for the number beside the heart. */
export function hpChange(fact: Fact): number {
  switch (fact.event) {
    case 'hurt':
      return -fact.damage;
    case 'tile_lost':
      return -fact.hp_lost;
    case 'gained':
      return fact.amount;
    case 'revived':
      return fact.hp;
    default:
      return 0;
  }
}
