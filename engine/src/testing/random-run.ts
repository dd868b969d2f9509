/** Random protocols and random lives for the proof that engine and model agree. */

import { WEEKDAYS } from '../calendar.ts';
import type { Comparison, Condition, Over } from '../condition.ts';
import { END_REASONS } from '../end-reasons.ts';
import type { AiBranch, AiSettings, FlowNode, JumpRule, Protocol, StepType, Weekday } from '../protocol.ts';
import type { RecurringModule } from '../recurring-module.ts';
import type { RunEvent } from '../run-event.ts';
import type { Run } from '../run-state.ts';
import { answerTo } from './behaviour.ts';
import { depthFirst, module, node, protocol } from './build.ts';
import { ITEMS, MOOD } from './items.ts';
import type { Random } from './random.ts';

export const ZONES = [
  'Europe/Berlin',
  'America/New_York',
  'Asia/Tokyo',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
];
const OPS: Comparison[] = ['=', '!=', '<', '<=', '>', '>='];
const TYPES: StepType[] = [
  'followup',
  'followup',
  'kpi',
  'kpi',
  'assessment',
  'nudge',
  'wait',
  'wait',
  'population',
  'ai',
  'jump',
  'finish',
  'fail',
];
const HOUR = 3_600_000;

export function randomProtocol(random: Random): Protocol {
  const size = random.whole(3, 16);
  const nodes: FlowNode[] = [];
  for (let index = 0; index < size; index++) {
    const parent = index === 0 ? null : `n${random.whole(Math.max(0, index - 3), index - 1)}`;
    nodes.push(randomNode(random, index, parent, size));
  }
  const modules = Array.from({ length: random.whole(0, 3) }, (_, index) =>
    randomModule(random, `m${index}`, size),
  );
  return protocol(depthFirst(nodes), { ...ITEMS, mood: HALVED }, modules);
}

const HALVED = { ...MOOD, subscales: [{ id: 'half', name: 'Half', questions: ['q1'] }] };

function randomNode(random: Random, index: number, parentId: string | null, size: number): FlowNode {
  // Ends come late in the tree, so that most lives last.
  const type = random.pick(index * 2 < size ? TYPES.slice(0, 11) : TYPES);
  const jumpRule: JumpRule = {};
  const anywhere = (): string => `n${random.whole(0, size - 1)}`;
  if (type === 'jump' ? random.chance(0.95) : random.chance(0.12)) jumpRule.target = anywhere();
  if (type !== 'jump' && random.chance(0.12)) jumpRule.targetSuccess = anywhere();
  const item = { followup: 'act', kpi: 'pulse', assessment: 'mood', nudge: 'hello' }[type as string];
  const window = random.chance(0.5) ? { expireAfterMinutes: random.whole(30, 3_000) } : undefined;
  const common = {
    nextStepCondition: random.chance(0.6) ? ({ is: 'always' } as const) : randomCondition(random, size, 2),
    rules: Object.keys(jumpRule).length > 0 ? { jumpRule } : {},
    ...(item && { selectedItem: item }),
    ...(window && { window }),
  };
  if (type === 'population')
    return node(type, `n${index}`, parentId, {
      ...common,
      settings: { who: randomCondition(random, size, 1) },
    });
  if (type === 'wait') return node(type, `n${index}`, parentId, { ...common, settings: randomWait(random) });
  if (type === 'ai')
    return node(type, `n${index}`, parentId, { ...common, settings: randomChoice(random, size) });
  if (type === 'kpi' && random.chance(0.4))
    return node(type, `n${index}`, parentId, { ...common, settings: { successMeans: 'inTarget' } });
  return node(type, `n${index}`, parentId, common as object) as FlowNode;
}

/** Two branches, one of them with two inside; of each it is chance whether a rule leads there. */
function randomChoice(random: Random, size: number): AiSettings {
  const branch = (id: string, branches?: AiBranch[]): AiBranch => ({
    id,
    name: id,
    ...(random.chance(0.4) && { when: randomCondition(random, size, 1) }),
    ...(branches && { branches }),
  });
  return {
    prompt: 'Which?',
    branches: [branch('b0'), branch('b1', [branch('b2'), branch('b3')])],
    fallback: random.pick(BRANCHES),
    review: random.chance(0.2),
    ...(random.chance(0.3) && { reviewShare: random.whole(1, 99) }),
    ...(random.chance(0.4) && { sureFrom: random.whole(1, 100) }),
    ...(random.chance(0.5) && { withoutAnswer: random.pick(['rule', 'person'] as const) }),
    ...(random.chance(0.6) && { answerWithinMinutes: random.whole(30, 3_000) }),
    facts: [{ is: 'kpi', kpi: 'pulse' }, { is: 'score', item: 'mood' }, { is: 'adherence' }],
  };
}

/** Those that the steps of a random life end for. */
const ENDINGS = END_REASONS.filter(
  (reason) => !['late', 'cancelled', 'no-show', 'goal-reached', 'goal-missed'].includes(reason),
);

const BRANCHES = ['b0', 'b1', 'b2', 'b3'];

function randomWait(random: Random) {
  const kind = random.pick(['for', 'for', 'until', 'event']);
  if (kind === 'until')
    return {
      kind: 'until' as const,
      at_time: randomTime(random),
      ...(random.chance(0.5) && { at_week_days: randomDays(random) }),
    };
  if (kind === 'event') return { kind: 'event' as const, on: 'reading' as const, item: 'pulse' };
  return random.chance(0.5)
    ? { kind: 'for' as const, days: random.whole(0, 5) }
    : { kind: 'for' as const, hours: random.whole(0, 60), minutes: random.whole(0, 59) };
}

