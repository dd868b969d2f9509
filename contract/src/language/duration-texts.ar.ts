import type { Translation } from './define-texts.ts';
import type { durationTexts } from './duration-texts.ts';

export default {
  aDay: '{time} يوميًا',
  upTo: 'حتى {time}',
} satisfies Translation<typeof durationTexts>;
