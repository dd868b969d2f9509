/** Our own checks for carers, new mothers, the cycle, smokers and wounds. */

import type { Condition } from '../../condition.ts';
import { AFTER_BIRTH } from '../../examples/in-danger.ts';
import { OWN } from '../../examples/write.ts';
import type { AssessmentItem } from '../../items.ts';
import type { Question } from '../../questions.ts';
import { BLEEDING, CARER_UNSAFE } from '../in-danger.ts';

const yes = (question: string): Condition => ({ is: 'answer', question, op: '=', value: true });
const CALL_NOW = 'If so, call your maternity team or your local emergency number now.';
const sign = (id: string, text: string): Question => ({
  id,
  kind: 'yes_no',
  text,
  help: CALL_NOW,
  risk: true,
});

const afterBirth: Condition = { is: 'or', any: ['bleeding', 'fever', 'leg', 'headache', 'harm'].map(yes) };
const soaking: Condition = { is: 'answer', question: 'flow', op: '=', value: 'soaking' };

export const people: Record<string, AssessmentItem> = {
  'builtin-assessment-carer-load': {
    kind: 'assessment',
    name: 'How are you coping as a caregiver?',
    description:
      'For people who look after someone: 6 statements about sleep, time, worry, strain and support.',
    source: OWN,
    questions: [
      {
        id: 'load',
        kind: 'matrix',
        text: 'In the last two weeks …',
        rows: [
          { id: 'sleep', label: 'Caring for someone disturbed my sleep' },
          { id: 'time', label: 'I had no time for myself' },
          { id: 'body', label: 'Caring was too hard on my body' },
          { id: 'worry', label: 'I worried about the future' },
          { id: 'patience', label: 'I lost my patience' },
          { id: 'help', label: 'I had someone I could ask for help', reverse: true },
        ],
        options: [
          { id: 'never', label: 'Never', score: 0 },
          { id: 'sometimes', label: 'Sometimes', score: 1 },
          { id: 'often', label: 'Often', score: 2 },
          { id: 'always', label: 'Nearly always', score: 3 },
        ],
      },
      {
        id: 'unsafe',
        kind: 'yes_no',
        text: 'Are you afraid you might hurt yourself or the person you care for?',
        help: 'If so, call your local emergency number or a crisis line now. No one will blame you for asking.',
        risk: true,
      },
    ],
    alert: yes('unsafe'),
    urgent: { when: yes('unsafe'), ...CARER_UNSAFE },
    scoring: { method: 'sum' },
    bands: [
      { id: 'light', name: 'Manageable', min: 0, max: 5 },
      { id: 'heavy', name: 'Heavy', min: 6, max: 11 },
      { id: 'too-heavy', name: 'Very heavy', min: 12, max: 18 },
    ],
  },
  'builtin-assessment-after-birth': {
    kind: 'assessment',
    name: 'Postnatal check',
    description: 'For the weeks after birth: warning signs that can’t wait, and how you feel.',
    source: OWN,
    questions: [
      { id: 'born', kind: 'date', text: 'When was your baby born?' },
      sign('bleeding', 'Is your bleeding getting heavier, or are you soaking more than one pad an hour?'),
      sign('fever', 'Do you have a fever of 38 °C or more?'),
      sign('leg', 'Is one of your legs swollen, red or painful, or do you have trouble breathing?'),
      sign('headache', 'Do you have a severe headache, trouble seeing, or severe pain in your upper belly?'),
      sign('harm', 'Have you had thoughts of hurting yourself or your baby?'),
      {
        id: 'mood',
        kind: 'slider',
        faces: 'happier',
        text: 'How do you feel these days?',
        min: 0,
        max: 4,
        minLabel: 'Feeling low',
        maxLabel: 'Feeling great',
      },
    ],
    alert: afterBirth,
    urgent: { when: afterBirth, ...AFTER_BIRTH },
    scoring: { method: 'none' },
    bands: [],
  },
  'builtin-assessment-cycle-diary': {
    kind: 'assessment',
    name: 'Cycle diary',
    description: 'The first day of your period, bleeding, pain and anything else you noticed.',
    source: OWN,
    questions: [
      { id: 'first-day', kind: 'date', text: 'What was the first day of your period?' },
      {
        id: 'flow',
        kind: 'single',
        text: 'How heavy is the bleeding?',
        risk: true,
        options: [
          { id: 'light', label: 'Light bleeding' },
          { id: 'medium', label: 'Medium bleeding' },
          { id: 'heavy', label: 'Heavy bleeding' },
          { id: 'soaking', label: 'Soaking a pad or tampon every hour, or large clots' },
        ],
      },
      {
        id: 'pain',
        kind: 'slider',
        faces: 'sadder',
        text: 'How much does it hurt?',
        min: 0,
        max: 10,
        minLabel: 'No pain',
        maxLabel: 'The worst pain you can imagine',
      },
      {
        id: 'noticed',
        kind: 'multiple',
        text: 'What else did you notice?',
        options: [
          { id: 'mood', label: 'Low or irritable mood' },
          { id: 'headache', label: 'Headache' },
          { id: 'breasts', label: 'Sore breasts' },
          { id: 'bloating', label: 'Bloated belly' },
          { id: 'tired', label: 'Tiredness' },
        ],
        required: false,
      },
    ],
    alert: soaking,
    urgent: { when: soaking, ...BLEEDING },
    scoring: { method: 'none' },
    bands: [],
  },
  'builtin-assessment-smoking-habit': {
    kind: 'assessment',
    name: 'How strong is your smoking habit?',
    description: '4 questions about smoking: when, how many, where, and how hard it is to go without.',
    source: OWN,
    questions: [
      {
        id: 'first',
        kind: 'single',
        text: 'How soon after waking up do you usually smoke?',
        options: [
          { id: 'later', label: 'After more than an hour', score: 0 },
          { id: 'hour', label: 'Within an hour', score: 1 },
          { id: 'half', label: 'Within half an hour', score: 2 },
          { id: 'minutes', label: 'Within a few minutes', score: 3 },
        ],
      },
      {
        id: 'amount',
        kind: 'number',
        text: 'How many cigarettes do you smoke on a normal day?',
        min: 0,
        max: 100,
        unit: 'cigarettes',
      },
      {
        id: 'without',
        kind: 'scale',
        text: 'How hard is it not to smoke where it isn’t allowed?',
        min: 0,
        max: 4,
        minLabel: 'Not hard',
        maxLabel: 'Very hard',
      },
      {
        id: 'where',
        kind: 'multiple',
        text: 'When do you always smoke?',
        options: [
          { id: 'coffee', label: 'With coffee' },
          { id: 'meal', label: 'After a meal' },
          { id: 'stress', label: 'Under stress' },
          { id: 'people', label: 'With other smokers' },
          { id: 'driving', label: 'While driving' },
          { id: 'bored', label: 'When bored' },
        ],
        required: false,
      },
    ],
    scoring: { method: 'sum' },
    bands: [
      { id: 'lighter', name: 'Lighter', min: 0, max: 2 },
      { id: 'middle', name: 'In the middle', min: 3, max: 4 },
      { id: 'stronger', name: 'Stronger', min: 5, max: 7 },
    ],
  },
};
