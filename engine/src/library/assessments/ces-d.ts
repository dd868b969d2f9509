/** The CES-D: made by the US National Institute of Mental Health, so that nobody owns it. Four items are reversed. */
import type { AssessmentItem } from '../../items.ts';
import type { Question } from '../../questions.ts';

const STATEMENTS = [
  'I was bothered by things that usually don’t bother me.',
  'I did not feel like eating; my appetite was poor.',
  'I felt that I could not shake off the blues even with help from my family or friends.',
  'I felt that I was just as good as other people.',
  'I had trouble keeping my mind on what I was doing.',
  'I felt depressed.',
  'I felt that everything I did was an effort.',
  'I felt hopeful about the future.',
  'I thought my life had been a failure.',
  'I felt fearful.',
  'My sleep was restless.',
  'I was happy.',
  'I talked less than usual.',
  'I felt lonely.',
  'People were unfriendly.',
  'I enjoyed life.',
  'I had crying spells.',
  'I felt sad.',
  'I felt that people dislike me.',
  'I could not get “going”.',
];
const REVERSED = [4, 8, 12, 16];

const questions = STATEMENTS.map(
  (text, index): Question => ({
    id: `cesd-${index + 1}`,
    kind: 'single',
    text,
    help: 'How often have you felt or behaved this way during the past week?',
    options: [
      { id: 'rarely', label: 'Rarely or none of the time (less than 1 day)', score: 0 },
      { id: 'some', label: 'Some or a little of the time (1–2 days)', score: 1 },
      { id: 'occasionally', label: 'Occasionally or a moderate amount of time (3–4 days)', score: 2 },
      { id: 'most', label: 'Most or all of the time (5–7 days)', score: 3 },
    ],
    ...(REVERSED.includes(index + 1) && { reverse: true }),
  }),
);

export const cesD: Record<string, AssessmentItem> = {
  'builtin-assessment-ces-d': {
    kind: 'assessment',
    name: 'CES-D',
    description: '20 statements about mood during the past week. 4 of them are reverse-scored.',
    source: {
      title: 'Center for Epidemiologic Studies Depression Scale, CES-D (Radloff 1977)',
      licence: 'Public domain: a work of the United States government (National Institute of Mental Health)',
      url: 'https://doi.org/10.1177/014662167700100306',
    },
    questions,
    scoring: { method: 'sum' },
    bands: [
      { id: 'below', name: 'Below the cut-off', min: 0, max: 15 },
      { id: 'above', name: 'Worth a closer look', min: 16, max: 60 },
    ],
  },
};
