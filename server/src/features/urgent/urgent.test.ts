import { ALWAYS } from '@regimen/engine/condition.ts';
import { PHQ_9 } from '@regimen/engine/examples/instruments.ts';
import { node, protocol } from '@regimen/engine/testing/build.ts';
import { ITEMS, NUDGE, PULSE } from '@regimen/engine/testing/items.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { seedProgram } from '../../../seed/programs.ts';
import { peopleInDanger } from '../../db/people-in-danger.ts';
import { createScope, type Scope } from '../../scope.ts';
import { required } from '../../test-answers.ts';
import { type Caller, openWorld, type World } from '../../test-world.ts';
import { wakeBatch } from '../enrollments/wake-due.ts';
import { deliverBatch } from '../notifications/deliver-due.ts';
import { tellNews } from '../notifications/tell-news.ts';
import { mailSummary } from '../notifications/weekly-summary.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ works: true });
});
afterAll(() => world.close());

const when = { is: 'kpi', kpi: 'pulse', op: '>=', value: 200 } as const;
const pulse = { ...PULSE, urgent: { when, title: 'Sit down', text: 'Call now.' } };
const looked = { type: 'decision', words: 'Read.' };
const cheer = { ...NUDGE, title: 'You are doing great!' };
const cheered = protocol(
  [
    node('assessment', 'mood', null, { selectedItem: 'phq-9' }),
    node('nudge', 'near', 'mood', {
      selectedItem: 'near',
      nextStepCondition: PHQ_9.urgent?.when ?? ALWAYS,
    }),
    node('nudge', 'cheer-too', 'near', { selectedItem: 'cheer' }),
    node('finish', 'g', 'cheer-too'),
    node('nudge', 'cheer', 'mood', { selectedItem: 'cheer' }),
    node('finish', 'f', 'cheer'),
  ],
  { ...ITEMS, 'phq-9': PHQ_9, pulse, cheer, near: { ...NUDGE, title: 'Help is near' } },
);
const sheet = (worst: string) =>
  Object.fromEntries(PHQ_9.questions.map(({ id }) => [id, id === 'phq9-9' ? worst : 'not-at-all']));

const withCall = protocol(
  [
    node('assessment', 'mood', null, { selectedItem: 'phq-9' }),
    node('followup', 'call', 'mood', {
      selectedItem: 'act',
      target: 'system',
      window: { expireAfterMinutes: 480 },
    }),
    node('fail', 'handed', 'call', {
      nextStepCondition: { is: 'failure' } as const,
      settings: { message: 'Others look after you now.' },
    }),
    node('finish', 'f', 'call'),
  ],
  { ...ITEMS, 'phq-9': PHQ_9 },
);

async function setUp(document = cheered) {
  const expert = await world.add(world.here, { roles: ['expert'], fullName: 'Dr Noor' });
  const person = await world.add(world.here, { fullName: 'Sam' });
  const { program } = await world.runtime.tx(world.here.id, (tx) =>
    seedProgram(tx, expert.id as string, { document }),
  );
  const { body } = await world.call(person, 'POST', `/api/programs/${program}/enrollments`, {
    facts: { age: 40, sex: null, signs: [] },
    zone: 'UTC',
    consent: true,
  });
  const { body: open } = await world.call(person, 'GET', '/api/tasks');
  return { expert, person, program, enrollment: body.id, task: required(open.data[0]).id };
}
const answer = (person: Caller, task: string, worst: string) =>
  world.call(person, 'POST', `/api/tasks/${task}/result`, {
    result: { type: 'answers', answers: sheet(worst) },
  });
/** Nothing is sent at night. */
const nextNoon = (): number => new Date().setUTCHours(36, 0, 0, 0);
async function scopeHere(at = Date.now()): Promise<Scope> {
  const tenant = required(await world.tenants.byId(world.here.id));
  return createScope(world.scope, { tenant, actor: null, locale: 'en' }, at);
}
const inDangerAfter = (person: Caller, hours: number): Promise<boolean> =>
  world.runtime.read(world.here.id, async (tx) => {
    const id = person.id as string;
    return (await peopleInDanger(tx, [id], new Date(Date.now() + hours * 3_600_000))).has(id);
  });
const get = async <Path extends string>(caller: Caller, path: Path) =>
  (await world.call(caller, 'GET', `/api/${path}`)).body;
/** They came in the same moment, in either order. */
async function alertAndCall(expert: Caller) {
  const { data } = await get(expert, 'follow-ups');
  const one = (kind: string) => required(data.find((card) => card.kind === kind));
  return [one('alert'), one('followup')] as const;
}
const bell = async (caller: Caller) => (await get(caller, 'notifications')).data.map(({ kind }) => kind);

