import type { Translation } from '../language/define-texts.ts';
import type { runEndTexts } from './run-end-texts.ts';

export default {
  finish: 'بلغ النهاية',
  fail: 'ينتهي البروتوكول هنا',
  'no-way-on': 'لم ينطبق أي فرع',
  'step-limit': 'تكررت الخطوات نفسها',
  'nothing-to-do': 'لم يكن هناك ما يُنجز',
  withdrawn: 'تمت المغادرة',
} satisfies Translation<typeof runEndTexts>;
