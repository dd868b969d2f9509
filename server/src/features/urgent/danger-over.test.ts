import { node, protocol } from '@regimen/engine/testing/build.ts';
import { ITEMS, PULSE } from '@regimen/engine/testing/items.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedProgram } from '../../../seed/programs.ts';
import { required } from '../../test-answers.ts';
import { openWorld, type World } from '../../test-world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ works: true });
});
afterAll(() => world.close());

const racing = { is: 'kpi', kpi: 'pulse', op: '>=', value: 200 } as const;
const pulse = { ...PULSE, urgent: { when: racing, title: 'Sit down', text: 'Call now.' } };
/** A reading asks an expert for a call, as long as it may mean danger. */
const document = protocol(
  [
    node('wait', 'w', null, { settings: { kind: 'event', on: 'reading', item: 'pulse' } }),
    node('followup', 'call', 'w', { selectedItem: 'act', target: 'system' }),
    node('finish', 'f', 'call'),
  ],
  { ...ITEMS, pulse },
);
const waiting = protocol([node('wait', 'w', null, { settings: { kind: 'for', days: 9 } })], {
  ...ITEMS,
  pulse,
});

async function setUp(flow = waiting) {
  const expert = await world.add(world.here, { roles: ['expert'], fullName: 'Dr Noor' });
  const person = await world.add(world.here, { fullName: 'Sam' });
  const { program } = await world.runtime.tx(world.here.id, (tx) =>
    seedProgram(tx, expert.id as string, { document: flow }),
  );
  const joined = await world.call(person, 'POST', `/api/programs/${program}/enrollments`, {
    facts: { age: 40, sex: null, signs: [] },
    zone: 'UTC',
    consent: true,
  });
  const path = `/api/enrollments/${joined.body.id}` as const;
  const taken = (minutesAgo: number) => new Date(Date.now() - minutesAgo * 60_000).toISOString();
  return {
    expert,
    person,
    measure: async (value: number, minutesAgo: number) => {
      const body = { kpi: 'pulse', value, takenAt: taken(minutesAgo) };
      const { status, body: kpi } = await world.call(person, 'POST', `${path}/readings`, body);
      expect(status).toBe(201);
      return required(kpi.readings.at(-1)).id as string;
    },
    correct: async (reading: string, value: number) => {
      const { status, body } = await world.call(person, 'PUT', `${path}/readings/${reading}`, { value });
      expect(status).toBe(200);
      return body.readings.find(({ id }) => id === reading);
    },
    remove: (reading: string) => world.call(person, 'DELETE', `${path}/readings/${reading}`),
    leave: () => world.call(person, 'POST', `${path}/withdraw`, { words: '' }),
    following: async () => (await world.call(person, 'GET', `/api/programs/${program}/following`)).body,
    pause: () => world.call(person, 'POST', `${path}/pause`, { days: 7 }),
    inDanger: async () => (await world.call(person, 'GET', '/api/user/get-data')).body.inDanger,
    help: async () => (await world.call(person, 'GET', '/api/urgent')).body.data,
    queue: async () => (await world.call(expert, 'GET', '/api/follow-ups')).body.data,
  };
}

test('a mistyped reading that is corrected is danger no more; the expert keeps what was typed, and what it became', async () => {
  const { measure, correct, inDanger, help, queue } = await setUp();
  const reading = await measure(128, 3);
  await correct(reading, 210);
  expect(await inDanger()).toBe(true);
  expect(await help()).toMatchObject([
    { over: null, endsBy: 'reading', measured: { value: 210, since: null } },
  ]);
  const corrected = await correct(reading, 80);
  // The one that raised the alarm is not hidden by what was typed first.
  expect(corrected?.correction?.was).toEqual([
    { value: 210, unit: 'bpm' },
    { value: 128, unit: 'bpm' },
  ]);
  expect(await inDanger()).toBe(false);
  expect(await help()).toMatchObject([
    { over: 'corrected', measured: { value: 210, since: { value: 80, isWell: true } } },
  ]);
  expect(await queue()).toMatchObject([
    {
      kind: 'alert',
      inDanger: true,
      reading: { value: 210, unit: 'bpm' },
      easedBy: { how: 'corrected', value: 80, unit: 'bpm' },
    },
  ]);
  // And it comes back with what means danger again.
  await correct(reading, 220);
  expect(await inDanger()).toBe(true);
});

test('a later reading ends it too, also during a pause, and one that was taken earlier does not', async () => {
  const { measure, pause, inDanger, help, queue } = await setUp();
  await measure(210, 9);
  await pause();
  await measure(90, 30);
  expect(await inDanger()).toBe(true);
  await measure(90, 2);
  expect(await inDanger()).toBe(false);
  expect(await help()).toMatchObject([{ over: 'measured', measured: { value: 210, since: { value: 90 } } }]);
  expect(await queue()).toMatchObject([
    { reading: { value: 210 }, easedBy: { how: 'measured', value: 90, takenAt: expect.any(String) } },
  ]);
});

test('a deleted reading is danger no more', async () => {
  const { measure, remove, inDanger, help, queue } = await setUp();
  const reading = await measure(210, 9);
  await remove(reading);
  expect(await inDanger()).toBe(false);
  expect(await help()).toMatchObject([{ over: 'deleted', measured: { value: 210, since: null } }]);
  expect(await queue()).toMatchObject([
    { reading: { value: 210 }, easedBy: { how: 'deleted', value: null } },
  ]);
});

test('who left counts as having been in danger, unless the reading was deleted as mistyped', async () => {
  const mistyped = await setUp();
  const reading = await mistyped.measure(210, 9);
  await mistyped.remove(reading);
  await mistyped.leave();
  expect(await mistyped.following()).toMatchObject({
    following: { status: 'withdrawn', wasInDanger: false },
    joining: { canJoin: true },
  });
  const alarmed = await setUp();
  await alarmed.measure(210, 9);
  await alarmed.leave();
  expect(await alarmed.following()).toMatchObject({
    following: { status: 'withdrawn', wasInDanger: true },
    joining: { canJoin: true },
  });
});

test('what an expert is asked to do about it stays theirs, and no longer holds the person back', async () => {
  const { measure, inDanger, queue } = await setUp(document);
  await measure(210, 9);
  expect((await queue()).map(({ kind }) => kind).sort()).toEqual(['alert', 'followup']);
  expect(await inDanger()).toBe(true);
  await measure(90, 2);
  expect(await inDanger()).toBe(false);
  expect((await queue()).map(({ inDanger }) => inDanger)).toEqual([true, true]);
});

test('a number can be left in the digits of any keyboard, also between the marks that a copied one brings along', async () => {
  const { person, measure } = await setUp();
  await measure(210, 9);
  const put = (phone: string) => world.call(person, 'PUT', '/api/urgent/phone', { phone });
  const leave = async (phone: string) => (await put(phone)).body.data[0]?.phone;
  const example = 'Enter a phone number, such as 0551234567.';
  expect((await put('later')).body.errors).toEqual({ phone: [example] });
  expect(await leave('\u2066٠٥٥ ١٢٣٤٥٦٧\u2069')).toBe('055 1234567');
  expect(await leave('۰۵۵۱۲۳۴۵۶۷')).toBe('0551234567');
});
