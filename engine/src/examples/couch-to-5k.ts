/** From the couch to five kilometres: three runs a week, a week again where it was too hard. */
import { activity, kpi, nudge, order, sheet, single, yesNo } from './item-kinds.ts';
import { beside, DAYS, FAILURE, step, when, written } from './write.ts';

const items = {
  ready: sheet('Ready to run?', 'A short safety check before you start.', [
    yesNo('chest', 'Do you get pain or pressure in your chest when you are active?'),
    yesNo('faint', 'Have you fainted, or felt close to it, in the last year?'),
    yesNo('told', 'Has a doctor told you to be active only under supervision?'),
  ]),
  doctor: nudge(
    'Ask your doctor first',
    'One of your answers means that a doctor should give the go-ahead before you run. Walking is fine in the meantime, if it feels fine.',
    'email',
  ),
  quiet: nudge(
    'How is it going?',
    'You have not told us yet whether you are ready to run, and there is no hurry. Has something come up, or are you unsure? The three questions take a minute.',
  ),
  shoes: order(
    'Shoes that fit',
    'Comfortable running shoes with a thumb’s width in front of your toes.',
    'purchase',
  ),
  week: nudge(
    'A new week',
    'Three runs, with a day of rest between them. Slow is right: you should be able to talk.',
    'in-app',
  ),
  run: activity(
    'Today’s run',
    30,
    'Walk briskly for five minutes. Then run and walk in turns as your week says. Walk the last five minutes.',
  ),
  talk: sheet(
    'How was the week?',
    'Honest answers keep you healthy.',
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
      { id: 'hard', name: 'Better to repeat', min: 3, max: 6 },
    ],
  ),
  rest: activity(
    'Take it easy',
    10,
    'Repeat this week with shorter runs. Pain that lasts longer than a week belongs to a doctor or physiotherapist.',
  ),
  'five-k': kpi('Time for five kilometres', 'min', [12, 120], {
    description: 'How long your five kilometres took, running and walking.',
    direction: 'lower',
    conversions: [{ unit: 'h', factor: 60 }],
  }),
  photo: order(
    'A picture of your finish',
    'Upload a picture of your watch, your route or your shoes. It is yours to keep.',
    'upload',
  ),
};

export const couchTo5k = written(
  {
    id: 'couch-to-5k',
    name: 'Couch to 5 km',
    description: 'Nine weeks to your first five kilometres, for people who do not run yet.',
  },
  [
    step('population', 'who', null, 'Sixteen or older', { settings: { who: when.age('>=', 16) } }),
    step('fail', 'too-young', 'who', 'With a grown-up, later', { if: FAILURE }),
    step('assessment', 'ready', 'who', 'Ready to run?', { item: 'ready', window: DAYS(7) }),
    step('nudge', 'doctor', 'ready', 'Ask a doctor first', {
      if: when.any(
        when.answer('chest', '=', true),
        when.answer('faint', '=', true),
        when.answer('told', '=', true),
      ),
      item: 'doctor',
    }),
    step('fail', 'not-yet', 'doctor', 'Not yet'),
    step('nudge', 'quiet', 'ready', 'How is it going?', { if: FAILURE, item: 'quiet' }),
    step('jump', 'ask-again', 'quiet', 'Ask once more', {
      if: when.attempts('<', 2, 'ready'),
      jump: { target: 'ready' },
    }),
    step('fail', 'another-time', 'quiet', 'Another time'),
    step('order', 'shoes', 'ready', 'Shoes', { item: 'shoes', window: DAYS(10) }),
    step('wait', 'monday', 'shoes', 'Until Monday', {
      settings: { kind: 'until', at_time: '07:00', at_week_days: ['mon'] },
    }),
    step('nudge', 'week', 'monday', 'A new week', { item: 'week' }),
    step('wait', 'sunday', 'week', 'Until Sunday', {
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
    step('kpi', 'five-k', 'talk', 'Your five kilometres', { item: 'five-k', window: DAYS(14) }),
    step('order', 'photo', 'five-k', 'A picture', { item: 'photo', window: DAYS(7) }),
    step('finish', 'finish', 'photo', 'Five kilometres'),
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
