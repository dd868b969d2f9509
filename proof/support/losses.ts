import type { AccountState } from '@regimen/contract/account.ts';
import { type AdminRole, adminRoles } from '@regimen/contract/admin-roles.ts';
import type { Call } from '@regimen/contract/call.ts';
import type { Permission } from '@regimen/contract/permissions.ts';
import { seedMember } from '../../server/seed/protocols.ts';
import type { Caller, World } from '../../server/src/test-world.ts';
import type { Names } from './sweep.ts';

/** Something that somebody can lose between the head of a request and its body. */
export interface Loss {
  name: string;
  /** What the call has to answer afterwards; `null` where it cannot be lost. */
  refusal(call: Call): number | null;
  /** Who the caller is to the object before. */
  standing: 'owner' | 'member' | 'device';
  lose(world: World, caller: Caller, names: Names, call: Call): Promise<unknown>;
}

const states: AccountState[] = ['guest', 'temporary', 'unverified', 'registered'];
export const stateFor = (call: Call): AccountState => call.access.states.at(-1) ?? 'registered';
const needsSomebody = (call: Call): boolean => stateFor(call) !== 'guest';
const isOfPeople = (call: Call): boolean => needsSomebody(call) && !call.access.admin;
const otherState = (call: Call) =>
  states.find((state) => state !== 'guest' && !call.access.states.includes(state));

const otherRole = (roles: readonly AdminRole[]) => adminRoles.find((role) => !roles.includes(role));

/** The least that a member must have, where the owner is not the only one. */
export function seatFor({ access: { object } }: Call): Permission | null {
  return object?.whose === 'team' && object.needs !== 'owner' ? object.needs : null;
}

const change = (world: World, text: string, values: unknown[]) =>
  world.runtime.tx(world.here.id, (tx) => tx.$client.query(text, values));

export const losses: Loss[] = [
  {
    name: 'signed out',
    standing: 'owner',
    refusal: (call) => (needsSomebody(call) ? 401 : null),
    lose: (world, caller) =>
      world.call(caller, 'POST', caller.admin ? '/api/dashboard/logout' : '/api/auth/logout'),
  },
  {
    name: 'was suspended at the dashboard',
    standing: 'owner',
    refusal: ({ access }) => (access.admin ? 401 : null),
    lose: (world, { id }) => change(world, 'UPDATE admins SET suspended_at = now() WHERE id = $1', [id]),
  },
  {
    name: 'lost the role at the dashboard',
    standing: 'owner',
    refusal: ({ access }) => (access.admin && otherRole(access.admin) ? 403 : null),
    lose: (world, { id }, _names, { access }) =>
      change(world, 'UPDATE admins SET role = $2 WHERE id = $1', [id, otherRole(access.admin ?? [])]),
  },
  {
    name: 'was suspended',
    standing: 'owner',
    refusal: (call) => (isOfPeople(call) ? 401 : null),
    lose: (world, { id }) => change(world, 'UPDATE users SET suspended_at = now() WHERE id = $1', [id]),
  },
  {
    name: 'was erased',
    standing: 'owner',
    refusal: (call) => (isOfPeople(call) ? 401 : null),
    lose: async (world, caller) => {
      await handAllOver(world, caller);
      await change(world, 'DELETE FROM users WHERE id = $1', [caller.id]);
    },
  },
  {
    name: 'lost the role',
    standing: 'owner',
    refusal: ({ access }) => (access.role === 'expert' ? 403 : null),
    lose: (world, { id }) => change(world, `UPDATE users SET roles = '{user}' WHERE id = $1`, [id]),
  },
  {
    name: 'came to another state',
    standing: 'owner',
    refusal: (call) => (isOfPeople(call) && otherState(call) ? 403 : null),
    lose: (world, { id }, _names, call) => {
      const state = otherState(call);
      return change(
        world,
        `UPDATE users SET is_temporary = $2, email_verified_at = $3,
                email = coalesce(email, id || '@example.test'), password_hash = coalesce(password_hash, '')
          WHERE id = $1`,
        [id, state === 'temporary', state === 'registered' ? new Date() : null],
      );
    },
  },
  {
    name: 'proved who they are too long ago',
    standing: 'owner',
    refusal: ({ stepUp }) => (stepUp ? 403 : null),
    lose: (world, { id, admin }) => {
      const [table, whose] = admin ? ['admin_sessions', 'admin_id'] : ['sessions', 'user_id'];
      const longAgo = `proved_at = now() - interval '11 minutes'`;
      return change(world, `UPDATE ${table} SET ${longAgo} WHERE ${whose} = $1`, [id]);
    },
  },
  {
    name: 'lost the seat',
    standing: 'member',
    refusal: (call) => (seatFor(call) ? 404 : null),
    lose: (world, { id }) => change(world, 'DELETE FROM protocol_members WHERE user_id = $1', [id]),
  },
  {
    name: 'lost the ownership',
    standing: 'owner',
    refusal: ({ access: { object } }) => (object && object.whose !== 'anyone' ? 404 : null),
    lose: (world, caller, names) =>
      caller.admin ? handAccessOver(world, caller) : handAllOver(world, caller, names),
  },
  {
    name: 'is no longer connected with the person',
    standing: 'owner',
    refusal: ({ access: { object } }) => (object?.kind === 'run' || object?.kind === 'followUp' ? 404 : null),
    lose: (world) => change(world, 'UPDATE enrollments SET access_ended_at = now()', []),
  },
  {
    name: 'had the appointment called off',
    standing: 'owner',
    refusal: ({ access: { object } }) => (object?.kind === 'hostedBooking' ? 404 : null),
    lose: (world) => change(world, `UPDATE bookings SET state = 'cancelled'`, []),
  },
  {
    name: 'had the appointment over a month ago',
    standing: 'owner',
    refusal: ({ access: { object } }) => (object?.kind === 'hostedBooking' ? 404 : null),
    lose: (world) =>
      change(
        world,
        `UPDATE sessions_booked SET from_at = now() - interval '31 days', until_at = now() - interval '30.5 days'`,
        [],
      ),
  },
  {
    name: 'took the device’s token back',
    standing: 'device',
    refusal: ({ access }) => (access.tokens ? 401 : null),
    lose: (world, { id }) => change(world, 'DELETE FROM personal_tokens WHERE user_id = $1', [id]),
  },
];

