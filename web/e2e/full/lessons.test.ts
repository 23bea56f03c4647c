import { describe, expect, it } from 'vitest';

import { LESSONS } from '../../src/lessons/lesson-list.ts';
import { inspect } from '../support/page-checks.ts';
import { LessonPlayer } from '../support/lesson-player.ts';
import { sharedServer } from '../support/shared-server.ts';

const server = sharedServer();

describe.each(LESSONS)('the lesson $chapter of $game', (taught) => {
  it.each(['en', 'es'] as const)('is completed by keyboard in %s, with a break', async (language) => {
    const learner = await LessonPlayer.arrive(server, taught, language);
    const middle = Math.floor(learner.lesson.steps.length / 2);
    for (const step of learner.lesson.steps.keys()) {
      if (step === middle) await learner.leaveAndResume(step);
      await learner.follow(step);
    }
    const { visitor } = learner;
    await learner.sayGoodbye();
    expect(await inspect(visitor, `the end of a lesson of ${taught.game}`, 'one-combination')).toEqual([]);
    await visitor.leave();
  });
});
