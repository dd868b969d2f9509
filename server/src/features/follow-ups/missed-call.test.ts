import { PHQ_9 } from '@regimen/engine/examples/instruments.ts';
import { node, protocol } from '@regimen/engine/testing/build.ts';
import { ITEMS } from '@regimen/engine/testing/items.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedProgram } from '../../../seed/programs.ts';
import { createScope } from '../../scope.ts';
import { required } from '../../test-answers.ts';
import { type Caller, openWorld, type World } from '../../test-world.ts';
import { wakeBatch } from '../enrollments/wake-due.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ works: true });
});
afterAll(() => world.close());

const hour = 3_600_000;
const withCall = protocol(
  [
    node('assessment', 'mood', null, { selectedItem: 'phq-9' }),
    node('followup', 'call', 'mood', {
      selectedItem: 'act',
      target: 'system',
      window: { expireAfterMinutes: 480 },
    }),
    node('fail', 'handed', 'call', { nextStepCondition: { is: 'failure' } as const }),
    node('finish', 'f', 'call'),
  ],
  { ...ITEMS, 'phq-9': PHQ_9 },
);
const answers = Object.fromEntries(
  PHQ_9.questions.map(({ id }) => [id, id === 'phq9-9' ? 'several-days' : 'not-at-all']),
);

async function setUp() {
  const expert = await world.add(world.here, { roles: ['expert'] });
  const { program } = await world.runtime.tx(world.here.id, (tx) =>
    seedProgram(tx, expert.id as string, { document: withCall }),
  );
  /** Answers what may mean danger. */
  const endangered = async (fullName: string) => {
    const person = await world.add(world.here, { fullName });
    const { body: begun } = await world.call(person, 'POST', `/api/programs/${program}/enrollments`, {
      facts: { age: 40, sex: null, signs: [] },
      zone: 'UTC',
      consent: true,
    });
    const { body } = await world.call(person, 'GET', '/api/tasks');
    await world.call(person, 'POST', `/api/tasks/${required(body.data[0]).id}/result`, {
      result: { type: 'answers', answers },
    });
    return begun.id;
  };
  return { expert, program, endangered };
}
const queue = async (expert: Caller) => (await world.call(expert, 'GET', '/api/follow-ups')).body.data;
async function hoursPass(hours: number): Promise<void> {
  const tenant = required(await world.tenants.byId(world.here.id));
  const scope = createScope(world.scope, { tenant, actor: null, locale: 'en' }, Date.now() + hours * hour);
  await wakeBatch(scope, (error) => expect(error).toBeUndefined());
}
/** The alerts were looked at, and the calls not made. */
async function lookedButNotCalled(expert: Caller, fullName: string) {
  const alert = (await queue(expert)).find(
    ({ kind, follower }) => kind === 'alert' && follower.full_name === fullName,
  );
  await world.call(expert, 'POST', `/api/follow-ups/${required(alert).id}/result`, {
    result: { type: 'decision', words: 'Read it.' },
  });
}

test('a call that nobody made in time says so before what was answered, and that the program ended early', async () => {
  const { expert, endangered } = await setUp();
  await endangered('Sam');
  expect((await queue(expert)).map(({ missed }) => missed)).toEqual(['', '']);
  await lookedButNotCalled(expert, 'Sam');
  await hoursPass(9);
  const [card] = await queue(expert);
  expect(card).toMatchObject({
    kind: 'alert',
    missed: '“call” wasn’t done within 8 hours, so the program ended early.',
    raisedBy: expect.stringContaining('Several days'),
  });
});

test('whoever has waited longest stays first, in the queue and on home, also when the alert about them is raised again', async () => {
  const { expert, endangered } = await setUp();
  await endangered('First');
  await endangered('Second');
  await lookedButNotCalled(expert, 'First');
  await hoursPass(9);
  const cards = await queue(expert);
  expect(cards.map(({ follower }) => follower.full_name)).toEqual(['First', 'Second', 'Second']);
  const [first, second] = [required(cards[0]), required(cards[1])];
  expect(Date.parse(first.openedAt) - Date.parse(first.waitingSince)).toBe(8 * hour);
  expect(Date.parse(first.waitingSince)).toBeLessThan(Date.parse(second.waitingSince));
  const { body } = await world.call(expert, 'GET', '/api/follow-ups/counts');
  expect(body.first.map(({ follower }) => follower.full_name)).toEqual(['First', 'Second']);
  const page = await world.call(expert, 'GET', '/api/follow-ups?per_page=1');
  const next = await world.call(expert, 'GET', page.body.links.next as '/api/follow-ups');
  expect([page, next].map(({ body: { data } }) => data[0]?.id)).toEqual([first.id, second.id]);
});

test('where somebody is at the end, they arrived when the program ended', async () => {
  const { expert, endangered } = await setUp();
  await endangered('Sam');
  await hoursPass(9);
  const missed = required((await queue(expert)).find(({ name }) => name === 'call'));
  const { body } = await world.call(expert, 'GET', `/api/follow-ups/${missed.id}`);
  expect(body.story).toMatchObject({ node: 'handed', since: missed.openedAt });
});
