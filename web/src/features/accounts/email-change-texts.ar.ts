import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { emailChangeTexts } from './email-change-texts.ts';

export default {
  confirmTitle: 'تأكيد بريدك الإلكتروني الجديد',
  confirmLead: 'بعد التأكيد يكون دخولك بهذا البريد، وعليه نراسلك.',
  signInFirst: 'يلزم الدخول ببريدك الحالي أولًا، ثم تأكيد البريد الجديد هنا.',
  confirm: 'تأكيد البريد الجديد',
  confirmed: 'تم تأكيد بريدك الجديد.',
  signIn: 'تسجيل الدخول',
  deadTitle: 'لم يعد هذا الرابط يعمل',
  deadLead: 'سبق استخدامه، أو مضى عليه أكثر من يوم، أو هو لحساب آخر. يمكنك طلب رابط جديد من إعداداتك.',
  toSettings: 'فتح الإعدادات',
  undoTitle: 'التراجع عن تغيير البريد؟',
  undoLead: 'يعود حسابك إلى هذا البريد، ويُسجَّل الخروج من كل الأجهزة، ونرسل إليك رابطًا لتعيين كلمة مرور جديدة.',
  undo: 'التراجع عن التغيير',
  undoDeadLead: 'سبق استخدامه، أو مضت على التغيير أكثر من 3 أيام. إن استولى أحد على حسابك، فيُرجى مراسلتنا.',
  toContact: 'مراسلتنا',
  undoneTitle: 'عاد بريدك السابق',
  undoneLead: 'سُجّل الخروج من كل الأجهزة. يُرجى تفقّد بريدك: أرسلنا رابطًا لتعيين كلمة مرور جديدة.',
} satisfies Translation<typeof emailChangeTexts>;
