import { defineTexts } from '../../i18n/define-texts.ts';

export const texts = defineTexts({
  title: { en: 'Sign in', ar: 'تسجيل الدخول' },
  lead: {
    en: 'Welcome back. We take you on to where you were heading.',
    ar: 'أهلًا بعودتك. سننقلك بعدها إلى حيث كنت متجهًا.',
  },
  description: { en: 'Sign in to {brand}.', ar: 'سجّل الدخول إلى {brand}.' },
  signIn: { en: 'Sign in', ar: 'سجّل الدخول' },
  signingIn: { en: 'Signing in…', ar: 'جارٍ تسجيل الدخول…' },
  newHere: { en: 'New here?', ar: 'جديد هنا؟' },
  join: { en: 'Join {brand}', ar: 'انضم إلى {brand}' },
});
