import { PHQ_9 } from '@regimen/engine/examples/instruments.ts';
import { node, protocol } from '@regimen/engine/testing/build.ts';
import { ITEMS, PULSE } from '@regimen/engine/testing/items.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedEnrollment } from '../../../seed/enrollments.ts';
import { seedAlert } from '../../../seed/follow-ups.ts';
import { seedProgram } from '../../../seed/programs.ts';
import { seedMember, seedProtocol } from '../../../seed/protocols.ts';
import { required } from '../../test-answers.ts';
import { openWorld, type World } from '../../test-world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const pulseOver = (value: number) => ({ is: 'kpi', kpi: 'pulse', op: '>=', value }) as const;
const document = protocol(
  [
    node('assessment', 'mood', null, { selectedItem: 'phq-9' }),
    node('followup', 'call', 'mood', { selectedItem: 'act', target: 'system' }),
    node('finish', 'f', 'call'),
  ],
  {
    ...ITEMS,
    'phq-9': PHQ_9,
    pulse: {
      ...PULSE,
      alert: pulseOver(150),
      urgent: { when: pulseOver(200), title: 'Sit down', text: 'Call now.' },
    },
  },
);

async function setUp() {
  const expert = await world.add(world.here, { roles: ['expert'] });
  const person = await world.add(world.here, { fullName: 'Sam' });
  const colleague = await world.add(world.here, { roles: ['expert'] });
  const { program } = await world.runtime.tx(world.here.id, async (tx) => {
    const { protocol } = await seedProtocol(tx, expert.id as string);
    await seedMember(tx, protocol, colleague.id as string, 'edit');
    return seedProgram(tx, expert.id as string, { document, protocolId: protocol });
  });
  const { body } = await world.call(person, 'POST', `/api/programs/${program}/enrollments`, {
    facts: { age: 40, sex: null, signs: [] },
    zone: 'UTC',
    consent: true,
  });
  const enrollment = body.id;
  const answerBadly = async () => {
    const { body } = await world.call(person, 'GET', '/api/tasks');
    const last = PHQ_9.questions.at(-1)?.id;
    const answers = Object.fromEntries(
      PHQ_9.questions.map(({ id }) => [id, id === last ? 'nearly-every-day' : 'not-at-all']),
    );
    await world.call(person, 'POST', `/api/tasks/${required(body.data[0]).id}/result`, {
      result: { type: 'answers', answers },
    });
  };
  const measure = (value: number) =>
    world.call(person, 'POST', `/api/enrollments/${enrollment}/readings`, { kpi: 'pulse', value });
  const queue = async () => (await world.call(expert, 'GET', '/api/follow-ups')).body.data;
  const open = async (id: string) => (await world.call(expert, 'GET', `/api/follow-ups/${id}`)).body;
  const close = (id: string, result: object) =>
    world.call(expert, 'POST', `/api/follow-ups/${id}/result`, { result });
  return { expert, colleague, person, enrollment, answerBadly, measure, queue, open, close };
}

test('what was about somebody in danger is closed only with a note of what was done', async () => {
  const { answerBadly, queue, close } = await setUp();
  await answerBadly();
  const both = await queue();
  expect(both.map(({ kind }) => kind).sort()).toEqual(['alert', 'followup']);
  for (const { id } of both) {
    for (const result of [{ type: 'done' }, { type: 'decision', outcome: 'success', words: ' ' }])
      expect(await close(id, result)).toMatchObject({
        status: 422,
        body: { errors: { 'result.words': [expect.stringMatching(/what you did/)] } },
      });
    expect((await close(id, { type: 'decision', outcome: 'success', words: 'Called them.' })).status).toBe(
      200,
    );
  }
  expect(await queue()).toEqual([]);
});

test('whoever is in danger or urgent can be written to while it is open, and not from what is closed', async () => {
  const { person, measure, queue, open, close } = await setUp();
  await measure(160);
  const [urgent] = await queue();
  expect(urgent).toMatchObject({ kind: 'alert', isUrgent: true, inDanger: false });
  const { id } = required(urgent);
  expect(await open(id)).toMatchObject({ email: person.email, canWait: true });
  await close(id, { type: 'decision', words: 'Wrote to them.' });
  expect(await open(id)).toMatchObject({ email: null, phone: null, status: 'done' });
});

