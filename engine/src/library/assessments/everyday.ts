/** Our own checks of sleep, food, readiness and the day. They ask sensible questions and are no validated instruments. */
import { OWN } from '../../examples/write.ts';
import type { AssessmentItem } from '../../items.ts';
import type { Question } from '../../questions.ts';

const nights = (
  id: string,
  text: string,
  [minLabel, maxLabel]: readonly [string, string],
  reverse = false,
): Question => ({
  id,
  kind: 'scale',
  text,
  min: 0,
  max: 4,
  minLabel,
  maxLabel,
  ...(reverse && { reverse }),
});
const HARD = ['Not hard', 'Very hard'] as const;
const MUCH = ['It didn’t', 'A great deal'] as const;

export const everyday: Record<string, AssessmentItem> = {
  'builtin-assessment-sleep-week': {
    kind: 'assessment',
    name: 'Sleep in the last week',
    description:
      '5 scales about last week’s sleep, one reverse-scored. The more points, the worse the sleep.',
    source: OWN,
    questions: [
      nights('falling', 'How hard was it to fall asleep?', HARD),
      nights('staying', 'How hard was it to stay asleep?', HARD),
      nights('early', 'How much did waking too early bother you?', MUCH),
      nights('days', 'How much did tiredness get in the way of your day?', MUCH),
      nights('content', 'How satisfied were you with your sleep?', ['Not satisfied', 'Very satisfied'], true),
      {
        id: 'snoring',
        kind: 'yes_no',
        text: 'Has anyone told you that you stop breathing or gasp in your sleep?',
        help: 'If so, please tell a doctor.',
        required: false,
      },
    ],
    scoring: { method: 'sum' },
    bands: [
      { id: 'good', name: 'Sleeping well', min: 0, max: 5 },
      { id: 'some', name: 'Some trouble', min: 6, max: 12 },
      { id: 'much', name: 'A lot of trouble', min: 13, max: 20 },
    ],
  },
  'builtin-assessment-food-week': {
    kind: 'assessment',
    name: 'Food in the last week',
    description: 'How often you ate 9 kinds of food last week. The more points, the better the balance.',
    source: OWN,
    questions: [
      {
        id: 'foods',
        kind: 'matrix',
        text: 'In the last week, how often did you have …',
        rows: [
          { id: 'vegetables', label: 'Vegetables or salad' },
          { id: 'fruit', label: 'Fruit' },
          { id: 'pulses', label: 'Beans, lentils or nuts' },
          { id: 'grain', label: 'Whole-grain bread, rice or pasta' },
          { id: 'fish', label: 'Fish, eggs or poultry' },
          { id: 'drinks', label: 'Soft drinks or juice', reverse: true },
          { id: 'sweets', label: 'Sweets or pastries', reverse: true },
          { id: 'salty', label: 'Salty snacks or ready meals', reverse: true },
          { id: 'processed', label: 'Sausages or other processed meat', reverse: true },
        ],
        options: [
          { id: 'never', label: 'Never', score: 0 },
          { id: 'some', label: 'On 1 or 2 days', score: 1 },
          { id: 'many', label: 'On 3 to 5 days', score: 2 },
          { id: 'daily', label: 'Every day or almost', score: 3 },
        ],
      },
    ],
    scoring: { method: 'sum' },
    bands: [
      { id: 'begin', name: 'Room for improvement', min: 0, max: 11 },
      { id: 'on-the-way', name: 'Getting there', min: 12, max: 19 },
      { id: 'balanced', name: 'Well balanced', min: 20, max: 27 },
    ],
  },
  'builtin-assessment-readiness-ruler': {
    kind: 'assessment',
    name: 'Readiness ruler',
    description: 'How important a change is to you, and how confident you are, each from 0 to 10.',
    source: OWN,
    questions: [
      {
        id: 'important',
        kind: 'scale',
        text: 'How important is this change to you now?',
        min: 0,
        max: 10,
        minLabel: 'Not important',
        maxLabel: 'Nothing matters more',
      },
      {
        id: 'sure',
        kind: 'scale',
        text: 'How confident are you that you can do it?',
        min: 0,
        max: 10,
        minLabel: 'Not confident',
        maxLabel: 'Completely confident',
      },
      {
        id: 'helps',
        kind: 'text',
        text: 'What would make you a little more confident?',
        when: { is: 'answer', question: 'sure', op: '<', value: 7 },
        required: false,
      },
    ],
    scoring: { method: 'sum' },
    bands: [
      { id: 'thinking', name: 'Thinking about it', min: 0, max: 9 },
      { id: 'preparing', name: 'Getting ready', min: 10, max: 14 },
      { id: 'ready', name: 'Ready to start', min: 15, max: 20 },
    ],
  },
  'builtin-assessment-how-are-you': {
    kind: 'assessment',
    name: 'How are you today?',
    description: 'A 1-minute daily check-in: a face, what shaped your day, and room for a note.',
    source: OWN,
    questions: [
      {
        id: 'mood',
        kind: 'slider',
        faces: 'happier',
        text: 'How do you feel today?',
        min: 0,
        max: 4,
        minLabel: 'Feeling low',
        maxLabel: 'Feeling great',
      },
      {
        id: 'made-of',
        kind: 'multiple',
        text: 'What shaped your day?',
        options: [
          { id: 'sleep', label: 'Sleep' },
          { id: 'body', label: 'My body' },
          { id: 'people', label: 'People' },
          { id: 'work', label: 'Work or school' },
          { id: 'worries', label: 'Worries' },
          { id: 'something-good', label: 'Something good' },
        ],
        required: false,
      },
      { id: 'words', kind: 'text', text: 'Anything you want to add?', required: false },
    ],
    scoring: { method: 'sum' },
    bands: [
      { id: 'low', name: 'A hard day', min: 0, max: 1 },
      { id: 'middle', name: 'A mixed day', min: 2, max: 2 },
      { id: 'good', name: 'A good day', min: 3, max: 4 },
    ],
  },
};
