import type { AccountState } from '@regimen/contract/account.ts';
import { type Call, type ObjectKind, statusOf } from '@regimen/contract/call.ts';
import { allows, type Permission, permissions } from '@regimen/contract/permissions.ts';
import { isExpert, type RoleName } from '@regimen/contract/roles.ts';
import { inLanes } from '../scripts/lanes.ts';
import { seedMember } from '../server/seed/protocols.ts';
import { eq } from '../server/src/db/drizzle.ts';
import { protocols } from '../server/src/db/schema.ts';
import type { Caller, World } from '../server/src/test-world.ts';
import { flags, goal, show } from './support/goal.ts';
import { catchMutants } from './support/mutants.ts';
import { allCalls, type Names, objectFor, prepare, withWorld } from './support/sweep.ts';

// R1: every role and account state × every call × own, another's, another tenant's, and shared with each permission.
// What each cell must answer follows from the contract alone; a call added to it is swept without being named here.

const callers: { state: AccountState; roles: RoleName[] }[] = [
  { state: 'guest', roles: [] },
  { state: 'temporary', roles: ['user'] },
  { state: 'unverified', roles: ['user'] },
  { state: 'unverified', roles: ['physician'] },
  { state: 'registered', roles: ['user'] },
  { state: 'registered', roles: ['patient'] },
  { state: 'registered', roles: ['expert'] },
  { state: 'registered', roles: ['lawyer'] },
];
/** A seat on the protocol that a program is made of, given by its owner, who is not the program's. */
const foreignSeat = 'another’s, with a seat from somebody else';
type Whose = 'none' | 'own' | 'another’s' | 'another tenant’s' | typeof foreignSeat | Permission;
const isShared = (whose: Whose): whose is Permission => permissions.some((each) => each === whose);

function expected(
  call: Call,
  { state, roles }: { state: AccountState; roles: RoleName[] },
  whose: Whose,
): number {
  if (!call.access.states.includes(state)) return state === 'guest' ? 401 : 403;
  if (call.access.role === 'expert' && !isExpert(roles)) return 403;
  if (whose === 'another tenant’s' || whose === foreignSeat) return 404;
  const { object } = call.access;
  if (whose === 'another’s' && object && object.whose !== 'anyone') return 404;
  if (isShared(whose) && object?.whose === 'team' && !allows(whose, object.needs)) return 403;
  return statusOf(call);
}

async function ownerOf(world: World, caller: Caller, whose: Whose): Promise<Caller> {
  if (whose === 'another tenant’s') return world.add(world.there);
  if (whose === 'none') return caller;
  if (whose !== 'own' || caller.state === 'guest') return world.add(world.here);
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

interface Cell {
  key: string;
  call: Call;
  kind: (typeof callers)[number];
  whose: Whose;
}

function listCells(): Cell[] {
  return allCalls.flatMap(([key, call]) =>
    callers.flatMap((kind) =>
      relationsOf(call)
        // A guest owns nothing, and nothing is shared with one.
        .filter(
          (whose) =>
            kind.state !== 'guest' ||
            whose === 'another’s' ||
            whose === 'another tenant’s' ||
            whose === 'none',
        )
        .map((whose) => ({ key, call, kind, whose })),
    ),
  );
}

interface Scene {
  caller: Caller;
  names: Names;
}

async function makeScene(world: World, { call, kind, whose }: Cell): Promise<Scene> {
  const caller =
    kind.state === 'guest'
      ? world.guest(world.here)
      : await world.add(world.here, { state: kind.state, roles: kind.roles });
  const names = await objectFor(world, call, await ownerOf(world, caller, whose));
  if (isShared(whose)) await share(world, names, caller, whose);
  if (whose === foreignSeat) await shareByAnother(world, names, caller);
  return { caller, names };
}

const scenes = new Map<string, Promise<Scene>>();
/** What is refused leaves everything as it was: those cells share a caller and an object of the kind. */
function sceneOf(world: World, cell: Cell): Promise<Scene> {
  if (expected(cell.call, cell.kind, cell.whose) < 400) return makeScene(world, cell);
  const { kind, whose, call } = cell;
  const name = [kind.state, kind.roles, call.access.object?.kind, whose].join();
  const scene = scenes.get(name) ?? makeScene(world, cell);
  scenes.set(name, scene);
  return scene;
}

/** What is wrong with the answer, if anything. */
async function ask(world: World, cell: Cell): Promise<string | null> {
  const { key, call, kind, whose } = cell;
  const { caller, names } = await sceneOf(world, cell);
  const { method, url, body } = await prepare(world, key, call, names);
  const answer = await world.call(caller, method, url, body);
  const want = expected(call, kind, whose);
  const words = `${key} by ${kind.state} ${kind.roles.join()} on ${whose}`;
  if (answer.status !== want) return `${words}: ${answer.status}, not ${want}`;
  if (want < 400 && call.reply && !call.reply.safeParse(answer.body).success)
    return `${words}: the answer breaks its schema`;
  return null;
}

async function sweep(world: World): Promise<void> {
  // The quick form asks every fourth cell; a mutant is asked all until it is caught.
  const every = flags.quick && !flags.untilRed ? 4 : 1;
  const cells = listCells().filter((_, index) => index % every === 0);
  const wrong: string[] = [];
  await inLanes(4, cells, async (cell) => {
    if (flags.untilRed && wrong.length > 0) return;
    const words = await ask(world, cell);
    if (words !== null) wrong.push(words);
  });
  show(wrong);
  const outside = world.app.apiRoutes.length - allCalls.length;
  goal(
    'R1',
    `${cells.length - wrong.length}/${cells.length} cells, ${outside} routes outside`,
    '100% 0',
    wrong.length === 0 && outside === 0,
  );
}

if (flags.mutant) {
  const guard = 'server/src/http/call-guard.ts';
  await catchMutants(
    'R1',
    'proof/r1-authorisation.ts',
    [
      { name: 'state-not-asked', changes: [[guard, /if \(!access\.states\.includes\([^;]*;/, '']] },
      {
        name: 'owner-not-asked',
        changes: [[guard, "if (object.whose === 'own' && standing !== 'owner') throw notFound();", '']],
      },
      {
        name: 'permission-not-asked',
        changes: [[guard, 'if (!allows(standing, object.needs)) throw forbidden();', '']],
      },
      {
        name: 'seats-from-anybody',
        changes: [['server/migrations/069-seats-in-programs.sql', ' AND p.owner_id = g.owner_id', '']],
      },
    ],
    { folders: ['scripts/lanes.ts'] },
  );
} else {
  await withWorld(sweep);
}
