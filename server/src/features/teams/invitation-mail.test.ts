import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { seedProtocol } from '../../../seed/protocols.ts';
import type { Mail } from '../../providers/mail.ts';
import { createScope } from '../../scope.ts';
import { type Caller, openWorld, type TestTenant, type World } from '../../test-world.ts';
import { sendProtocolInvite } from './jobs.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ works: true });
});
afterAll(() => world.close());

async function inviteFrom(tenant: TestTenant, name: string) {
  const owner = await world.add(tenant, { fullName: 'Owner', roles: ['expert'] });
  const { protocol } = await world.runtime.tx(tenant.id, (tx) =>
    seedProtocol(tx, owner.id as string, { name }),
  );
  const invite = (email: string, permission: string) =>
    world.call(owner, 'POST', `/api/protocols/${protocol}/invites`, { email, permission });
  return { invite };
}
const mailTo = (email: string) =>
  vi.waitFor(
    () => {
      const mail = world.mails.find(({ to }) => to === email);
      if (!mail) throw new Error(`no mail to ${email}`);
      return mail;
    },
    { timeout: 15_000, interval: 25 },
  );

describe('the invitation by mail', () => {
  it('says who invites, to what, and what one may do there, in the invited person’s language', async () => {
    const { invite } = await inviteFrom(world.here, 'Sleep well');
    const reader: Caller = await world.add(world.here, { locale: 'ar' });
    await invite(reader.email as string, 'edit');
    const mail = await mailTo(reader.email as string);
    expect(mail.subject).toBe('دعوة من Owner إلى العمل على «Sleep well»');
    expect(mail.html).toContain('<html lang="ar" dir="rtl">');
    expect(mail.text).toContain('الاطلاع عليه والتعليق على خطواته وتعديله.');
    expect(mail.text).toMatch(/https?:\/\/here\.test(:\d+)?\/home/);
  });

  it('is in the site’s language for somebody without an account', async () => {
    const english = await inviteFrom(world.here, 'Sleep\nwell');
    await english.invite('new.here@example.test', 'view');
    const mail = await mailTo('new.here@example.test');
    expect(mail.subject).toBe('Owner invited you to work on “Sleep well”');
    expect(mail.text).toContain('you can view it.');
    const arabic = await inviteFrom(world.there, 'نوم أفضل');
    await arabic.invite('new.there@example.test', 'publish');
    expect((await mailTo('new.there@example.test')).text).toContain('وتعديله ونشره');
  });

  it('leaves no address with the job', async () => {
    const { invite } = await inviteFrom(world.here, 'Sleep well');
    await invite('private.person@example.test', 'view');
    const { rows } = await world.owner.global.query(
      `SELECT data::text AS data FROM pgboss.job WHERE name = 'send-protocol-invite'`,
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toMatch(/@|private/);
  });

  it('is not sent for an invite that was taken back', async () => {
    const tenant = await world.tenants.byId(world.here.id);
    if (!tenant) throw new Error('no tenant');
    const parts = {
      database: world.runtime,
      bus: world.bus,
      send: async () => undefined,
      sendAll: async () => undefined,
    };
    const scope = createScope(parts, { tenant, actor: null, locale: 'en' }, Date.now());
    const sent: Mail[] = [];
    await sendProtocolInvite(scope, crypto.randomUUID(), { send: async (mail) => void sent.push(mail) });
    expect(sent).toEqual([]);
  });
});
