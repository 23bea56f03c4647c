import { render, screen, within } from '@testing-library/svelte';
import { beforeAll, describe, expect, it } from 'vitest';

import type { Fact, View } from '../../../wire/masmorra.ts';
import { loadGame, loadMatchWords, loadWords } from '../../../i18n/index.ts';
import { settings } from '../../../settings/settings.svelte.ts';
import type { GameEvent } from '../../board.ts';
import { SNAPSHOTS } from '../fixtures.ts';
import match from '../fixtures/match.json';
import FinalTable from './FinalTable.svelte';
import { SOURCES, summaryOf } from './match-summary.ts';

/** The events of a whole match that the summary needs. */
const EVENTS = match.events as unknown as GameEvent<Fact>[];

const SEATS = match.players.length;

function event(number: number, rule: string, fact: Fact): GameEvent<Fact> {
  return { number, rule, fact, message: { id: 'event-fell', args: {} }, line: number };
}

describe('the summary of a match', () => {
  const { players, points } = summaryOf(EVENTS, SEATS);

  it('adds up to the final experience of each player', () => {
    const sums = players.map(({ gained, lost }) =>
      SOURCES.reduce((sum, source) => sum + gained[source], -lost),
    );
    expect(sums).toEqual(match.players.map(({ xp }) => xp));
    expect(players.every(({ gained }) => gained.other === 0)).toBe(true);
  });

  it('counts the monsters and falls of each player', () => {
    const count = (name: string) =>
      match.players.map((_, seat) => {
        const own = EVENTS.filter(({ fact }) => fact.event === name && 'seat' in fact && fact.seat === seat);
        return own.length;
      });
    expect(players.map(({ defeated }) => defeated)).toEqual(count('defeated'));
    expect(players.map(({ falls }) => falls)).toEqual(count('fell'));
  });

  it('ends with the points that decided it, in order', () => {
    expect(points.length).toBeGreaterThan(1);
    const rounds = points.map(({ round }) => round);
    expect(rounds).toEqual([...rounds].sort((one, other) => one - other));
    expect(points.some((point) => point.kind === 'event' && point.event.fact.event === 'goal_reached')).toBe(
      true,
    );
  });

  it('has a change of the lead only if one player is ahead, and a fall only if it costs experience', () => {
    const short = summaryOf(
      [
        event(1, 'M05', { event: 'round_began', round: 4 }),
        event(2, 'M64', { event: 'gained_xp', seat: 0, xp: 2, total: 2 }),
        event(3, 'M52', { event: 'gained_xp', seat: 1, xp: 2, total: 2 }),
        event(4, 'M68', { event: 'fell', seat: 1, xp: 2, cards: [] }),
        event(5, 'M73', { event: 'gained_xp', seat: 1, xp: 1, total: 3 }),
        event(6, 'M68', { event: 'fell', seat: 1, xp: 0, cards: [] }),
      ],
      2,
    );
    expect(short.points.map((point) => (point.kind === 'lead' ? `lead ${point.seat}` : 'fall'))).toEqual([
      'lead 0',
      'lead 1',
      'fall',
      'lead 0',
    ]);
    expect(short.points.every(({ round }) => round === 4)).toBe(true);
    expect(short.players[1]).toMatchObject({ lost: 3, falls: 2, gained: { traps: 2, cards: 1 } });
  });
});

describe('the final table', () => {
  const view: View = {
    ...SNAPSHOTS.acting.view,
    players: match.players.map((numbers) => {
      const [player] = SNAPSHOTS.acting.view.players;
      if (!player) throw new Error('there are no players');
      return { ...player, ...numbers };
    }),
    winners: match.winners,
  };
  const cast = { names: match.names, viewer: 0 };

  beforeAll(async () => {
    settings.language = 'en';
    await loadWords();
    await loadMatchWords();
    await loadGame('masmorra');
  });

  it('starts with the winner and has the experience of all players', () => {
    render(FinalTable, { props: { view, events: EVENTS, cast } });
    const [first] = screen.getAllByRole('columnheader');
    expect(first?.textContent).toContain(match.names[match.winners[0] ?? 0]);
    const total = screen.getByRole('row', { name: /^XP \d/ });
    const shown = within(total)
      .getAllByRole('cell')
      .map(({ textContent }) => Number(textContent));
    expect([...shown].sort()).toEqual(match.players.map(({ xp }) => xp).sort());
    expect(screen.getByRole('row', { name: /^XP from monsters/ })).toBeTruthy();
    expect(screen.getByText(/16 XP: this round is the last!/)).toBeTruthy();
  });

  it('says why the game ended', async () => {
    const { rerender } = render(FinalTable, { props: { view, events: EVENTS, cast } });
    expect(screen.getByText(`Round ${String(view.round)} was the last`, { exact: false })).toBeTruthy();
    const [room] = view.dungeon;
    if (!room) throw new Error('there is no room');
    const dungeon = [...view.dungeon, { ...room, tile: 'l_throne' as const }];
    await rerender({ view: { ...view, dungeon }, events: EVENTS, cast });
    expect(screen.getByText('Malaphyas is defeated', { exact: false })).toBeTruthy();
  });

  it('says "You" to the viewer', () => {
    render(FinalTable, { props: { view, events: EVENTS, cast } });
    const names = screen.getAllByRole('columnheader').map(({ textContent }) => textContent?.trim() ?? '');
    expect(names.filter((name) => name.includes('You'))).toHaveLength(1);
    expect(names.filter((name) => name.includes(match.names[0] ?? ''))).toEqual([]);
  });

  it('leaves out what it cannot know if the first events are missing', () => {
    render(FinalTable, { props: { view, events: EVENTS.slice(1), cast } });
    expect(screen.queryByText('Turning points')).toBeNull();
    expect(screen.getByRole('row', { name: /^Gold/ })).toBeTruthy();
  });
});
