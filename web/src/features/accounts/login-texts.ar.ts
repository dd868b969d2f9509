import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { texts } from './login-texts.ts';

export default {
  title: 'تسجيل الدخول',
  lead: 'أهلًا بعودتك. يُرجى تسجيل الدخول.',
  leadFollow: 'متابعة هذا البرنامج تتطلب تسجيل الدخول، أو الانضمام لمن ليس لديه حساب.',
  description: 'تسجيل الدخول إلى {brand}.',
  signIn: 'تسجيل الدخول',
  signingIn: 'جارٍ تسجيل الدخول…',
  newHere: 'ليس لديك حساب؟',
  join: 'الانضمام إلى {brand}',
} satisfies Translation<typeof texts>;
