import { couchTo5k } from '@regimen/engine/examples/couch-to-5k.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { seedProgram } from '../../../seed/programs.ts';
import { eq } from '../../db/drizzle.ts';
import { auditEntries, enrollments, guardianConsents } from '../../db/schema.ts';
import { type Caller, openWorld, type World } from '../../test-world.ts';

let world: World;
let program: string;
beforeAll(async () => {
  world = await openWorld({ works: true });
  const expert = await world.add(world.here, { roles: ['expert'] });
  ({ program } = await world.runtime.tx(world.here.id, (tx) =>
    // For whoever is 16 or older.
    seedProgram(tx, expert.id as string, { title: 'Run 5 km', document: couchTo5k }),
  ));
});
afterAll(() => world.close());

const somebody = (fullName = 'Tim Teen') => world.add(world.here, { fullName });
const join = (caller: Caller, age: number | null, more: object = {}) =>
  world.call(caller, 'POST', `/api/programs/${program}/enrollments` as '/api/programs/x/enrollments', {
    facts: { age, sex: null, signs: [] },
    zone: 'Europe/Berlin',
    consent: true,
    ...more,
  });
const guest = () => world.guest(world.here);
const look = (token: string) => world.call(guest(), 'POST', '/api/guardian-consents/look', { token });
const answer = (token: string, granted: boolean) =>
  world.call(guest(), 'POST', '/api/guardian-consents/answer', { token, granted });
const statusOf = async (id: string) =>
  (
    await world.runtime.read(world.here.id, (tx) =>
      tx.select().from(enrollments).where(eq(enrollments.id, id)),
    )
  )[0];
let number = 0;
const guardian = () => `parent-${++number}@example.test`;
const tokenMailedTo = (email: string) =>
  vi.waitFor(
    () => {
      const mail = world.mails.findLast(({ to }) => to === email);
      const token = /token=([\w-]{43})/.exec(mail?.text ?? '')?.[1];
      if (!token) throw new Error('not yet');
      return token;
    },
    { timeout: 20_000 },
  );

async function waiting() {
  const me = await somebody();
  const email = guardian();
  const { body } = await join(me, 16, { guardianEmail: email });
  return { me, email, id: body.id, token: await tokenMailedTo(email) };
}

describe('somebody under 18', () => {
  it('joins with the address of a guardian, and nothing starts before that person agrees', async () => {
    const me = await somebody();
    const refused = await join(me, 16);
    expect(refused.status).toBe(422);
    expect(Object.keys((refused.body as unknown as { errors: object }).errors)).toEqual(['guardianEmail']);
    expect((await join(me, 16, { guardianEmail: me.email })).status).toBe(422);
    const email = guardian();
    const { status, body } = await join(me, 16, { guardianEmail: email });
    expect(status).toBe(201);
    expect(body).toMatchObject({ status: 'waiting', tasks: [], guardian: { state: 'asked', email } });
    // Where they look first, too: the list says what it waits for.
    const { data } = (await world.call(me, 'GET', '/api/enrollments')).body;
    expect(data).toMatchObject([{ status: 'waiting', guardian: { state: 'asked', email } }]);
    // Another zone does not start it either.
    const settings = { zone: 'Asia/Riyadh', welcome: null, isSeen: false };
    await world.call(
      me,
      'PUT',
      `/api/enrollments/${body.id}/settings` as '/api/enrollments/x/settings',
      settings,
    );
    expect(await statusOf(body.id)).toMatchObject({ nextDueAt: null, state: null });
  });

  it('is one by their birthday, whatever they say', async () => {
    const me = await somebody();
    const year = new Date().getFullYear() - 16;
    const about = { full_name: 'Tim Teen', locale: 'en', units: 'metric', birthday: `${year}-01-01` };
    await world.call(me, 'PUT', '/api/my-profile', about);
    expect((await join(me, 40)).status).toBe(422);
  });

  it('is turned away where the program is not for them, before anybody is asked', async () => {
    const { body } = await join(await somebody(), 12, { guardianEmail: guardian() });
    expect(Object.keys((body as unknown as { errors: object }).errors)).toContain('facts.age');
  });

  it('is not among those who are seen before that person agrees', async () => {
    const adult = await somebody('Ann Adult');
    const { body: joined } = await join(adult, 30, { isSeen: true });
    const others = async () =>
      (await world.call(adult, 'GET', `/api/enrollments/${joined.id}` as '/api/enrollments/x')).body
        .participantsCount;
    const before = await others();
    const email = guardian();
    await join(await somebody(), 16, { guardianEmail: email, isSeen: true });
    expect(await others()).toBe(before);
    await answer(await tokenMailedTo(email), true);
    expect(await others()).toBe(before + 1);
  });

  it('reads on the program’s page for whom it is, and that a guardian is asked', async () => {
    const { body } = await world.call(guest(), 'GET', `/api/catalog/${program}` as '/api/catalog/x');
    expect(body.asks.minors).toBe(
      'Age 16 or older. If you’re under 18, a parent or guardian has to agree first.',
    );
  });

  it('of 18 asks nobody', async () => {
    expect((await join(await somebody(), 18)).body).toMatchObject({ status: 'active', guardian: null });
  });
});

