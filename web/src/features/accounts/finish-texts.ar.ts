import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { texts } from './finish-texts.ts';

export default {
  title: 'إكمال التسجيل',
  lead: 'هذا حساب مؤقت. أنشئ حسابًا للاحتفاظ بكل ما بدأته.',
  finish: 'إنشاء الحساب والاحتفاظ بكل شيء',
  finishing: 'جارٍ إنشاء حسابك…',
  mergeTitle: 'نقل كل شيء إلى حسابك',
  mergeLead: 'بعد تسجيل الدخول ينتقل كل ما بدأته هنا إلى حسابك.',
  merge: 'تسجيل الدخول ونقل كل شيء',
  merging: 'جارٍ تسجيل الدخول…',
  haveAccount: 'لديّ حساب',
  newHere: 'ليس لديّ حساب',
  forgetMe: 'حذف بياناتي',
  forgetTitle: 'حذف كل بيانات زيارتك؟',
  forgetLead: 'سنحذف فورًا:',
  forgetAccount: 'حسابك المؤقت، مع تسجيل الخروج من هذا الجهاز',
  forgetTraces: 'كل ما أدخلته أو بدأته: الإجابات والمسودّات والتقدّم',
  forgetFinal: 'لا يمكن التراجع عن ذلك.',
  forgetNow: 'حذف كل شيء',
  forgetting: 'جارٍ الحذف…',
  keep: 'إبقاء كل شيء',
  forgotten: 'تم الحذف. لم يبقَ شيء من زيارتك.',
} satisfies Translation<typeof texts>;
