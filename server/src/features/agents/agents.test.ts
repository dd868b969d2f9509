import type { AgentMessage } from '@regimen/contract/agents.ts';
import { bloodPressure } from '@regimen/engine/examples/blood-pressure.ts';
import { node, protocol } from '@regimen/engine/testing/build.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedEnrollment } from '../../../seed/enrollments.ts';
import { seedProgram } from '../../../seed/programs.ts';
import { seedLocation, seedService } from '../../../seed/services.ts';
import { createModels } from '../../providers/model.ts';
import { type EndpointAnswer, openEndpoint } from '../../test-endpoint.ts';
import { type Caller, openWorld, type World } from '../../test-world.ts';

let world: World;
let expert: Caller;
let program: string;
let answer: EndpointAnswer = { words: ['Hello.'] };
const endpoint = await openEndpoint(() => answer);
beforeAll(async () => {
  world = await openWorld();
  expert = await world.add(world.here, { fullName: 'Dana Expert', roles: ['expert'] });
  program = await world.runtime.tx(world.here.id, async (tx) => {
    const seeded = await seedProgram(tx, expert.id as string, {
      document: bloodPressure,
      title: 'Calm pressure',
    });
    return seeded.program;
  });
});
afterAll(async () => {
  await endpoint.close();
  await world.close();
});

/** The same product on the same database, with a model that the test speaks for. */
async function withModel(): Promise<World> {
  const models = createModels({
    kind: 'openai-compatible',
    baseUrl: endpoint.url,
    model: 'small',
    key: '',
    costIn: 0,
    costOut: 0,
  });
  return openWorld({ models });
}

async function addFollower(of: World, programId: string, fullName = 'Farid Follower'): Promise<Caller> {
  const follower = await of.add(of.here, { fullName });
  await of.runtime.tx(of.here.id, async (tx) => {
    const { rows } = await tx.$client.query<{ version_id: string }>(
      'SELECT version_id FROM programs WHERE id = $1',
      [programId],
    );
    await seedEnrollment(tx, follower.id as string, {
      program: programId,
      version: rows[0]?.version_id as string,
    });
  });
  return follower;
}
async function ask(who: Caller, body: string, at = program, of = world): Promise<AgentMessage> {
  const { status, body: said } = await of.call(who, 'POST', `/api/agents/${at}/messages`, { body });
  expect(status).toBe(201);
  return said.answer as AgentMessage;
}
const threadOf = async (who: Caller, at = program, of = world) =>
  (await of.call(who, 'GET', `/api/agents/${at}`)).body;

