import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedAdminPasskey } from '../../../seed/admins.ts';
import { demoPassword } from '../../../seed/people.ts';
import { type Caller, openWorld, type World } from '../../test-world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ works: true });
});
afterAll(() => world.close());

const reason = 'They look after another site now.';
const list = async (owner: Caller) => (await world.call(owner, 'GET', '/api/dashboard/admins')).body.data;
const find = async (owner: Caller, { id }: Pick<Caller, 'id'>) =>
  (await list(owner)).find((admin) => admin.id === id);
type Act = 'suspend' | 'lift' | 'sign-out' | 'invite';
const act = (owner: Caller, { id }: Pick<Caller, 'id'>, what: Act) =>
  world.call(owner, 'POST', `/api/dashboard/admins/${id}/${what}` as const, { reason });
const setRole = (owner: Caller, { id }: Pick<Caller, 'id'>, role: string) =>
  world.call(owner, 'PUT', `/api/dashboard/admins/${id}/role` as const, { role, reason });
const me = async (admin: Caller) => (await world.call(admin, 'GET', '/api/dashboard/me')).status;
const login = (email: string, password: string) =>
  world.call(world.guest(world.here), 'POST', '/api/dashboard/login', { email, password });

async function tokenSentTo(email: string, nth = 1): Promise<string> {
  const sent = () => world.mails.filter(({ to }) => to === email);
  await expect.poll(() => sent().length).toBe(nth);
  return /token=([\w-]{43})/.exec(sent().at(-1)?.text ?? '')?.[1] ?? '';
}
const setPassword = (token: string) =>
  world.call(world.guest(world.here), 'POST', '/api/dashboard/password', {
    token,
    password: 'seven slow herons',
  });

it('invites somebody by a link that works once, and lists them as they come along', async () => {
  const owner = await world.addAdmin(world.here);
  const invite = { email: 'grace@admins.test', full_name: 'Grace Hopper', role: 'support' };
  const made = await world.call(owner, 'POST', '/api/dashboard/admins', invite);
  expect(made.status).toBe(201);
  expect(made.body).toMatchObject({ state: 'invited', role: 'support', lastSeenAt: null });
  const again = await world.call(owner, 'POST', '/api/dashboard/admins', invite);
  expect(again.status).toBe(422);
  const token = await tokenSentTo(invite.email);
  expect(await find(owner, made.body)).toMatchObject({ invitedUntil: expect.any(String) });
  expect((await setPassword(token)).body).toEqual({ email: invite.email });
  expect((await setPassword(token)).status).toBe(422);
  expect((await login(invite.email, 'seven slow herons')).body.next).toBe('set-up');
  expect(await find(owner, made.body)).toMatchObject({ state: 'active', invitedUntil: null });
  const actions = await world.call(owner, 'GET', '/api/dashboard/actions');
  expect(actions.body.data[0]).toMatchObject({
    action: 'POST dashboard/admins',
    about: { full_name: 'Grace Hopper' },
    role: 'support',
  });
});

it('takes a role away from a session that is open, at once', async () => {
  const owner = await world.addAdmin(world.here);
  const support = await world.addAdmin(world.here, 'support');
  const people = () => world.call(support, 'GET', '/api/dashboard/people');
  expect((await people()).status).toBe(200);
  expect((await setRole(owner, support, 'finance')).body).toMatchObject({ role: 'finance' });
  expect((await people()).status).toBe(403);
  const actions = await world.call(owner, 'GET', '/api/dashboard/actions');
  expect(actions.body.data[0]).toMatchObject({ about: { id: support.id }, role: 'finance', reason });
});

it('suspends, lifts and signs out, at once', async () => {
  const owner = await world.addAdmin(world.here);
  const auditor = await world.addAdmin(world.here, 'auditor');
  await act(owner, auditor, 'suspend');
  expect(await me(auditor)).toBe(401);
  expect((await act(owner, auditor, 'suspend')).status).toBe(409);
  expect((await login(auditor.email as string, demoPassword)).status).toBe(422);
  expect((await act(owner, auditor, 'lift')).body).toMatchObject({ state: 'active', sessions: 0 });
  expect((await login(auditor.email as string, demoPassword)).status).toBe(200);
  const moderator = await world.addAdmin(world.here, 'moderator');
  expect((await act(owner, moderator, 'sign-out')).body).toMatchObject({ state: 'active', sessions: 0 });
  expect(await me(moderator)).toBe(401);
});

it('lets somebody who lost everything begin anew', async () => {
  const owner = await world.addAdmin(world.here);
  const lost = await world.addAdmin(world.here, 'support');
  await world.runtime.tx(world.here.id, (tx) => seedAdminPasskey(tx, lost.id as string));
  expect(await find(owner, lost)).toMatchObject({ secondFactor: { app: false, passkeys: 1 } });
  expect((await act(owner, lost, 'invite')).body).toMatchObject({
    state: 'invited',
    secondFactor: { passkeys: 0 },
  });
  expect(await me(lost)).toBe(401);
  expect((await login(lost.email as string, demoPassword)).status).toBe(422);
  const token = await tokenSentTo(lost.email as string);
  expect((await setPassword(token)).status).toBe(200);
});

it('keeps the last owner who can come in, whoever takes the role from whom at once', async () => {
  const only = await world.addAdmin(world.there);
  const away = { tenant: world.there };
  const other = await world.addAdmin(world.there, 'support');
  expect((await list(only)).find(({ id }) => id === only.id)).toMatchObject({
    isLastOwner: true,
    isSelf: true,
  });
  expect((await setRole(only, only, 'support')).status).toBe(409);
  expect((await act(only, only, 'suspend')).status).toBe(409);
  // One who never came counts for none, and neither does one who is suspended.
  const invited = { email: 'new@owners.test', full_name: 'New Owner', role: 'owner' };
  await world.call({ ...only, ...away }, 'POST', '/api/dashboard/admins', invited);
  expect((await setRole(only, only, 'support')).status).toBe(409);
  await setRole(only, other, 'owner');
  await act(only, other, 'suspend');
  expect((await setRole(only, only, 'support')).status).toBe(409);
  await act(only, other, 'lift');
  const second = await world.addAdmin(world.there);
  await setRole(only, other, 'support');
  const both = await Promise.all([setRole(only, second, 'auditor'), setRole(second, only, 'auditor')]);
  expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
  const left = both[0]?.status === 200 ? only : second;
  expect((await list(left)).filter(({ role, state }) => role === 'owner' && state === 'active')).toHaveLength(
    1,
  );
});

it('is for owners alone, and wants a fresh proof', async () => {
  const support = await world.addAdmin(world.here, 'support');
  expect((await world.call(support, 'GET', '/api/dashboard/admins')).status).toBe(403);
  const owner = await world.addAdmin(world.here);
  world.clock.skewMs = 11 * 60_000;
  const stale = await setRole(owner, support, 'auditor');
  world.clock.skewMs = 0;
  expect(stale.status).toBe(403);
});
