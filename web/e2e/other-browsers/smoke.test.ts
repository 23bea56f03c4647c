import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { sharedServer } from '../support/shared-server.ts';
import { Driver, KINDS } from './browsers.ts';
import { FAULTY } from './recording-proxy.ts';
import { openWindow } from './window.ts';

const server = sharedServer();

/** The least and the most decisions of a player until the second round has begun. */
const LEAST = 4;
const MOST = 120;

/** The heading of the second round. Dungeon Raiders calls it a level. */
const SECOND_ROUND = /^(Round|Level) 2\b/;

describe.each(KINDS)('$name', (kind) => {
  const driver = new Driver(kind);
  beforeAll(() => driver.open());
  afterAll(() => driver.close());

  it.each(['welcome', 'raiders', 'masmorra'])('plays a round of %s without errors', async (game) => {
    const { player, ...window } = await openWindow(driver, server);
    await player.press('shelf-play-name', { name: player.ui(`shelf-${game}`) });
    await player.press('primer');
    await player.press('primer-go');
    await player.decide();

    const early = await player.readLog();
    const hasPlayedEnough = async (decisions: number) =>
      decisions >= LEAST && (await player.readLog()).headings.some((heading) => SECOND_ROUND.test(heading));
    let decisions = 1;
    for (; decisions < MOST && !(await hasPlayedEnough(decisions)); decisions += 1) await player.decide();

    const late = await player.readLog();
    expect(late.headings).toContainEqual(expect.stringMatching(SECOND_ROUND));
    expect(late.lines.length).toBeGreaterThan(early.lines.length);
    expect(window.complaints, 'what the page complained of').toEqual([]);
    await window.close();
  });

  it('reports the errors of a page', async () => {
    const { player, complaints, close } = await openWindow(driver, server);
    await player.session.run(
      `document.head.append(Object.assign(document.createElement('script'), { src: arguments[0] }))`,
      FAULTY,
    );
    await expect
      .poll(() => complaints.map((complaint) => complaint.split(':')[0]).sort())
      .toEqual(['console.error', 'not loaded', 'rejected', 'thrown']);
    await close();
  });
});
