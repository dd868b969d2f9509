import { defineTexts } from '../../i18n/define-texts.ts';

export const texts = defineTexts({
  title: { en: 'Sign in', ar: 'تسجيل الدخول' },
  lead: {
    en: 'Welcome back. Sign in to continue.',
    ar: 'أهلًا بعودتك. تسجيل الدخول لازم للمتابعة.',
  },
  description: { en: 'Sign in to {brand}.', ar: 'تسجيل الدخول إلى {brand}.' },
  signIn: { en: 'Sign in', ar: 'تسجيل الدخول' },
  signingIn: { en: 'Signing in…', ar: 'جارٍ تسجيل الدخول…' },
  newHere: { en: 'New here?', ar: 'ليس لديك حساب؟' },
  join: { en: 'Join {brand}', ar: 'الانضمام إلى {brand}' },
});
