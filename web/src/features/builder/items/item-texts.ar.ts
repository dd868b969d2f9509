import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { itemTexts } from './item-texts.ts';

export default {
  yours: 'عناصرك',
  builtIn: 'من المكتبة',
  inThisProtocol: 'في هذا البروتوكول',
  gone: 'عنصر محذوف',
  optional: '(اختياري)',
  example: 'مثال',
} satisfies Translation<typeof itemTexts>;
