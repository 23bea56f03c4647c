import { describe, expect, it } from 'vitest';

import { press } from '../support/input-methods.ts';
import { beginAsNewcomer, type NewcomerOptions } from '../support/first-match.ts';
import { expectResult, expectEveryOffer, playToTheEnd } from '../support/play.ts';
import { sharedServer } from '../support/shared-server.ts';

const server = sharedServer();

const WAYS: NewcomerOptions[] = [
  { input: 'mouse', options: { language: 'en', screen: 'wide' } },
  { input: 'keyboard', options: { language: 'es', screen: 'wide' } },
  { input: 'finger', options: { language: 'es', screen: 'phone', pointer: 'finger' } },
];

describe.each(['welcome', 'raiders'])('a newcomer to %s', (game) => {
  it.each(WAYS)(
    'plays a whole match against bots by $input in $options.language, and another',
    async (way) => {
      const newcomer = await beginAsNewcomer(server, game, way);
      await expectEveryOffer(newcomer);
      const turns = await playToTheEnd(newcomer, way.input);
      expect(turns).toBeGreaterThan(0);
      await expectResult(newcomer, way.input);

      const first = newcomer.table.table;
      await press(way.input, newcomer.button('rematch'));
      const isAnother = () => newcomer.table.table !== first && newcomer.table.snapshot !== null;
      await newcomer.table.until('another match has begun', isAnother);
      await newcomer.table.until('it asks for something', () => newcomer.table.owes || newcomer.table.isOver);
      await newcomer.leave();
    },
  );
});
