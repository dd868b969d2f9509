import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { inboxTexts } from './inbox-texts.ts';

export default {
  title: 'الرسائل',
  lead: 'ما كُتب في صفحة التواصل. يصل الرد إلى صاحب الرسالة بالبريد، ولكل رسالة رد واحد.',
  show: 'عرض',
  open: 'دون رد',
  all: 'كل الرسائل',
  empty: 'لا رسائل بانتظار الرد',
  emptyAll: 'لا رسائل بعد',
  emptyHelp: 'تظهر هنا الرسائل الجديدة من صفحة التواصل.',
  answer: 'كتابة رد',
  answered: 'تم الرد',
  cancel: 'إلغاء',
  yourAnswer: 'نص الرد',
  answerHelp: 'يُرسل إلى {email} مع نص الرسالة، ويمكن لصاحبها الرد بالبريد.',
  send: 'إرسال الرد',
  sent: 'تم إرسال الرد',
  answeredBy: 'ردّ من {name}',
  more: 'عرض المزيد',
} satisfies Translation<typeof inboxTexts>;