const randomTime = (random: Random): string =>
  `${String(random.pick([0, 1, 2, 2, 3, 8, 12, 20, 23])).padStart(2, '0')}:${random.pick(['00', '15', '30'])}`;
const randomDays = (random: Random): Weekday[] =>
  WEEKDAYS.filter(() => random.chance(0.4))
    .concat('wed')
    .slice(0, 5);

function randomCondition(random: Random, size: number, deep: number): Condition {
  const op = random.pick(OPS);
  const some = (): Condition[] => [
    randomCondition(random, size, deep - 1),
    randomCondition(random, size, deep - 1),
  ];
  switch (random.whole(deep > 0 ? 0 : 2, 16)) {
    case 0:
      return { is: 'and', all: some() };
    case 1:
      return { is: 'or', any: some() };
    case 2:
    case 3:
      return { is: 'success' };
    case 4:
      return { is: 'failure' };
    case 5:
      return { is: 'score', ...(random.chance(0.5) && { item: 'mood' }), op, value: random.whole(0, 6) };
    case 6:
      return {
        is: 'kpi',
        kpi: 'pulse',
        stat: random.pick(['last', 'first', 'change', 'count']),
        op,
        value: random.whole(0, 200),
      };
    case 7:
      return { is: 'days', op, value: random.whole(0, 20) };
    case 8:
      return {
        is: 'attempts',
        ...(random.chance(0.3) && { node: `n${random.whole(0, size - 1)}` }),
        op,
        value: random.whole(0, 4),
      };
    case 9:
      return overReadings(random, op);
    case 10:
      return {
        is: 'score',
        ...(random.chance(0.5) && { item: 'mood' }),
        ...(random.chance(0.5) && { subscale: 'half' }),
        ...(random.chance(0.6) && { over: randomOver(random) }),
        op,
        value: random.whole(0, 4),
      };
    case 11:
    case 12:
      return {
        is: 'branch',
        ...(random.chance(0.5) && { node: `n${random.whole(0, size - 1)}` }),
        op: random.chance(0.8) ? '=' : '!=',
        value: random.pick(BRANCHES),
      };
    case 13:
    case 14:
      return {
        is: 'ending',
        ...(random.chance(0.5) && { node: `n${random.whole(0, size - 1)}` }),
        op: random.chance(0.7) ? '=' : '!=',
        value: random.pick(ENDINGS),
      };
    default:
      return { is: 'age', op, value: random.whole(20, 60) };
  }
}

const randomOver = (random: Random): Over =>
  random.chance(0.4)
    ? { of: 'row', times: random.whole(2, 3) }
    : { of: random.pick(['average', 'change'] as const), days: random.whole(1, 9) };

function overReadings(random: Random, op: Comparison): Condition {
  const over = randomOver(random);
  const value = over.of === 'change' ? random.whole(-80, 80) : random.whole(60, 200);
  return { is: 'kpi', kpi: 'pulse', over, op, value };
}

function randomModule(random: Random, id: string, size: number): RecurringModule {
  const [selected_module, selected_item] = random.pick([
    ['nudge', 'hello'],
    ['kpi', 'pulse'],
    ['followup', 'act'],
    ['assessment', 'mood'],
  ] as const);
  const start_after = random.chance(0.6) ? 0 : random.whole(0, 6);
  const window = random.chance(0.5) ? { expireAfterMinutes: random.whole(20, 2_000) } : undefined;
  return module(id, {
    selected_module,
    selected_item,
    at_week_days: random.chance(0.4) ? [...new Set(randomDays(random))] : [],
    run_every: random.chance(0.6) ? 1 : random.whole(1, 4),
    at_time: randomTime(random),
    every_hour: random.chance(0.25) ? random.whole(1, 9) : 0,
    start_after,
    stop_after: random.chance(0.5) ? 0 : start_after + random.whole(0, 25),
    repeat: random.chance(0.5) ? 0 : random.whole(1, 12),
    prevent_finish: random.chance(0.3),
    settings: window ? { window } : {},
    ...(random.chance(0.3) && { during: `n${random.whole(0, size - 1)}` }),
  });
}

/** The next thing that happens in a random life: on time, late, twice, or to nobody's task. */
export function randomEvent(
  random: Random,
  all: Protocol,
  run: Run,
  past: readonly RunEvent[],
  id: string,
  now: number,
): { event: RunEvent; now: number } {
  const timer = { id, type: 'timer' } as const;
  const later = now + random.whole(1, 40) * HOUR + random.whole(0, 59) * 60_000;
  const task = run.tasks.length > 0 ? random.pick(run.tasks) : null;
  const dice = random.whole(0, 99);
  if (dice < 38 && run.dueAt !== null) return { event: timer, now: Math.max(now, run.dueAt) };
  if (dice < 44) return { event: timer, now: now + random.whole(1, 150) * HOUR };
  if (dice < 72 && task) {
    const at = task.expiresAt !== null && random.chance(0.6) ? Math.min(later, task.expiresAt - 1) : later;
    return { event: answerTo(task, all, random, id) ?? timer, now: Math.max(now, at) };
  }
  if (dice < 80)
    return { event: { id, type: 'reading', kpi: 'pulse', value: random.whole(10, 260) }, now: later };
  if (dice < 84 && past.length > 0) return { event: random.pick(past), now: later };
  if (dice < 89) return { event: { id, type: run.status === 'paused' ? 'resume' : 'pause' }, now: later };
  if (dice < 94) return { event: { id, type: 'resume' }, now: later };
  if (dice < 98) return { event: { id, type: 'timeZone', zone: random.pick(ZONES) }, now: later };
  if (dice < 99) return { event: { id, type: 'taskDone', task: 'run/nowhere/1/task/1' }, now: later };
  return { event: random.chance(0.3) ? { id, type: 'withdraw' } : timer, now: later };
}
