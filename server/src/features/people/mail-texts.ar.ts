import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { mailTexts } from './mail-texts.ts';

export default {
  suspendedSubject: 'تم إيقاف حسابك في {brand}',
  suspendedHeading: 'تم إيقاف حسابك، {name}',
  suspendedWhat: 'أوقفنا حسابك في {brand}. تم تسجيل خروجك، ولا يمكن تسجيل الدخول في الوقت الحالي.',
  suspendedNote: 'السبب: «{note}»',
  suspendedKept: 'لم يُحذف شيء: برامجك وإجاباتك وقراءاتك كلها محفوظة.',
  suspendedAsk: 'هل في الأمر خطأ؟ يمكن مراسلتنا، وسينظر فيه أحد أفراد الفريق.',
  suspendedButton: 'مراسلتنا',
  suspendedFootnote: 'وصلتك هذه الرسالة لأنها تخص حسابك، ولا يمكن إيقافها.',
  liftedSubject: 'حسابك في {brand} متاح من جديد',
  liftedHeading: 'أهلًا بعودتك، {name}',
  liftedWhat: 'لم يعد حسابك في {brand} موقوفًا، ويمكن تسجيل الدخول من جديد.',
  liftedButton: 'تسجيل الدخول',
} satisfies Translation<typeof mailTexts>;
