import { kpi, nudge } from '@regimen/engine/examples/item-kinds.ts';
import { DAYS, step, written } from '@regimen/engine/examples/write.ts';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { addFollower } from '../../test-follower.ts';
import { type Caller, openWorld, type World } from '../../test-world.ts';

const day = 86_400_000;

const reading = written(
  { id: 'reading', name: 'Reading', description: 'One reading.' },
  [
    step('kpi', 'first', null, 'First reading', { item: 'pulse', window: DAYS(3) }),
    step('finish', 'end', 'first', 'The end'),
  ],
  { pulse: kpi('Pulse', 'bpm', [30, 220], { description: 'At rest.', direction: 'lower' }) },
  [],
);

/** Something that is to be told by a step that is over at once. */
const hello = written(
  { id: 'hello', name: 'Hello', description: 'A word at night.' },
  [
    step('wait', 'evening', null, 'Until night', { settings: { kind: 'until', at_time: '23:00' } }),
    step('nudge', 'night', 'evening', 'Hello at night', { item: 'hello' }),
    step('wait', 'rest', 'night', 'Ten days', { settings: { kind: 'for', days: 10 } }),
    step('finish', 'end', 'rest', 'The end'),
  ],
  { hello: nudge('Hello', 'Sleep well.') },
  [],
);

let world: World;
let expert: Caller;
beforeAll(async () => {
  world = await openWorld();
  expert = await world.add(world.here, { roles: ['expert'] });
});
afterAll(() => world.close());
afterEach(() => {
  world.clock.skewMs = 0;
});

const dateOf = (days: number): string =>
  new Date(Math.floor(Date.now() / day) * day + days * day).toISOString().slice(0, 10);

const clockTime = (at: string, zone: string): string =>
  new Intl.DateTimeFormat('en', { timeZone: zone, timeStyle: 'short' }).format(Date.parse(at));

it('tells times by the clock of whoever reads it', async () => {
  const ada = await addFollower(world, expert, reading);
  const { id, expiresAt } = await ada.firstOpen();
  const ends = (zone: string) => clockTime(expiresAt ?? '', zone);
  expect((await ada.get(`tasks/${id}/why`)).next).toContain(ends('UTC'));
  expect((await ada.get(`tasks/${id}/why?zone=Asia/Riyadh`)).next).toContain(ends('Asia/Riyadh'));
  const wrong = await world.call(ada.caller, 'GET', `/api/tasks/${id}/why?zone=Asia/Nowhere`);
  expect(wrong.body.errors).toHaveProperty('zone');
});

it('says of a day only what its details bear out', async () => {
  const ada = await addFollower(world, expert, hello);
  world.clock.skewMs = 2 * day;
  await world.wake();
  const days = await Promise.all(
    [0, 1].map((of) => ada.get(`enrollments/${ada.id}/why-not?day=${dateOf(of)}`)),
  );
  const due = days.filter(({ answers }) => answers[0]?.answer.startsWith('Something was due'));
  expect(due).toHaveLength(1);
  expect(due[0]?.answers.map(({ name }) => name)).toContain('Hello at night');
});

it('tells what did not come by the clock of whoever reads it, on the day of their program', async () => {
  const ada = await addFollower(world, expert, hello);
  const asked = `enrollments/${ada.id}/why-not?day=${dateOf(0)}&about=0.evening` as const;
  const { body } = await world.call(ada.caller, 'GET', '/api/enrollments');
  const begun = (zone: string) => clockTime(body.data[0]?.startedAt ?? '', zone);
  expect((await ada.get(asked)).answers[0]?.answer).toContain(begun('UTC'));
  const inRiyadh = await ada.get(`${asked}&zone=Asia/Riyadh`);
  expect(inRiyadh).toMatchObject({ zone: 'UTC', day: dateOf(0) });
  expect(inRiyadh.answers[0]?.answer).toContain(begun('Asia/Riyadh'));
  const wrong = await world.call(ada.caller, 'GET', `/api/${asked}&zone=Asia/Nowhere`);
  expect(wrong.body.errors).toHaveProperty('zone');
});
