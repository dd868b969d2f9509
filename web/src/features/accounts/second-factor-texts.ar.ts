import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { texts } from './second-factor-texts.ts';

export default {
  title: 'خطوة أخيرة',
  lead: 'يُرجى فتح تطبيق المصادقة وإدخال رمز {brand}.',
  recoveryLead: 'هاتفك ليس معك؟ يمكنك الدخول إلى {brand} برمز استرداد.',
  remember: 'عدم طلب الرمز على هذا الجهاز لمدة 30 يومًا',
  rememberHelp: 'لجهازك الشخصي فقط.',
  signIn: 'تسجيل الدخول',
  signingIn: 'جارٍ تسجيل الدخول…',
  useRecovery: 'استخدام رمز استرداد',
  useApp: 'استخدام تطبيق المصادقة',
  cantUse: 'لا شيء من هذا متاح لي',
  lostTitle: 'فقدت هاتفك ورموزك؟',
  lostLead: 'سنرسل إلى بريدك رابطًا يوقف التحقق بخطوتين بعد 3 أيام، فتكفي كلمة المرور وحدها للدخول.',
  lostWhy:
    'ننتظر حتى لا يحدث ذلك دون علمك. يظهر الطلب على كل جهاز مسجَّل الدخول إلى حسابك، ويمكن إلغاؤه منه. وإن وجدت هاتفك أو رمزًا فيكفي تسجيل الدخول به لإلغاء الطلب.',
  sendLink: 'إرسال الرابط إلى بريدي',
  back: 'رجوع',
  sentTitle: 'الرابط في بريدك',
  sentLead: 'أرسلنا إليك رابطًا يعمل ابتداءً من {when}. يُرجى الاحتفاظ بالرسالة حتى ذلك الحين.',
  toSignIn: 'العودة إلى تسجيل الدخول',
  startOver: 'البدء من جديد',
  tooLate: 'استغرق ذلك وقتًا أطول من اللازم. يُرجى تسجيل الدخول مرة أخرى.',
} satisfies Translation<typeof texts>;
