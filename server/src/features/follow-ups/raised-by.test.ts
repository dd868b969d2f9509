import { PHQ_9 } from '@regimen/engine/examples/instruments.ts';
import { node, protocol } from '@regimen/engine/testing/build.ts';
import { ITEMS } from '@regimen/engine/testing/items.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedProgram } from '../../../seed/programs.ts';
import { required } from '../../test-answers.ts';
import { openWorld, type World } from '../../test-world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const withCall = protocol(
  [
    node('assessment', 'mood', null, { selectedItem: 'phq-9' }),
    node('followup', 'call', 'mood', { selectedItem: 'act', target: 'system' }),
    node('finish', 'f', 'call'),
  ],
  { ...ITEMS, 'phq-9': PHQ_9 },
);

/** Somebody has answered that they think of hurting themselves nearly every day. */
async function inDanger() {
  const expert = await world.add(world.here, { roles: ['expert'] });
  const person = await world.add(world.here, { fullName: 'Sam' });
  const { program } = await world.runtime.tx(world.here.id, (tx) =>
    seedProgram(tx, expert.id as string, { document: withCall }),
  );
  await world.call(person, 'POST', `/api/programs/${program}/enrollments`, {
    facts: { age: 40, sex: null, signs: [] },
    zone: 'UTC',
    consent: true,
  });
  const { body } = await world.call(person, 'GET', '/api/tasks');
  const last = PHQ_9.questions.at(-1)?.id;
  const answers = Object.fromEntries(
    PHQ_9.questions.map(({ id }) => [id, id === last ? 'nearly-every-day' : 'not-at-all']),
  );
  await world.call(person, 'POST', `/api/tasks/${required(body.data[0]).id}/result`, {
    result: { type: 'answers', answers },
  });
  return { expert, person };
}

test('what an expert is asked to do about a danger says what was answered, and how they can be reached', async () => {
  const { expert, person } = await inDanger();
  const { body } = await world.call(expert, 'GET', '/api/follow-ups');
  expect(body.data.map(({ kind }) => kind).sort()).toEqual(['alert', 'followup']);
  for (const { id, raisedBy } of body.data) {
    expect(raisedBy).toMatch(/hurting yourself.*was “Nearly every day”/);
    const { body: open } = await world.call(expert, 'GET', `/api/follow-ups/${id}`);
    expect(open.why).toMatchObject([{ what: 'urgent', item: 'phq-9' }]);
    expect(open.email).toBe(person.email);
  }
  const seen = required(body.data.find(({ kind }) => kind === 'alert')).id;
  const { body: counted } = await world.call(expert, 'GET', '/api/follow-ups/counts');
  expect(counted.first).toMatchObject([{ id: seen, raisedBy: expect.stringContaining('Nearly every day') }]);
});

test('the page of somebody in danger leads to what is open about them and marks the answer that raised it', async () => {
  const { expert } = await inDanger();
  const { body } = await world.call(expert, 'GET', '/api/follow-ups');
  const run = required(body.data[0]).enrollmentId;
  const { body: story } = await world.call(expert, 'GET', `/api/history/runs/${run}/story`);
  expect(story.openFollowUps).toEqual(
    body.data.map(({ id, name, raisedBy, waitingSince }) => ({
      id,
      name,
      inDanger: true,
      raisedBy,
      waitingSince,
    })),
  );
  const { body: timeline } = await world.call(expert, 'GET', `/api/history/runs/${run}/timeline`);
  const marked = timeline.data.filter(({ danger }) => danger !== null);
  expect(marked).toMatchObject([
    { event: { type: 'answers' }, danger: expect.stringMatching(/hurting yourself.*was “Nearly every day”/) },
  ]);
  for (const { id } of body.data)
    await world.call(expert, 'POST', `/api/follow-ups/${id}/result`, {
      result: { type: 'decision', words: 'Called them.' },
    });
  const { body: after } = await world.call(expert, 'GET', `/api/history/runs/${run}/story`);
  expect(after.openFollowUps).toEqual([]);
});

test('the number in the menu shows nobody, and is no look at anybody; home names them, and is one', async () => {
  const { expert, person } = await inDanger();
  const counted = async (query: '' | '?named=false') =>
    (await world.call(expert, 'GET', `/api/follow-ups/counts${query}`)).body;
  const looksAt = async () => (await world.call(person, 'GET', '/api/health-looks')).body.data.length;
  expect(await counted('?named=false')).toMatchObject({ waiting: 2, inDanger: 1, first: [] });
  expect(await looksAt()).toBe(0);
  expect((await counted('')).first).toHaveLength(1);
  expect(await looksAt()).toBe(1);
});
