import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { openidTexts } from './openid-texts.ts';

export default {
  arriving: 'جارٍ تسجيل الدخول…',
  registerTitle: 'أهلًا بك',
  registerLead: 'تم الدخول إلى {provider}. بقيت معلومات قليلة ليصبح حسابك هنا جاهزًا.',
  emailFrom: 'البريد الإلكتروني',
  emailVouched: 'أكّده {provider}. سنراسلك على هذا العنوان.',
  emailHelp: 'سنرسل إليك رابطًا لتأكيده.',
  create: 'إنشاء الحساب',
  creating: 'جارٍ إنشاء حسابك…',
  proveTitle: 'لديك حساب بالفعل',
  proveLead:
    'يوجد هنا حساب بالعنوان <email>{email}</email>. يكفي إدخال كلمة مروره مرة واحدة، وبعدها يمكن الدخول باستخدام {provider} أيضًا.',
  connect: 'الربط وتسجيل الدخول',
  connecting: 'جارٍ الربط…',
  noPassword: 'لا تتذكر كلمة المرور؟',
  mailLink: 'طلب رابط بالبريد بدلًا منها',
  mailedTitle: 'يُرجى تفقّد البريد',
  mailedLead:
    'أرسلنا رابطًا إلى <email>{email}</email>. عند فتحه في هذا المتصفح خلال 30 دقيقة سنربط {provider} بحسابك.',
  backToPassword: 'إدخال كلمة المرور بدلًا منه',
  connected: 'تم ربط {provider}. يمكن الدخول باستخدامه من الآن.',
  signedInTitle: 'تم تسجيل دخولك من قبل',
  signedInLead: 'الحساب الحالي هو <email>{email}</email>. لاستخدام {provider} معه، يمكن ربطه من الإعدادات.',
  toSettings: 'الانتقال إلى الإعدادات',
  nothingBrought: 'لا يوجد تسجيل دخول لإكماله هنا. يُرجى البدء من جديد.',
  failedTitle: 'لم ينجح تسجيل الدخول',
  toSignIn: 'العودة إلى تسجيل الدخول',
  turnedBackTitle: 'لم تكتمل العملية',
  turnedBackSettings: 'تم الإلغاء لدى مزوّد الدخول، فلم يُربط أي حساب.',
  turnedBack: 'تم الإلغاء لدى مزوّد الدخول، فلم يكتمل الدخول. تمكن المحاولة مرة أخرى أو استخدام كلمة المرور.',
  toHome: 'الانتقال إلى الصفحة الرئيسية',
} satisfies Translation<typeof openidTexts>;
