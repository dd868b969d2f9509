import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { discussionMessagesTexts } from './discussion-messages-texts.ts';

export default {
  title: 'رسائل النقاشات',
  lead: 'محادثات بدأت من سؤال أو جواب في النقاشات.',
  guestTitle: 'سجّل الدخول لرؤية رسائلك',
  guestHelp: 'بحساب لك هنا يمكنك مراسلة من تلتقيهم في النقاشات.',
  signIn: 'تسجيل الدخول',
  emptyTitle: 'لا توجد محادثات من النقاشات بعد',
  emptyHelp: 'افتح سؤالًا وراسل صاحبه، وتظهر المحادثة هنا.',
  toDiscussions: 'تصفّح النقاشات',
} satisfies Translation<typeof discussionMessagesTexts>;
