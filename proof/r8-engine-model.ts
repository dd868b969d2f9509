/**
 * R8: the engine against a small independent model, over random protocols and random lives. After every event both
 * agree on place, tasks, modules, readings, effects and the next waking; replay equals live, step for step; every
 * decision comes out the same from its record; no effect id is given out twice.
 *
 * Then live against replay: random programs lived through the product and its database, and their records alone
 * replayed to the same states.
 *
 *   node proof/r8-engine-model.ts            10,000 seeds            --quick   500 seeds          --seed n   only that one, told
 *   node proof/r8-engine-model.ts --mutant   takes one rule after another out of a copy of the engine; each has to go red
 */
import { existsSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { catchMutants, type Mutant } from '../engine/mutants.ts';
import { advance, start } from '../engine/src/run.ts';
import type { RunEvent } from '../engine/src/run-event.ts';
import type { Run } from '../engine/src/run-state.ts';
import { Model } from '../engine/src/testing/model.ts';
import { type Random, randomFrom } from '../engine/src/testing/random.ts';
import { randomEvent, randomProtocol, ZONES } from '../engine/src/testing/random-run.ts';
import { comesOutTheSame } from '../engine/src/trace.ts';

const EVENTS = 60;
const FIRST = Date.UTC(2026, 0, 1);
const DAY = 86_400_000;

/** What the engine's run says about the things the model knows. */
function shownBy(run: Run): unknown {
  const over = run.end !== null;
  const pulse = run.kpis.pulse;
  return {
    status: run.status,
    reason: run.end?.reason ?? null,
    node: over ? null : (run.here?.node ?? null),
    phase: over ? null : (run.here?.phase ?? null),
    visits: run.visits,
    tasks: run.tasks.map(({ id, expiresAt }) => [id, expiresAt]).sort(),
    modules: Object.values(run.modules).map(({ count, done, missed, streak, next }) => [
      count,
      done,
      missed,
      streak,
      next?.at ?? null,
    ]),
    pulse: pulse ? { first: pulse.first, last: pulse.last, count: pulse.count } : null,
    wakes: run.dueAt,
  };
}

type Life = { events: { event: RunEvent; now: number }[]; fault: string | null };

function lifeOf(seed: number, tell: (line: string) => void): Life {
  const random: Random = randomFrom(seed);
  const protocol = randomProtocol(random);
  const zone = random.pick(ZONES);
  const age = random.whole(18, 70);
  const person = { age, sex: null, roles: [], signs: [] };
  const begin = FIRST + random.whole(0, 364) * DAY + random.whole(0, 1_439) * 60_000;
  const began = start(protocol, { runId: 'run', zone, person }, begin);
  const model = new Model(protocol, zone, age, begin);
  const ids = new Set<string>();
  const events: Life['events'] = [];
  let { run } = began;
  let stored = JSON.stringify(run);
  let now = begin;
  tell(JSON.stringify(protocol, null, 1));

  const compare = (what: string, effects: readonly { id: string }[], again: Run): string | null => {
    const own = effects.map((effect) => effect.id);
    for (const id of own) {
      if (ids.has(id)) return `${what}: ${id} was given out before`;
      ids.add(id);
    }
    if (!isDeepStrictEqual(own.toSorted(), model.effects.toSorted()))
      return `${what}: effects ${JSON.stringify(own)}, by the model ${JSON.stringify(model.effects)}`;
    const [engine, wanted] = [shownBy(run), model.shown()];
    if (!isDeepStrictEqual(engine, wanted))
      return `${what}: ${JSON.stringify(engine)}, by the model ${JSON.stringify(wanted)}`;
    if (JSON.stringify(again) !== JSON.stringify(run)) return `${what}: replay differs from live`;
    return null;
  };

  let fault = compare('start', began.effects, JSON.parse(stored));
  for (let index = 0; index < EVENTS && fault === null && run.end === null; index++) {
    const past = events.map((one) => one.event);
    const next = randomEvent(random, protocol, run, past, `e${index}`, now);
    now = next.now;
    events.push(next);
    const advanced = advance(protocol, run, next.event, now);
    const replayed = advance(protocol, JSON.parse(stored), next.event, now);
    run = advanced.run;
    stored = JSON.stringify(replayed.run);
    model.happen(next.event, now);
    const what = `seed ${seed}, event ${index} ${JSON.stringify(next.event)} at ${new Date(now).toISOString()}`;
    tell(`${what}\n  ${JSON.stringify(shownBy(run))}\n  ${JSON.stringify(model.shown())}`);
    fault = compare(what, advanced.effects, replayed.run);
    if (!advanced.trace.every(comesOutTheSame)) fault ??= `${what}: a decision comes out differently`;
  }
  return { events, fault };
}

const MUTANTS: Mutant[] = [
  {
    name: 'jump-rules-swapped',
    file: 'flow.ts',
    guard: "result === 'success' ? 'targetSuccess' : 'target'",
    without: "result === 'success' ? 'target' : 'targetSuccess'",
  },
  {
    name: 'late-is-sent',
    file: 'module-run.ts',
    guard: 'if (now >= expiresAt) {',
    without: 'if (now < 0) {',
  },
  {
    name: 'events-count-twice',
    file: 'run.ts',
    guard: 'if (isKnown(run, event.id))',
    without: 'if (run.id === "")',
  },
  { name: 'pause-moves-nothing', file: 'pause.ts', guard: 'run.startDay += days;', without: '' },
  { name: 'journeys-skip', file: 'recurrence.ts', guard: 'at: Math.max(at, now) };', without: 'at };' },
  {
    name: 'last-child-wins',
    file: 'flow.ts',
    guard: 'const chosen = children.find(',
    without: 'const chosen = children.findLast(',
  },
  {
    name: 'endings-of-the-step-just-left',
    file: 'facts.ts',
    guard: 'run.ends[leaf.node ?? nodeId]?.reason',
    without: 'run.ends[nodeId]?.reason',
  },
  {
    name: 'too-few-are-enough',
    file: 'condition.ts',
    guard: 'value.length >= over.times &&',
    without: 'value.length > 0 &&',
  },
  {
    name: 'windows-never-close',
    file: 'series.ts',
    guard: '.filter((one) => isInside(over, zone, at, one))',
    without: '',
  },
  {
    name: 'nobody-is-woken-for-a-window',
    file: 'series.ts',
    guard: "if (over === undefined || over.of === 'row' || series === null) return [];",
    without: 'if (run.id !== "" || !over || over.of === "row" || !series) return [];',
  },
];

const LIVE_MUTANTS = [
  {
    name: 'quiet-events-forgotten',
    changes: [
      [
        'server/src/features/enrollments/take-step.ts',
        'run === before && effects.length === 0',
        'effects.length === 0',
      ],
    ] as [string, string, string][],
  },
  {
    name: 'state-half-kept',
    changes: [
      [
        'server/src/features/enrollments/take-step.ts',
        'state: JSON.stringify(run),',
        'state: JSON.stringify(run.end ? run : { ...run, run: { ...run.run, seen: [] } }),',
      ],
    ] as [string, string, string][],
  },
];

const has = (flag: string): boolean => process.argv.includes(flag);
const liveProof = new URL('./support/live-replay.ts', import.meta.url);
if (has('--mutant')) {
  await catchMutants('R8', 'proof/r8-engine-model.ts', MUTANTS);
  const product = await import('./support/mutants.ts');
  await product.catchMutants('R8', 'proof/r8-engine-model.ts', LIVE_MUTANTS, {
    folders: ['engine/mutants.ts', 'engine/zone-changes.ts'],
  });
} else {
  const only = has('--seed') ? Number(process.argv[process.argv.indexOf('--seed') + 1]) : null;
  const seeds = only === null ? (has('--quick') ? 500 : 10_000) : 1;
  const faults: string[] = [];
  let events = 0;
  for (let seed = 1; seed <= seeds && !(faults.length > 0 && has('--until-red')); seed++) {
    const life = lifeOf(only ?? seed, only === null ? () => {} : console.log);
    events += life.events.length;
    if (life.fault !== null) faults.push(life.fault);
  }
  for (const fault of faults.slice(0, 5)) console.log(fault);
  console.log(`${seeds} random protocols, ${events} events, engine, model and replay compared after each`);
  console.log(
    `GOAL R8 ${faults.length}-differences/${seeds}-seeds 0 ${faults.length === 0 ? 'pass' : 'fail'}`,
  );
  process.exitCode = faults.length === 0 ? 0 : 1;
  // A copy of the engine alone has no product around it.
  if (only === null && existsSync(liveProof)) await proveLive();
}

async function proveLive(): Promise<void> {
  const { proveLiveAgainstReplay } = (await import(
    liveProof.href
  )) as typeof import('./support/live-replay.ts');
  const { lives, events, faults } = await proveLiveAgainstReplay(
    has('--quick') ? 60 : 1_000,
    has('--until-red'),
  );
  for (const fault of faults.slice(0, 5)) console.log(fault);
  console.log(
    `${lives} random programs lived through the database, ${events} events, their records replayed`,
  );
  console.log(
    `GOAL R8 live:${faults.length}-differences/${lives} 0 ${faults.length === 0 ? 'pass' : 'fail'}`,
  );
  if (faults.length > 0) process.exitCode = 1;
}
