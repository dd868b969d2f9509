import { defineTexts } from '../../i18n/define-texts.ts';

export const texts = defineTexts({
  title: { en: 'Finish your registration', ar: 'أكمل تسجيلك' },
  lead: {
    en: 'You are here as a visitor. With an account, everything you have begun stays yours.',
    ar: 'أنت هنا بصفة زائر. بإنشاء حساب يبقى لك كل ما بدأته.',
  },
  finish: { en: 'Create account and keep everything', ar: 'أنشئ الحساب واحتفظ بكل شيء' },
  finishing: { en: 'Creating your account…', ar: 'جارٍ إنشاء حسابك…' },
  mergeTitle: { en: 'Move it to your account', ar: 'انقله إلى حسابك' },
  mergeLead: {
    en: 'Sign in, and what you have begun here moves to your account.',
    ar: 'سجّل الدخول، فينتقل ما بدأته هنا إلى حسابك.',
  },
  merge: { en: 'Sign in and move it over', ar: 'سجّل الدخول وانقله' },
  merging: { en: 'Signing in…', ar: 'جارٍ تسجيل الدخول…' },
  haveAccount: { en: 'I have an account', ar: 'لديّ حساب' },
  newHere: { en: 'I am new here', ar: 'أنا جديد هنا' },
  forgetMe: { en: 'Forget me', ar: 'انسَ بياناتي' },
  forgetTitle: { en: 'Forget everything about you here?', ar: 'هل ننسى كل بياناتك هنا؟' },
  forgetLead: { en: 'This deletes at once:', ar: 'يُحذف فورًا:' },
  forgetAccount: {
    en: 'your temporary account and its sign-in on this device',
    ar: 'حسابك المؤقت وتسجيل دخوله على هذا الجهاز',
  },
  forgetTraces: {
    en: 'everything you entered or began under it: answers, drafts, progress',
    ar: 'كل ما أدخلته أو بدأته به: الإجابات والمسودّات والتقدّم',
  },
  forgetFinal: { en: 'It cannot be brought back.', ar: 'لا يمكن استعادتها بعد ذلك.' },
  forgetNow: { en: 'Delete all of it', ar: 'احذفها كلها' },
  forgetting: { en: 'Deleting…', ar: 'جارٍ الحذف…' },
  keep: { en: 'Keep it', ar: 'أبقِها' },
  forgotten: {
    en: 'Done. Nothing about your visit is left here.',
    ar: 'تم. لم يبقَ هنا شيء من زيارتك.',
  },
});
