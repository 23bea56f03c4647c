import { describe, expect, it } from 'vitest';

import { FIRST } from '../src/lessons/lesson-list.ts';
import { chooseCases } from './support/quick-or-full.ts';
import { inspect } from './support/page-checks.ts';
import { LessonPlayer } from './support/lesson-player.ts';
import { sharedServer } from './support/shared-server.ts';

const server = sharedServer();

const LANGUAGES = chooseCases(['en', 'es'] as const, ['en'] as const);

describe('a lesson', () => {
  it.each(LANGUAGES)('passes all page checks in %s', async (language) => {
    const learner = await LessonPlayer.arrive(server, { game: 'welcome', chapter: FIRST }, language);
    expect(await inspect(learner.visitor, 'a lesson')).toEqual([]);
    await learner.read(0);
    await learner.tryRefusedOffer(0);
    expect(await inspect(learner.visitor, 'a lesson that says why not', 'one-combination')).toEqual([]);
    await learner.visitor.leave();
  });
});
