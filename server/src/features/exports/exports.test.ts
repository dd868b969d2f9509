import { readFileSync } from 'node:fs';
import type { Loose } from '@regimen/engine/fhir/resources.ts';
import { definitionsFrom, faultsIn } from '@regimen/engine/fhir/testing/r4-validity.ts';
import { danglingIn } from '@regimen/engine/fhir/testing/references.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { seedSession } from '../../../seed/people.ts';
import { eq } from '../../db/drizzle.ts';
import { auditEntries, users } from '../../db/schema.ts';
import { required } from '../../test-answers.ts';
import { jobsOf } from '../../test-jobs.ts';
import { unzip } from '../../test-unzip.ts';
import { type Caller, openWorld, type World } from '../../test-world.ts';
import { makers } from '../uploads/makers.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
afterEach(() => {
  world.clock.skewMs = 0;
});

const day = 86_400_000;

/** Somebody who follows another's program, with a reading and a file. */
async function follower(locale = 'en') {
  const me = await world.add(world.here, { locale, fullName: 'Mara <b>Export</b>' });
  const other = await world.add(world.here, { roles: ['expert'], fullName: 'Other Expert' });
  const cast = {
    owner: me.id as string,
    other: other.id as string,
    mark: 'zebra',
    files: world.files,
    vault: world.vault,
  };
  const names = await world.runtime.tx(world.here.id, (tx) => makers.upload(tx, cast));
  return { me, other, names };
}

const ask = (me: Caller) => world.call(me, 'POST', '/api/data-exports');
const current = async (me: Caller) => (await world.call(me, 'GET', '/api/data-exports')).body;

async function made(me: Caller) {
  const { status, body } = await ask(me);
  expect(status).toBe(201);
  const { id } = required(body);
  await jobsOf(world)['make-export']({ tenantId: world.here.id, exportId: id });
  return id;
}

async function download(me: Caller, id: string, as: Caller = me) {
  const { body } = await world.call(me, 'GET', `/api/data-exports/${id}/link`);
  const { url } = required(body);
  const bearer = as.token ? { authorization: `Bearer ${as.token}` } : {};
  return world.app.inject({
    url,
    headers: { host: world.here.host, 'x-domain': world.here.host, ...bearer },
  });
}

describe('a copy of one’s data', () => {
  it('is made in the background, told by mail, and holds a page, data, FHIR and files', async () => {
    const { me, names } = await follower();
    const id = await made(me);
    expect(await current(me)).toMatchObject({ current: { id, status: 'ready', progress: 100 } });
    const mail = world.mails.findLast(({ to }) => to === me.email);
    expect(mail?.text).toContain('/settings/privacy-security#your-data');
    expect(mail?.text).not.toContain('/api/');

    const answer = await download(me, id);
    expect(answer.headers['content-disposition']).toBe('attachment; filename="my-data.zip"');
    expect(answer.headers['cache-control']).toBe('private, no-store');
    const files = unzip(answer.rawPayload);
    const page = files.get('index.html')?.toString() ?? '';
    expect(page).toContain('Mara &lt;b&gt;Export&lt;/b&gt;');
    expect(page).toContain('Better sleep zebra');
    expect(page).toContain('<svg');
    expect(page).toContain('<span class="badge">Active</span>');
    // The page leads to all that is beside it, and to nothing else.
    const linked = [...page.matchAll(/<li><a href="([a-z][^"]+)">/g)].map(([, path]) => path);
    expect(linked.toSorted()).toEqual([...files.keys()].filter((name) => name !== 'index.html').toSorted());
    expect(page).not.toMatch(/<script|src=|https?:/);
    const json = JSON.parse(files.get('data/enrollments.json')?.toString() ?? '');
    expect(json.enrollments.map(({ id }: { id: string }) => id)).toContain(names.enrollment);
    expect(json.kpi_readings).toMatchObject([{ id: names.reading }]);
    expect(files.get('data/accounts.json')?.toString()).not.toContain('password_hash');
    expect(files.get(`files/uploads/${names.upload}`)?.toString()).toBe('a proof zebra');
    for (const [name, content] of files)
      if (name.endsWith('.json')) expect(() => JSON.parse(content.toString())).not.toThrow();
  });

  it('has FHIR that is valid by HL7’s own definitions', async () => {
    const { me } = await follower();
    const files = unzip((await download(me, await made(me))).rawPayload);
    const path = new URL('../../../../engine/src/fhir/testing/r4-definitions.txt', import.meta.url);
    const bundles = [...files].filter(([name]) => name.startsWith('fhir/'));
    expect(bundles.length).toBeGreaterThan(0);
    for (const [, content] of bundles) {
      const bundle = JSON.parse(content.toString()) as Loose;
      expect(faultsIn(bundle, definitionsFrom(readFileSync(path, 'utf8')))).toEqual([]);
      expect(danglingIn(bundle)).toEqual([]);
    }
  });

  it('speaks its person’s language, from right to left where it is read so', async () => {
    const { me } = await follower('ar');
    const page = unzip((await download(me, await made(me))).rawPayload)
      .get('index.html')
      ?.toString();
    expect(page).toContain('<html lang="ar" dir="rtl">');
    expect(page).toContain('قراءاتك');
  });

  it('names nobody else by an id, and has nothing of others', async () => {
    const { me, other } = await follower();
    const files = unzip((await download(me, await made(me))).rawPayload);
    const all = [...files.values()].join('\n');
    expect(all).not.toContain(other.email);
  });
});

