import type { AccountState } from '@regimen/contract/account.ts';
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
const otherState = (call: Call) =>
  states.find((state) => state !== 'guest' && !call.access.states.includes(state));

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
    lose: (world, caller) => world.call(caller, 'POST', '/api/auth/logout'),
  },
  {
    name: 'was erased',
    standing: 'owner',
    refusal: (call) => (needsSomebody(call) ? 401 : null),
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
    refusal: (call) => (needsSomebody(call) && otherState(call) ? 403 : null),
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
    name: 'lost the seat',
    standing: 'member',
    refusal: (call) => (seatFor(call) ? 404 : null),
    lose: (world, { id }) => change(world, 'DELETE FROM protocol_members WHERE user_id = $1', [id]),
  },
  {
    name: 'lost the ownership',
    standing: 'owner',
    refusal: ({ access: { object } }) => (object && object.whose !== 'anyone' ? 404 : null),
    lose: handAllOver,
  },
  {
    name: 'took the device’s token back',
    standing: 'device',
    refusal: ({ access }) => (access.token ? 401 : null),
    lose: (world, { id }) => change(world, 'DELETE FROM personal_tokens WHERE user_id = $1', [id]),
  },
];

/** Whatever is somebody's, wherever it says so, becomes another's; so do the invitations to their address. */
async function handAllOver(world: World, { id, tenant }: Caller): Promise<void> {
  const { id: heir } = await world.add(tenant);
  await world.runtime.tx(tenant.id, async ({ $client }) => {
    const { rows } = await $client.query<{ place: string; held: string }>(
      `SELECT conrelid::regclass::text AS place, attname AS held
         FROM pg_constraint JOIN pg_attribute ON attrelid = conrelid AND attnum = conkey[2]
        WHERE contype = 'f' AND confrelid = 'users'::regclass AND conrelid <> 'sessions'::regclass`,
    );
    for (const { place, held } of rows)
      await $client.query(`UPDATE ${place} SET ${held} = $2 WHERE ${held} = $1`, [id, heir]);
    await $client.query(`UPDATE users SET email = 'new.' || email WHERE id = $1`, [id]);
  });
}

export async function takeSeat(world: World, { protocol = '' }: Names, caller: Caller, call: Call) {
  const seat = seatFor(call);
  if (!seat) return;
  await world.runtime.tx(world.here.id, (tx) => seedMember(tx, protocol, caller.id as string, seat));
}