/** Whatever is somebody's, wherever it says so, becomes another's; so do the invitations to their address. */
async function handAllOver(world: World, { id, tenant }: Caller, names: Names = {}): Promise<void> {
  const { id: heir } = await world.add(tenant);
  await world.runtime.tx(tenant.id, async ({ $client }) => {
    const { rows } = await $client.query<{ place: string; held: string }>(
      `SELECT conrelid::regclass::text AS place, attname AS held
         FROM pg_constraint JOIN pg_attribute ON attrelid = conrelid AND attnum = conkey[2]
        WHERE contype = 'f' AND confrelid = 'users'::regclass AND conrelid <> 'sessions'::regclass`,
    );
    for (const { place, held } of rows)
      await $client.query(`UPDATE ${place} SET ${held} = $2 WHERE ${held} = $1`, [id, heir]);
    // Not the one they call with: that would be signing out.
    if (names.session)
      await $client.query('UPDATE sessions SET user_id = $2 WHERE id = $1', [names.session, heir]);
    await $client.query(`UPDATE users SET email = 'new.' || email WHERE id = $1`, [id]);
  });
}

async function handAccessOver(world: World, { id, tenant }: Caller): Promise<void> {
  const { id: heir } = await world.addAdmin(tenant);
  for (const table of ['emergency_accesses', 'admin_passkeys'])
    await change(world, `UPDATE ${table} SET admin_id = $2 WHERE admin_id = $1`, [id, heir]);
}

export async function takeSeat(world: World, { protocol = '' }: Names, caller: Caller, call: Call) {
  const seat = seatFor(call);
  if (!seat) return;
  await world.runtime.tx(world.here.id, (tx) => seedMember(tx, protocol, caller.id as string, seat));
}

/** The same person by a personal token that opens the call. */
export async function deviceOf(world: World, person: Caller, { access: { tokens } }: Call): Promise<Caller> {
  const body = { name: 'My scale', purpose: tokens?.[0] };
  const made = await world.call(person, 'POST', '/api/tokens', body);
  return { ...person, token: made.body.secret };
}