test('an answer that means danger: the person has help, the expert knows and says that they looked', async () => {
  const { expert, person, program, task } = await setUp();
  expect((await get(person, 'user/get-data')).inDanger).toBe(false);
  expect((await answer(person, task, 'several-days')).status).toBe(200);

  expect((await get(person, 'user/get-data')).inDanger).toBe(true);
  const help = required((await get(person, 'urgent')).data[0]);
  expect(help).toMatchObject({
    programId: program,
    title: PHQ_9.urgent?.title,
    text: PHQ_9.urgent?.text,
    told: { name: 'Dr Noor', others: 0 },
    seen: null,
  });
  expect((await get(expert, 'urgent')).data).toEqual([]);

  const card = required((await get(expert, 'follow-ups')).data[0]);
  const told = (await get(expert, 'notifications')).data;
  expect(told.find(({ kind }) => kind === 'urgent')?.link).toBe(`/creator/follow-up?open=${card.id}`);
  expect(card).toMatchObject({ id: help.id, kind: 'alert', inDanger: true, isUrgent: true });
  const open = await get(expert, `follow-ups/${card.id}`);
  expect(open.why).toMatchObject([{ what: 'urgent', item: 'phq-9' }]);
  expect(open.story.answers[0]?.result).toMatchObject({ answers: { 'phq9-9': 'several-days' } });
  const put = await world.call(expert, 'POST', `/api/follow-ups/${card.id}/snooze`, { minutes: 60 });
  expect(put.status).toBe(422);

  const done = await world.call(expert, 'POST', `/api/follow-ups/${card.id}/result`, {
    result: { type: 'decision', words: 'Called them.' },
  });
  expect(done.status).toBe(200);
  const [seen] = (await get(person, 'urgent')).data;
  expect(seen?.seen).toMatchObject({ by: 'Dr Noor' });
  expect(await bell(person)).toContain('help-seen');
  // To the end of that day nothing changes its tone, also where somebody has looked.
  expect((await get(person, 'user/get-data')).inDanger).toBe(true);
  expect(await inDangerAfter(person, 25)).toBe(false);
});

test('whom one was told to call can be called: the number that they leave stands with the alert', async () => {
  const { expert, person, task } = await setUp();
  const leave = (phone: string) => world.call(person, 'PUT', '/api/urgent/phone', { phone });
  expect((await leave('+49 30 1234567')).body.data).toEqual([]);
  await answer(person, task, 'several-days');
  const wrong = await leave('call me');
  expect([wrong.status, wrong.body.errors?.phone?.length]).toEqual([422, 1]);
  expect((await leave('+49 30 1234567')).body.data).toMatchObject([{ phone: '+49 30 1234567' }]);
  const card = required((await get(expert, 'follow-ups')).data[0]);
  expect(await get(expert, `follow-ups/${card.id}`)).toMatchObject({
    phone: '+49 30 1234567',
    canWait: false,
  });
  const { expert: other, person: somebody, task: theirs } = await setUp();
  await answer(somebody, theirs, 'several-days');
  const strange = required((await get(other, 'follow-ups')).data[0]);
  expect((await get(other, `follow-ups/${strange.id}`)).phone).toBeNull();
});

test('home names who may be in danger; what the expert is asked to do then is urgent and cannot wait', async () => {
  const { expert, person, enrollment, task } = await setUp(withCall);
  expect(await get(expert, 'follow-ups/counts')).toMatchObject({ inDanger: 0, first: [] });
  await answer(person, task, 'several-days');
  expect(await get(expert, 'follow-ups/counts')).toMatchObject({
    waiting: 2,
    urgent: 2,
    inDanger: 1,
    first: [{ kind: 'alert', follower: { full_name: 'Sam' } }],
  });
  const [alert, call] = await alertAndCall(expert);
  expect([alert.kind, call.kind, call.isUrgent, call.inDanger]).toEqual(['alert', 'followup', true, true]);
  // One message for one danger.
  expect((await bell(expert)).filter((kind) => kind !== 'new-follower')).toEqual(['urgent']);
  expect((await get(person, 'urgent')).data).toHaveLength(1);
  const put = await world.call(expert, 'POST', `/api/follow-ups/${call.id}/snooze`, { minutes: 60 });
  expect(put.status).toBe(422);
  // Looking is not calling: they stay among those in danger until that is done.
  await world.call(expert, 'POST', `/api/follow-ups/${alert.id}/result`, { result: looked });
  expect(await get(expert, 'follow-ups/counts')).toMatchObject({ inDanger: 1, first: [{ id: call.id }] });

  const result = { type: 'decision', outcome: 'failure', words: 'They stay with their sister.' };
  const done = await world.call(expert, 'POST', `/api/follow-ups/${call.id}/result`, { result });
  expect(done.status).toBe(200);
  expect(await get(person, `enrollments/${enrollment}`)).toMatchObject({
    status: 'failed',
    wasInDanger: true,
    ending: { message: 'Others look after you now.' },
  });
  expect(await bell(person)).toContain('ended');
});

