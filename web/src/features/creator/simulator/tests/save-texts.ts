import { defineTexts } from '../../../../i18n/define-texts.ts';

export const saveTexts = defineTexts({
  save: { en: 'Save as test', ar: 'حفظ كاختبار' },
  newTitle: { en: 'Save as test', ar: 'حفظ كاختبار' },
  editTitle: { en: 'Edit test', ar: 'تعديل الاختبار' },
  lead: {
    en: 'The same simulated followers go through the draft again. You can publish only when everything below is met.',
    ar: 'يمر المتابعون الافتراضيون أنفسهم بالمسودة من جديد. لا يمكن النشر إلا إذا تحقق كل ما يلي.',
  },
  smaller: {
    en: 'To stay fast, a test uses at most {followers} followers for {days} days: the first ones of your run.',
    ar: 'ليبقى الاختبار سريعًا، الحد الأقصى للمتابعين {followers} وللأيام {days}، بدءًا بأول متابعي المحاكاة.',
  },
  close: { en: 'Close', ar: 'إغلاق' },
  name: { en: 'Name', ar: 'الاسم' },
  namePlace: { en: 'For example: Half finish in 6 weeks', ar: 'مثلًا: النصف يكملون خلال 6 أسابيع' },
  usualName: { en: 'Most followers finish', ar: 'معظم المتابعين يكملون' },
  expected: { en: 'Expectations', ar: 'التوقعات' },
  what: { en: 'Measure', ar: 'المقياس' },
  must: { en: 'At least or at most', ar: 'على الأقل أو على الأكثر' },
  value: { en: 'Target value', ar: 'القيمة المطلوبة' },
  step: { en: 'Step', ar: 'الخطوة' },
  kpi: { en: 'KPI', ar: 'المؤشر' },
  percent: { en: '%', ar: '٪' },
  now: { en: 'In this run: {value}', ar: 'في هذه المحاكاة: {value}' },
  remove: { en: 'Remove expectation', ar: 'إزالة التوقع' },
  add: { en: 'Add expectation', ar: 'إضافة توقع' },
  needOne: { en: 'Add at least one expectation.', ar: 'يلزم توقع واحد على الأقل.' },
  needValue: { en: 'Enter a number.', ar: 'الرقم مطلوب.' },
  needShare: { en: 'Enter a number from 0 to 100.', ar: 'يلزم رقم من 0 إلى 100.' },
  keepTest: { en: 'Save test', ar: 'حفظ الاختبار' },
  saved: { en: 'Test saved. Run it before you publish.', ar: 'حُفظ الاختبار. يلزم تشغيله قبل النشر.' },
});
