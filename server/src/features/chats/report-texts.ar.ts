import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { reportTexts } from './report-texts.ts';

export default {
  subject: 'بلاغ: {name}',
  message: 'نص الرسالة من {name}:\n{text}',
  noWords: '(ملف دون نص)',
  account: 'بلاغ من محادثة خاصة. رقم الحساب أو المجموعة: {id}',
} satisfies Translation<typeof reportTexts>;
