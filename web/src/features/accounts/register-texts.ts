import { defineTexts } from '../../i18n/define-texts.ts';

export const texts = defineTexts({
  title: { en: 'Create your account', ar: 'إنشاء حساب' },
  lead: {
    en: 'We’ll email you a link to confirm your address, and you’re in.',
    ar: 'سنرسل إليك رابطًا لتأكيد بريدك، ثم تبدأ مباشرة.',
  },
  description: { en: 'Create an account on {brand}.', ar: 'إنشاء حساب في {brand}.' },
  consent: {
    en: 'By creating an account, you agree to the <terms>terms of service</terms>. The <privacy>privacy notice</privacy> explains how we use your data.',
    ar: 'بإنشاء الحساب توافق على <terms>شروط الخدمة</terms>. توضّح <privacy>سياسة الخصوصية</privacy> كيف نستخدم بياناتك.',
  },
  newTab: { en: '(opens in a new tab)', ar: '(يُفتح في تبويب جديد)' },
  create: { en: 'Create account', ar: 'إنشاء الحساب' },
  creating: { en: 'Creating your account…', ar: 'جارٍ إنشاء حسابك…' },
  haveAccount: { en: 'Already have an account?', ar: 'لديك حساب بالفعل؟' },
  signIn: { en: 'Sign in', ar: 'تسجيل الدخول' },
});
