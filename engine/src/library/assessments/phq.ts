/** The PHQ family: mood and physical symptoms. Free for everybody; see examples/instruments.ts. */
import type { Condition } from '../../condition.ts';
import { GAD, howOften, PHQ, PHQ_2, PHQ_9, phqSource } from '../../examples/instruments.ts';
import type { AssessmentItem } from '../../items.ts';
import type { Question } from '../../questions.ts';
import { CHEST } from '../in-danger.ts';

const MIND = [
  { id: 'minimal', name: 'Minimal', min: 0, max: 4 },
  { id: 'mild', name: 'Mild', min: 5, max: 9 },
  { id: 'moderate', name: 'Moderate', min: 10, max: 14 },
  { id: 'moderately-severe', name: 'Moderately severe', min: 15, max: 19 },
];

const BODY = [
  'Stomach pain',
  'Back pain',
  'Pain in your arms, legs, or joints (knees, hips, etc.)',
  'Menstrual cramps or other problems with your periods (women only)',
  'Headaches',
  'Chest pain',
  'Dizziness',
  'Fainting spells',
  'Feeling your heart pound or race',
  'Shortness of breath',
  'Pain or problems during sexual intercourse',
  'Constipation, loose bowels, or diarrhea',
  'Nausea, gas, or indigestion',
  'Feeling tired or having low energy',
  'Trouble sleeping',
];

/** Not everybody has periods or wants to speak of sex: these two may be left out and then count nothing. */
const MAY_BE_LEFT_OUT = [4, 11];
const CHEST_OR_FAINTING = [6, 8];
const chestOrFainting: Condition = {
  is: 'or',
  any: CHEST_OR_FAINTING.map((at) => ({ is: 'answer', question: `phq15-${at}`, op: '=', value: 'lot' })),
};

const bodyQuestions = BODY.map(
  (text, index): Question => ({
    id: `phq15-${index + 1}`,
    kind: 'single',
    text,
    help: 'During the past 4 weeks, how much have you been bothered by this problem?',
    ...(CHEST_OR_FAINTING.includes(index + 1) && { risk: true }),
    ...(MAY_BE_LEFT_OUT.includes(index + 1) && { required: false }),
    options: [
      { id: 'not', label: 'Not bothered at all', score: 0 },
      { id: 'little', label: 'Bothered a little', score: 1 },
      { id: 'lot', label: 'Bothered a lot', score: 2 },
    ],
  }),
);

export const phq: Record<string, AssessmentItem> = {
  'builtin-assessment-phq-2': {
    ...PHQ_2,
    description: '2 questions about low mood and loss of interest over the last 2 weeks.',
  },
  'builtin-assessment-phq-4': {
    kind: 'assessment',
    name: 'PHQ-4',
    description: '4 questions about worry and low mood over the last 2 weeks.',
    source: phqSource('Patient Health Questionnaire, PHQ-4 (Kroenke, Spitzer, Williams, Löwe 2009)'),
    questions: howOften('phq4', [...GAD.slice(0, 2), ...PHQ.slice(0, 2)]),
    scoring: { method: 'sum' },
    bands: [
      { id: 'minimal', name: 'Minimal', min: 0, max: 2 },
      { id: 'mild', name: 'Mild', min: 3, max: 5 },
      { id: 'moderate', name: 'Moderate', min: 6, max: 8 },
      { id: 'severe', name: 'Severe', min: 9, max: 12 },
    ],
  },
  'builtin-assessment-phq-8': {
    kind: 'assessment',
    name: 'PHQ-8',
    description: '8 questions about mood over the last 2 weeks. The PHQ-9 without the question on self-harm.',
    source: phqSource('Patient Health Questionnaire, PHQ-8 (Kroenke and others 2009)'),
    questions: howOften('phq8', PHQ.slice(0, 8)),
    scoring: { method: 'sum' },
    bands: [...MIND, { id: 'severe', name: 'Severe', min: 20, max: 24 }],
  },
  'builtin-assessment-phq-9': {
    ...PHQ_9,
    description: '9 questions about mood over the last 2 weeks, including thoughts of self-harm.',
  },
  'builtin-assessment-phq-15': {
    kind: 'assessment',
    name: 'PHQ-15',
    description: 'How much 15 physical symptoms have bothered you in the past 4 weeks.',
    source: phqSource('Patient Health Questionnaire, PHQ-15 (Kroenke, Spitzer, Williams 2002)'),
    questions: bodyQuestions,
    alert: chestOrFainting,
    urgent: { when: chestOrFainting, ...CHEST },
    scoring: { method: 'sum' },
    bands: [
      { id: 'minimal', name: 'Minimal', min: 0, max: 4 },
      { id: 'low', name: 'Low', min: 5, max: 9 },
      { id: 'medium', name: 'Medium', min: 10, max: 14 },
      { id: 'high', name: 'High', min: 15, max: 30 },
    ],
  },
};
