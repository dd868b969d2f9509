import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { texts } from './login-texts.ts';

export default {
  title: 'تسجيل الدخول',
  lead: 'أهلًا بعودتك. يُرجى تسجيل الدخول.',
  leadToFollow: 'لمتابعة برنامج «{program}»، يُرجى تسجيل الدخول أو الانضمام.',
  description: 'تسجيل الدخول إلى {brand}.',
  signIn: 'تسجيل الدخول',
  signingIn: 'جارٍ تسجيل الدخول…',
  forgot: 'نسيت كلمة المرور؟',
  sendLink: 'إرسال رابط دخول إلى بريدي',
  newHere: 'ليس لديك حساب؟',
  join: 'الانضمام إلى {brand}',
} satisfies Translation<typeof texts>;
