import { activity, kpi, sheet, yesNo } from '@regimen/engine/examples/item-kinds.ts';
import { beside, DAYS, HOURS, step, when, written } from '@regimen/engine/examples/write.ts';
import type { Protocol } from '@regimen/engine/protocol.ts';
import { tree } from '@regimen/engine/testing/versions.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { eq } from '../../db/drizzle.ts';
import { notifications, prompts } from '../../db/schema.ts';
import { createScope } from '../../scope.ts';
import { required } from '../../test-answers.ts';
import { addFollower, stayForMonths } from '../../test-follower.ts';
import { moveTools } from '../../test-move-tools.ts';
import { addVersion } from '../../test-moves.ts';
import { type Caller, openWorld, type World } from '../../test-world.ts';
import { deliverBatch } from '../notifications/deliver-due.ts';

const minute = 60_000;
const hour = 3_600_000;
const day = 24 * hour;

/** One reading, and a talk where it is high; a diary every evening, exercises on Mondays and Thursdays. */
const pressure = written(
  { id: 'pressure', name: 'Pressure', description: 'One reading and what follows from it.' },
  [
    step('kpi', 'first', null, 'First reading', { item: 'systolic', window: DAYS(3) }),
    step('followup', 'talk', 'first', 'Talk about it', {
      if: when.kpi('systolic', '>', 140),
      item: 'rest',
      window: HOURS(24),
    }),
    step('assessment', 'habits', 'first', 'Your habits', { item: 'habits', window: DAYS(4) }),
    step('finish', 'calm', 'talk', 'Calmer'),
    step('finish', 'fine', 'habits', 'Fine'),
  ],
  {
    systolic: kpi('Systolic blood pressure', 'mmHg', [60, 260], {
      description: 'At rest.',
      direction: 'lower',
    }),
    rest: activity('Rest', 10, 'Sit down for ten minutes.'),
    habits: sheet('Habits', 'One question.', [yesNo('salt', 'Do you salt your food?')]),
    diary: activity('Diary', 2, 'Two lines.'),
  },
  [
    beside('diary', 'Evening diary', {
      selected_module: 'followup',
      selected_item: 'diary',
      at_time: '23:00',
    }),
    beside('stretch', 'Stretching', {
      selected_module: 'followup',
      selected_item: 'diary',
      at_time: '09:00',
      start_after: 3,
    }),
  ],
);

const walks = written(
  { id: 'walks', name: 'Walks', description: 'A reading, then a week on foot.' },
  [
    step('kpi', 'first', null, 'First reading', { item: 'systolic' }),
    step('challenge', 'walk', 'first', 'Walk', { if: when.kpi('systolic', '>', 140), item: 'walk' }),
    step('finish', 'end', 'walk', 'Done'),
    step('finish', 'fine', 'first', 'Fine'),
  ],
  {
    systolic: pressure.items.systolic as never,
    walk: {
      kind: 'challenge',
      name: 'Walk',
      description: 'On foot.',
      goal: 'Half an hour.',
      days: 7,
      goalDays: 1,
      proof: 'none',
      opensAt: '08:00',
    },
  },
  [],
);

let world: World;
let expert: Caller;
beforeAll(async () => {
  world = await openWorld();
  expert = await world.add(world.here, { roles: ['expert'] });
  await stayForMonths(world, expert);
});
afterAll(() => world.close());
afterEach(() => {
  world.clock.skewMs = 0;
});

const now = () => Date.now() + world.clock.skewMs;
/** Turns the clock to an hour of the day (UTC, as the follower lives), some days from now, and does what is due. */
async function turnTo(days: number, hours: number, minutes = 0): Promise<void> {
  const today = Math.floor(Date.now() / day) * day;
  world.clock.skewMs = today + days * day + hours * hour + minutes * minute - Date.now();
  await world.wake();
  const tenant = await world.tenants.byId(world.here.id);
  if (!tenant) throw new Error('No tenant.');
  await deliverBatch(createScope(world.scope, { tenant, actor: null, locale: 'en' }, now()));
}
const dateOf = (days: number): string =>
  new Date(Math.floor(Date.now() / day) * day + days * day).toISOString().slice(0, 10);
const asExpert = async <Path extends string>(path: Path) =>
  (await world.call(expert, 'GET', `/api/${path}`)).body;
const words = (why: { answer: string; reasons: { words: string }[] }): string =>
  [why.answer, ...why.reasons.map((one) => one.words)].join(' ');

