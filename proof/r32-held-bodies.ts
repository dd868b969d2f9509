import { type Call, changes } from '@regimen/contract/call.ts';
import { holdBack } from '../server/src/test-held-back.ts';
import type { Caller, World } from '../server/src/test-world.ts';
import { fingerprint } from './support/fingerprint.ts';
import { flags, goal, show } from './support/goal.ts';
import { deviceOf, type Loss, losses, stateFor, takeSeat } from './support/losses.ts';
import { catchMutants } from './support/mutants.ts';
import { allCalls, callerFor, objectFor, type Prepared, prepare, withWorld } from './support/sweep.ts';

// R32: every call that changes something, its body held back while the caller loses what the call was begun with:
// session, account, role, state, proof, seat, ownership, token. It is refused, and nothing is written.

interface Cell {
  key: string;
  call: Call;
  loss: Loss;
  refusal: number;
  /** With an Idempotency-Key and without. */
  keyed: boolean;
}

const cells: Cell[] = allCalls
  .filter(([key]) => changes(key))
  .flatMap(([key, call]) =>
    losses.flatMap((loss) => {
      const refusal = loss.refusal(call);
      if (refusal === null) return [];
      return (call.secret ? [false] : [false, true]).map((keyed) => ({ key, call, loss, refusal, keyed }));
    }),
  );

interface Scene {
  caller: Caller;
  request: Prepared;
  /** Makes the caller lose it. */
  lose(): Promise<unknown>;
}

async function scene(world: World, { key, call, loss }: Cell): Promise<Scene> {
  const person = await callerFor(world, call, stateFor(call));
  const owner = loss.standing === 'member' ? await world.add(world.here) : person;
  const names = await objectFor(world, call, owner);
  if (loss.standing === 'member') await takeSeat(world, names, person, call);
  const request = await prepare(world, key, call, names);
  const caller = loss.standing === 'device' ? await deviceOf(world, person, call) : person;
  return { caller, request, lose: () => loss.lose(world, person, names, call) };
}

async function tryCell(world: World, cell: Cell): Promise<string | null> {
  const { caller, request, lose } = await scene(world, cell);
  const key: Record<string, string> = cell.keyed ? { 'idempotency-key': crypto.randomUUID() } : {};
  const headers = { ...request.headers, ...key };
  const held = holdBack(world, caller, request.method, request.url, request.body, headers);
  await held.begun;
  await lose();
  const before = await fingerprint(world, world.here.id);
  const { status } = await held.finish();
  const name = `${cell.key}${cell.keyed ? ' with a key' : ''} by somebody who ${cell.loss.name}`;
  if (status !== cell.refusal) return `${name}: ${status}, not ${cell.refusal}`;
  return (await fingerprint(world, world.here.id)) === before ? null : `${name}: ${status}, but it wrote`;
}

async function sweep(world: World): Promise<void> {
  // The quick form tries every third cell; a mutant is tried on all until it is caught.
  const every = flags.quick && !flags.untilRed ? 3 : 1;
  const tried = cells.filter((_, index) => index % every === 0);
  const faults: string[] = [];
  for (const cell of tried) {
    if (flags.untilRed && faults.length > 0) break;
    const fault = await tryCell(world, cell);
    if (fault !== null) faults.push(fault);
  }
  show(faults);
  goal(
    'R32',
    `${tried.length - faults.length}/${tried.length} late bodies refused`,
    '100%',
    faults.length === 0,
  );
}

if (flags.mutant) {
  const guard = 'server/src/http/call-guard.ts';
  await catchMutants('R32', 'proof/r32-held-bodies.ts', [
    {
      name: 'caller-not-judged-again',
      changes: [
        [
          guard,
          'return this.#after(this.#judgeCaller(tx), tx, fn)',
          'return this.#after(Promise.resolve(), tx, fn)',
        ],
      ],
    },
    {
      name: 'kept-answers-for-whoever-left',
      changes: [[guard, 'const judging = this.#judgeCaller(tx);', 'const judging = Promise.resolve();']],
    },
    {
      name: 'role-from-the-door',
      changes: [
        [
          guard,
          'const standing = standingOf(facts);',
          'const { state, roles } = actor;\nconst standing = { state, roles };',
        ],
      ],
    },
    {
      name: 'old-proof-taken',
      changes: [[guard, 'if (this.#call.stepUp) this.#requireProof(facts.provedAt);', '']],
    },
    {
      name: 'ownership-from-the-door',
      changes: [[guard, "if (object.whose === 'own' && standing !== 'owner') throw notFound();", '']],
    },
  ]);
} else {
  await withWorld(sweep);
}
