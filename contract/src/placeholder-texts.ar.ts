import type { Translation } from './language/define-texts.ts';
import type { placeholderTexts } from './placeholder-texts.ts';

export default {
  noName: 'لك',
  noDay: 'لم يبدأ بعد',
  noReading: 'لم تُؤخذ بعد',
} satisfies Translation<typeof placeholderTexts>;