describe('why a task came', () => {
  it('is told with the reading that decided it, to the follower and with rule and limit to the expert', async () => {
    const ada = await addFollower(world, expert, pressure);
    const first = await ada.firstOpen();
    expect((await ada.get(`tasks/${first.id}/why`)).answer).toBe('This is where the program begins.');
    await ada.handIn(first.id, { type: 'reading', value: 148 });
    const talk = required((await ada.open()).find(({ name }) => name === 'Talk about it'));
    const why = await ada.get(`tasks/${talk.id}/why`);
    expect(why.name).toBe('Talk about it');
    expect(why.answer).toMatch(
      /^This is because your reading of “Systolic blood pressure” on \w+, \w+ \d+ was 148 mmHg, which is above 140 mmHg\.$/,
    );
    expect(why.reasons.every(({ rule }) => rule === null)).toBe(true);
    expect(why.next).toMatch(/^You can do it until /);
    const seen = await asExpert(`history/runs/${ada.id}/why?task=${talk.id}`);
    expect(seen.answer).toBe('This follows “First reading”.');
    expect(words(seen)).toContain('The reading of “Systolic blood pressure”');
    expect(seen.reasons).toContainEqual(expect.objectContaining({ as: 'held', rule: 'R4' }));
    const here = await ada.get(`enrollments/${ada.id}/why`);
    expect(here).toMatchObject({ name: 'Talk about it', answer: why.answer });
    const notTaken = await ada.get(`enrollments/${ada.id}/why?step=0.habits`);
    expect(notTaken.answer).toContain('led to “Talk about it” instead');
  });

  it('names the ways that were not taken to the expert, with what each lacked', async () => {
    const ada = await addFollower(world, expert, pressure);
    const first = await ada.firstOpen();
    await ada.handIn(first.id, { type: 'reading', value: 120 });
    const here = await asExpert(`history/runs/${ada.id}/why`);
    expect(here.name).toBe('Your habits');
    expect(words(here)).toMatch(
      /Not chosen: “Talk about it”\. The reading of “Systolic blood pressure” on .* was 120 mmHg \(condition: above 140 mmHg\)\./,
    );
    const why = await ada.get(`enrollments/${ada.id}/why?step=0.talk`);
    expect(words(why)).toContain('was 120 mmHg (condition: above 140 mmHg)');
  });

  it('is told on a later day of a challenge by what led into it, not by that day', async () => {
    const ada = await addFollower(world, expert, walks);
    const read = await ada.firstOpen();
    await ada.handIn(read.id, { type: 'reading', value: 148 });
    await turnTo(2, 12);
    const walk = required((await ada.open()).find(({ name }) => name === 'Walk'));
    const why = await ada.get(`tasks/${walk.id}/why`);
    expect(why.answer).toContain('was 148 mmHg, which is above 140 mmHg');
    // The day ends at midnight: that is said as the last minute of it, here as on the page.
    expect(why.next).toBe('You can do it until today at 11:59 PM.');
    await ada.handIn(walk.id, { type: 'done' });
    const step = await ada.get(`enrollments/${ada.id}/why`);
    expect(step.next).toMatch(/^Day \d of 7 starts tomorrow at 8:00 AM\.$/);
  });

  it('is not told to others, nor to experts of other teams', async () => {
    const ada = await addFollower(world, expert, pressure);
    const task = await ada.firstOpen();
    const other = await world.add(world.here, { roles: ['expert'] });
    for (const path of [
      `tasks/${task.id}/why`,
      `enrollments/${ada.id}/why`,
      `history/runs/${ada.id}/why-not`,
    ])
      expect((await world.call(other, 'GET', `/api/${path}`)).status).toBe(404);
    expect((await world.call(expert, 'GET', `/api/tasks/${task.id}/why`)).status).toBe(404);
  });
});

