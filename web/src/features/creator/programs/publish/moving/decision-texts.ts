import { defineTexts } from '../../../../../i18n/define-texts.ts';

export const decisionTexts = defineTexts({
  enterHelp: {
    en: 'What is open for them there now is closed; a task that this step opens is new, and they are told of it.',
    ar: 'يُغلق ما هو مفتوح لهم هناك الآن؛ والمهمة التي تفتحها هذه الخطوة جديدة ويُخبَرون بها.',
  },
  enter: { en: 'Go on at this step', ar: 'المتابعة من هذه الخطوة' },
  choose: { en: 'Choose a step', ar: 'اختر خطوة' },
  near: { en: 'Nearest', ar: 'الأقرب' },
  others: { en: 'Other steps', ar: 'خطوات أخرى' },
  unnamed: { en: 'Step without a name', ar: 'خطوة بلا اسم' },
  moveAll: { en: 'Move them', ar: 'انقلهم' },
  moveOne: { en: 'Move', ar: 'انقل' },
  acceptAll: { en: 'Move them anyway', ar: 'انقلهم مع ذلك' },
  acceptOne: { en: 'Move anyway', ar: 'انقل مع ذلك' },
  stayAll: { en: 'Let them stay', ar: 'دعهم يبقون' },
  stayOne: { en: 'Let them stay', ar: 'ليبقَ على إصداره' },
  cannot: {
    en: 'They cannot be moved now. Many of these pass by themselves: look again later.',
    ar: 'لا يمكن النقل الآن. كثير من هذا يزول وحده، فانظر من جديد لاحقًا.',
  },
  means: { en: 'Then:', ar: 'عندها:' },
  'asked-again': { en: 'what they have done is asked again', ar: 'يُطلب ما أُنجز مرة ثانية' },
  'module-task-changed': {
    en: 'the open task is closed, and the next one comes by the new version',
    ar: 'تُغلق المهمة المفتوحة، وتأتي التالية بالإصدار الجديد',
  },
  'score-differs': { en: 'the earlier score counts as it was', ar: 'تبقى النتيجة السابقة كما كانت' },
  'would-end': { en: 'their program ends', ar: 'ينتهي البرنامج' },
});