describe('asking', () => {
  it('is one at a time and one a day; the new one takes the place of the old', async () => {
    const { me } = await follower();
    const { body } = await ask(me);
    expect((await ask(me)).status).toBe(409);
    await jobsOf(world)['make-export']({ tenantId: world.here.id, exportId: required(body).id });
    const again = await ask(me);
    expect([again.status, Number(again.headers['retry-after']) > 80_000]).toEqual([429, true]);
    const link = await world.call(me, 'GET', `/api/data-exports/${required(body).id}/link`);
    world.clock.skewMs = day + 1000;
    const session = await world.runtime.tx(world.here.id, (tx) =>
      seedSession(tx, me.id as string, world.clock.skewMs),
    );
    const later = { ...me, ...session };
    expect(link.status).toBe(200);
    expect(await current(later)).toEqual({ current: null, nextAt: null });
    expect((await ask(later)).status).toBe(201);
    expect((await world.call(later, 'GET', `/api/data-exports/${required(body).id}/link`)).status).toBe(404);
  });

  it('wants a proof that is young', async () => {
    const { me } = await follower();
    world.clock.skewMs = 11 * 60_000;
    expect((await ask(me)).body).toMatchObject({ code: 'step_up_needed' });
  });

  it('of one that failed may be repeated at once', async () => {
    const { me } = await follower();
    const { body } = await ask(me);
    const { id } = required(body);
    const broken = {
      ...world,
      files: { ...world.files, putStream: () => Promise.reject(new Error('full')) },
    };
    const job = { tenantId: world.here.id, exportId: id };
    await expect(jobsOf(broken as World)['make-export'](job)).rejects.toThrow('full');
    expect(await current(me)).toMatchObject({ current: { status: 'failed' }, nextAt: null });
    expect((await ask(me)).status).toBe(201);
  });
});

describe('the link', () => {
  it('is one’s own to get, good for a day, and leaves an entry in the audit', async () => {
    const { me, other } = await follower();
    const id = await made(me);
    expect((await world.call(other, 'GET', `/api/data-exports/${id}/link`)).status).toBe(404);
    expect((await download(me, id)).statusCode).toBe(200);
    expect((await download(me, id, world.guest(world.here))).statusCode).toBe(200);
    const looks = await world.runtime.read(world.here.id, (tx) =>
      tx
        .select()
        .from(auditEntries)
        .where(eq(auditEntries.personId, me.id as string)),
    );
    const whys = looks.filter(({ call }) => call === 'GET public/exports/{id}').map(({ why }) => why);
    expect(whys.sort()).toEqual(['link', 'own']);
    expect(looks.map(({ call }) => call)).toContain('make-export');
    const { body } = await world.call(me, 'GET', `/api/data-exports/${id}/link`);
    const { url } = required(body);
    expect((await world.app.inject({ url, headers: { host: world.there.host } })).statusCode).toBe(404);
    world.clock.skewMs = day + 1000;
    expect((await world.app.inject({ url, headers: { host: world.here.host } })).statusCode).toBe(404);
  });

  it('leads nowhere once its person is gone, and the file goes with the next hour', async () => {
    const { me } = await follower();
    const id = await made(me);
    const { body } = await world.call(me, 'GET', `/api/data-exports/${id}/link`);
    await world.runtime.tx(world.here.id, (tx) => tx.delete(users).where(eq(users.id, me.id as string)));
    const { url } = required(body);
    expect((await world.app.inject({ url, headers: { host: world.here.host } })).statusCode).toBe(404);
    const key = `${world.here.id}/exports/${id}.zip`;
    expect(await world.files.get(key)).not.toBeNull();
    await jobsOf(world).sweep({});
    expect(await world.files.get(key)).toBeNull();
  });
});
