import type { AccountState } from '@regimen/contract/account.ts';
import { type AdminRole, adminRoles } from '@regimen/contract/admin-roles.ts';
import { type Call, type ObjectKind, statusOf } from '@regimen/contract/call.ts';
import { allows, type Permission, permissions } from '@regimen/contract/permissions.ts';
import { isExpert, type RoleName } from '@regimen/contract/roles.ts';
import { seedMember } from '../../server/seed/protocols.ts';
import { eq } from '../../server/src/db/drizzle.ts';
import { protocols } from '../../server/src/db/schema.ts';
import type { Caller, World } from '../../server/src/test-world.ts';
import { allCalls, makeFor, type Names, objectFor } from './sweep.ts';

// Every role and account state × every call × own, another's, another tenant's, and shared with each permission.
// What each cell must answer follows from the contract alone; a call added to it is swept without being named here.

interface Kind {
  state: AccountState;
  roles: RoleName[];
  /** At the dashboard; the state is a guest's then. */
  admin?: AdminRole;
}

const callers: Kind[] = [
  { state: 'guest', roles: [] },
  { state: 'temporary', roles: ['user'] },
  { state: 'unverified', roles: ['user'] },
  { state: 'unverified', roles: ['physician'] },
  { state: 'registered', roles: ['user'] },
  { state: 'registered', roles: ['patient'] },
  { state: 'registered', roles: ['expert'] },
  { state: 'registered', roles: ['lawyer'] },
  ...adminRoles.map((admin): Kind => ({ state: 'guest', roles: [], admin })),
];
/** A seat on the protocol that a program is made of, given by its owner, who is not the program's. */
const foreignSeat = 'another’s, with a seat from somebody else';
type Whose = 'none' | 'own' | 'another’s' | 'another tenant’s' | typeof foreignSeat | Permission;
const isShared = (whose: Whose): whose is Permission => permissions.some((each) => each === whose);

export function expected(call: Call, { state, roles, admin }: Kind, whose: Whose): number {
  // A session of one kind is nobody's where the other is asked for, be it open to guests.
  if ((admin !== undefined) !== (call.access.admin !== undefined)) return 401;
  if (call.access.admin && admin && !call.access.admin.includes(admin)) return 403;
  if (!admin && !call.access.states.includes(state)) return state === 'guest' ? 401 : 403;
  if (call.access.role === 'expert' && state !== 'temporary' && !isExpert(roles)) return 403;
  if (whose === 'another tenant’s' || whose === foreignSeat) return 404;
  const { object } = call.access;
  if (whose === 'another’s' && object && object.whose !== 'anyone') return 404;
  if (isShared(whose) && object?.whose === 'team' && !allows(whose, object.needs)) return 403;
  return statusOf(call);
}

export const nameOf = ({ state, roles, admin }: Kind): string =>
  admin ? `admin ${admin}` : `${state} ${roles.join()}`;

async function ownerOf(world: World, caller: Caller, whose: Whose): Promise<Caller> {
  if (whose === 'another tenant’s') return world.add(world.there);
  if (whose === 'none') return caller;
  if (whose !== 'own' || !caller.id) return world.add(world.here);
  return caller;
}

async function share(world: World, { protocol = '' }: Names, caller: Caller, permission: Permission) {
  await world.runtime.tx(world.here.id, (tx) => seedMember(tx, protocol, caller.id as string, permission));
}

async function shareByAnother(world: World, names: Names, caller: Caller): Promise<void> {
  await share(world, names, caller, 'publish');
  const another = await world.add(world.here, { roles: ['expert'] });
  await world.runtime.tx(world.here.id, (tx) =>
    tx
      .update(protocols)
      .set({ ownerId: another.id as string })
      .where(eq(protocols.id, names.protocol ?? '')),
  );
}

/** What belongs to a program, and only through it to a protocol. */
const ofPrograms: readonly ObjectKind[] = ['program', 'followUp', 'run', 'upload'];

