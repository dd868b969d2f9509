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
    ...activity(
      'Warning signs',
      5,
      'Please answer honestly. If you answer yes to any of these, we’ll call you.',
      [
        yesNo('bleeding', 'Is your bleeding getting heavier, or are you soaking more than one pad an hour?', {
          risk: true,
        }),
        yesNo('fever', 'Do you have a fever of 38 °C or more?', { risk: true }),
        yesNo('leg', 'Is one of your legs swollen, red or painful?', { risk: true }),
        yesNo('headache', 'Do you have a severe headache, or trouble seeing?', { risk: true }),
      ],
    ),
    alert: warning,
    urgent: { when: warning, ...AFTER_BIRTH },
  },
  'go-now': nudge(
    'Please get help now',
    'Call your maternity team or your local emergency number now. What you describe can be serious after birth. We’ve told your team here.',
  ),
  'urgent-call': activity(
    'Warning sign after birth',
    10,
    'This person reported a warning sign. Call within the hour and make sure a doctor sees them.',
  ),
  'pelvic-floor': activity(
    'Pelvic floor',
    5,
    'Breathe out and lift gently, hold for one slow breath, then relax fully. 8 times. It should never hurt.',
  ),
  rest: activity(
    'Ask for help with one thing',
    5,
    'Choose one thing someone else can do for you this week, and ask them.',
  ),
  'phq-9': PHQ_9,
  'mood-call': activity(
    'Call about mood',
    20,
    'The questionnaire suggests low mood or thoughts of self-harm. Talk to the person today and follow your safety procedure. Let them continue only if you’ve spoken with them and they’re safe for now.',
  ),
  'not-alone': nudge(
    'You’re not alone with this',
    'If you might hurt yourself or your baby, call your local emergency number now. Many parents feel like this, and help works. Your team will call you today.',
  ),
  blood: order('Blood count', 'The hemoglobin from your 6-week checkup, if you had one.', 'lab_result'),
  haemoglobin: kpi('Hemoglobin', 'g/dL', [4, 22], {
    description: 'The part of your blood that carries oxygen, from a blood count.',
    direction: 'higher',
    target: { min: 12 },
    conversions: [{ unit: 'g/L', factor: 0.1 }],
  }),
  tired: nudge(
    'Your hemoglobin is low',
    'Please show this result to your doctor. There may be a simple reason why you’re tired.',
    'email',
  ),
  physio: service(
    'Pelvic floor physiotherapy',
    45,
    'A checkup at about 6 weeks, and exercises made for you.',
  ),
  walks: challenge('Get outside', '10 minutes outside, with or without the baby.', 14, 8, {
    opensAt: '08:00',
  }),
};

export const postnatal = written(
  {
    id: 'postnatal-recovery',
    name: 'Recovery after birth',
    description: '12 gentle weeks for body and mind after giving birth.',
  },
  [
    step('population', 'who', null, 'Gave birth recently', {
      settings: { who: when.all(when.age('>=', 16), when.sign('postnatal')) },
    }),
    step('fail', 'other', 'who', 'Not for you right now', { if: FAILURE }),
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
    step('fail', 'urgent-care', 'urgent-call', 'Other help first', {
      if: FAILURE,
      settings: { message: CARE_FIRST },
    }),
    step('jump', 'seen', 'urgent-call', 'Seen and safe', { jump: { target: 'rest' } }),
    step('followup', 'rest', 'signs', 'Ask for help with one thing', { item: 'rest', window: DAYS(5) }),
    step('wait', 'two-weeks', 'rest', '2 weeks', { settings: { kind: 'for', days: 14 } }),
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
    step('fail', 'mood-care', 'mood-call', 'Other help first', {
      if: FAILURE,
      settings: { message: CARE_FIRST },
    }),
    step('jump', 'mood-cared', 'mood-call', 'Getting support', { jump: { target: 'walks' } }),
    step('challenge', 'walks', 'mood', 'Get outside', { item: 'walks' }),
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
    step('jump', 'mood-again', 'physio', 'Mood check again', {
      if: when.attempts('<', 2, 'mood'),
      jump: { target: 'mood' },
    }),
    step('finish', 'finish', 'physio', 'Back on your feet'),
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
    beside('signs', 'Weekly warning-sign check', {
      selected_module: 'followup',
      selected_item: 'signs',
      at_week_days: ['wed'],
      at_time: '10:00',
      stop_after: 42,
    }),
  ],
);
