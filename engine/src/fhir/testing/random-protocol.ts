/** Random protocols with everything that a document may hold: every step, item and question, and odd words. */

import { WEEKDAYS } from '../../calendar.ts';
import { inTreeOrder } from '../../graph.ts';
import type { Item, ItemKind } from '../../items.ts';
import {
  type AiBranch,
  type FlowNode,
  FORMAT,
  type Protocol,
  STEP_TYPES,
  type StepType,
  type Weekday,
} from '../../protocol.ts';
import { MODULE_KINDS, type RecurringModule } from '../../recurring-module.ts';
import { itemKindOf } from '../../steps/traits.ts';
import type { Random } from '../../testing/random.ts';
import {
  decimal,
  type Names,
  randomCondition,
  randomConditionOnOne,
  randomFormula,
  words,
} from './random-conditions.ts';
import { randomQuestions } from './random-questions.ts';

const maybeEmpty = (random: Random): string => (random.chance(0.3) ? '' : words(random));
const ID_LETTERS = 'abcXYZ019_-';
/** Unlike each other by their number; `-` and `_` at both ends too. */
const randomId = (random: Random, number: number): string =>
  `${random.pick([...ID_LETTERS])}${random.pick([...ID_LETTERS])}${number}${random.pick([...ID_LETTERS])}`;

const time = (random: Random): string =>
  `${String(random.whole(0, 23)).padStart(2, '0')}:${random.pick(['00', '07', '30', '59'])}`;
const weekdays = (random: Random): Weekday[] => WEEKDAYS.filter(() => random.chance(0.3));
const window = (random: Random) => ({
  ...(random.chance(0.5) && { lateAfterMinutes: random.whole(1, 500) }),
  ...(random.chance(0.5) && { expireAfterMinutes: random.whole(1, 5_000) }),
  ...(random.chance(0.3) && { snoozes: random.whole(0, 20) }),
});

function randomItem(random: Random, kind: ItemKind, names: Names): Item {
  const named = {
    name: words(random),
    description: maybeEmpty(random),
    ...(random.chance(0.2) && { photo: maybeEmpty(random) }),
    ...(random.chance(0.3) && {
      source: {
        title: words(random),
        licence: words(random),
        ...(random.chance(0.5) && {
          url: random.chance(0.2) ? '' : `https://example.org/?q=${encodeURIComponent(words(random))}`,
        }),
      },
    }),
  };
  const alert = random.chance(0.3) ? { alert: randomCondition(random, names) } : {};
  switch (kind) {
    case 'activity':
      return {
        kind,
        ...named,
        instructions: maybeEmpty(random),
        ...(random.chance(0.5) && { minutes: random.pick([0, 0.5, 10, 1_440]) }),
        ...(random.chance(0.4) && { questions: randomQuestions(random, 0) }),
        ...alert,
      };
    case 'order':
      return {
        kind,
        ...named,
        orderType: random.pick(['confirmation', 'purchase', 'upload', 'lab_result']),
        ...(random.chance(0.4) && { resultKpi: random.pick(names.items) }),
      };
    case 'nudge':
      return {
        kind,
        ...named,
        channel: random.pick(['in-app', 'email', 'push']),
        title: words(random),
        body: maybeEmpty(random),
      };
    case 'challenge':
      return {
        kind,
        ...named,
        goal: words(random),
        days: random.whole(1, 366),
        ...(random.chance(0.5) && { goalDays: random.whole(1, 366) }),
        proof: random.pick(['none', 'text', 'number', 'photo']),
        opensAt: time(random),
      };
    case 'assessment':
      return {
        kind,
        ...named,
        ...alert,
        questions: randomQuestions(random, 0),
        scoring: {
          method: random.pick(['none', 'sum', 'mean']),
          ...(random.chance(0.3) && { multiply: decimal(random) }),
        },
        bands: Array.from({ length: random.whole(0, 3) }, (_, index) => ({
          id: `b${index}`,
          name: words(random),
          min: decimal(random),
          max: decimal(random),
        })),
        ...(random.chance(0.4) && {
          subscales: [{ id: 'part', name: words(random), questions: ['q0'] }],
        }),
      };
    case 'kpi':
      return {
        kind,
        ...named,
        ...alert,
        unit: random.pick(['kg', 'mmol/L', '°C', 'of 10', 'كجم', ' ']),
        ...(random.chance(0.5) && {
          conversions: Array.from({ length: random.whole(0, 2) }, () => ({
            unit: random.pick(['lb', 'mg/dL', 'stone']),
            factor: decimal(random),
            ...(random.chance(0.3) && { offset: decimal(random) }),
          })),
        }),
        range: { min: decimal(random), max: decimal(random) },
        ...(random.chance(0.6) && {
          target: {
            ...(random.chance(0.6) && { min: decimal(random) }),
            ...(random.chance(0.6) && { max: decimal(random) }),
          },
        }),
        direction: random.pick(['lower', 'higher', 'within']),
        ...(random.chance(0.3) && {
          advice: [{ when: randomConditionOnOne(random, names), text: words(random) }],
        }),
        origin: random.pick(['asked', 'device', 'formula']),
        ...(random.chance(0.3) && { formula: randomFormula(random, names) }),
      };
    case 'service':
      return {
        kind,
        ...named,
        minutes: random.pick([1, 12.5, 30, 1_440]),
        ...(random.chance(0.5) && { service: 'a-service_1' }),
      };
    case 'agent':
      return { kind, ...named, instructions: maybeEmpty(random) };
  }
}

