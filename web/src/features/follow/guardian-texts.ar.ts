import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { guardianTexts } from './guardian-texts.ts';

export default {
  waitingTitle: 'بانتظار أحد والديك أو ولي أمرك',
  waitingFor: 'بانتظار {email}',
  waitingLead: 'أرسلنا رسالة إلى <email>{email}</email>. يبدأ برنامجك فور الموافقة.',
  again: 'إعادة الإرسال أو تغيير العنوان',
  email: 'بريد أحد والديك أو ولي أمرك',
  send: 'إرسال الرسالة',
  sent: 'تم إرسال الرسالة',
  cancel: 'إلغاء',
  refusedTitle: 'لم تتم الموافقة هذه المرة',
  revokedTitle: 'تم سحب الموافقة',
  endedLead: 'لذلك انتهى هذا البرنامج. يمكنكم الحديث عنه معًا، وعند الموافقة لاحقًا يمكنك الانضمام مجددًا.',
} satisfies Translation<typeof guardianTexts>;
