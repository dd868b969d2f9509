/** From the couch to five kilometres: three runs a week, a week again where it was too hard. */
import { activity, kpi, nudge, order, sheet, single, yesNo } from './item-kinds.ts';
import { beside, DAYS, FAILURE, step, when, written } from './write.ts';

const items = {
  ready: sheet('Ready to run?', 'A short safety check before you start.', [
    yesNo('chest', 'Do you get pain or pressure in your chest when you are active?'),
    yesNo('faint', 'In the last year, have you fainted or nearly fainted?'),
    yesNo('told', 'Has a doctor told you to exercise only under supervision?'),
  ]),
  doctor: nudge(
    'Ask your doctor first',
    'If you have pain or pressure in your chest now, or feel faint, call your local emergency number. If not, please see a doctor before you start running: one of your answers means it may not be safe for you yet. When your doctor says it’s fine, come back and start again.',
    'email',
  ),
  quiet: nudge(
    'How is it going?',
    'You haven’t told us yet whether you’re ready to run. There’s no hurry. Did something come up, or are you unsure? The 3 questions take a minute.',
  ),
  shoes: order(
    'Shoes that fit',
    'Comfortable running shoes with a thumb’s width of space in front of your toes.',
    'purchase',
  ),
  week: nudge(
    'A new week',
    'You’re on day {{day}}. 3 runs this week, with a rest day in between. Go slowly: you should be able to talk.',
    'in-app',
    'What this week asks for, and which day of the program it is.',
  ),
  run: activity(
    'Today’s run',
    30,
    'Walk briskly for 5 minutes. Then alternate running and walking, as planned for your week. Walk for the last 5 minutes.',
  ),
  talk: sheet(
    'How was the week?',
    'Answer honestly. It helps us set the right pace.',
    [
      single('breath', 'While running, I could …', [
        ['chat', 'talk in sentences', 0],
        ['words', 'say a few words', 1],
        ['none', 'not talk', 3],
      ]),
      single('pain', 'Afterwards, my legs were …', [
        ['fine', 'fine', 0],
        ['sore', 'sore for a day', 1],
        ['pain', 'painful for longer', 3],
      ]),
    ],
    [
      { id: 'easy', name: 'Ready for more', min: 0, max: 2 },
      { id: 'hard', name: 'Repeat the week', min: 3, max: 6 },
    ],
  ),
  rest: activity(
    'Take it easy',
    10,
    'Repeat this week with shorter runs. If pain lasts longer than a week, see a doctor or physiotherapist.',
  ),
  'five-k': kpi('Time for 5 km', 'min', [12, 120], {
    description: 'How long it took you to cover 5 km, running and walking.',
    direction: 'lower',
    conversions: [{ unit: 'h', factor: 60 }],
  }),
  photo: order(
    'A photo of your finish',
    'Upload a photo of your watch, your route or your shoes, to remember the day.',
    'upload',
  ),
};

export const couchTo5k = written(
  {
    id: 'couch-to-5k',
    name: 'Couch to 5 km',
    description: '9 weeks to your first 5 km, for people new to running.',
  },
  [
    step('population', 'who', null, '16 or older', { settings: { who: when.age('>=', 16) } }),
    step('fail', 'too-young', 'who', 'Later, with an adult', { if: FAILURE }),
    step('assessment', 'ready', 'who', 'Ready to run?', { item: 'ready', window: DAYS(7) }),
    step('nudge', 'doctor', 'ready', 'Advice: see a doctor first', {
      if: when.any(
        when.answer('chest', '=', true),
        when.answer('faint', '=', true),
        when.answer('told', '=', true),
      ),
      item: 'doctor',
    }),
    step('fail', 'not-yet', 'doctor', 'Not yet'),
    step('nudge', 'quiet', 'ready', 'How is it going?', { if: FAILURE, item: 'quiet' }),
    step('jump', 'ask-again', 'quiet', 'Ask again', {
      if: when.attempts('<', 2, 'ready'),
      jump: { target: 'ready' },
    }),
    step('fail', 'another-time', 'quiet', 'Another time'),
    step('order', 'shoes', 'ready', 'Shoes', { item: 'shoes', window: DAYS(10) }),
    step('wait', 'monday', 'shoes', 'Start on Monday', {
      settings: { kind: 'until', at_time: '07:00', at_week_days: ['mon'] },
    }),
    step('nudge', 'week', 'monday', 'A new week', { item: 'week' }),
    step('wait', 'sunday', 'week', 'The rest of the week', {
      settings: { kind: 'until', at_time: '17:00', at_week_days: ['sun'] },
    }),
    step('assessment', 'talk', 'sunday', 'How was the week?', { item: 'talk', window: DAYS(1) }),
    step('followup', 'rest', 'talk', 'Take it easy', {
      if: when.score('>=', 3),
      item: 'rest',
      window: DAYS(1),
      jump: { target: 'monday', targetSuccess: 'monday' },
    }),
    step('jump', 'next-week', 'talk', 'Next week', { if: when.attempts('<', 9), jump: { target: 'monday' } }),
    step('kpi', 'five-k', 'talk', 'Your 5 km', { item: 'five-k', window: DAYS(14) }),
    step('order', 'photo', 'five-k', 'A photo', { item: 'photo', window: DAYS(7) }),
    step('finish', 'finish', 'photo', '5 km'),
  ],
  items,
  [
    beside('runs', 'Three runs a week', {
      selected_module: 'followup',
      selected_item: 'run',
      at_week_days: ['tue', 'thu', 'sat'],
      at_time: '07:00',
      repeat: 27,
      settings: { window: { lateAfterMinutes: 720, expireAfterMinutes: 1_440 } },
    }),
  ],
);
