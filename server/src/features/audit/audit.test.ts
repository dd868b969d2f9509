import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedEnrollment } from '../../../seed/enrollments.ts';
import { seedAlert } from '../../../seed/follow-ups.ts';
import { seedProgram } from '../../../seed/programs.ts';
import { seedMember, seedProtocol } from '../../../seed/protocols.ts';
import { auditEntries } from '../../db/audit-schema.ts';
import { eq } from '../../db/drizzle.ts';
import { type Caller, openWorld, type World } from '../../test-world.ts';
import { rootsIn } from './roots.ts';
import { sealAudit, sealGathered } from './seal.ts';
import { verifyAudit } from './verify.ts';

let world: World;
let expert: Caller;
let colleague: Caller;
let follower: Caller;
let enrollment: string;
let alert: string;
let programId: string;

beforeAll(async () => {
  world = await openWorld();
  expert = await world.add(world.here, { roles: ['physician'], fullName: 'Dr Ito' });
  colleague = await world.add(world.here, { roles: ['nurse'], fullName: 'Nurse Kay' });
  follower = await world.add(world.here, { fullName: 'Finn' });
  await world.runtime.tx(world.here.id, async (tx) => {
    const { protocol: protocolId } = await seedProtocol(tx, expert.id as string);
    await seedMember(tx, protocolId, colleague.id as string, 'edit');
    const program = await seedProgram(tx, expert.id as string, { protocolId });
    programId = program.program;
    const seeded = await seedEnrollment(tx, follower.id as string, program);
    enrollment = seeded.enrollment;
    const about = { program: program.program, enrollment, follower: follower.id as string };
    alert = await seedAlert(tx, about, new Date());
  });
});
afterAll(() => world.close());

const ask = (caller: Caller, path: string, requestId: string) =>
  world.call(caller, 'GET', path as '/api/health-looks', undefined, { 'x-request-id': requestId });
const entriesOf = (requestId: string) =>
  world.runtime.read(world.here.id, (tx) =>
    tx.select().from(auditEntries).where(eq(auditEntries.requestId, requestId)),
  );

describe('a call about health', () => {
  it('leaves one entry about whoever looks at their own', async () => {
    await ask(follower, '/api/tasks', 'own-look-1');
    expect(await entriesOf('own-look-1')).toMatchObject([
      { actorId: follower.id, personId: follower.id, why: 'own', role: 'user', call: 'GET tasks' },
    ]);
  });

  it('says by whom and why somebody was looked at: the expert they follow, or one of the team', async () => {
    await ask(expert, '/api/follow-ups', 'queue-look-1');
    await ask(colleague, `/api/follow-ups/${alert}`, 'case-look-1');
    expect(await entriesOf('queue-look-1')).toMatchObject([
      { actorId: expert.id, personId: follower.id, why: 'expert', role: 'physician' },
    ]);
    expect(await entriesOf('case-look-1')).toMatchObject([
      { actorId: colleague.id, personId: follower.id, why: 'team', call: 'GET follow-ups/{id}' },
    ]);
  });

  it('leaves none where it was refused', async () => {
    const stranger = await world.add(world.here, { roles: ['physician'] });
    expect((await ask(stranger, `/api/history/runs/${enrollment}`, 'refused-1')).status).toBe(404);
    expect(await entriesOf('refused-1')).toEqual([]);
  });

  it('is shown to the person it was about, and to nobody else', async () => {
    const { body } = await world.call(follower, 'GET', '/api/health-looks');
    expect(body.data.map(({ who, why, what }) => [who?.full_name, why, what])).toEqual([
      ['Nurse Kay', 'team', 'case'],
      ['Dr Ito', 'expert', 'queue'],
    ]);
    // A follow-up is of one program; a queue is of all that somebody works on.
    const title = expect.stringMatching(/./);
    expect(body.data.map(({ program }) => program)).toEqual([{ id: programId, title }, null]);
    expect((await world.call(expert, 'GET', '/api/health-looks')).body.data).toEqual([]);
  });

  it('goes on page by page', async () => {
    const first = await world.call(follower, 'GET', '/api/health-looks?per_page=1');
    const next = await world.call(follower, 'GET', first.body.links.next as '/api/health-looks');
    expect([first, next].map(({ body }) => body.data[0]?.who?.full_name)).toEqual(['Nurse Kay', 'Dr Ito']);
    expect(next.body.links.next).toBeNull();
  });
});

describe('the chain', () => {
  const tampering = (sql: string) =>
    world.owner.tx(world.here.id, async (tx) => {
      await tx.$client.query('ALTER TABLE audit_entries DISABLE TRIGGER keep_audit');
      await tx.$client.query(sql);
    });
  const verify = async () => {
    const roots = await rootsIn(world.files).list(world.here.id);
    return world.runtime.read(world.here.id, (tx) => verifyAudit(tx, roots));
  };
  const sealing = () => ({ database: world.runtime, roots: rootsIn(world.files), now: Date.now });
  const seal = () => sealAudit(sealing());

  it('holds whatever has come, and goes on where it ended', async () => {
    expect(await seal()).toBeGreaterThanOrEqual(3);
    const { entries } = await verify();
    await ask(follower, '/api/recap', 'sealed-later');
    expect(await seal()).toBe(1);
    expect(await verify()).toEqual({ entries: entries + 1, fault: null });
    expect(await seal()).toBe(0);
  });

  it('lets a handful wait for more, and has sealed it all the same', async () => {
    await ask(follower, '/api/recap', 'sealed-with-others');
    expect(await sealGathered(sealing())).toBe(0);
    expect(await seal()).toBe(0);
  });

  it('lets nobody at work change or remove an entry', async () => {
    const change = (sql: string) => world.runtime.tx(world.here.id, (tx) => tx.$client.query(sql));
    await expect(change(`UPDATE audit_entries SET why = 'own'`)).rejects.toThrow(/stays as it is/);
    await expect(change('DELETE FROM audit_entries')).rejects.toThrow(/stays as it is/);
  });

  it('shows what the owner of the database changed, and a chain written anew by what is kept outside', async () => {
    await tampering(`UPDATE audit_entries SET person_id = actor_id WHERE number = 2`);
    expect(await verify()).toMatchObject({ fault: '2: changed' });
    await tampering('DELETE FROM audit_entries');
    await tampering('DELETE FROM audit_chains');
    const { fault } = await verify();
    expect(fault).toMatch(/^1 to \d+: missing$/);
  });
});
