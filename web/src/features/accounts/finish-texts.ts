import { defineTexts } from '../../i18n/define-texts.ts';

export const texts = defineTexts({
  title: { en: 'Finish signing up', ar: 'إكمال التسجيل' },
  lead: {
    en: 'You’re using a temporary account. Sign up to keep everything you’ve started.',
    ar: 'هذا حساب مؤقت. أنشئ حسابًا للاحتفاظ بكل ما بدأته.',
  },
  finish: { en: 'Create account and keep everything', ar: 'إنشاء الحساب والاحتفاظ بكل شيء' },
  finishing: { en: 'Creating your account…', ar: 'جارٍ إنشاء حسابك…' },
  mergeTitle: { en: 'Move everything to your account', ar: 'نقل كل شيء إلى حسابك' },
  mergeLead: {
    en: 'Sign in, and everything you’ve started here moves to your account.',
    ar: 'بعد تسجيل الدخول ينتقل كل ما بدأته هنا إلى حسابك.',
  },
  merge: { en: 'Sign in and move everything', ar: 'تسجيل الدخول ونقل كل شيء' },
  merging: { en: 'Signing in…', ar: 'جارٍ تسجيل الدخول…' },
  haveAccount: { en: 'I have an account', ar: 'لديّ حساب' },
  newHere: { en: 'I’m new here', ar: 'ليس لديّ حساب' },
  forgetMe: { en: 'Delete my data', ar: 'حذف بياناتي' },
  forgetTitle: { en: 'Delete everything from your visit?', ar: 'حذف كل بيانات زيارتك؟' },
  forgetLead: { en: 'We’ll delete right away:', ar: 'سنحذف فورًا:' },
  forgetAccount: {
    en: 'your temporary account, which also signs you out on this device',
    ar: 'حسابك المؤقت، مع تسجيل الخروج من هذا الجهاز',
  },
  forgetTraces: {
    en: 'everything you entered or started: answers, drafts and progress',
    ar: 'كل ما أدخلته أو بدأته: الإجابات والمسودّات والتقدّم',
  },
  forgetFinal: { en: 'This can’t be undone.', ar: 'لا يمكن التراجع عن ذلك.' },
  forgetNow: { en: 'Delete everything', ar: 'حذف كل شيء' },
  forgetting: { en: 'Deleting…', ar: 'جارٍ الحذف…' },
  keep: { en: 'Keep everything', ar: 'إبقاء كل شيء' },
  forgotten: {
    en: 'Deleted. We’ve kept nothing from your visit.',
    ar: 'تم الحذف. لم يبقَ شيء من زيارتك.',
  },
});
