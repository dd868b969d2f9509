import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { inlineTexts } from './inline-texts.ts';

export default {
  addQuestion: 'إضافة سؤال',
  editQuestion: 'تعديل: {text}',
  removeQuestion: 'إزالة: {text}',
  up: 'نقل إلى أعلى: {text}',
  down: 'نقل إلى أسفل: {text}',
  untitled: 'سؤال بلا نص بعد',
  question: 'سؤال',
  done: 'تطبيق',
  cancel: 'إلغاء',
} satisfies Translation<typeof inlineTexts>;
