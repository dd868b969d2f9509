import { locales } from '@regimen/contract/language/languages.ts';
import { graceDays } from '@regimen/contract/leaving-times.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { seedDiscussion } from '../../../seed/discussions.ts';
import { seedEnrollment } from '../../../seed/enrollments.ts';
import { demoPassword, seedSession } from '../../../seed/people.ts';
import { seedProgram } from '../../../seed/programs.ts';
import { seedProtocol } from '../../../seed/protocols.ts';
import { eq } from '../../db/drizzle.ts';
import { discussions, notifications, programs, protocolMembers, protocols, users } from '../../db/schema.ts';
import { manifestOf } from '../../feature.ts';
import { createScope } from '../../scope.ts';
import { required } from '../../test-answers.ts';
import { openBrowser } from '../../test-browser.ts';
import { jobsOf } from '../../test-jobs.ts';
import { tokenIn } from '../../test-registration.ts';
import { type Caller, openWorld, type World } from '../../test-world.ts';
import { areas } from '../all.ts';
import { addressLetter } from '../notifications/send-mails.ts';
import { leavingTexts } from './leaving-texts.ts';
import { keyOf, spokenOf } from './what-goes.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
afterEach(() => {
  world.clock.skewMs = 0;
});

const afterGrace = (graceDays + 0.1) * 86_400_000;
const idOf = (caller: Caller) => caller.id as string;
const leave = (me: Caller) => world.call(me, 'POST', '/api/account-deletion');

/** The same person, signed in anew. */
async function again(me: Caller): Promise<Caller> {
  const session = await world.runtime.tx(world.here.id, (tx) =>
    seedSession(tx, idOf(me), world.clock.skewMs),
  );
  return { ...me, ...session };
}

/** The hour comes, and the worker takes up whatever it left for this person. */
async function passHour(me: Caller): Promise<void> {
  await jobsOf(world).sweep({});
  const { rows } = await world.runtime.read(world.here.id, (tx) =>
    tx.$client.query(`SELECT data FROM pgboss.job WHERE name = 'erase-account' AND data->>'userId' = $1`, [
      me.id,
    ]),
  );
  for (const { data } of rows) await jobsOf(world)['erase-account'](data);
}

async function erase(me: Caller): Promise<void> {
  expect((await leave(me)).status).toBe(201);
  world.clock.skewMs = afterGrace;
  await passHour(me);
  world.clock.skewMs = 0;
}

const findAccount = (id: string) =>
  world.runtime.read(world.here.id, async (tx) => (await tx.select().from(users).where(eq(users.id, id)))[0]);

describe('leaving', () => {
  it('hides one’s page from everybody else at once, and coming back shows it again', async () => {
    const me = await world.add(world.here, { roles: ['expert'] });
    const other = await world.add(world.here);
    const { body } = await world.call(me, 'GET', '/api/my-profile');
    const path = `/api/creators/${body.username}` as const;
    await world.runtime.tx(world.here.id, (tx) => seedProgram(tx, idOf(me)));
    const listed = async () =>
      (await world.call(other, 'GET', '/api/creators')).body.data.some(({ id }) => id === me.id);
    expect(await listed()).toBe(true);
    await leave(me);
    const back = await again(me);
    const seen = async () =>
      Promise.all(
        [other, world.guest(world.here), back].map(
          async (caller) => (await world.call(caller, 'GET', path)).status,
        ),
      );
    expect(await seen()).toEqual([404, 404, 200]);
    expect(await listed()).toBe(false);
    expect((await world.call(back, 'DELETE', '/api/account-deletion')).status).toBe(204);
    expect(await seen()).toEqual([200, 200, 200]);
    expect(await listed()).toBe(true);
  });

  it('signs out everywhere, and signing in shows until when one can come back', async () => {
    const me = await world.add(world.here);
    const elsewhere = await again(me);
    const { body } = await leave(me);
    const { eraseAt } = required(body);
    expect(Date.parse(eraseAt) - Date.now()).toBeGreaterThan((graceDays - 0.1) * 86_400_000);
    for (const browser of [me, elsewhere])
      expect((await world.call(browser, 'GET', '/api/user/get-data')).status).toBe(401);
    const back = await again(me);
    expect((await world.call(back, 'GET', '/api/user/get-data')).body).toMatchObject({ eraseAt });
    expect((await world.call(back, 'DELETE', '/api/account-deletion')).status).toBe(204);
    expect((await world.call(back, 'GET', '/api/user/get-data')).body).toMatchObject({ eraseAt: null });
    world.clock.skewMs = afterGrace;
    await passHour(me);
    // Not even one that was left before they came back.
    await jobsOf(world)['erase-account']({ tenantId: world.here.id, userId: idOf(me) });
    expect(await findAccount(idOf(me))).toBeDefined();
  });

  it('is taken back by the link in the mail, once, by whoever reads it', async () => {
    const me = await world.add(world.here);
    await leave(me);
    await jobsOf(world)['send-deletion-asked']({ tenantId: world.here.id, userId: idOf(me) });
    const mail = world.mails.findLast(({ to }) => to === me.email);
    const undo = () =>
      world.call(world.guest(world.here), 'POST', '/api/account-deletion/undo', {
        token: tokenIn(required(mail)),
      });
    expect([(await undo()).status, (await undo()).status]).toEqual([204, 422]);
    expect((await world.call(await again(me), 'GET', '/api/account-deletion')).body).toMatchObject({
      eraseAt: null,
    });
  });

  it('wants a proof that is young', async () => {
    const me = await world.add(world.here);
    world.clock.skewMs = 11 * 60_000;
    expect((await leave(me)).body).toMatchObject({ code: 'step_up_needed' });
  });

  it('ends reminders and summaries, but no news', async () => {
    const me = await world.add(world.here);
    await leave(me);
    const tenant = required(await world.tenants.byId(world.here.id));
    const scope = createScope(world.scope, { tenant, actor: null, locale: 'en' }, Date.now());
    expect(await addressLetter(scope, idOf(me), 'reminders')).toBeUndefined();
    expect(await addressLetter(scope, idOf(me), 'summary')).toBeUndefined();
    expect(await addressLetter(scope, idOf(me), 'news')).toMatchObject({ email: me.email });
  });

  it('erases nobody before the day', async () => {
    const me = await world.add(world.here);
    await leave(me);
    world.clock.skewMs = (graceDays - 0.1) * 86_400_000;
    await passHour(me);
    await jobsOf(world)['erase-account']({ tenantId: world.here.id, userId: idOf(me) });
    expect(await findAccount(idOf(me))).toBeDefined();
  });
});

