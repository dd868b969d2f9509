import { type Call, changes } from '@regimen/contract/call.ts';
import { z } from 'zod';
import type { World } from '../server/src/test-world.ts';
import { everyDate } from './support/dates.ts';
import { fingerprint } from './support/fingerprint.ts';
import { flags, goal, show } from './support/goal.ts';
import { catchMutants } from './support/mutants.ts';
import { everyField, type LongestTexts, mutate, type Sent } from './support/mutations.ts';
import { random } from './support/random.ts';
import { allCalls, callerFor, objectFor, prepare, withWorld } from './support/sweep.ts';

// R3: mutations of valid calls. Never a 500, never a hang, never a call that keeps the thread everybody shares to itself,
// and what is refused writes nothing.

const total = flags.quick ? 1_500 : 20_000;
const hangMs = 8_000;
/** Of the processor, on the thread that answers everybody; other programs on the machine do not count. */
const mostThreadMs = 150;
const mostAnswerBytes = 1_000_000;
const pick = random(flags.quick ? 15_112_026 : 20_261_115);
/** Refusals of what was sent. */
const refusedInput = new Set([400, 405, 406, 413, 414, 415, 416, 422]);
/** Not about what was sent: an earlier one ended the session. */
const refusedCaller = new Set([401, 403]);
/** Written by design although the call was refused. */
const countedAnyway = ['sign_in_failures', 'sign_ins'];

async function send(
  world: World,
  token: string | undefined,
  { method, url, body, headers, raw }: Sent,
): Promise<{ status: number; bytes: number; threadMs: number }> {
  const payload = raw ?? (body === undefined ? undefined : JSON.stringify(body));
  const bearer: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const type: Record<string, string> = payload === undefined ? {} : { 'content-type': 'application/json' };
  const before = process.threadCpuUsage();
  const answer = world.app.inject({
    method: method as 'GET',
    url,
    headers: { host: 'here.test', 'x-domain': 'here.test', ...bearer, ...type, ...headers },
    ...(payload === undefined ? {} : { payload }),
  });
  const late = new Promise<never>((_, reject) => setTimeout(() => reject(new Error('hang')), hangMs).unref());
  const { statusCode: status, rawPayload } = await Promise.race([answer, late]);
  const { user, system } = process.threadCpuUsage(before);
  return { status, bytes: rawPayload.length, threadMs: (user + system) / 1_000 };
}

const hung = { status: 0, bytes: 0, threadMs: 0 };

function longestTexts({ body }: Call): LongestTexts {
  const { properties } = (body ? z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) : {}) as {
    properties?: Record<string, { maxLength?: number }>;
  };
  return Object.fromEntries(
    Object.entries(properties ?? {}).flatMap(([name, { maxLength }]) =>
      maxLength ? [[name, maxLength]] : [],
    ),
  );
}

async function sweep(world: World): Promise<void> {
  const faults: string[] = [];
  const describe = (key: string, sent: Sent) =>
    `${key} ${sent.url.slice(0, 120)} ${(sent.raw ?? JSON.stringify(sent.body) ?? '').slice(0, 160)}`;
  let sentCount = 0;
  let rounds = 0;
  let past = 0;
  let longestMs = 0;
  const tryOne = async (key: string, call: Call) => {
    const state = pick.from(call.access.states);
    const caller = await callerFor(world, call, state);
    const valid = await prepare(world, key, call, await objectFor(world, call, caller));
    const sents = rounds === 0 ? [...everyField(valid, longestTexts(call)), ...everyDate(valid, call)] : [];
    while (sents.length < 12) sents.push(mutate(valid, pick));
    const rows = () => fingerprint(world, world.here.id, countedAnyway);
    // As long as nothing is written, what was seen after one is what is there before the next.
    let before: string | undefined;
    for (const sent of sents) {
      sentCount++;
      if (changes(key)) before ??= await rows();
      const { status, bytes, threadMs } = await send(world, caller.token, sent).catch(() => hung);
      longestMs = Math.max(longestMs, threadMs);
      if (status === 0) faults.push(`hangs: ${describe(key, sent)}`);
      if (threadMs > mostThreadMs) faults.push(`${threadMs.toFixed()} ms: ${describe(key, sent)}`);
      if (bytes > mostAnswerBytes) faults.push(`${bytes} bytes: ${describe(key, sent)}`);
      if (status >= 500) faults.push(`${status}: ${describe(key, sent)}`);
      if (refusedCaller.has(status)) break;
      if (!refusedInput.has(status)) {
        past++;
        before = undefined;
      } else if (before !== undefined && before !== (await rows())) {
        faults.push(`${status}, and yet it wrote: ${describe(key, sent)}`);
        before = undefined;
      }
      if (flags.untilRed && faults.length > 0) return;
    }
  };
  while (sentCount < total && !(flags.untilRed && faults.length > 0)) {
    for (const [key, call] of allCalls) {
      await tryOne(key, call);
      if (flags.untilRed && faults.length > 0) break;
    }
    rounds++;
  }
  show(faults);
  const share = Math.round((100 * past) / sentCount);
  console.log(`  the costliest kept the thread for ${longestMs.toFixed()} ms`);
  goal(
    'R3',
    `${sentCount} mutations, ${faults.length} faults, ${share}% past validation`,
    '20000 (quick 1500), 0, ≥40%',
    faults.length === 0 && share >= 40,
  );
}

if (flags.mutant) {
  await catchMutants('R3', 'proof/r3-bad-input.ts', [
    {
      name: 'fields-not-checked',
      changes: [
        [
          'server/src/http/check-input.ts',
          /if \(Object\.keys\(fields\)\.length > 0\) throw [^;]*;/,
          'if (Object.keys(fields).length > 0) return raw;',
        ],
      ],
    },
    {
      name: 'unstorable-characters',
      changes: [
        [
          'contract/src/fields.ts',
          'value.isWellFormed() && !controlCharacters.test(value)',
          'value.length >= 0',
        ],
      ],
    },
    {
      name: 'days-of-any-year',
      changes: [['contract/src/fields.ts', '/^(?:19|20|21)/', '/^(?!0000)/']],
    },
    {
      name: 'places-at-any-time',
      changes: [['server/src/paging.ts', ' && new Date(at).toISOString() === text', '']],
    },
    {
      name: 'tables-of-any-size',
      changes: [['server/src/markdown.ts', 'const mostCells = 600;', 'const mostCells = Infinity;']],
    },
  ]);
} else {
  await withWorld(sweep);
}
