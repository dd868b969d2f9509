import { node, protocol } from '@regimen/engine/testing/build.ts';
import { ITEMS, PULSE } from '@regimen/engine/testing/items.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedProgram } from '../../../seed/programs.ts';
import { openWorld, type World } from '../../test-world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ works: true });
});
afterAll(() => world.close());

const racing = { is: 'kpi', kpi: 'pulse', op: '>=', value: 200 } as const;
const pulse = {
  ...PULSE,
  urgent: { when: racing, title: 'Sit down', text: 'Call now.' },
  advice: [{ when: { ...racing, value: 150 }, text: 'Breathe slowly.' }],
};
const document = protocol([node('wait', 'w', null, { settings: { kind: 'for', days: 9 } })], {
  ...ITEMS,
  pulse,
});

test('[R73] help names the reading, what to do about it, and what was measured since', async () => {
  const expert = await world.add(world.here, { roles: ['expert'] });
  const person = await world.add(world.here);
  const { program } = await world.runtime.tx(world.here.id, (tx) =>
    seedProgram(tx, expert.id as string, { document }),
  );
  const facts = { age: 40, sex: null, signs: [] };
  const enrollment = await world.call(person, 'POST', `/api/programs/${program}/enrollments`, {
    facts,
    zone: 'UTC',
    consent: true,
  });
  const measure = async (value: number, unit: string, minutesAgo: number) => {
    const takenAt = new Date(Date.now() - minutesAgo * 60_000).toISOString();
    const body = { kpi: 'pulse', value, unit, takenAt };
    const taken = await world.call(person, 'POST', `/api/enrollments/${enrollment.body.id}/readings`, body);
    expect(taken.status).toBe(201);
    return (await world.call(person, 'GET', '/api/urgent')).body.data;
  };
  expect(await measure(70, 'bpm', 9)).toEqual([]);
  const dangerous = { kpi: 'pulse', name: 'An item', value: 210, unit: 'bpm', advice: 'Breathe slowly.' };
  expect(await measure(3.5, 'Hz', 8)).toMatchObject([
    { title: 'Sit down', measured: { ...dangerous, since: null } },
  ]);
  const { body: queue } = await world.call(expert, 'GET', '/api/follow-ups');
  expect(queue.data).toMatchObject([{ kind: 'alert', reading: { value: 3.5, unit: 'Hz' } }]);
  expect(await measure(160, 'bpm', 7)).toMatchObject([
    { measured: { ...dangerous, since: { value: 160, advice: 'Breathe slowly.', isWell: false } } },
  ]);
  expect(await measure(80, 'bpm', 6)).toMatchObject([
    { measured: { ...dangerous, since: { value: 80, advice: null, isWell: true } } },
  ]);
  // No longer too high, and now too low.
  expect(await measure(40, 'bpm', 5)).toMatchObject([
    { measured: { ...dangerous, since: { value: 40, advice: null, isWell: false } } },
  ]);
});
