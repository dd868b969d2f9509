import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { messageChoiceTexts } from './message-choice-texts.ts';

export default {
  title: 'الرسائل',
  help: 'تصلك دائمًا رسائل خبراء البرامج التي تتابعها، ومن سبق أن تراسلت معهم.',
  who: 'من يمكنه مراسلتك',
  everyone: 'الجميع',
  everyoneHelp: 'كل من لديه حساب هنا',
  known: 'من يشاركك أحد البرامج',
  knownHelp: 'متابعو برامجك ومن يتابع البرنامج نفسه',
  nobody: 'لا أحد جديد',
  nobodyHelp: 'خبراؤك ومن سبق أن تراسلت معهم فقط',
  mayForward: 'السماح للآخرين بتحويل رسائلي',
  mayForwardHelp: 'عند إيقاف هذا الخيار لا يستطيع أحد تحويل رسائلك إلى غيره.',
  blocked: 'المحظورون',
  noneBlocked: 'لا يوجد محظورون لديك.',
  howToUnblock: 'يُلغى الحظر من داخل المحادثة مع الشخص.',
  toMessages: 'فتح الرسائل',
} satisfies Translation<typeof messageChoiceTexts>;
