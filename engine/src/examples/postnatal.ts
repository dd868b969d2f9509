/** After the birth: the pelvic floor, mood looked at twice, and warning signs that never wait for an appointment. */

import { AFTER_BIRTH, CARE_FIRST } from './in-danger.ts';
import { PHQ_9, PHQ_9_SAFETY } from './instruments.ts';
import { activity, challenge, kpi, nudge, order, service, yesNo } from './item-kinds.ts';
import { beside, DAYS, FAILURE, HOURS, step, when, written } from './write.ts';

const warning = when.any(
  ...['bleeding', 'fever', 'leg', 'headache'].map((question) => when.answer(question, '=', true)),
);

const items = {
  signs: {
    ...activity('Warning signs', 5, 'Please answer honestly. One yes is enough for us to call you.', [
      yesNo('bleeding', 'Is your bleeding getting heavier, or are you soaking more than one pad an hour?', {
        risk: true,
      }),
      yesNo('fever', 'Do you have a fever of 38 °C or more?', { risk: true }),
      yesNo('leg', 'Is one of your legs swollen, red or painful?', { risk: true }),
      yesNo('headache', 'Do you have a severe headache, or trouble seeing?', { risk: true }),
    ]),
    alert: warning,
    urgent: { when: warning, ...AFTER_BIRTH },
  },
  'go-now': nudge(
    'Please get help now',
    'What you describe can be serious after a birth. Call your maternity team or your local emergency number now. Your team here has been told.',
  ),
  'urgent-call': activity(
    'Warning sign after birth',
    10,
    'The person reported a warning sign. Call within the hour and make sure that they are seen.',
  ),
  'pelvic-floor': activity(
    'Pelvic floor',
    5,
    'Breathe out and lift gently, hold for as long as one slow breath, let go fully. Eight times. It must never hurt.',
  ),
  rest: activity(
    'Ask for one thing',
    5,
    'Choose one thing that somebody else can do for you this week, and ask for it.',
  ),
  'phq-9': PHQ_9,
  'mood-call': activity(
    'Call about mood',
    20,
    'The questionnaire points to low mood or to thoughts of self-harm. Speak to the person today and follow your own safety procedure.',
  ),
  'not-alone': nudge(
    'You are not alone with this',
    'Many parents feel like this, and it can be helped. Your team will call you today. If you might harm yourself or your baby, call your local emergency number now.',
  ),
  blood: order('Blood count', 'Your haemoglobin from the six-week check, if it was taken.', 'lab_result'),
  haemoglobin: kpi('Haemoglobin', 'g/dL', [4, 22], {
    description: 'The red pigment that carries oxygen, from a blood count.',
    direction: 'higher',
    target: { min: 12 },
    conversions: [{ unit: 'g/L', factor: 0.1 }],
  }),
  tired: nudge(
    'Your blood count is low',
    'Please show this value to your doctor. Tiredness may have a simple reason.',
    'email',
  ),
  physio: service(
    'Pelvic floor physiotherapy',
    45,
    'An examination at about six weeks, and exercises made for you.',
  ),
  walks: challenge('Out of the door', 'Ten minutes outside, with or without the baby.', 14, 8, {
    opensAt: '08:00',
  }),
};

export const postnatal = written(
  {
    id: 'postnatal-recovery',
    name: 'Recovery after birth',
    description: 'Twelve gentle weeks for body and mind after giving birth.',
  },
  [
    step('population', 'who', null, 'Gave birth lately', {
      settings: { who: when.all(when.age('>=', 16), when.sign('postnatal')) },
    }),
    step('fail', 'other', 'who', 'Meant for others', { if: FAILURE }),
    step('followup', 'signs', 'who', 'Warning signs', { item: 'signs', window: DAYS(1) }),
    step('nudge', 'go-now', 'signs', 'Get help now', {
      if: warning,
      item: 'go-now',
    }),
    step('followup', 'urgent-call', 'go-now', 'Call within the hour', {
      target: 'system',
      item: 'urgent-call',
      window: HOURS(2),
    }),
    step('fail', 'urgent-care', 'urgent-call', 'Other help comes first', {
      if: FAILURE,
      settings: { message: CARE_FIRST },
    }),
    step('jump', 'seen', 'urgent-call', 'Seen and safe', { jump: { target: 'rest' } }),
    step('followup', 'rest', 'signs', 'Ask for one thing', { item: 'rest', window: DAYS(5) }),
    step('wait', 'two-weeks', 'rest', 'Two weeks', { settings: { kind: 'for', days: 14 } }),
    step('assessment', 'mood', 'two-weeks', 'How are you, really?', { item: 'phq-9', window: DAYS(4) }),
    step('nudge', 'not-alone', 'mood', 'You are not alone', {
      if: when.any(when.score('>=', 10), when.answer(PHQ_9_SAFETY, '!=', 'not-at-all')),
      item: 'not-alone',
    }),
    step('followup', 'mood-call', 'not-alone', 'Call today', {
      target: 'system',
      item: 'mood-call',
      window: HOURS(8),
    }),
    step('fail', 'mood-care', 'mood-call', 'Other help comes first', {
      if: FAILURE,
      settings: { message: CARE_FIRST },
    }),
    step('jump', 'mood-cared', 'mood-call', 'Looked after', { jump: { target: 'walks' } }),
    step('challenge', 'walks', 'mood', 'Out of the door', { item: 'walks' }),
    step('order', 'blood', 'walks', 'Blood count', { item: 'blood', window: DAYS(14) }),
    step('nudge', 'tired', 'blood', 'Show this to your doctor', {
      if: when.kpi('haemoglobin', '<', 11),
      item: 'tired',
      jump: { targetSuccess: 'physio' },
    }),
    step('services', 'physio', 'blood', 'Physiotherapy', {
      item: 'physio',
      window: DAYS(21),
      settings: { doneWhen: 'attended' },
    }),
    step('jump', 'mood-again', 'physio', 'Mood once more', {
      if: when.attempts('<', 2, 'mood'),
      jump: { target: 'mood' },
    }),
    step('finish', 'finish', 'physio', 'On firm feet'),
  ],
  { ...items, blood: { ...items.blood, resultKpi: 'haemoglobin' } },
  [
    beside('pelvic', 'Pelvic floor', {
      selected_module: 'followup',
      selected_item: 'pelvic-floor',
      at_time: '09:00',
      every_hour: 5,
      start_after: 2,
      stop_after: 84,
      settings: { window: { expireAfterMinutes: 240 } },
    }),
    beside('signs', 'Warning signs, weekly', {
      selected_module: 'followup',
      selected_item: 'signs',
      at_week_days: ['wed'],
      at_time: '10:00',
      stop_after: 42,
    }),
  ],
);
