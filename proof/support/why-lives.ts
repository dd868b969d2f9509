import { rhythmWords } from '../../contract/src/protocol-words/rhythm-words.ts';
import type { SpeakingOf } from '../../contract/src/protocol-words/speaking.ts';
import type { Effect } from '../../engine/src/effect.ts';
import type { Protocol } from '../../engine/src/protocol.ts';
import { advance, start } from '../../engine/src/run.ts';
import type { RunEvent } from '../../engine/src/run-event.ts';
import type { Run } from '../../engine/src/run-state.ts';
import { reasonsOf } from '../../engine/src/simulate/reasons.ts';
import { type Random, randomFrom } from '../../engine/src/testing/random.ts';
import { randomEvent, randomProtocol, ZONES } from '../../engine/src/testing/random-run.ts';
import { comesOutTheSame, type Trace } from '../../engine/src/trace.ts';
import { dayAt } from '../../engine/src/wall-clock.ts';
import { whyNot } from '../../engine/src/why-not.ts';
import { notComeWords } from '../../server/src/features/why/not-come-words.ts';
import { originWords } from '../../server/src/features/why/origin-words.ts';
import { silenceOf } from '../../server/src/features/why/silence.ts';
import { silenceWords } from '../../server/src/features/why/silence-words.ts';
import { wouldHaveCome } from './why-not-turned.ts';

/** One call of a life: what stood before, what came, and what it left. */
export interface Call {
  before: Run;
  event: RunEvent;
  now: number;
  after: Run;
  trace: Trace[];
}

export interface WhyProved {
  decisions: number;
  explained: number;
  turned: number;
  /** Questions whose answer cannot be turned by a fact alone: what the event itself brought. */
  passedOver: number;
  awaited: number;
  different: string[];
  silent: string[];
  disagree: string[];
}

export const nothingProved = (): WhyProved => ({
  decisions: 0,
  explained: 0,
  turned: 0,
  passedOver: 0,
  awaited: 0,
  different: [],
  silent: [],
  disagree: [],
});

const most = 50;
const first = Date.UTC(2026, 0, 1);
const day = 86_400_000;

/** A random life: each decision taken again from its record, each thing explained, each silence held to the future. */
export function liveAndAsk(seed: number, proved: WhyProved): void {
  const random: Random = randomFrom(seed);
  const protocol = randomProtocol(random);
  const zone = random.pick(ZONES);
  const person = { age: random.whole(18, 70), sex: null, roles: [], signs: [] };
  let now = first + random.whole(0, 364) * day + random.whole(0, 1_439) * 60_000;
  const began = start(protocol, { runId: 'run.0', zone, person }, now);
  let { run } = began;
  const calls: Call[] = [];
  const look = (trace: Trace[], effects: Effect[], isLast: boolean) => {
    takeAgain(seed, trace, proved);
    explain(seed, protocol, run, trace, effects, now, proved, isLast);
  };
  look(began.trace, began.effects, true);
  for (let index = 0; index < most && run.end === null; index++) {
    const past = calls.map(({ event }) => event);
    const next = randomEvent(random, protocol, run, past, `e${index}`, now);
    now = next.now;
    const advanced = advance(protocol, run, next.event, now);
    calls.push({ before: run, event: next.event, now, after: advanced.run, trace: advanced.trace });
    run = advanced.run;
    look(advanced.trace, advanced.effects, index % 10 === 9 || run.end !== null);
  }
  for (const call of calls) wouldHaveCome(seed, protocol, call, proved);
  for (const call of calls.filter((_, index) => index % 4 === 0)) awaitModules(seed, protocol, call, proved);
}

/** [R29], also after a rest in the database. */
function takeAgain(seed: number, trace: Trace[], proved: WhyProved): void {
  for (const line of trace) {
    if (!['decided', 'alerted', 'chose', 'found-no-way'].includes(line.what)) continue;
    proved.decisions++;
    const rested = JSON.parse(JSON.stringify(line)) as Trace;
    if (!comesOutTheSame(line) || !comesOutTheSame(rested))
      proved.different.push(`seed ${seed}: ${JSON.stringify(line)}`);
  }
}

export const speakers = (protocol: Protocol, zone: string, now: number): SpeakingOf[] =>
  (['en', 'ar'] as const).flatMap((locale) =>
    (['follower', 'expert'] as const).map((to) => ({
      locale,
      to,
      zone,
      now,
      protocol,
      readAt: () => now,
    })),
  );