describe('the guardian', () => {
  it('reads what it is about and agrees, without an account; then it starts, and the proof is kept', async () => {
    const { id, token, me } = await waiting();
    const { status, body } = await look(token);
    expect(status).toBe(200);
    expect(body).toMatchObject({ state: 'asked', person: 'Tim Teen', program: { title: 'Run 5 km' } });
    expect(JSON.stringify(body)).not.toContain('@');
    expect((await answer(token, true)).body).toMatchObject({ state: 'granted' });
    expect((await answer(token, true)).body).toMatchObject({ state: 'granted' });
    expect((await statusOf(id))?.status).toBe('active');
    const [kept] = await world.runtime.read(world.here.id, (tx) =>
      tx.select().from(guardianConsents).where(eq(guardianConsents.enrollmentId, id)),
    );
    expect(kept).toMatchObject({ state: 'granted', textVersion: expect.any(String) });
    expect(kept?.grantedAt).toBeInstanceOf(Date);
    const entries = await world.runtime.read(world.here.id, (tx) =>
      tx
        .select()
        .from(auditEntries)
        .where(eq(auditEntries.personId, me.id as string)),
    );
    expect(entries).toContainEqual(
      expect.objectContaining({ call: 'POST guardian-consents/look', why: 'link', actorId: null }),
    );
  });

  it('refuses: it ends before it began, and the person may ask anew', async () => {
    const { me, id, token } = await waiting();
    expect((await answer(token, false)).body).toMatchObject({ state: 'refused' });
    expect((await statusOf(id))?.status).toBe('withdrawn');
    expect((await answer(token, true)).status).toBe(409);
    expect((await join(me, 16, { guardianEmail: guardian() })).status).toBe(201);
  });

  it('takes a consent back by the same link, which ends the program', async () => {
    const { id, token } = await waiting();
    await answer(token, true);
    expect((await answer(token, false)).body).toMatchObject({ state: 'revoked' });
    expect((await statusOf(id))?.status).toBe('withdrawn');
    expect((await look(token)).body.state).toBe('revoked');
  });

  it('gets in writing what they said, and the minor hears of it each time', async () => {
    const { me, email, token } = await waiting();
    const bell = async () =>
      (await world.call(me, 'GET', '/api/notifications')).body.data.map(({ kind, data, link }) => [
        kind,
        data.program,
        link,
      ]);
    const written = (subject: RegExp) =>
      vi.waitFor(
        () => {
          const mail = world.mails.find((each) => each.to === email && subject.test(each.subject));
          if (!mail) throw new Error('not yet');
          return mail.text;
        },
        { timeout: 20_000 },
      );
    await answer(token, true);
    // A button pressed twice tells nobody anything twice.
    await answer(token, true);
    expect(await bell()).toContainEqual(['guardian-agreed', 'Run 5 km', `/follow-program/${program}`]);
    // It can be taken back by the link of this message too, and the first one works still.
    const own = /token=([\w-]{43})/.exec(await written(/^You agreed for Tim Teen/))?.[1] ?? '';
    expect(own).not.toBe(token);
    expect((await look(token)).body.state).toBe('granted');
    expect((await answer(own, false)).body.state).toBe('revoked');
    expect(await bell()).toContainEqual(['guardian-revoked', 'Run 5 km', `/follow-program/${program}`]);
    await written(/^You took your consent for Tim Teen back/);
    expect(world.mails.filter((each) => each.to === email)).toHaveLength(3);
  });

  it('is asked again at the same address, and every link that they got works', async () => {
    const { me, id, email, token } = await waiting();
    const path = `/api/enrollments/${id}/guardian` as '/api/enrollments/x/guardian';
    expect((await world.call(me, 'POST', path, { email })).status).toBe(204);
    const newer = await vi.waitFor(
      async () => {
        const found = await tokenMailedTo(email);
        if (found === token) throw new Error('not yet');
        return found;
      },
      { timeout: 20_000 },
    );
    expect((await answer(token, true)).body.state).toBe('granted');
    expect((await look(newer)).body.state).toBe('granted');
  });

  it('is asked at another address, and the first link is dead then', async () => {
    const { me, id, token } = await waiting();
    const other = guardian();
    const path = `/api/enrollments/${id}/guardian` as '/api/enrollments/x/guardian';
    expect((await world.call(me, 'POST', path, { email: other })).status).toBe(204);
    expect((await look(token)).status).toBe(422);
    expect((await look(await tokenMailedTo(other))).status).toBe(200);
    const stranger = await somebody();
    expect((await world.call(stranger, 'POST', path, { email: other })).status).toBe(404);
  });

  it('finds nothing to answer once the person left', async () => {
    const { me, id, token } = await waiting();
    await world.call(me, 'POST', `/api/enrollments/${id}/withdraw` as '/api/enrollments/x/withdraw', {});
    expect((await look(token)).body.state).toBe('over');
    expect((await answer(token, true)).status).toBe(409);
    expect((await look('x'.repeat(43))).status).toBe(422);
  });
});
