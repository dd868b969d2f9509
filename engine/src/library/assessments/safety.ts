/** Our own checks that look for what must not be missed: falls, pain, feet, exercise. Each tells an expert at once. */

import type { Condition } from '../../condition.ts';
import { OWN } from '../../examples/write.ts';
import type { AssessmentItem } from '../../items.ts';
import type { Question } from '../../questions.ts';
import { CHEST, PAIN_SIGNS } from '../in-danger.ts';

const yes = (question: string): Condition => ({ is: 'answer', question, op: '=', value: true });
const anyYes = (...questions: string[]): Condition => ({ is: 'or', any: questions.map(yes) });
const point = (id: string, text: string, help?: string): Question => ({
  id,
  kind: 'yes_no',
  text,
  ...(help && { help }),
  scoreYes: 1,
  scoreNo: 0,
});

const PAIN = ['No pain', 'The worst pain you can imagine'] as const;

export const safety: Record<string, AssessmentItem> = {
  'builtin-assessment-ready-to-move': {
    kind: 'assessment',
    name: 'Ready to exercise?',
    description:
      '6 yes-or-no questions before you start exercising. If you answer yes to any, ask a doctor first.',
    source: OWN,
    questions: [
      {
        ...point(
          'chest',
          'Do you get pain or pressure in your chest, at rest or when you are active?',
          'If you have it now, call your local emergency number.',
        ),
        risk: true,
      },
      point('faint', 'In the last year, have you fainted or nearly fainted?'),
      point('breath', 'Do you get out of breath with little effort?'),
      point('told', 'Has a doctor told you to exercise only under supervision?'),
      point('joint', 'Do you have an injury, or a bone or joint problem, that movement could make worse?'),
      point('pregnant', 'Are you pregnant, or have you given birth or had surgery in the last 3 months?'),
    ],
    alert: anyYes('chest', 'faint'),
    urgent: { when: yes('chest'), ...CHEST },
    scoring: { method: 'sum' },
    bands: [
      { id: 'go', name: 'Good to go', min: 0, max: 0 },
      { id: 'ask', name: 'Ask a doctor first', min: 1, max: 6 },
    ],
  },
  'builtin-assessment-falls': {
    kind: 'assessment',
    name: 'Steady on your feet?',
    description: 'A short check for older people: falls, balance, medicines and the home.',
    source: OWN,
    questions: [
      point('fell', 'Have you fallen in the last 12 months?'),
      {
        id: 'how-often',
        kind: 'number',
        text: 'How many times have you fallen?',
        min: 1,
        max: 100,
        unit: 'falls',
        when: yes('fell'),
      },
      {
        id: 'hurt',
        kind: 'yes_no',
        text: 'Did you hurt yourself, hit your head or pass out in a fall?',
        help: 'If this happened recently, please see a doctor now.',
        when: yes('fell'),
        scoreYes: 1,
        scoreNo: 0,
      },
      point('unsteady', 'Do you feel unsteady when you stand or walk?'),
      point('hands', 'Do you need your hands to get up from a chair?'),
      point('dizzy', 'Do you get dizzy when you stand up, or take medicines that make you dizzy or sleepy?'),
      point('seeing', 'Do you have trouble seeing, or numb feet?'),
      point('home', 'Does your home have loose rugs, dark stairs or a slippery bathroom?'),
    ],
    alert: yes('hurt'),
    scoring: { method: 'sum' },
    bands: [
      { id: 'few', name: 'Few risk factors', min: 0, max: 1 },
      { id: 'some', name: 'Some risk factors', min: 2, max: 3 },
      { id: 'many', name: 'Worth a closer look', min: 4, max: 7 },
    ],
  },
  'builtin-assessment-pain-check': {
    kind: 'assessment',
    name: 'Pain check',
    description: '3 pain scales from 0 to 10, where it hurts, and signs that need a doctor today.',
    source: OWN,
    questions: [
      ...(
        [
          ['now', 'How bad is your pain right now?', ...PAIN],
          ['worst', 'How bad was it at its worst in the last week?', ...PAIN],
          [
            'in-the-way',
            'How much did it get in the way of your life in the last week?',
            'It didn’t',
            'I couldn’t do anything',
          ],
        ] as const
      ).map(
        ([id, text, minLabel, maxLabel]): Question => ({
          id,
          kind: 'scale',
          text,
          min: 0,
          max: 10,
          minLabel,
          maxLabel,
        }),
      ),
      {
        id: 'where',
        kind: 'multiple',
        text: 'Where does it hurt?',
        options: [
          { id: 'head', label: 'Head' },
          { id: 'neck', label: 'Neck or shoulders' },
          { id: 'back', label: 'Back' },
          { id: 'arms', label: 'Arms or hands' },
          { id: 'belly', label: 'Belly' },
          { id: 'legs', label: 'Hips, knees or feet' },
          { id: 'elsewhere', label: 'Somewhere else' },
        ],
      },
      {
        id: 'warning',
        kind: 'yes_no',
        text: 'Do you have new weakness or numbness, a fever, trouble urinating, chest pain, or the worst headache of your life?',
        help: 'If so, call your doctor or your local emergency number today.',
        risk: true,
      },
    ],
    alert: yes('warning'),
    urgent: { when: yes('warning'), ...PAIN_SIGNS },
    scoring: { method: 'sum' },
    bands: [
      { id: 'little', name: 'A little pain', min: 0, max: 10 },
      { id: 'some', name: 'Some pain', min: 11, max: 19 },
      { id: 'much', name: 'A lot of pain', min: 20, max: 30 },
    ],
  },
  'builtin-assessment-foot-check': {
    kind: 'assessment',
    name: 'Diabetes foot check',
    description:
      'Checks for wounds, warmth and numbness. Asks for a photo and the date of the last professional check.',
    source: OWN,
    questions: [
      point(
        'wound',
        'Is there a wound, a blister, a crack or a dark spot?',
        'Check your soles, heels and between your toes.',
      ),
      point('hot', 'Is one foot warmer, redder or more swollen than the other?'),
      point('numb', 'Is any area newly numb, tingling or burning?'),
      {
        id: 'picture',
        kind: 'file',
        text: 'Please add a photo of the area',
        when: anyYes('wound', 'hot'),
        required: false,
      },
      {
        id: 'last-check',
        kind: 'date',
        text: 'When did a professional last check your feet?',
        required: false,
      },
    ],
    alert: anyYes('wound', 'hot', 'numb'),
    scoring: { method: 'sum' },
    bands: [
      { id: 'clear', name: 'Nothing found', min: 0, max: 0 },
      { id: 'seen', name: 'Needs a check', min: 1, max: 3 },
    ],
  },
};