/** What no reader can use. */
export const isBare = (words: string, locale: string): boolean =>
  words.trim() === '' ||
  /undefined|NaN|\[object|null|Invalid|Infinity|“”|«»|«\u2068\u2069»|\{n\}/.test(words) ||
  (locale === 'ar' && !/[\u0600-\u06ff]/.test(words));

function explain(
  seed: number,
  protocol: Protocol,
  run: Run,
  trace: Trace[],
  effects: Effect[],
  now: number,
  proved: WhyProved,
  isLast: boolean,
): void {
  // A circle that takes no time does the same a thousand times before it is stopped.
  const some = effects.slice(0, 40).map((effect) => ({ effect, way: reasonsOf(effect, trace) }));
  for (const speaking of speakers(protocol, run.zone, now)) {
    const judge = (
      what: string,
      answer: string,
      reasons: readonly { words: string; rule: string | null }[],
    ) => {
      proved.explained++;
      if (isBare(answer, speaking.locale) || reasons.some(({ words }) => isBare(words, speaking.locale)))
        proved.silent.push(`seed ${seed}: ${what} (${speaking.locale}, ${speaking.to}): ${answer}`);
      if (speaking.to === 'follower' && reasons.some(({ rule }) => rule !== null))
        proved.silent.push(`seed ${seed}: ${what} tells a follower the rule`);
    };
    for (const { effect, way } of some) {
      if (!['openTask', 'sendNudge', 'notifyExpert'].includes(effect.kind)) continue;
      const source = effect.id.split('/')[1] ?? '';
      const module = protocol.modules.find(({ id }) => source === `module:${id}`);
      if (module) {
        judge(effect.id, rhythmWords(module, speaking.locale), []);
        continue;
      }
      const { answer, reasons } = originWords({ way }, speaking);
      judge(effect.id, answer, reasons);
    }
    for (const { id } of isLast ? protocol.nodes : []) {
      const why = whyNot(protocol, run, id);
      if (why.because === 'module' || (run.visits[id] ?? 0) > 0) continue;
      const { answer, reasons } = notComeWords(why, id, run.at, speaking);
      judge(`not ${id}`, answer, reasons);
      if (why.because === 'condition' && reasons.length === 0)
        proved.silent.push(`seed ${seed}: not ${id} without the condition`);
    }
  }
}

const comesNoMore = new Set<string>(['over', 'used-up', 'not-meant', 'other-step']);

/** Where a module is said to come next, it comes then; where it is said to be over, it has no next time. */
function awaitModules(seed: number, protocol: Protocol, { after, now }: Call, proved: WhyProved): void {
  if (after.end || after.status !== 'running') return;
  const run = { id: 'run', programId: 'p', index: 0, run: after, past: [], end: null };
  const program = { id: 'p', protocols: [{ protocol, onFail: 'stop' as const }] };
  const { zone } = after;
  const today = dayAt(zone, now);
  for (const module of protocol.modules) {
    const seen = { program, run, day: today, zone, until: now, now, startsAt: after.startedAt, pauses: [] };
    const silence = silenceOf(seen, 0, module);
    const state = after.modules[module.id];
    proved.awaited++;
    const wrong = (what: string) =>
      proved.disagree.push(`seed ${seed}: ${module.id} ${silence.because}: ${what}`);
    if (comesNoMore.has(silence.because)) {
      if (state?.next) wrong(`but it comes at ${state.next.at}`);
      continue;
    }
    for (const speaking of speakers(protocol, zone, now)) {
      const story = silenceWords(silence, module, today, speaking);
      if (isBare(story.answer, speaking.locale)) wrong('without words');
    }
    const at = 'next' in silence ? silence.next?.at : 'dueAt' in silence ? silence.dueAt : undefined;
    if (at === undefined) continue;
    const { trace, run: later } = advance(protocol, after, { id: 'later', type: 'timer' }, Math.max(at, now));
    const came = trace.some(
      (line) =>
        (line.what === 'came' || line.what === 'missed') && line.module === module.id && line.dueAt === at,
    );
    // One that is bound to a step comes if they are still there by then.
    const here = after.here;
    const left =
      module.during !== undefined && (later.here?.node !== here?.node || later.here?.visit !== here?.visit);
    if (!came && later.end === null && !left) wrong(`but nothing came at ${at}`);
  }
}
