/** Our own look at a healing wound, with a picture. */
import { OWN } from '../../examples/write.ts';
import type { AssessmentItem } from '../../items.ts';

export const wound: Record<string, AssessmentItem> = {
  'builtin-assessment-wound-picture': {
    kind: 'assessment',
    name: 'Picture of a wound or skin spot',
    description:
      'A picture of a wound, scar or skin spot, its size, and signs of infection that cannot wait.',
    source: OWN,
    questions: [
      { id: 'picture', kind: 'file', text: 'Please add a sharp picture in daylight, from about 20 cm' },
      {
        id: 'size',
        kind: 'number',
        text: 'How wide is it at its widest?',
        min: 0,
        max: 500,
        unit: 'mm',
      },
      { id: 'since', kind: 'date', text: 'Since when have you had it?' },
      {
        id: 'infection',
        kind: 'yes_no',
        text: 'Is it getting redder, hotter, more painful or full of pus, or do you have a fever?',
        help: 'If so, please see a doctor today.',
      },
      {
        id: 'changed',
        kind: 'yes_no',
        text: 'Has a mole or spot changed its shape, size or colour, or does it bleed by itself?',
        help: 'If so, please have it looked at soon.',
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
