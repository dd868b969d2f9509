/** Short instruments by agencies of the United States government, which hold no copyright in them. */
import type { AssessmentItem } from '../../items.ts';
import type { Question } from '../../questions.ts';

const TRAUMA = [
  'Had nightmares about the event(s) or thought about the event(s) when you did not want to?',
  'Tried hard not to think about the event(s) or went out of your way to avoid situations that reminded you of the event(s)?',
  'Been constantly on guard, watchful, or easily startled?',
  'Felt numb or detached from people, activities, or your surroundings?',
  'Felt guilty or unable to stop blaming yourself or others for the event(s) or any problems the event(s) may have caused?',
];

const traumaQuestions = TRAUMA.map(
  (text, index): Question => ({
    id: `ptsd-${index + 1}`,
    kind: 'yes_no',
    text,
    help: 'In the past month, have you …',
    scoreYes: 1,
    scoreNo: 0,
    when: { is: 'answer', question: 'event', op: '=', value: true },
  }),
);

const outOfThirty = (id: string, text: string): Question => ({
  id,
  kind: 'number',
  text,
  min: 0,
  max: 30,
  unit: 'days',
});

export const government: Record<string, AssessmentItem> = {
  'builtin-assessment-pc-ptsd-5': {
    kind: 'assessment',
    name: 'PC-PTSD-5',
    description: 'Up to 6 yes-or-no questions about the after-effects of a frightening event.',
    source: {
      title: 'Primary Care PTSD Screen for DSM-5, PC-PTSD-5 (Prins and others 2016)',
      licence: 'Public domain: a work of the United States government (Department of Veterans Affairs)',
      url: 'https://www.ptsd.va.gov/professional/assessment/screens/pc-ptsd.asp',
    },
    questions: [
      {
        id: 'event',
        kind: 'yes_no',
        text: 'Have you ever experienced this kind of event?',
        help: 'Sometimes things happen to people that are unusually or especially frightening, horrible, or traumatic. For example: a serious accident or fire, a physical or sexual assault or abuse, an earthquake or flood, a war, seeing someone be killed or seriously injured, having a loved one die through homicide or suicide.',
        scoreYes: 0,
        scoreNo: 0,
      },
      ...traumaQuestions,
    ],
    scoring: { method: 'sum' },
    bands: [
      { id: 'below', name: 'Below the cut-off', min: 0, max: 2 },
      { id: 'near', name: 'Near the cut-off', min: 3, max: 3 },
      { id: 'above', name: 'Worth a closer look', min: 4, max: 5 },
    ],
  },
  'builtin-assessment-healthy-days': {
    kind: 'assessment',
    name: 'Healthy days',
    description: 'General health, and how many of the past 30 days were not good. From the CDC.',
    source: {
      title: 'Healthy Days core module, CDC HRQOL-4',
      licence:
        'Public domain: a work of the United States government (Centers for Disease Control and Prevention)',
      url: 'https://archive.cdc.gov/www_cdc_gov/hrqol/faqs.htm',
    },
    questions: [
      {
        id: 'general',
        kind: 'single',
        text: 'Would you say that in general your health is …',
        options: [
          { id: 'excellent', label: 'Excellent' },
          { id: 'very-good', label: 'Very good' },
          { id: 'good', label: 'Good' },
          { id: 'fair', label: 'Fair' },
          { id: 'poor', label: 'Poor' },
        ],
      },
      outOfThirty(
        'physical',
        'Now thinking about your physical health, which includes physical illness and injury, for how many days during the past 30 days was your physical health not good?',
      ),
      outOfThirty(
        'mental',
        'Now thinking about your mental health, which includes stress, depression, and problems with emotions, for how many days during the past 30 days was your mental health not good?',
      ),
      outOfThirty(
        'activities',
        'During the past 30 days, for about how many days did poor physical or mental health keep you from doing your usual activities, such as self-care, work, or recreation?',
      ),
    ],
    scoring: { method: 'none' },
    bands: [],
  },
  'builtin-assessment-alcohol-one-question': {
    kind: 'assessment',
    name: 'Alcohol: a single question',
    description: 'One question about days of heavy drinking in the past year.',
    source: {
      title: 'After the single alcohol screening question of the NIAAA clinician’s guide (2005)',
      licence:
        'Public domain: a work of the United States government (National Institute on Alcohol Abuse and Alcoholism)',
      url: 'https://www.niaaa.nih.gov',
    },
    questions: [
      {
        id: 'heavy-days',
        kind: 'single',
        text: 'How many times in the past year have you had 5 or more drinks in a day (4 or more for women)?',
        help: 'One drink is a small beer, a glass of wine or a shot of spirits.',
        options: [
          { id: 'never', label: 'Never', score: 0 },
          { id: 'few', label: '1 or 2 times', score: 1 },
          { id: 'some', label: '3 to 11 times', score: 2 },
          { id: 'monthly', label: '12 times or more', score: 3 },
        ],
      },
    ],
    scoring: { method: 'sum' },
    bands: [
      { id: 'none', name: 'Below the cut-off', min: 0, max: 0 },
      { id: 'some', name: 'Worth talking about', min: 1, max: 3 },
    ],
  },
};
