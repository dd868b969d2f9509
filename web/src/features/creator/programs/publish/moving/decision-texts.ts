import { defineTexts } from '../../../../../i18n/define-texts.ts';

export const decisionTexts = defineTexts({
  enterHelp: {
    en: 'What they have open there now is closed. A task this step opens is new, and we tell them about it.',
    ar: 'يُغلق ما هو مفتوح لهم هناك الآن. والمهمة التي تفتحها هذه الخطوة جديدة ويصلهم إشعار بها.',
  },
  enter: { en: 'Continue from this step', ar: 'المتابعة من هذه الخطوة' },
  choose: { en: 'Choose a step', ar: 'اختيار خطوة' },
  near: { en: 'Nearest', ar: 'الأقرب' },
  others: { en: 'Other steps', ar: 'خطوات أخرى' },
  unnamed: { en: 'Unnamed step', ar: 'خطوة بلا اسم' },
  moveAll: { en: 'Move them', ar: 'نقلهم' },
  moveOne: { en: 'Move', ar: 'نقل' },
  acceptAll: { en: 'Move them anyway', ar: 'نقلهم رغم ذلك' },
  acceptOne: { en: 'Move anyway', ar: 'النقل رغم ذلك' },
  stayAll: { en: 'Keep on their version', ar: 'إبقاؤهم على نسختهم' },
  stayOne: { en: 'Keep on their version', ar: 'الإبقاء على النسخة الحالية' },
  cannot: {
    en: 'They can’t be moved right now. This often clears up, so check again later.',
    ar: 'لا يمكن النقل الآن. كثيرًا ما يزول السبب تلقائيًا، ويمكن إعادة التحقق لاحقًا.',
  },
  means: { en: 'If you move them:', ar: 'عند النقل:' },
  'asked-again': { en: 'they’re asked again for what they’ve already done', ar: 'يُطلب ما أُنجز مرة ثانية' },
  'module-task-changed': {
    en: 'the open task is closed, and the next one follows the new version',
    ar: 'تُغلق المهمة المفتوحة، وتتبع التالية النسخة الجديدة',
  },
  'score-differs': { en: 'the earlier score stays as it was', ar: 'تبقى النتيجة السابقة كما كانت' },
  'would-end': { en: 'their program ends', ar: 'ينتهي البرنامج' },
});
