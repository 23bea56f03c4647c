/**
 * Applies events to the displayed view. It decides no rules: after the last animation the newest view replaces the
 * result, and tests with recorded matches check that both show the same.
 */
import type { Adventurer, Fact, PlayerView, Seat, View } from '../../wire/welcome.ts';
import { applyDungeonEvent } from './dungeon/animate.ts';
import { cardsOf, changePlayer, changeTile, revealToViewer, revealToAll } from './position.ts';
import { FAILURES_TO_LOSE, tilesOf } from './data.ts';

export function applyEvent(view: View, fact: Fact): View {
  return applyTableEvent(view, fact) ?? applyDungeonEvent(view, fact) ?? view;
}

function applyTableEvent(view: View, fact: Fact): View | null {
  switch (fact.event) {
    case 'starter':
      return { ...view, starter: fact.seat };
    case 'first_adventurer':
    case 'tiles_laid':
      return { ...view, adventurer: fact.adventurer, tiles: heldTiles(fact.adventurer) };
    case 'special_joined':
      return fact.monster === null ? view : revealToViewer(view, fact.monster);
    case 'special_shown':
      return revealToAll(view, fact.monster);
    case 'round_began':
      return beginRound(view, fact.round, fact.starter);
    case 'shuffled':
      return { ...view, deck: fact.cards };
    case 'drew': {
      const drawn = { ...view, actor: fact.seat, deck: view.deck - 1, drawn: { monster: fact.monster } };
      return fact.monster === null ? drawn : revealToViewer(drawn, fact.monster);
    }
    case 'passed':
      return changePlayer(view, fact.seat, { bidding: 'passed' });
    case 'added': {
      const pile = [...view.pile, { by: fact.seat, monster: fact.monster }];
      return changePlayer({ ...view, pile, drawn: null }, fact.seat, { bidding: 'bidding' });
    }
    case 'set_aside': {
      const fate = { sacrificed: { by: fact.seat, monster: fact.monster } };
      const placed = changeTile({ ...view, drawn: null }, fact.tile, fate);
      return changePlayer(placed, fact.seat, { bidding: 'bidding' });
    }
    case 'succeeded':
      return changePlayer(view, fact.seat, { successes: fact.successes });
    case 'failed':
      return changePlayer(view, fact.seat, { failures: 1 });
    case 'eliminated':
      return changePlayer(view, fact.seat, { failures: FAILURES_TO_LOSE, bidding: 'out' });
    case 'aside_shown': {
      const fate = { sacrificed: { by: fact.seat, monster: fact.monster } };
      return revealToAll(changeTile(view, fact.tile, fate), fact.monster);
    }
    case 'won':
      return { ...view, winner: fact.seat };
    default:
      return null;
  }
}

function beginRound(view: View, round: number, starter: Seat): View {
  const players = view.players.map((player): PlayerView => {
    return { ...player, bidding: player.bidding === 'out' ? 'out' : 'waiting' };
  });
  return {
    ...view,
    round,
    starter,
    actor: starter,
    stage: 'bid',
    players,
    // The deck is whole again before the event that shuffles it.
    deck: cardsOf(view),
    pile: [],
    tiles: view.tiles.map(({ tile }) => ({ tile, fate: 'held' })),
    drawn: null,
    dungeon: null,
  };
}

function heldTiles(adventurer: Adventurer): View['tiles'] {
  return tilesOf(adventurer).map((tile) => ({ tile, fate: 'held' }));
}