it('answers in the program’s own words, says that it is the guide, and cites where they stand', async () => {
  const follower = await addFollower(world, program);
  const said = await ask(follower, 'How do I measure my blood pressure?');
  expect(said).toMatchObject({ kind: 'guide', state: 'done', from: 'agent' });
  expect(said.body).toContain('built-in guide');
  expect(said.cites[0]).toMatchObject({
    number: 1,
    link: expect.stringMatching(/^\/(follow-program|my-tasks)\//),
  });
  const salt = await ask(follower, 'How can I eat less salt?');
  expect(salt.cites[0]?.link).toBe(`/follow-program/${program}#step-less-salt`);
  const thread = await threadOf(follower);
  expect(thread.messages.data.map(({ from }: { from: string }) => from)).toEqual([
    'person',
    'agent',
    'person',
    'agent',
  ]);
  expect(thread).toMatchObject({ as: 'follower', model: null, program: { title: 'Calm pressure' } });
});

const asksToBook = (service: string) =>
  protocol([node('services', 'book', null, { name: 'Physio', selectedItem: 'visit' })], {
    visit: { kind: 'service', name: 'Physio', description: '', minutes: 30, service },
  });

it('leads whoever asks for an appointment to the task that books it', async () => {
  const booked = await world.runtime.tx(world.here.id, async (tx) => {
    const { location } = await seedLocation(tx, expert.id as string);
    const service = await seedService(tx, expert.id as string, location);
    return seedProgram(tx, expert.id as string, { document: asksToBook(service), title: 'Physio first' });
  });
  const follower = await addFollower(world, booked.program);
  const [task] = (await world.call(follower, 'GET', `/api/tasks?program=${booked.program}`)).body.data;
  const said = await ask(follower, 'Can I get an appointment?', booked.program);
  expect(said.offers).toContainEqual({
    kind: 'book',
    name: 'Physio',
    taskId: null,
    link: `/my-tasks/task/${task?.id}`,
  });
  const other = await ask(follower, 'What is the program about?', booked.program);
  expect(other.offers.map(({ kind }) => kind)).not.toContain('book');
});

it('offers the team where nothing fits, and hands over after a second time', async () => {
  const follower = await addFollower(world, program, 'Nora Follower');
  const first = await ask(follower, 'Who won the football championship?');
  expect(first).toMatchObject({ kind: 'nothing', offers: [{ kind: 'ask' }] });
  const second = await ask(follower, 'Which wallpaper suits a kitchen?');
  expect(second.kind).toBe('hand-over');
  const chatId = (await threadOf(follower)).handOver?.chatId as string;
  const inbox = (await world.call(expert, 'GET', '/api/inbox')).body.data;
  expect(inbox).toContainEqual(expect.objectContaining({ chatId, programTitle: 'Calm pressure' }));
  const quoted = (await world.call(expert, 'GET', `/api/chats/${chatId}/messages`)).body.data[0]?.body;
  expect(quoted).toContain('wallpaper');
  expect(quoted).toContain('football');
  await world.call(expert, 'POST', `/api/chats/${chatId}/messages`, { body: 'A light one, I would say.' });
  const last = (await threadOf(follower)).messages.data.at(-1);
  expect(last).toMatchObject({
    from: 'team',
    body: 'A light one, I would say.',
    author: { full_name: 'Dana Expert' },
  });
  expect(await ask(follower, 'Thank you')).toBeNull();
  const { data } = (await world.call(expert, 'GET', `/api/chats/${chatId}/messages`)).body;
  expect(data.at(-1)?.body).toBe('Thank you');
  await world.call(follower, 'DELETE', `/api/agents/${program}/hand-over`);
  expect((await ask(follower, 'How long does it take each day?')).kind).toBe('guide');
});

it('meets danger with fixed words and an alert, and medicine with a refusal', async () => {
  const follower = await addFollower(world, program, 'Salma Follower');
  const help = await ask(follower, 'I want to kill myself');
  expect(help).toMatchObject({ kind: 'help', cites: [] });
  expect(help.body).toContain('We told your program’s team');
  const queue = (await world.call(expert, 'GET', '/api/follow-ups')).body.data;
  expect(queue[0]).toMatchObject({ kind: 'alert', inDanger: true });
  expect((await ask(follower, 'Should I stop taking my tablets?')).kind).toBe('medical');
  const { rows } = await world.runtime.read(world.here.id, (tx) =>
    tx.$client.query('SELECT model, fallback FROM ai_exchanges WHERE person_id = $1 ORDER BY id', [
      follower.id,
    ]),
  );
  expect(rows).toEqual([
    { model: null, fallback: 'rule-help' },
    { model: null, fallback: 'rule-medical' },
  ]);
  const visitor = await world.add(world.here, { state: 'temporary' });
  expect((await ask(visitor, 'I want to kill myself')).body).not.toContain('We told');
});

it('gives a visitor answers and no team, and nobody another’s thread', async () => {
  const visitor = await world.add(world.here, { state: 'temporary' });
  const said = await ask(visitor, 'How do I measure my blood pressure?');
  expect(said.kind).toBe('guide');
  expect((await world.call(visitor, 'POST', `/api/agents/${program}/hand-over`)).body.body).toContain('join');
  const other = await addFollower(world, program, 'Omar Other');
  const path = `/api/agents/${program}/messages/${said.id}`;
  expect((await world.call(other, 'PUT', `${path}/feedback`, { feedback: 'helpful' })).status).toBe(404);
  const { status, body } = await world.call(visitor, 'PUT', `${path}/feedback`, { feedback: 'helpful' });
  expect([status, (body as AgentMessage).feedback]).toEqual([200, 'helpful']);
});

async function until<T>(look: () => Promise<T | undefined>): Promise<T> {
  const found = await look();
  return found ?? new Promise((resolve) => setImmediate(() => resolve(until(look))));
}
async function answered(of: World, who: Caller, at: string) {
  return until(async () => {
    const last = (await threadOf(who, at, of)).messages.data.at(-1);
    return last?.state === 'pending' ? undefined : last;
  });
}

it('streams a model’s words, keeps only cites it was given, and withholds doses', async () => {
  const own = await withModel();
  try {
    const dana = await own.add(own.here, { fullName: 'Dana Expert', roles: ['expert'] });
    const at = await own.runtime.tx(
      own.here.id,
      async (tx) => (await seedProgram(tx, dana.id as string, { document: bloodPressure })).program,
    );
    const follower = await addFollower(own, at);
    answer = {
      words: ['Sit ', 'down first [1', '] and see [99] ', '[this](https://evil.example/x) ', '[[offer:ask]]'],
    };
    expect((await ask(follower, 'How do I measure?', at, own)).state).toBe('pending');
    const said = await answered(own, follower, at);
    expect(said).toMatchObject({ kind: 'model', state: 'done', body: 'Sit down first [1] and see this' });
    expect(said.cites.map(({ number }: { number: number }) => number)).toEqual([1]);
    expect(said.offers).toMatchObject([{ kind: 'ask' }]);
    const prompt = JSON.stringify(endpoint.asked.at(-1));
    expect(prompt).toContain('How do I measure?');
    expect(prompt).not.toContain('Farid');
    answer = { words: ['Take 500', ' mg of aspirin.'] };
    await ask(follower, 'What helps?', at, own);
    const withheld = await answered(own, follower, at);
    expect(withheld).toMatchObject({ kind: 'medical' });
    expect(withheld.body).not.toContain('500');
    answer = { words: [], status: 500 };
    await ask(follower, 'How do I measure my blood pressure?', at, own);
    expect(await answered(own, follower, at)).toMatchObject({ kind: 'guide', state: 'done' });
  } finally {
    await own.close();
  }
});

it('says that an answer never came, and gives it when asked again', async () => {
  const follower = await addFollower(world, program, 'Rana Follower');
  const said = await ask(follower, 'How do I measure my blood pressure?');
  await world.runtime.tx(world.here.id, (tx) =>
    tx.$client.query(
      `UPDATE agent_messages SET state = 'pending', body = '', created_at = created_at - interval '5 minutes' WHERE id = $1`,
      [said.id],
    ),
  );
  expect((await threadOf(follower)).messages.data.at(-1)).toMatchObject({ state: 'unanswered' });
  const path = `/api/agents/${program}/messages/${said.id}/retry`;
  expect((await world.call(follower, 'POST', path)).body).toMatchObject({ state: 'done', kind: 'guide' });
  expect((await world.call(follower, 'POST', path)).body).toMatchObject({ state: 'done', kind: 'guide' });
});

it('says the site’s own words in danger where it has some', async () => {
  const admin = await world.addAdmin(world.here);
  const { body: before } = await world.call(admin, 'GET', '/api/dashboard/settings');
  const own = 'Call our nurse on 0800 11, day and night.';
  const put = (crisisTexts: object) =>
    world.call(admin, 'PUT', '/api/dashboard/settings', { ...before, crisisTexts });
  expect((await put({ en: own })).status).toBe(200);
  const follower = await addFollower(world, program, 'Rima Follower');
  const load = async () => (await world.call(follower, 'GET', '/api/load')).body.data;
  await expect.poll(async () => (await load()).crisisTexts, { timeout: 60_000 }).toEqual({ en: own });
  expect((await ask(follower, 'I want to kill myself')).body).toBe(
    `${own}\n\nWe told your program’s team. Please don’t wait for them: if you’re in danger, call now.`,
  );
  expect((await put({ en: 'x'.repeat(601) })).status).toBe(422);
  expect((await put({})).status).toBe(200);
});
