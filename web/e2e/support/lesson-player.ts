/** Plays a lesson by keyboard. */
import { expect } from 'vitest';

import { keyOfOffer } from '../../src/keyboard/keys.ts';
import { matches } from '../../src/lessons/matches.ts';
import { FIRST, nameOf, type LessonId } from '../../src/lessons/lesson-list.ts';
import type { LessonShown } from '../../src/wire/api.ts';
import { press } from './input-methods.ts';
import type { Address } from './server.ts';
import { Visitor } from './visitor.ts';
import { lessonWords, type Language } from './messages.ts';

export class LessonPlayer {
  private constructor(
    readonly visitor: Visitor,
    readonly lesson: LessonShown,
  ) {}

  /** Visits for the first time and opens the lesson. */
  static async arrive(server: Address, taught: LessonId, language: Language): Promise<LessonPlayer> {
    const visitor = await Visitor.arrive(server, {
      language,
      screen: 'wide',
      settings: { speed: 'instant' },
    });
    // The rules have the later lessons too.
    await visitor.visit(taught.chapter === FIRST ? '/' : `/rules/${taught.game}`);
    await press('keyboard', visitor.button('learn-name', { name: visitor.ui(nameOf(taught)) }));
    await visitor.table.until('the lesson has begun', () => visitor.table.snapshot !== null);
    const answer = await visitor.page.request.get(`/api/lessons/${taught.game}?chapter=${taught.chapter}`);
    return new LessonPlayer(visitor, (await answer.json()) as LessonShown);
  }

  /** A visitor who has opened the lesson. */
  static of(visitor: Visitor, lesson: LessonShown): LessonPlayer {
    return new LessonPlayer(visitor, lesson);
  }

  get coach() {
    return this.visitor.page.getByRole('region', { name: this.visitor.ui('lesson-coach'), exact: true });
  }

  /** Returns the coach's text of a page. */
  textOf(page: string): string {
    const { options, table } = this.visitor;
    const names = (table.room?.seats ?? []).map(({ holder }) =>
      holder.kind === 'nobody' ? '' : holder.name,
    );
    const people = Object.fromEntries(names.map((name, seat) => [`seat${String(seat)}`, name]));
    return lessonWords(options.language, this.lesson.game).tell(`lesson-${this.lesson.game}-${page}`, people);
  }

  /** Waits for a step, and turns its pages up to the one that asks for a decision. */
  async read(step: number) {
    const steps = this.lesson.steps.length + 1;
    await this.visitor.table.until('it is asked', () => this.visitor.table.owes);
    await this.coach.getByText(this.visitor.ui('lesson-progress', { step: step + 1, steps })).waitFor();
    const next = this.coach.getByRole('button', { name: this.visitor.ui('lesson-next'), exact: true });
    while (await next.isVisible()) await this.visitor.page.keyboard.press('n');
    await this.coach.getByText(this.textOf(this.lesson.steps[step]?.pages.at(-1)?.page ?? '')).waitFor();
  }

  /** Returns the indexes of the offers that the script accepts, or of the others. */
  places(step: number, go: 'with' | 'against'): number[] {
    const accept = this.lesson.steps[step]?.accept ?? [];
    const isWanted = (action: unknown) => accept.some((pattern) => matches(pattern, action));
    const offers = this.visitor.table.snapshot?.offers ?? [];
    return offers.flatMap(({ action }, place) => (isWanted(action) === (go === 'with') ? [place] : []));
  }

  /** Chooses an offer that the coach refuses, and reads why. */
  async tryRefusedOffer(step: number) {
    const place = this.places(step, 'against')[0];
    if (place === undefined) return;
    const before = this.visitor.table.asked.length;
    await this.visitor.page.keyboard.press(keyOfOffer(place));
    await this.coach
      .getByRole('alert')
      .getByText(this.textOf(this.lesson.steps[step]?.otherwise ?? ''))
      .waitFor();
    expect(this.visitor.table.asked.length, 'nothing is sent').toBe(before);
  }

  async follow(step: number) {
    await this.read(step);
    if (step % 5 === 0) await this.tryRefusedOffer(step);
    await this.answer(this.places(step, 'with').at(-1) ?? 0);
  }

  /** Chooses an offer by its key, and waits until the match continues. */
  async answer(place: number) {
    const { page, table } = this.visitor;
    const question = table.snapshot?.question;
    await page.keyboard.press(keyOfOffer(place));
    await table.until('the decision is taken', () => table.snapshot?.question !== question);
  }

  /** Turns the pages of the farewell. After it the coach only gives hints. */
  async sayGoodbye() {
    const { visitor } = this;
    await visitor.table.until('the match goes on', () => visitor.table.owes || visitor.table.isOver);
    const last = this.lesson.farewell.at(-1)?.page ?? '';
    const next = this.coach.getByRole('button', { name: visitor.ui('lesson-next'), exact: true });
    await next.waitFor();
    while (!(await this.coach.getByText(this.textOf(last)).isVisible()))
      await visitor.page.keyboard.press('n');
    await visitor.page.keyboard.press('n');
    // A lesson that begins late ends with its match. In others the coach gives hints from here on.
    await this.coach.getByText(visitor.ui(visitor.table.isOver ? 'lesson-parts' : 'lesson-alone')).waitFor();
  }

  /** Goes to the home page and returns by the list of games. */
  async leaveAndResume(step: number) {
    const { visitor } = this;
    await this.read(step);
    const shelf = this.lesson.chapter === 'back' ? 'back' : this.lesson.game;
    const name = visitor.ui('your-games-lesson', { name: visitor.ui(`shelf-${shelf}`) });
    await visitor.visit('/');
    await press('keyboard', visitor.page.getByRole('link', { name: new RegExp(name) }));
    await visitor.table.until('the lesson is shown', () => visitor.table.snapshot !== null);
    await this.coach.getByText(this.textOf(this.lesson.steps[step]?.pages.at(-1)?.page ?? '')).waitFor();
  }
}