function branches(random: Random, names: Names, deep: number): AiBranch[] {
  return Array.from({ length: random.whole(1, 3) }, (_, index) => ({
    id: `w${index}`,
    name: words(random),
    ...(random.chance(0.3) && { description: maybeEmpty(random) }),
    ...(random.chance(0.3) && { examples: [words(random)] }),
    ...(random.chance(0.3) && { when: randomCondition(random, names) }),
    ...(random.chance(0.2) && { prompt: words(random) }),
    ...(deep > 0 && random.chance(0.3) && { branches: branches(random, names, deep - 1) }),
  }));
}

function randomSettings(random: Random, type: StepType, names: Names): object {
  const maybe = (settings: object): object => (random.chance(0.3) ? {} : { settings });
  switch (type) {
    case 'population':
      return { settings: { who: randomCondition(random, names) } };
    case 'kpi':
      return maybe(random.chance(0.5) ? { successMeans: random.pick(['taken', 'inTarget']) } : {});
    case 'services':
      return maybe({
        ...(random.chance(0.5) && { doneWhen: random.pick(['booked', 'attended']) }),
        ...(random.chance(0.5) && { ownArranging: random.chance(0.5) }),
      });
    case 'finish':
    case 'fail':
      return maybe(random.chance(0.7) ? { message: maybeEmpty(random) } : {});
    case 'ai':
      return {
        settings: {
          prompt: words(random),
          branches: branches(random, names, 2),
          fallback: 'w0',
          review: random.chance(0.5),
          ...(random.chance(0.5) && { answerWithinMinutes: random.whole(1, 600) }),
          ...(random.chance(0.3) && { reviewShare: random.whole(1, 99) }),
          ...(random.chance(0.3) && { sureFrom: random.whole(1, 100) }),
          ...(random.chance(0.3) && { withoutAnswer: random.pick(['rule', 'person']) }),
          ...(random.chance(0.4) && {
            facts: [
              { is: 'kpi', kpi: random.pick(names.items) },
              { is: random.pick(['score', 'answers']), item: random.pick(names.items) },
              { is: random.pick(['days', 'adherence', 'age', 'sex', 'signs']) },
            ],
          }),
        },
      };
    case 'wait':
      return {
        settings: random.pick<object>([
          { kind: 'for' },
          { kind: 'for', days: random.whole(0, 30) },
          { kind: 'for', hours: random.whole(0, 80), minutes: 0 },
          { kind: 'for', minutes: random.whole(0, 90) },
          { kind: 'until', at_time: time(random) },
          { kind: 'until', at_time: time(random), at_week_days: weekdays(random) },
          { kind: 'event', on: random.pick(['reading', 'answers']), item: random.pick(names.items) },
        ]),
      };
    default:
      return random.chance(0.3) ? { settings: {} } : {};
  }
}

