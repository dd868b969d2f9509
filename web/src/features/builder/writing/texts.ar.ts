import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { texts } from './texts.ts';

export default {
  helpMe: 'مساعدة في الكتابة',
  helpMeWith: 'مساعدة في كتابة «{text}»',
  readsFrom: 'سهل القراءة من عمر {age} تقريبًا',
  readsHard: 'صعب القراءة: الأنسب من عمر {age} فما فوق',
  replaced: 'تم استبدال النص.',
  undo: 'تراجع',
} satisfies Translation<typeof texts>;
