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
    name: 'How are you, carer?',
    description: 'Six statements for people who look after somebody: sleep, time, worry, body and help.',
    source: OWN,
    questions: [
      {
        id: 'load',
        kind: 'matrix',
        text: 'In the last two weeks …',
        rows: [
          { id: 'sleep', label: 'My sleep was disturbed by caring' },
          { id: 'time', label: 'I had no time for myself' },
          { id: 'body', label: 'Caring was too much for my body' },
          { id: 'worry', label: 'I worried about how it will go on' },
          { id: 'patience', label: 'I lost my patience' },
          { id: 'help', label: 'I had somebody I could ask for help', reverse: true },
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
        text: 'Are you afraid that you might harm yourself or the person you care for?',
        help: 'If so, call your local emergency number or a crisis line now. Nobody will blame you for asking.',
        risk: true,
      },
    ],
    alert: yes('unsafe'),
    urgent: { when: yes('unsafe'), ...CARER_UNSAFE },
    scoring: { method: 'sum' },
    bands: [
      { id: 'light', name: 'Bearable', min: 0, max: 5 },
      { id: 'heavy', name: 'Heavy', min: 6, max: 11 },
      { id: 'too-heavy', name: 'Very heavy', min: 12, max: 18 },
    ],
  },
  'builtin-assessment-after-birth': {
    kind: 'assessment',
    name: 'Check after birth',
    description: 'For the weeks after a birth: warning signs that cannot wait, and how you feel, with faces.',
    source: OWN,
    questions: [
      { id: 'born', kind: 'date', text: 'When was your baby born?' },
      sign('bleeding', 'Is your bleeding getting heavier, or are you soaking more than one pad an hour?'),
      sign('fever', 'Do you have a fever of 38 °C or more?'),
      sign('leg', 'Is one of your legs swollen, red or painful, or are you short of breath?'),
      sign('headache', 'Do you have a severe headache, trouble seeing, or strong pain in the upper belly?'),
      sign('harm', 'Have you thought of harming yourself or your baby?'),
      { id: 'mood', kind: 'slider', faces: 'happier', text: 'How do you feel these days?', min: 0, max: 4 },
    ],
    alert: afterBirth,
    urgent: { when: afterBirth, ...AFTER_BIRTH },
    scoring: { method: 'none' },
    bands: [],
  },
  'builtin-assessment-cycle-diary': {
    kind: 'assessment',
    name: 'Cycle diary',
    description: 'The first day of your period, its strength, pain and what else you noticed.',
    source: OWN,
    questions: [
      { id: 'first-day', kind: 'date', text: 'What was the first day of your period?' },
      {
        id: 'flow',
        kind: 'single',
        text: 'How strong is the bleeding?',
        risk: true,
        options: [
          { id: 'light', label: 'Light bleeding' },
          { id: 'medium', label: 'Medium bleeding' },
          { id: 'heavy', label: 'Heavy bleeding' },
          { id: 'soaking', label: 'A pad or tampon an hour, or large clots' },
        ],
      },
      {
        id: 'pain',
        kind: 'slider',
        faces: 'sadder',
        text: 'How much does it hurt?',
        help: '0: not at all. 10: the most you can imagine.',
        min: 0,
        max: 10,
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
    name: 'How strong is the habit?',
    description: 'Four questions about smoking: when, how many, where and how hard it is to do without.',
    source: OWN,
    questions: [
      {
        id: 'first',
        kind: 'single',
        text: 'How soon after waking do you usually smoke?',
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
        text: 'How many do you smoke on an ordinary day?',
        min: 0,
        max: 100,
        unit: 'cigarettes',
      },
      {
        id: 'without',
        kind: 'scale',
        text: 'How hard is it not to smoke where it is forbidden?',
        help: '0: not at all. 4: very much.',
        min: 0,
        max: 4,
      },
      {
        id: 'where',
        kind: 'multiple',
        text: 'In which moments do you always smoke?',
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