function randomNode(random: Random, id: string, parentId: string | null, names: Names): FlowNode {
  const type = random.pick(STEP_TYPES);
  const data = {
    name: words(random),
    ...(random.chance(0.3) && { description: maybeEmpty(random) }),
    target: random.pick(['follower', 'system']),
    ...((itemKindOf(type) || random.chance(0.1)) && { selectedItem: random.pick(names.items) }),
    ...(random.chance(0.5) && { selectedItemName: maybeEmpty(random) }),
    nextStepCondition: random.chance(0.5) ? { is: 'always' } : randomCondition(random, names),
    rules: random.chance(0.6)
      ? {}
      : {
          jumpRule: {
            ...(random.chance(0.6) && { target: random.pick(names.nodes) }),
            ...(random.chance(0.4) && { targetSuccess: random.pick(names.nodes) }),
          },
        },
    ...(random.chance(0.4) && { window: window(random) }),
    ...randomSettings(random, type, names),
  };
  return { id, type, parentId, data } as unknown as FlowNode;
}

function randomModule(random: Random, id: string, protocolId: string, names: Names): RecurringModule {
  const start_after = random.chance(0.5) ? 0 : random.whole(0, 60);
  return {
    id,
    target: random.pick(['follower', 'system']),
    role: maybeEmpty(random),
    protocol_id: random.chance(0.8) ? protocolId : random.pick(['', 'other']),
    selected_module: random.pick(MODULE_KINDS),
    selected_item: random.chance(0.1) ? '' : random.pick(names.items),
    at_week_days: random.chance(0.5) ? [] : weekdays(random),
    run_every: random.whole(1, random.pick([1, 3, 366])),
    at_time: time(random),
    every_hour: random.chance(0.6) ? 0 : random.whole(0, 23),
    start_after,
    stop_after: random.chance(0.4) ? 0 : random.whole(0, 120),
    repeat: random.chance(0.5) ? 0 : random.whole(0, 30),
    prevent_finish: random.chance(0.3),
    settings: {
      ...(random.chance(0.7) && { name: maybeEmpty(random) }),
      ...(random.chance(0.4) && { window: window(random) }),
    },
    ...(random.chance(0.3) && { during: random.pick(names.nodes) }),
  };
}

const KINDS: ItemKind[] = [
  'activity',
  'order',
  'nudge',
  'challenge',
  'assessment',
  'kpi',
  'service',
  'agent',
];

export function randomDocument(random: Random): Protocol {
  const id = randomId(random, 0);
  const keys = Array.from({ length: random.whole(0, 8) }, (_, index) => randomId(random, index));
  const nodeIds = Array.from({ length: random.whole(0, 30) }, (_, index) => randomId(random, index));
  // Some of what is named does not exist: a draft may be half done.
  const names = { items: [...keys, 'not_here'], nodes: [...nodeIds, 'not_here'] };
  const spread = random.whole(1, 6);
  const nodes = nodeIds.map((nodeId, index) => {
    const parent =
      index === 0 ? null : (nodeIds[random.whole(Math.max(0, index - spread), index - 1)] ?? null);
    return randomNode(random, nodeId, parent, names);
  });
  return {
    format: FORMAT,
    id,
    name: words(random),
    description: maybeEmpty(random),
    nodes: inTreeOrder(nodes),
    items: Object.fromEntries(keys.map((key) => [key, randomItem(random, random.pick(KINDS), names)])),
    modules: Array.from({ length: random.whole(0, 4) }, (_, index) =>
      randomModule(random, random.chance(0.3) ? (nodeIds[index] ?? `m${index}`) : `m${index}`, id, names),
    ),
  };
}
