/** Blood pressure at home: measured well, one change at a time, and never alone with a very high reading. */
import type { AgentItem } from '../items.ts';
import { CARE_FIRST, PRESSURE, pressureAdvice } from './in-danger.ts';
import { activity, kpi, nudge, order, sheet, single, yesNo } from './item-kinds.ts';
import { beside, DAYS, FAILURE, HOURS, step, when, written } from './write.ts';

const guide: AgentItem = {
  kind: 'agent',
  name: 'Focus finder',
  description: 'Helps choose what to work on next.',
  instructions: 'Choose the focus that best fits the answers. Never give advice on changing medicines.',
};

const items = {
  'not-here': nudge(
    'Please ask your doctor or midwife',
    'High blood pressure in pregnancy needs special care. Please contact your maternity team or doctor now.',
    'email',
  ),
  monitor: order(
    'A validated upper-arm monitor',
    'Get a blood pressure monitor that has been tested for accuracy.',
    'purchase',
  ),
  systolic: kpi('Systolic blood pressure', 'mmHg', [60, 260], {
    description: 'The upper number of your blood pressure, measured at home after 5 minutes of rest.',
    alert: when.any(when.kpi('systolic', '>=', 180), when.kpi('systolic', '<', 90)),
    advice: pressureAdvice('systolic', 90),
    urgent: { when: when.kpi('systolic', '>=', 180), ...PRESSURE },
    direction: 'lower',
    target: { min: 90, max: 134 },
    conversions: [{ unit: 'kPa', factor: 7.50062 }],
  }),
  'very-high': nudge(
    'This reading is very high',
    'If you have chest pain, trouble breathing, weakness, or trouble speaking or seeing, call your local emergency number now. If not, rest for 5 minutes and measure again. If it’s still this high, call a doctor today.',
  ),
  'urgent-call': activity(
    'Very high reading: call today',
    15,
    'A systolic reading of 180 or more. Talk to the person today, ask about symptoms and arrange care if needed.',
  ),
  habits: sheet('Everyday habits', '3 questions that show where a change could help most.', [
    single('salt', 'How often do you eat ready meals or salty snacks?', [
      ['rarely', 'Rarely', 0],
      ['weekly', 'Some days', 1],
      ['daily', 'Most days', 2],
    ]),
    single('active', 'On how many days a week are you active for at least 30 minutes?', [
      ['five', '5 or more', 0],
      ['some', '2 to 4', 1],
      ['none', 'Fewer than 2', 2],
    ]),
    yesNo('medicines', 'Do you sometimes forget to take your blood pressure medicines?', { required: false }),
  ]),
  'focus-guide': guide,
  salt: activity(
    'Less salt',
    10,
    'Keep the salt shaker in the cupboard this week, and cook one meal a day yourself.',
  ),
  walk: activity(
    '30 minutes of walking',
    30,
    'Walk fast enough to breathe harder, slow enough to talk. Stop if you have chest pain or feel dizzy.',
  ),
  pills: activity(
    'A set place for your pills',
    5,
    'Keep your medicines next to something you use every day, such as the kettle. Never stop or change a dose without asking your doctor.',
  ),
  review: activity(
    'Review the readings',
    10,
    'The readings have stayed above target for 3 rounds. Decide with the person whether they should see their doctor.',
  ),
  measure: nudge(
    'Time to measure',
    'Sit for 5 minutes, feet on the floor, arm at heart level. Then measure twice. Your last reading was {{reading:systolic}}.',
    'push',
    'How to sit and measure, with the last reading.',
  ),
};

