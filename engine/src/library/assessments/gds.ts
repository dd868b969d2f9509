/** The short Geriatric Depression Scale: yes or no, for older people. Five answers count in reverse. */
import type { AssessmentItem } from '../../items.ts';
import type { Question } from '../../questions.ts';

const ASKED = [
  'Are you basically satisfied with your life?',
  'Have you dropped many of your activities and interests?',
  'Do you feel that your life is empty?',
  'Do you often get bored?',
  'Are you in good spirits most of the time?',
  'Are you afraid that something bad is going to happen to you?',
  'Do you feel happy most of the time?',
  'Do you often feel helpless?',
  'Do you prefer to stay at home, rather than going out and doing new things?',
  'Do you feel you have more problems with memory than most?',
  'Do you think it is wonderful to be alive now?',
  'Do you feel pretty worthless the way you are now?',
  'Do you feel full of energy?',
  'Do you feel that your situation is hopeless?',
  'Do you think that most people are better off than you are?',
];
const REVERSED = [1, 5, 7, 11, 13];

const questions = ASKED.map(
  (text, index): Question => ({
    id: `gds-${index + 1}`,
    kind: 'yes_no',
    text,
    help: 'Choose the best answer for how you have felt over the past week.',
    scoreYes: 1,
    scoreNo: 0,
    ...(REVERSED.includes(index + 1) && { reverse: true }),
  }),
);

export const gds: Record<string, AssessmentItem> = {
  'builtin-assessment-gds-15': {
    kind: 'assessment',
    name: 'GDS-15',
    description: '15 yes-or-no questions about mood during the past week, for older people.',
    source: {
      title: 'Geriatric Depression Scale, short form, GDS-15 (Sheikh, Yesavage 1986)',
      licence: 'Public domain: partly the result of support by the United States government',
      url: 'https://web.stanford.edu/~yesavage/GDS.html',
    },
    questions,
    scoring: { method: 'sum' },
    bands: [
      { id: 'low', name: 'Minimal', min: 0, max: 4 },
      { id: 'mild', name: 'Mild', min: 5, max: 8 },
      { id: 'moderate', name: 'Moderate', min: 9, max: 11 },
      { id: 'severe', name: 'Severe', min: 12, max: 15 },
    ],
  },
};
