import { plural, type Translation } from '@regimen/contract/language/define-texts.ts';
import type { unreadTexts } from './unread-texts.ts';

export default {
  messages: 'الرسائل',
  unread: plural({
    zero: 'الرسائل، كلها مقروءة',
    one: 'الرسائل، واحدة غير مقروءة',
    two: 'الرسائل، اثنتان غير مقروءتين',
    few: 'الرسائل، {n} غير مقروءة',
    many: 'الرسائل، {n} غير مقروءة',
    other: 'الرسائل، {n} غير مقروءة',
  }),
} satisfies Translation<typeof unreadTexts>;