test('a reading says in a sentence what it was and what raised the alert: on the card and on the person’s page', async () => {
  const { expert, enrollment, measure, queue } = await setUp();
  await measure(210);
  const [card] = await queue();
  expect(required(card).raisedBy).toMatch(/was 210 bpm, which is at least 200 bpm\.$/);
  const { body } = await world.call(expert, 'GET', `/api/history/runs/${enrollment}/story`);
  expect(body.openFollowUps).toMatchObject([{ inDanger: true, raisedBy: required(card).raisedBy }]);
});

test('whoever has left may still be in danger: queue and story say that they left, and when', async () => {
  const { expert, person, enrollment, measure, queue, open } = await setUp();
  await measure(210);
  expect(await queue()).toMatchObject([{ inDanger: true, enrollmentStatus: 'active' }]);
  await world.call(person, 'POST', `/api/enrollments/${enrollment}/withdraw`, {});
  const [card] = await queue();
  expect(card).toMatchObject({ inDanger: true, enrollmentStatus: 'withdrawn' });
  const { story } = await open(required(card).id);
  expect(story).toMatchObject({ status: 'withdrawn', endedAt: expect.any(String), node: 'mood' });
  const { body } = await world.call(expert, 'GET', `/api/history/runs/${enrollment}/why-not`);
  const said = body.answers.map(({ answer }) => answer);
  expect(said[0]).toMatch(/^They left the program today/);
  expect(new Set(said).size).toBe(said.length);
});

test('whoever may be in danger by several alerts is one line under the bell', async () => {
  const { expert, answerBadly, measure, queue } = await setUp();
  await answerBadly();
  await measure(210);
  const alerts = (await queue()).filter(({ kind }) => kind === 'alert');
  expect(alerts).toHaveLength(2);
  const { body } = await world.call(expert, 'GET', '/api/notifications');
  const lines = body.data.filter(({ kind }) => kind === 'urgent');
  expect(lines).toHaveLength(1);
  const newest = required(alerts.find(({ reading }) => reading !== null));
  expect(lines[0]).toMatchObject({
    data: { title: newest.name },
    link: `/creator/follow-up?open=${newest.id}`,
  });
});

test('what is handled is read under everybody’s bell, one line about several only with the last of them', async () => {
  const { colleague, answerBadly, measure, queue, close } = await setUp();
  const unread = async () =>
    (await world.call(colleague, 'GET', '/api/user/get-data')).body.unreadNotifications;
  await answerBadly();
  await measure(160);
  expect(await unread()).toBe(2);
  const inDanger = (await queue()).filter((card) => card.inDanger);
  expect(inDanger).toHaveLength(2);
  const handled = { type: 'decision', outcome: 'success', words: 'Called them.' };
  await close(required(inDanger[0]).id, handled);
  expect(await unread()).toBe(2);
  await close(required(inDanger[1]).id, handled);
  expect(await unread()).toBe(1);
  const { events } = (await world.call(colleague, 'GET', '/api/events?since=0.0')).body;
  expect(events.slice(-2).map(({ component }) => component)).toContain('notification');
  await close(required((await queue())[0]).id, handled);
  expect(await unread()).toBe(0);
});

test('what was done about a danger in one program is read by whoever opens one of the same person in another', async () => {
  const { expert, person, answerBadly, queue, open, close } = await setUp();
  await answerBadly();
  const alert = required((await queue()).find(({ kind }) => kind === 'alert'));
  await close(alert.id, {
    type: 'decision',
    outcome: 'success',
    words: 'Spoke to her, sees a doctor today.',
  });
  const [elsewhere, ofOther] = await world.runtime.tx(world.here.id, async (tx) => {
    const stranger = await seedProgram(tx, (await world.add(world.here, { roles: ['expert'] })).id as string);
    const own = await seedProgram(tx, expert.id as string, { document });
    const raise = async (program: typeof own) => {
      const { enrollment } = await seedEnrollment(tx, person.id as string, program);
      const about = { program: program.program, enrollment, follower: person.id as string };
      return seedAlert(tx, about, new Date(), { inDanger: true });
    };
    return [await raise(own), await raise(stranger)];
  });
  expect((await open(elsewhere)).closedLately).toMatchObject([
    { id: alert.id, note: 'Spoke to her, sees a doctor today.', by: { id: expert.id } },
  ]);
  expect((await open(alert.id)).closedLately).toEqual([]);
  expect((await queue()).map(({ id }) => id)).not.toContain(ofOther);
});