function relationsOf({ access: { object } }: Call): Whose[] {
  if (!object) return ['none'];
  const shared = object.whose === 'team' ? permissions : [];
  const foreign = object.whose === 'team' && ofPrograms.includes(object.kind) ? ([foreignSeat] as const) : [];
  return ['own', 'another’s', 'another tenant’s', ...shared, ...foreign];
}

export interface Cell {
  key: string;
  call: Call;
  kind: Kind;
  whose: Whose;
}

const strangers: readonly Whose[] = ['another’s', 'another tenant’s', 'none'];
const canOwn = ({ state, admin }: Kind, { access }: Call): boolean =>
  admin ? access.admin !== undefined : state !== 'guest';

const makesAdmin = 'POST dashboard/admins';

export function listCells(): Cell[] {
  // A site has a hundred admins at most, and the cells of others make some: who may make one is asked before those.
  const inOrder = allCalls.toSorted(([a], [b]) => Number(b === makesAdmin) - Number(a === makesAdmin));
  return inOrder.flatMap(([key, call]) =>
    callers.flatMap((kind) =>
      relationsOf(call)
        // A guest owns nothing, and nothing is shared with one; an admin nothing that is people's.
        .filter((whose) => canOwn(kind, call) || strangers.includes(whose))
        .map((whose) => ({ key, call, kind, whose })),
    ),
  );
}

export interface Scene {
  caller: Caller;
  names: Names;
}

function callerOf(world: World, { state, roles, admin }: Kind): Promise<Caller> | Caller {
  if (admin) return world.addAdmin(world.here, admin);
  return state === 'guest' ? world.guest(world.here) : world.add(world.here, { state, roles });
}

/** Every kind of object that people have. */
const kindsOfPeople = new Set(
  allCalls.flatMap(([, { access }]) => (access.object && !access.admin ? [access.object.kind] : [])),
);
const muchOwned = new WeakMap<World, Map<string, Promise<Caller>>>();

/**
 * Somebody with one of everything, for what is not theirs: a lookup that asks whether they have any such thing, and not
 * whether they have this one, gives itself away.
 */
function ownerOfMuch(world: World, kind: Kind): Promise<Caller> {
  const kept = muchOwned.get(world) ?? new Map<string, Promise<Caller>>();
  muchOwned.set(world, kept);
  const name = nameOf(kind);
  const owner = kept.get(name) ?? makeOwnerOfMuch(world, kind);
  kept.set(name, owner);
  return owner;
}

async function makeOwnerOfMuch(world: World, kind: Kind): Promise<Caller> {
  const caller = await callerOf(world, kind);
  for (const each of kindsOfPeople) await makeFor(world, each, caller);
  return caller;
}

async function makeScene(world: World, { call, kind, whose }: Cell): Promise<Scene> {
  const isForeign = whose === 'another’s' && kind.state !== 'guest' && expected(call, kind, whose) === 404;
  const caller = await (isForeign ? ownerOfMuch(world, kind) : callerOf(world, kind));
  const names = await objectFor(world, call, await ownerOf(world, caller, whose));
  if (isShared(whose)) await share(world, names, caller, whose);
  if (whose === foreignSeat) await shareByAnother(world, names, caller);
  return { caller, names };
}

const scenes = new WeakMap<World, Map<string, Promise<Scene>>>();

/** Whose account is as before once they have called; they may call again for another cell. */
const staysAsItWas = ({ key, call, kind }: Cell): boolean =>
  kind.admin !== undefined && (key.startsWith('GET ') || !call.access.object) && !key.endsWith('/logout');

/**
 * What is refused leaves everything as it was: those cells share a caller and an object of the kind. So do admins, or a
 * site would soon have more of them than it may.
 */
export function sceneOf(world: World, cell: Cell): Promise<Scene> {
  const { kind, whose, call } = cell;
  if (expected(call, kind, whose) < 400 && !staysAsItWas(cell)) return makeScene(world, cell);
  const kept = scenes.get(world) ?? new Map<string, Promise<Scene>>();
  scenes.set(world, kept);
  const name = [nameOf(kind), call.access.object?.kind, whose].join();
  const scene = kept.get(name) ?? makeScene(world, cell);
  kept.set(name, scene);
  return scene;
}
