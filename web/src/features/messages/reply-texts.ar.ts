import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { replyTexts } from './reply-texts.ts';

export default {
  open: 'الردود المحفوظة',
  title: 'الردود المحفوظة',
  close: 'إغلاق',
  none: 'لا توجد ردود محفوظة بعد. احفظ ما تكتبه كثيرًا لإضافته إلى الرسائل بضغطة واحدة.',
  add: 'رد محفوظ جديد',
  name: 'العنوان',
  words: 'الرد',
  save: 'حفظ الرد',
  saved: 'تم حفظ الرد',
  edit: 'تعديل «{title}»',
  cancel: 'إلغاء',
  remove: 'حذف «{title}»',
} satisfies Translation<typeof replyTexts>;
