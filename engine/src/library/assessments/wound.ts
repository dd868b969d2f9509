/** Our own look at a healing wound, with a picture. */
import { OWN } from '../../examples/write.ts';
import type { AssessmentItem } from '../../items.ts';

export const wound: Record<string, AssessmentItem> = {
  'builtin-assessment-wound-picture': {
    kind: 'assessment',
    name: 'Photo of a wound or skin spot',
    description: 'A photo of a wound, scar or skin spot, its size, and signs of infection that can’t wait.',
    source: OWN,
    questions: [
      {
        id: 'picture',
        kind: 'file',
        text: 'Please add a sharp photo, taken in daylight from about 20 cm away',
      },
      {
        id: 'size',
        kind: 'number',
        text: 'How wide is it at its widest point?',
        min: 0,
        max: 500,
        unit: 'mm',
      },
      { id: 'since', kind: 'date', text: 'When did you first notice it?' },
      {
        id: 'infection',
        kind: 'yes_no',
        text: 'Is it getting redder, hotter or more painful, is there pus, or do you have a fever?',
        help: 'If so, please see a doctor today.',
      },
      {
        id: 'changed',
        kind: 'yes_no',
        text: 'Has a mole or spot changed in shape, size or color, or does it bleed for no reason?',
        help: 'If so, please show it to a doctor soon.',
      },
    ],
    alert: {
      is: 'or',
      any: [
        { is: 'answer', question: 'infection', op: '=', value: true },
        { is: 'answer', question: 'changed', op: '=', value: true },
      ],
    },
    scoring: { method: 'none' },
    bands: [],
  },
};
