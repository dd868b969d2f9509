/**
 * Questionnaires that anybody may use. The PHQ and GAD scales were released by Pfizer in 2010 without copyright
 * restriction: no permission is required to reproduce, translate, display or distribute them. Their wording is kept
 * as published. They screen; they do not diagnose.
 */
import type { Condition } from '../condition.ts';
import type { AssessmentItem, Source } from '../items.ts';
import type { Question } from '../questions.ts';
import { SELF_HARM } from './in-danger.ts';

const FREE =
  'Free to use: no permission required to reproduce, translate, display or distribute (Pfizer, 2010)';
export const phqSource = (title: string): Source => ({
  title,
  licence: FREE,
  url: 'https://www.phqscreeners.com',
});
const STEM = 'Over the last 2 weeks, how often have you been bothered by this?';

const HOW_OFTEN = [
  { id: 'not-at-all', label: 'Not at all', score: 0 },
  { id: 'several-days', label: 'Several days', score: 1 },
  { id: 'more-than-half', label: 'More than half the days', score: 2 },
  { id: 'nearly-every-day', label: 'Nearly every day', score: 3 },
];

export const howOften = (prefix: string, texts: readonly string[]): Question[] =>
  texts.map((text, index) => ({
    id: `${prefix}-${index + 1}`,
    kind: 'single',
    text,
    help: STEM,
    options: HOW_OFTEN,
  }));

export const PHQ = [
  'Little interest or pleasure in doing things',
  'Feeling down, depressed, or hopeless',
  'Trouble falling or staying asleep, or sleeping too much',
  'Feeling tired or having little energy',
  'Poor appetite or overeating',
  'Feeling bad about yourself, or that you are a failure or have let yourself or your family down',
  'Trouble concentrating on things, such as reading the newspaper or watching television',
  'Moving or speaking so slowly that other people could have noticed. Or the opposite: being so fidgety or restless that you have been moving around a lot more than usual',
  'Thoughts that you would be better off dead, or of hurting yourself in some way',
];

export const GAD = [
  'Feeling nervous, anxious, or on edge',
  'Not being able to stop or control worrying',
  'Worrying too much about different things',
  'Trouble relaxing',
  'Being so restless that it is hard to sit still',
  'Becoming easily annoyed or irritable',
  'Feeling afraid, as if something awful might happen',
];

/** Any thought of being better off dead: help is shown at once and an expert called, whatever the score. */
export const PHQ_9_SAFETY = 'phq9-9';
const selfHarm: Condition = { is: 'answer', question: PHQ_9_SAFETY, op: '!=', value: 'not-at-all' };
/** Severe by the instrument's own bands: nobody who says that is wished a nice day, whatever they said of the last question. */
const selfHarmOrSevere: Condition = { is: 'or', any: [selfHarm, { is: 'score', op: '>=', value: 20 }] };

export const PHQ_9: AssessmentItem = {
  kind: 'assessment',
  name: 'Your mood in detail (PHQ-9)',
  description: '9 questions that clinics use to ask about your mood over the last 2 weeks.',
  source: phqSource('Patient Health Questionnaire, PHQ-9 (Kroenke, Spitzer, Williams 2001)'),
  questions: howOften('phq9', PHQ).map((question) =>
    question.id === PHQ_9_SAFETY ? { ...question, risk: true } : question,
  ),
  alert: selfHarm,
  urgent: { when: selfHarmOrSevere, ...SELF_HARM },
  scoring: { method: 'sum' },
  bands: [
    { id: 'minimal', name: 'Minimal', min: 0, max: 4 },
    { id: 'mild', name: 'Mild', min: 5, max: 9 },
    { id: 'moderate', name: 'Moderate', min: 10, max: 14 },
    { id: 'moderately-severe', name: 'Moderately severe', min: 15, max: 19 },
    { id: 'severe', name: 'Severe', min: 20, max: 27 },
  ],
};

export const PHQ_2: AssessmentItem = {
  kind: 'assessment',
  name: 'Your mood in brief (PHQ-2)',
  description: '2 questions that clinics use to ask about your mood over the last 2 weeks.',
  source: phqSource('Patient Health Questionnaire, PHQ-2 (Kroenke, Spitzer, Williams 2003)'),
  questions: howOften('phq2', PHQ.slice(0, 2)),
  scoring: { method: 'sum' },
  bands: [
    { id: 'negative', name: 'Below the cut-off', min: 0, max: 2 },
    { id: 'positive', name: 'Worth a closer look', min: 3, max: 6 },
  ],
};

export const GAD_7: AssessmentItem = {
  kind: 'assessment',
  name: 'Your worries in detail (GAD-7)',
  description: '7 questions that clinics use to ask about worry over the last 2 weeks.',
  source: phqSource('Generalized Anxiety Disorder scale, GAD-7 (Spitzer, Kroenke, Williams, Löwe 2006)'),
  questions: howOften('gad7', GAD),
  scoring: { method: 'sum' },
  bands: [
    { id: 'minimal', name: 'Minimal', min: 0, max: 4 },
    { id: 'mild', name: 'Mild', min: 5, max: 9 },
    { id: 'moderate', name: 'Moderate', min: 10, max: 14 },
    { id: 'severe', name: 'Severe', min: 15, max: 21 },
  ],
};

export const GAD_2: AssessmentItem = {
  kind: 'assessment',
  name: 'Your worries in brief (GAD-2)',
  description: '2 questions that clinics use to ask about worry over the last 2 weeks.',
  source: phqSource('Generalized Anxiety Disorder scale, GAD-2 (Kroenke and others 2007)'),
  questions: howOften('gad2', GAD.slice(0, 2)),
  scoring: { method: 'sum' },
  bands: [
    { id: 'negative', name: 'Below the cut-off', min: 0, max: 2 },
    { id: 'positive', name: 'Worth a closer look', min: 3, max: 6 },
  ],
};
