import { describe, expect, it } from 'vitest';

import { press } from '../support/hands.ts';
import { beginAsNewcomer, type Way } from '../support/newcomer.ts';
import { expectEnding, expectEveryOffer, playToTheEnd } from '../support/play.ts';
import { sharedServer } from '../support/servers.ts';

const server = sharedServer();

const WAYS: Way[] = [
  { hand: 'mouse', manner: { language: 'en', screen: 'wide' } },
  { hand: 'keyboard', manner: { language: 'es', screen: 'wide' } },
  { hand: 'finger', manner: { language: 'es', screen: 'phone', pointer: 'finger' } },
];

describe.each(['welcome', 'raiders'])('a newcomer to %s', (game) => {
  it.each(WAYS)('plays a whole match against bots by $hand in $manner.language, and another', async (way) => {
    const newcomer = await beginAsNewcomer(server, game, way);
    await expectEveryOffer(newcomer);
    const turns = await playToTheEnd(newcomer, way.hand);
    expect(turns).toBeGreaterThan(0);
    await expectEnding(newcomer, way.hand);

    const first = newcomer.table.table;
    await press(way.hand, newcomer.button('rematch'));
    const isAnother = () => newcomer.table.table !== first && newcomer.table.snapshot !== null;
    await newcomer.table.until('another match has begun', isAnother);
    await newcomer.table.until('it asks for something', () => newcomer.table.owes || newcomer.table.isOver);
    await newcomer.leave();
  });
});
