import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { messageTexts } from './message-texts.ts';

export default {
  message: 'مراسلة',
  messageTo: 'مراسلة {name}',
} satisfies Translation<typeof messageTexts>;
