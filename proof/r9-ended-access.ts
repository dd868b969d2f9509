import type { Call } from '@regimen/contract/call.ts';
import type { Caller, World } from '../server/src/test-world.ts';
import { endSockets } from './support/ended-sockets.ts';
import { tryForeignChannels } from './support/foreign-channels.ts';
import { flags, goal, show } from './support/goal.ts';
import { deviceOf, type Loss, losses, stateFor, takeSeat } from './support/losses.ts';
import { catchMutants } from './support/mutants.ts';
import { type Process, startProcess } from './support/r7-start.ts';
import { allCalls, callerFor, objectFor, type Prepared, prepare, withWorld } from './support/sweep.ts';

// R9: two processes of the product. Somebody is known to one of them; then they sign out, lose the role, the seat or
// the token by way of the other, or of the database alone, which tells nobody. Every call is refused from then on, or gives what it
// gives to anybody. Their connections at the other process are silent within 2 s, and nobody gets at another's channel.

interface Cell {
  key: string;
  call: Call;
  loss: Loss;
  refusal: number;
}

const cells: Cell[] = losses.flatMap((loss) =>
  allCalls.flatMap(([key, call]) => {
    const refusal = loss.refusal(call);
    return refusal === null ? [] : [{ key, call, loss, refusal }];
  }),
);

/** In full, each loss is met at least this often. */
const least = 100;

async function tryCell(world: World, other: Process, { key, call, loss, refusal }: Cell) {
  const person = await callerFor(world, call, stateFor(call));
  const owner = loss.standing === 'member' ? await world.add(world.here) : person;
  const names = await objectFor(world, call, owner);
  if (loss.standing === 'member') await takeSeat(world, names, person, call);
  const request = await prepare(world, key, call, names);
  const caller = loss.standing === 'device' ? await deviceOf(world, person, call) : person;
  // From now on the other process knows them, and would for a while without asking.
  const whoAmI = person.admin ? '/api/dashboard/me' : '/api/user/get-data';
  const known = await ask(other, person, { method: 'GET', url: whoAmI, body: undefined, headers: {} });
  if (known.status !== 200)
    return `${key}: the other process answered ${known.status} before anything was lost`;
  await loss.lose(world, person, names, call);
  const answer = await ask(other, caller, request);
  if (answer.status === refusal) return null;
  if (call.access.states.includes('guest') && (await isWhatGuestsGet(world, request, answer))) return null;
  return `${key} by somebody who ${loss.name} elsewhere: ${answer.status}, not ${refusal}`;
}

interface Told {
  status: number;
  text: string;
}

async function ask(
  { url }: Process,
  { tenant, token }: Caller,
  { method, url: path, body, headers }: Prepared,
): Promise<Told> {
  const response = await fetch(url + path, {
    method,
    redirect: 'manual',
    headers: {
      ...headers,
      'x-domain': tenant.host,
      authorization: `Bearer ${token}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, text: await response.text() };
}

async function isWhatGuestsGet(
  world: World,
  { method, url, body, headers }: Prepared,
  told: Told,
): Promise<boolean> {
  const answer = await world.call(world.guest(world.here), method, url, body, headers);
  const text = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body);
  return answer.status === told.status && text === told.text;
}

/** Connections that are open at the other process; and channels that are nobody's business. */
async function judgeSockets(world: World, url: string): Promise<boolean> {
  const ended = await endSockets(world, url, flags.quick ? 10 : least);
  const foreign = await tryForeignChannels(world, url, flags.quick ? 72 : 1_000);
  show([...ended.faults, ...foreign.faults]);
  const silent = ended.tried - ended.faults.length;
  goal(
    'R9',
    `sockets ${silent}/${ended.tried} silent, the last after ${ended.slowestMs} ms`,
    '100% within 2 s',
    ended.faults.length === 0,
  );
  const reached = `foreign channels reached ${foreign.faults.length}/${foreign.tried}`;
  goal('R9', reached, '0', foreign.faults.length === 0);
  return ended.faults.length + foreign.faults.length === 0;
}

async function sweep(world: World): Promise<void> {
  const other = await startProcess(world.runtime.url, 'server', Date.now(), { speed: 1 });
  const faults: string[] = [];
  let tried = 0;
  try {
    const isSilent = await judgeSockets(world, other.url);
    if (flags.untilRed && !isSilent) return;
    for (const loss of losses) {
      const own = cells.filter((cell) => cell.loss === loss);
      // The quick form tries every eighth; a mutant is tried on all until it is caught.
      const every = flags.quick && !flags.untilRed ? 8 : 1;
      const rounds = flags.quick ? 1 : Math.ceil(least / Math.max(1, own.length));
      const wanted = Array.from({ length: rounds }, () =>
        own.filter((_, index) => index % every === 0),
      ).flat();
      for (const cell of wanted) {
        if (flags.untilRed && faults.length > 0) break;
        const fault = await tryCell(world, other, cell);
        tried++;
        if (fault !== null) faults.push(fault);
      }
      console.log(`${loss.name}: ${wanted.length}`);
    }
  } finally {
    await other.kill();
  }
  show(faults);
  goal('R9', `${tried - faults.length}/${tried} refused at once`, '100%', faults.length === 0);
}

if (flags.mutant) {
  const guard = 'server/src/http/call-guard.ts';
  await catchMutants('R9', 'proof/r9-ended-access.ts', [
    {
      name: 'reads-not-judged-again',
      changes: [
        [
          guard,
          'return this.#after(this.#judgeCaller(tx), tx, fn)',
          'return this.#after(Promise.resolve(), tx, fn)',
        ],
      ],
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
      name: 'connections-outlive-sessions',
      changes: [
        ['server/src/realtime/deliveries.ts', 'if (session?.userId !== person.userId) {', 'if (false) {'],
      ],
    },
    {
      name: 'permissions-not-signed',
      changes: [['server/src/providers/channel-keys.ts', /if \(!timingSafeEqual\(.*return false;/, '']],
    },
    {
      name: 'anybody-s-channel',
      changes: [
        [
          'server/src/features/broadcasting/let-in.ts',
          'if (channel === userChannel(userId)) return undefined;',
          "if (channel.startsWith(userChannel(''))) return undefined;",
        ],
      ],
    },
  ]);
} else {
  await withWorld(sweep);
}