export const bloodPressure = written(
  {
    id: 'blood-pressure',
    name: 'Blood pressure under control',
    description: 'Measure at home, work on one habit at a time, and watch your blood pressure come down.',
  },
  [
    step('population', 'who', null, 'Adults who aren’t pregnant', {
      settings: { who: when.all(when.age('>=', 18), ...when.without('pregnant')) },
    }),
    step('nudge', 'not-here', 'who', 'A different kind of care', {
      if: when.all(FAILURE, when.sign('pregnant')),
      item: 'not-here',
    }),
    step('fail', 'not-suited', 'not-here', 'Not suitable'),
    step('fail', 'too-young', 'who', 'Later, with a doctor', { if: FAILURE }),
    step('order', 'monitor', 'who', 'Get a monitor', { item: 'monitor', window: DAYS(14) }),
    step('kpi', 'first', 'monitor', 'First reading', { item: 'systolic', window: DAYS(3) }),
    step('nudge', 'very-high', 'first', 'Very high reading', {
      if: when.kpi('systolic', '>=', 180),
      item: 'very-high',
    }),
    step('followup', 'urgent-call', 'very-high', 'Call today', {
      target: 'system',
      item: 'urgent-call',
      window: HOURS(24),
      jump: { targetSuccess: 'habits' },
    }),
    step('fail', 'urgent-care', 'urgent-call', 'Other help first', {
      settings: { message: CARE_FIRST },
    }),
    step('assessment', 'habits', 'first', 'Your habits', { item: 'habits', window: DAYS(4) }),
    step('ai', 'focus', 'habits', 'Choose a focus', {
      item: 'focus-guide',
      settings: {
        prompt: 'Choose one focus for the next 4 weeks, based on the answers and readings.',
        branches: [
          {
            id: 'lifestyle',
            name: 'A habit',
            branches: [
              {
                id: 'salt',
                name: 'Less salt',
                examples: ['Adds salt to most meals'],
                when: when.answer('salt', '=', 'daily', 'habits'),
              },
              {
                id: 'movement',
                name: 'More movement',
                examples: ['Sits most of the day'],
                when: when.answer('active', '!=', 'five', 'habits'),
              },
            ],
          },
          {
            id: 'medicines',
            name: 'Taking medicines',
            examples: ['Forgets a dose more than once a week'],
            when: when.answer('medicines', '=', true, 'habits'),
          },
        ],
        fallback: 'movement',
        review: true,
        withoutAnswer: 'person',
        facts: [{ is: 'answers', item: 'habits' }, { is: 'kpi', kpi: 'systolic' }, { is: 'adherence' }],
        answerWithinMinutes: 720,
      },
    }),
    step('followup', 'less-salt', 'focus', 'Less salt', {
      if: when.branch('salt'),
      item: 'salt',
      window: DAYS(7),
      jump: { target: 'four-weeks', targetSuccess: 'four-weeks' },
    }),
    step('followup', 'pills', 'focus', 'A set place for your pills', {
      if: when.branch('medicines'),
      item: 'pills',
      window: DAYS(7),
      jump: { target: 'four-weeks', targetSuccess: 'four-weeks' },
    }),
    step('followup', 'walk', 'focus', 'Walking', { item: 'walk', window: DAYS(7) }),
    step('wait', 'four-weeks', 'walk', 'Four weeks', { settings: { kind: 'for', days: 28 } }),
    step('kpi', 'again', 'four-weeks', 'How is it going now?', {
      item: 'systolic',
      window: DAYS(4),
      settings: { successMeans: 'inTarget' },
      jump: { targetSuccess: 'finish' },
    }),
    // One high reading says less than two weeks of them.
    step('jump', 'fine-on-average', 'again', 'Average is on target', {
      if: when.average('systolic', 14, '<', 135),
      jump: { target: 'finish' },
    }),
    step('jump', 'next-round', 'again', 'Another focus', {
      if: when.attempts('<', 3),
      jump: { target: 'habits' },
    }),
    step('followup', 'review', 'again', 'Expert review', {
      target: 'system',
      item: 'review',
      window: DAYS(5),
    }),
    step('finish', 'finish', 'review', 'Done'),
  ],
  items,
  [
    beside('readings', 'Morning and evening reading', {
      selected_module: 'kpi',
      selected_item: 'systolic',
      at_time: '07:30',
      every_hour: 12,
      start_after: 1,
      stop_after: 8,
      settings: { window: { lateAfterMinutes: 120, expireAfterMinutes: 360 } },
    }),
    beside('twice-weekly', 'Twice-weekly reading', {
      selected_module: 'kpi',
      selected_item: 'systolic',
      at_week_days: ['tue', 'sat'],
      at_time: '08:00',
      start_after: 8,
    }),
    beside('measure-well', 'How to measure', {
      selected_module: 'nudge',
      selected_item: 'measure',
      at_time: '07:15',
      start_after: 1,
      repeat: 3,
    }),
  ],
);