test('a call that nobody made in time goes on waiting, as an alert', async () => {
  const { expert, person, enrollment, task } = await setUp(withCall);
  await answer(person, task, 'several-days');
  const [alert] = await alertAndCall(expert);
  await world.call(expert, 'POST', `/api/follow-ups/${alert.id}/result`, { result: looked });
  await wakeBatch(await scopeHere(Date.now() + 9 * 3_600_000), (error) => expect(error).toBeUndefined());
  expect((await get(person, `enrollments/${enrollment}`)).status).toBe('failed');
  expect((await get(expert, 'follow-ups')).data).toMatchObject([
    { kind: 'alert', name: 'call', inDanger: true, follower: { full_name: 'Sam' } },
  ]);
  expect((await get(expert, 'follow-ups/counts')).inDanger).toBe(1);
});

test('nobody looked: it lasts beyond the day', async () => {
  const { person, task } = await setUp();
  await answer(person, task, 'nearly-every-day');
  expect(await inDangerAfter(person, 49)).toBe(true);
});

test('who may be in danger is not congratulated, and gets no nudge on that day', async () => {
  const { person, task } = await setUp();
  await answer(person, task, 'several-days');
  await deliverBatch(await scopeHere(nextNoon()));
  expect((await bell(person)).sort()).toEqual(['help', 'nudge']);
  const { data } = await get(person, 'nudges');
  expect(data).toMatchObject([{ title: 'Help is near', from: 'Dr Noor', isRead: false }]);
  const { person: other, task: theirs } = await setUp();
  await answer(other, theirs, 'not-at-all');
  await deliverBatch(await scopeHere(nextNoon()));
  expect((await bell(other)).sort()).toEqual(['finished', 'nudge']);
});

test('the expert gets a mail at once, in the night too, that says nothing of anybody’s health', async () => {
  const { expert, person, task } = await setUp();
  await world.call(expert, 'PUT', '/api/notifications/settings', {
    channels: { task: [], nudge: [], reminder: [], 'follow-up': [], news: [] },
    quiet: { from: 0, to: 1_439 },
    mostADay: 1,
    weeklySummary: false,
    zone: 'UTC',
  });
  await answer(person, task, 'several-days');
  world.mails.length = 0;
  await tellNews(await scopeHere(), 100);
  const mailTo = ({ email }: { email: string | null }) =>
    vi.waitFor(() => {
      const found = world.mails.find(({ to }) => to === email);
      if (!found) throw new Error('Not yet.');
      return found;
    }, 10_000);
  const mail = await mailTo(expert);
  expect(mail.subject).toMatch(/^Urgent: someone in/);
  expect(`${mail.subject} ${mail.text}`).not.toMatch(/Sam|PHQ/);
  const own = await mailTo(person);
  expect(own.text).toContain('call your emergency number now');
  // They always come, so neither promises that they could be ended.
  for (const { text, headers } of [mail, own]) {
    expect(text).toContain('always sends urgent notifications');
    expect(headers ?? {}).not.toHaveProperty('List-Unsubscribe');
  }
});

test('a push comes at once, names nobody, and both sides get one, whatever they chose', async () => {
  const { expert, person, task } = await setUp(withCall);
  for (const who of [expert, person]) {
    await world.call(who, 'POST', '/api/notifications/devices', {
      endpoint: `https://push.example.org/${who.id}`,
      p256dh: 'B'.repeat(87),
      auth: 'a'.repeat(22),
    });
    await world.call(who, 'PUT', '/api/notifications/settings', {
      channels: { task: [], nudge: [], reminder: [], 'follow-up': [], news: [] },
      quiet: { from: 0, to: 1_439 },
      mostADay: 1,
      weeklySummary: false,
      zone: 'UTC',
    });
  }
  await answer(person, task, 'several-days');
  world.pushes.length = 0;
  await tellNews(await scopeHere(), 100);
  const shown = await vi.waitFor(() => {
    const bodies = world.pushes.map((push) => push.shown.body).sort();
    if (bodies.length < 2) throw new Error('Not yet.');
    return bodies;
  }, 10_000);
  expect(shown).toEqual([
    'Help is here for you',
    expect.stringMatching(/^Urgent: someone in “.*” needs you now$/),
  ]);
});

test('no week is summed up for somebody who may be in danger', async () => {
  // Both are still on their way.
  const [safe, endangered] = [await setUp(withCall), await setUp(withCall)];
  await answer(endangered.person, endangered.task, 'several-days');
  const sentTo: string[] = [];
  const mailer = { send: async ({ to }: { to: string }) => void sentTo.push(to) };
  for (const { person } of [safe, endangered])
    await mailSummary(await scopeHere(), person.id as string, mailer);
  expect(sentTo).toEqual([safe.person.email]);
});

test('a reading that nobody asked for counts too, and comes before older alerts', async () => {
  const { expert, person, enrollment } = await setUp();
  const enter = (value: number) =>
    world.call(person, 'POST', `/api/enrollments/${enrollment}/readings`, { kpi: 'pulse', value });
  expect((await enter(199)).status).toBe(201);
  expect((await get(person, 'urgent')).data).toEqual([]);
  expect((await enter(200)).status).toBe(201);
  expect((await get(person, 'urgent')).data).toMatchObject([{ title: 'Sit down', text: 'Call now.' }]);
  expect((await get(expert, 'follow-ups')).data[0]).toMatchObject({ inDanger: true });
});
