import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SeededProgram, seedProgram } from '../../../seed/programs.ts';
import { eq } from '../../db/drizzle.ts';
import { enrollments } from '../../db/schema.ts';
import { hashSecret, newSecret } from '../../secrets.ts';
import { type Caller, openWorld, type World } from '../../test-world.ts';

let world: World;
let expert: Caller;
let sleep: SeededProgram;
beforeAll(async () => {
  world = await openWorld();
  expert = await world.add(world.here, { roles: ['expert'] });
  sleep = await seed();
});
afterAll(() => world.close());

const seed = (given = {}) =>
  world.runtime.tx(world.here.id, (tx) => seedProgram(tx, expert.id as string, given));

const enrollmentOf = (id: string) =>
  world.runtime.read(world.here.id, async (tx) => {
    const [row] = await tx.select().from(enrollments).where(eq(enrollments.id, id));
    return row;
  });

const wish = { facts: { age: 40, sex: 'female', signs: [] }, zone: 'Europe/Berlin', consent: true };
const join = (caller: Caller, body: object = wish, program = sleep.program) =>
  world.call(caller, 'POST', `/api/programs/${program}/enrollments`, body);

describe('joining', () => {
  it('tells beforehand what is asked, and for whom it is', async () => {
    const anna = await world.add(world.here);
    const { status, body } = await world.call(anna, 'GET', `/api/programs/${sleep.program}/following`);
    expect(status).toBe(200);
    expect(body.following).toBeNull();
    expect(body.joining).toMatchObject({
      asks: ['age', 'signs'],
      signs: ['sleep-apnoea', 'epilepsy', 'bipolar'],
      checks: [
        'Age 18 or older',
        'Not for you if any of these apply: Sleep apnea, Epilepsy, or Bipolar disorder',
      ],
      facts: { age: null, sex: null, signs: [] },
      canJoin: true,
    });
    expect(body.joining?.measures).toContain('Hours slept');
    expect(body.joining?.program.title).toBe('Better sleep');
  });

  it('opens the first task, tells the owner, and is counted', async () => {
    const anna = await world.add(world.here);
    const { status, body } = await join(anna);
    expect(status).toBe(201);
    expect(body).toMatchObject({ status: 'active', day: 0, progress: 0, openTasks: 1, versionNumber: 1 });
    expect(body.tasks).toMatchObject([{ name: 'How are you sleeping?', kind: 'assessment', status: 'open' }]);
    expect(body.waitsFor).toMatchObject({ name: 'How are you sleeping?' });
    const news = await world.call(expert, 'GET', '/api/notifications');
    expect(news.body.data[0]).toMatchObject({ kind: 'new-follower', data: { program: 'Better sleep' } });
  });

  it('turns away whom it is not meant for, by field and with why; nobody is enrolled then', async () => {
    const child = await world.add(world.here);
    const { status, body } = await join(child, {
      ...wish,
      facts: { age: 12, sex: null, signs: ['epilepsy'] },
    });
    expect(status).toBe(422);
    expect(body.errors).toEqual({
      facts: [
        'This program is for people aged 18 or older.\nYou checked: Epilepsy. This program isn’t safe or suitable with that.\nChanging your sleep times can be risky for you. Please talk to a doctor about your sleep first.',
      ],
      'facts.age': ['Age 18 or older'],
      'facts.signs': ['Not for you if this applies: Epilepsy'],
    });
    const { body: list } = await world.call(child, 'GET', '/api/enrollments?show=all');
    expect(list.data).toEqual([]);
  });

  it('says it in Arabic where that is asked for', async () => {
    const child = await world.add(world.here);
    const body = { ...wish, facts: { age: 12, sex: null, signs: [] } };
    const path = `/api/programs/${sleep.program}/enrollments` as const;
    const answer = await world.call(child, 'POST', path, body, { 'accept-language': 'ar' });
    expect(answer.body.errors).toEqual({
      // The rule that applies, and nothing of illnesses that they do not have.
      facts: ['هذا البرنامج لمن أعمارهم 18 فأكثر.'],
      'facts.age': ['العمر 18 فأكثر'],
    });
  });

  it('takes nobody twice at once, also when pressed twice', async () => {
    const anna = await world.add(world.here);
    const answers = await Promise.all([join(anna), join(anna), join(anna)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const { status, body } = await join(anna);
    expect([status, body.message]).toEqual([409, 'You already follow this program.']);
  });

  it('may begin on a later day, at its first minute there', async () => {
    const anna = await world.add(world.here);
    const startOn = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
    const { status, body } = await join(anna, { ...wish, zone: 'UTC', startOn });
    expect(status).toBe(201);
    expect(body).toMatchObject({ status: 'waiting', tasks: [], startedAt: `${startOn}T00:00:00.000Z` });
    world.clock.skewMs = Date.parse(body.startedAt) - Date.now() + 60_000;
    await world.wake();
    const row = await enrollmentOf(body.id);
    expect(row).toMatchObject({ status: 'active', startedAt: new Date(body.startedAt), eventsCount: 1 });
    world.clock.skewMs = 0;
    const far = await join(await world.add(world.here), { ...wish, startOn: '2031-01-01' });
    expect(Object.keys(far.body.errors)).toEqual(['startOn']);
  });

  it('can be taken back before it begins', async () => {
    const anna = await world.add(world.here);
    const startOn = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
    const { body } = await join(anna, { ...wish, startOn });
    const left = await world.call(anna, 'POST', `/api/enrollments/${body.id}/withdraw`, {});
    expect(left.body.status).toBe('withdrawn');
    expect((await join(anna)).status).toBe(201);
  });

  it('remembers what one said of oneself, and knows no zone that there is not', async () => {
    const anna = await world.add(world.here);
    await join(anna, { ...wish, facts: { age: 51, sex: 'other', signs: ['insomnia'] } });
    const other = await seed();
    const { body } = await world.call(anna, 'GET', `/api/programs/${other.program}/following`);
    expect(body.joining?.facts).toEqual({ age: 51, sex: 'other', signs: ['insomnia'] });
    const nowhere = await join(anna, { ...wish, zone: 'Mars/Base' }, other.program);
    expect(Object.keys(nowhere.body.errors)).toEqual(['zone']);
  });

  it('needs the link of a private program', async () => {
    const secret = newSecret();
    const { program } = await seed({ page: { access: 'private' }, linkHash: hashSecret(secret) });
    const anna = await world.add(world.here);
    expect((await join(anna, wish, program)).status).toBe(404);
    expect((await join(anna, { ...wish, token: newSecret() }, program)).status).toBe(404);
    expect((await join(anna, { ...wish, token: secret }, program)).status).toBe(201);
  });
});

describe('settings', () => {
  it('let one travel, be seen, and say when prompts are welcome', async () => {
    const anna = await world.add(world.here, { fullName: 'Anna' });
    const { body } = await join(anna);
    const path = `/api/enrollments/${body.id}` as const;
    // Where it is never another day than where they joined.
    const settings = { zone: 'Europe/Vienna', welcome: { from: 480, to: 1_200 }, isSeen: true };
    const put = await world.call(anna, 'PUT', `${path}/settings`, settings);
    expect(put.body).toMatchObject(settings);
    expect(JSON.parse((await enrollmentOf(body.id))?.state ?? '').run.zone).toBe('Europe/Vienna');
    const bert = await world.add(world.here);
    const other = await join(bert);
    const seen = await world.call(bert, 'GET', `/api/enrollments/${other.body.id}/participants`);
    expect(seen.body.data).toMatchObject([{ full_name: 'Anna', day: 0, streak: 0, isMe: false }]);
    expect(other.body.participantsCount).toBe(1);

    expect((await world.call(anna, 'PUT', `${path}/visibility`, { isSeen: false })).status).toBe(204);
    const hidden = await world.call(bert, 'GET', `/api/enrollments/${other.body.id}/participants`);
    expect(hidden.body.data).toEqual([]);
    // Nothing else of the settings has changed.
    expect((await world.call(anna, 'GET', path)).body).toMatchObject({ ...settings, isSeen: false });
  });
});