describe('an erased account', () => {
  it('is gone, is told a last time, and its address is free again', async () => {
    const me = await world.add(world.here, { email: 'leaver@example.test' });
    await erase(me);
    expect(await findAccount(idOf(me))).toBeUndefined();
    expect(world.mails.findLast(({ to }) => to === me.email)?.subject).toMatch(/deleted/);
    expect((await world.add(world.here, { email: 'leaver@example.test' })).id).toBeDefined();
  });

  it('leaves what others answered to under a pseudonym that nothing joins to it', async () => {
    const me = await world.add(world.here, { fullName: 'Very Particular' });
    const id = await world.runtime.tx(world.here.id, (tx) => seedDiscussion(tx, { authorId: idOf(me) }));
    await erase(me);
    const [row] = await world.runtime.read(world.here.id, (tx) =>
      tx.select().from(discussions).where(eq(discussions.id, id)),
    );
    expect(row?.authorId).not.toBe(me.id);
    const author = await findAccount(required(row).authorId);
    expect(author).toMatchObject({
      fullName: 'Former member',
      email: null,
      isPseudonym: true,
      roles: ['user'],
    });
    // A month without a visit is nothing to somebody who never comes.
    world.clock.skewMs = 60 * 86_400_000;
    await jobsOf(world).sweep({});
    expect(await findAccount(required(row).authorId)).toBeDefined();
  });
});

describe('an expert who leaves', () => {
  it('keeps nobody from finishing: programs that are followed stay, closed, and their followers are told', async () => {
    const me = await world.add(world.here, { roles: ['expert'] });
    const follower = await world.add(world.here);
    const { followed, empty } = await world.runtime.tx(world.here.id, async (tx) => {
      const { protocol } = await seedProtocol(tx, idOf(me), { mark: '' });
      const followed = await seedProgram(tx, idOf(me), { title: 'Followed', protocolId: protocol });
      await seedEnrollment(tx, idOf(follower), followed);
      return { followed, empty: await seedProgram(tx, idOf(me), { title: 'Empty' }) };
    });
    expect((await world.call(me, 'GET', '/api/account-deletion')).body).toMatchObject({
      programs: 1,
      followers: 1,
    });
    await erase(me);
    const rows = await world.runtime.read(world.here.id, async (tx) => ({
      followed: await tx.select().from(programs).where(eq(programs.id, followed.program)),
      empty: await tx.select().from(programs).where(eq(programs.id, empty.program)),
      news: await tx
        .select()
        .from(notifications)
        .where(eq(notifications.userId, idOf(follower))),
    }));
    expect(rows.empty).toEqual([]);
    expect(rows.followed[0]?.archivedAt).not.toBeNull();
    expect(rows.news.filter(({ kind }) => kind === 'unattended')).toMatchObject([
      { data: { program: 'Followed' } },
    ]);
    const page = await world.call(await again(follower), 'GET', '/api/enrollments');
    expect(page.body).toMatchObject({ data: [{ program: { id: followed.program } }] });
  });

  it('leaves a team its protocol', async () => {
    const me = await world.add(world.here, { roles: ['expert'] });
    const colleague = await world.add(world.here, { roles: ['expert'] });
    const { protocol, alone } = await world.runtime.tx(world.here.id, async (tx) => {
      const { protocol } = await seedProtocol(tx, idOf(me), { mark: '' });
      const { protocol: alone } = await seedProtocol(tx, idOf(me), { mark: '' });
      await tx.insert(protocolMembers).values({
        tenantId: tx.tenantId,
        protocolId: protocol,
        userId: idOf(colleague),
        permission: 'edit',
        since: new Date(),
      });
      return { protocol, alone };
    });
    await erase(me);
    const left = await world.runtime.read(world.here.id, (tx) => tx.select().from(protocols));
    expect(left.map(({ id }) => id)).toContain(protocol);
    expect(left.map(({ id }) => id)).not.toContain(alone);
    expect((await world.call(await again(colleague), 'GET', `/api/protocols/${protocol}`)).status).toBe(200);
  });
});

it('the page has words for every table with a person, in every language', () => {
  const wanted = Object.entries(manifestOf(areas).areas).flatMap(([area, tables]) =>
    spokenOf(tables).map(([name, table]) => keyOf(area, name, table)),
  );
  for (const locale of locales)
    expect([locale, Object.keys(leavingTexts[locale])]).toEqual([locale, expect.arrayContaining(wanted)]);
});

it('a wish to leave that wants a proof first signs nobody out', async () => {
  const me = await world.add(world.here);
  const browser = openBrowser(world);
  await browser.post('auth/login', { email: me.email, password: demoPassword });
  world.clock.skewMs = 11 * 60_000;
  const refused = await browser.post('account-deletion');
  expect(refused.status).toBe(403);
  expect(String(refused.headers['set-cookie'])).not.toContain('regimen_session=;');
  expect((await browser.get('auth/step-up')).status).toBe(200);
});
