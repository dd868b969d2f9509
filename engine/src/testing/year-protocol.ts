/** Forty steps that fill a year, with a daily, a thrice-weekly and a weekly module: what P5 measures. */
import type { Condition } from '../condition.ts';
import type { FlowNode, Protocol } from '../protocol.ts';
import { module, node, protocol } from './build.ts';
import { ACTIVITY, MOOD, NUDGE, PULSE } from './items.ts';

const MONTHS = 12;

/** One month: wait, take a reading or check in, say something that fits. */
function month(number: number): FlowNode[] {
  const [wait, task, nudge] = [`wait-${number}`, `task-${number}`, `nudge-${number}`];
  const before = number === 1 ? 'intake' : `nudge-${number - 1}`;
  const settings = { kind: 'for', days: 31 } as const;
  const window = { lateAfterMinutes: 1_440, expireAfterMinutes: 2_880 };
  const lively: Condition = {
    is: 'or',
    any: [
      { is: 'kpi', kpi: 'pulse', op: '<', value: 150 },
      { is: 'days', op: '>', value: 0 },
      { is: 'failure' },
    ],
  };
  return [
    node('wait', wait, before, { settings }),
    number % 2 === 0
      ? node('kpi', task, wait, { selectedItem: 'pulse', window })
      : node('followup', task, wait, { selectedItem: 'activity', window }),
    node('nudge', nudge, task, { selectedItem: 'hello', nextStepCondition: lively }),
  ];
}

const steps: FlowNode[] = [
  node('population', 'adults', null, { settings: { who: { is: 'age', op: '>=', value: 18 } } }),
  node('assessment', 'intake', 'adults', {
    selectedItem: 'mood',
    nextStepCondition: { is: 'success' },
    window: { expireAfterMinutes: 4_320 },
  }),
  ...Array.from({ length: MONTHS }, (_, index) => month(index + 1)).flat(),
  node('finish', 'finish', `nudge-${MONTHS}`),
  node('fail', 'minors', 'adults'),
];

const third = {
  id: 'q3',
  kind: 'single',
  text: 'Third',
  options: MOOD.questions.flatMap((one) => ('options' in one ? one.options : [])).slice(0, 4),
} as const;

export const yearProtocol: Protocol = protocol(
  steps,
  {
    hello: NUDGE,
    activity: ACTIVITY,
    pulse: PULSE,
    mood: { ...MOOD, questions: [...MOOD.questions, third] },
  },
  [
    module('daily', { selected_module: 'kpi', selected_item: 'pulse', at_time: '08:00' }),
    module('thrice', {
      selected_module: 'followup',
      selected_item: 'activity',
      at_time: '18:30',
      at_week_days: ['mon', 'wed', 'fri'],
    }),
    module('weekly', {
      selected_module: 'assessment',
      selected_item: 'mood',
      at_time: '10:00',
      at_week_days: ['sun'],
    }),
  ],
);
