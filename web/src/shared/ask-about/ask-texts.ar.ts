import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { askTexts } from './ask-texts.ts';

export default {
  ask: 'السؤال عن هذا',
  writeAuthor: 'مراسلة صاحب السؤال',
} satisfies Translation<typeof askTexts>;
