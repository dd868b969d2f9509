import { couchTo5k } from '@regimen/engine/examples/couch-to-5k.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedProgram } from '../../../seed/programs.ts';
import { required } from '../../test-answers.ts';
import { openWorld, type World } from '../../test-world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('answers that end a program: its page says why and what to do, in the words of the nudge before the end', async () => {
  const expert = await world.add(world.here, { roles: ['expert'] });
  const person = await world.add(world.here);
  const { program } = await world.runtime.tx(world.here.id, (tx) =>
    seedProgram(tx, expert.id as string, { document: couchTo5k }),
  );
  const joined = await world.call(person, 'POST', `/api/programs/${program}/enrollments`, {
    facts: { age: 40, sex: null, signs: [] },
    zone: 'UTC',
    consent: true,
  });
  const { body: open } = await world.call(person, 'GET', '/api/tasks');
  const answers = { chest: true, faint: true, told: false };
  const result = { result: { type: 'answers', answers } };
  const path = `/api/tasks/${required(open.data[0]).id}/result` as const;
  expect((await world.call(person, 'POST', path, result)).status).toBe(200);
  const { body } = await world.call(person, 'GET', `/api/enrollments/${joined.body.id}`);
  expect(body.status).toBe('failed');
  const doctor = couchTo5k.items.doctor;
  expect(body.ending?.message).toBe(doctor?.kind === 'nudge' ? doctor.body : '');
  expect(body.ending?.message).toContain('see a doctor before you start running');
});
