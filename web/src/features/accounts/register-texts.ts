import { defineTexts } from '../../i18n/define-texts.ts';

export const texts = defineTexts({
  title: { en: 'Create your account', ar: 'إنشاء حسابك' },
  lead: {
    en: 'Then we send a message to confirm your address, and you are in.',
    ar: 'نرسل إليك بعدها رسالة لتأكيد بريدك، ثم تدخل.',
  },
  description: { en: 'Create an account at {brand}.', ar: 'أنشئ حسابًا في {brand}.' },
  consent: {
    en: 'By creating the account you agree to the <terms>terms of service</terms>. How we treat your data is in the <privacy>privacy notice</privacy>.',
    ar: 'بإنشاء الحساب توافق على <terms>شروط الخدمة</terms>. وتجد كيف نتعامل مع بياناتك في <privacy>سياسة الخصوصية</privacy>.',
  },
  newTab: { en: '(opens in a new tab)', ar: '(يُفتح في تبويب جديد)' },
  create: { en: 'Create account', ar: 'أنشئ الحساب' },
  creating: { en: 'Creating your account…', ar: 'جارٍ إنشاء حسابك…' },
  haveAccount: { en: 'Already have an account?', ar: 'لديك حساب بالفعل؟' },
  signIn: { en: 'Sign in', ar: 'سجّل الدخول' },
});
