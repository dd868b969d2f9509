/** Quitting smoking: a date, a plan, two weeks that matter most, and a way back after a slip. */
import { activity, challenge, kpi, nudge, order, service, sheet, single } from './item-kinds.ts';
import { beside, DAYS, FAILURE, SUCCESS, step, when, written } from './write.ts';

const items = {
  habit: sheet(
    'Your smoking',
    '2 questions that show how strong the habit is.',
    [
      single('first', 'How soon after waking up do you usually smoke?', [
        ['later', 'After more than an hour', 0],
        ['hour', 'Within an hour', 1],
        ['half', 'Within half an hour', 2],
        ['minutes', 'Within a few minutes', 3],
      ]),
      single('amount', 'About how many cigarettes do you smoke in a day?', [
        ['ten', 'Up to 10', 0],
        ['twenty', '11 to 20', 1],
        ['thirty', '21 to 30', 2],
        ['more', 'More than 30', 3],
      ]),
    ],
    [
      { id: 'light', name: 'Lighter', min: 0, max: 2 },
      { id: 'strong', name: 'Stronger', min: 3, max: 6 },
    ],
  ),
  pharmacist: service(
    'Talk about nicotine replacement',
    15,
    'A pharmacist explains patches, gum and other options, and what’s safe with your other medicines.',
  ),
  'quit-date': order('My quit date', 'You’ve chosen a Monday in the next 2 weeks and told someone about it.'),
  prepare: activity(
    'Get ready to quit',
    20,
    'Throw away lighters and ashtrays. Write down 3 situations in which you always smoke, and what you’ll do instead.',
  ),
  'smoke-free': challenge('Smoke-free days', 'Not one puff today.', 14, 14, { opensAt: '20:00' }),
  slip: activity(
    'A slip is not the end',
    10,
    'Most people who quit needed several tries. What led to the slip, and what will you do differently next time?',
    [
      { id: 'trigger', kind: 'text', text: 'What led to it?' },
      {
        id: 'sure',
        kind: 'slider',
        text: 'How confident are you that you can start again?',
        min: 0,
        max: 10,
        minLabel: 'Not confident',
        maxLabel: 'Completely confident',
      },
    ],
  ),
  cigarettes: kpi('Cigarettes yesterday', 'a day', [0, 100], {
    description: 'How many cigarettes you smoked yesterday.',
    direction: 'lower',
    target: { max: 0 },
  }),
  craving: nudge(
    'This will pass',
    'A craving lasts about 3 minutes. Breathe slowly, drink water, keep your hands busy.',
  ),
  carbon: order(
    'Carbon monoxide test',
    'Ask your pharmacist or clinic for a breath test and enter the value.',
    'lab_result',
  ),
  monoxide: kpi('Carbon monoxide in breath', 'ppm', [0, 100], {
    description: 'Shows how much you smoked in the last day. Measured with a breath meter.',
    direction: 'lower',
    target: { max: 6 },
    origin: 'device',
  }),
};

export const quitSmoking = written(
  {
    id: 'quit-smoking',
    name: 'Smoke-free',
    description: 'A quit date, a plan and support through the first weeks.',
  },
  [
    step('assessment', 'habit', null, 'Your smoking', { item: 'habit', window: DAYS(3) }),
    step('services', 'pharmacist', 'habit', 'Help with cravings', {
      if: when.score('>=', 3),
      item: 'pharmacist',
      window: DAYS(7),
      jump: { target: 'quit-date', targetSuccess: 'quit-date' },
    }),
    step('order', 'quit-date', 'habit', 'Choose your quit day', { item: 'quit-date', window: DAYS(14) }),
    step('fail', 'not-now', 'quit-date', 'Not now', { if: FAILURE }),
    step('followup', 'prepare', 'quit-date', 'Get ready to quit', { item: 'prepare', window: DAYS(5) }),
    step('wait', 'monday', 'prepare', 'Start on Monday morning', {
      settings: { kind: 'until', at_time: '07:00', at_week_days: ['mon'] },
    }),
    step('challenge', 'two-weeks', 'monday', 'Two smoke-free weeks', { item: 'smoke-free' }),
    step('followup', 'slip', 'two-weeks', 'After a slip', { if: FAILURE, item: 'slip', window: DAYS(3) }),
    step('jump', 'once-more', 'slip', 'Try again', {
      if: when.attempts('<=', 4),
      jump: { target: 'monday' },
    }),
    step('services', 'more-help', 'slip', 'More help', { item: 'pharmacist', window: DAYS(14) }),
    step('finish', 'with-help', 'more-help', 'Continues with help'),
    step('wait', 'month', 'two-weeks', '2 more weeks', { settings: { kind: 'for', days: 14 } }),
    step('order', 'carbon', 'month', 'Breath test', { item: 'carbon', window: DAYS(14) }),
    step('finish', 'proven', 'carbon', 'Smoke-free and confirmed', {
      if: when.all(SUCCESS, when.kpi('monoxide', '<=', 6)),
    }),
    step('finish', 'smoke-free', 'carbon', 'Smoke-free'),
  ],
  { ...items, carbon: { ...items.carbon, resultKpi: 'monoxide' } },
  [
    beside('count', 'Cigarettes yesterday', {
      selected_module: 'kpi',
      selected_item: 'cigarettes',
      at_time: '09:00',
    }),
    beside('craving', 'This will pass', {
      selected_module: 'nudge',
      selected_item: 'craving',
      at_time: '08:00',
      every_hour: 4,
      start_after: 7,
      stop_after: 21,
    }),
  ],
);