describe('why something was told as it was, or not at all', () => {
  it('names quiet hours, and the morning in which it came', async () => {
    const ada = await addFollower(world, expert, pressure);
    await turnTo(1, 23, 1);
    const held = await ada.get(`enrollments/${ada.id}/why-not?about=0.module:diary&day=${dateOf(1)}`);
    expect(held.answers[0]?.answer).toBe('It hasn’t been sent yet.');
    expect(words(required(held.answers[0]))).toContain('Your quiet hours are from 10:00 PM to 7:00 AM');
    await turnTo(2, 7, 1);
    const { answers } = await ada.get(`enrollments/${ada.id}/why-not?about=0.module:diary&day=${dateOf(1)}`);
    expect(answers[0]?.answer).toBe(
      'The notification was planned for yesterday at 11:00 PM and was sent today at 7:01 AM.',
    );
    expect(answers[0]?.action).toEqual({ kind: 'settings', id: null });
    const [told] = await world.runtime.read(world.here.id, (tx) =>
      tx
        .select({ id: notifications.id })
        .from(notifications)
        .where(eq(notifications.userId, ada.caller.id as string)),
    );
    const why = await ada.get(`notifications/${told?.id}/why`);
    expect(why.reasons.length).toBeGreaterThan(0);
    const seen = await asExpert(`history/runs/${ada.id}/why-not?about=0.module:diary&day=${dateOf(1)}`);
    expect(words(required(seen.answers[0]))).toContain('Their quiet hours are from 10:00 PM to 7:00 AM');
    expect(seen.answers[0]?.reasons).toContainEqual(expect.objectContaining({ rule: 'A3' }));
  });

  it('says that no reminder came because it was done before', async () => {
    const ada = await addFollower(world, expert, pressure);
    await turnTo(1, 12);
    const first = required((await ada.open()).find(({ name }) => name === 'First reading'));
    await ada.handIn(first.id, { type: 'reading', value: 148 });
    await turnTo(3, 12);
    const { answers } = await ada.get(`enrollments/${ada.id}/why-not?about=0.first&day=${dateOf(1)}`);
    expect(words(required(answers[0]))).toMatch(
      /you completed it on|had already answered|had already opened/,
    );
  });

  it('says when what comes back was not due, begins later, or was paused away', async () => {
    const ada = await addFollower(world, expert, pressure);
    await turnTo(1, 12);
    const later = await ada.get(`enrollments/${ada.id}/why-not?about=0.module:stretch&day=${dateOf(1)}`);
    expect(later.answers[0]?.answer).toMatch(/^It starts later in the program, /);
    expect(later.answers[0]?.next).toMatch(/^Next: /);
    await ada.post(`enrollments/${ada.id}/pause`);
    await turnTo(4, 12);
    const paused = await ada.get(`enrollments/${ada.id}/why-not?about=0.module:diary&day=${dateOf(2)}`);
    expect(paused.answers[0]?.answer).toMatch(/^Your program has been paused since /);
    const whole = await ada.get(`enrollments/${ada.id}/why-not?day=${dateOf(2)}`);
    expect(whole.answers[0]?.answer).toMatch(/^Your program has been paused since /);
    expect(whole.answers.map(({ name }) => name)).toContain('Evening diary');
  });

  it('says on whose side it was when the service did not run', async () => {
    const ada = await addFollower(world, expert, pressure);
    await world.runtime.tx(world.here.id, (tx) => tx.delete(prompts).where(eq(prompts.enrollmentId, ada.id)));
    await turnTo(5, 12);
    const { answers } = await ada.get(`enrollments/${ada.id}/why-not?about=0.module:diary&day=${dateOf(1)}`);
    expect(answers[0]?.answer).toContain('on our side.');
  });

  it('refuses days to come and things that are not there', async () => {
    const ada = await addFollower(world, expert, pressure);
    const get = (query: string) =>
      world.call(ada.caller, 'GET', `/api/enrollments/${ada.id}/why-not?${query}`);
    expect((await get(`day=${dateOf(2)}`)).body.errors).toHaveProperty('day');
    expect((await get('about=0.nothing')).body.errors).toHaveProperty('about');
    expect((await get('about=9.module:diary')).status).toBe(422);
    expect((await get(`day=${dateOf(-30)}`)).body.answers[0]?.answer).toMatch(/^Your program started /);
  });

  it('speaks Arabic whole', async () => {
    const ada = await addFollower(world, expert, pressure);
    const first = await ada.firstOpen();
    await ada.handIn(first.id, { type: 'reading', value: 148 });
    const arabic = { 'accept-language': 'ar' };
    const ask = async <Path extends string>(path: Path) =>
      (await world.call(ada.caller, 'GET', `/api/${path}`, undefined, arabic)).body;
    const why = await ask(`enrollments/${ada.id}/why`);
    expect(why.answer).toContain('السبب أن قراءتك');
    const { answers } = await ask(`enrollments/${ada.id}/why-not`);
    for (const each of answers) expect(each.answer).toMatch(/[\u0600-\u06ff]/);
  });
});

describe('after a version that puts another protocol before', () => {
  it('what had come before is still found', async () => {
    const { program, people, look, act } = await moveTools(world, expert).started(['Ada']);
    const of = (protocol: Protocol) => ({ protocol, onFail: 'stop' as const });
    await addVersion(world, program, {
      id: program,
      protocols: [of(walks), of({ ...tree, name: 'Calmer' })],
    });
    expect((await act(await look(), 'start')).done.moved).toBe(1);
    const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Berlin' });
    const asked = `history/runs/${people[0]?.id}/why-not?day=${today}&about=1.mood` as const;
    expect(words(required((await asExpert(asked)).answers[0]))).toMatch(
      /The task opened .* and is still open\./,
    );
  });
});
