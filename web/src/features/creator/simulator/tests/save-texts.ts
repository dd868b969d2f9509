import { defineTexts } from '../../../../i18n/define-texts.ts';

export const saveTexts = defineTexts({
  save: { en: 'Save this run as a test', ar: 'احفظ هذا التشغيل كاختبار' },
  newTitle: { en: 'Save as a test', ar: 'احفظ كاختبار' },
  editTitle: { en: 'Change the test', ar: 'عدّل الاختبار' },
  lead: {
    en: 'The same simulated people will go through the draft again. It can only be published once everything below holds.',
    ar: 'سيمر الأشخاص أنفسهم عبر المسودة من جديد، ولا تُنشر إلا إذا تحقق كل ما يلي.',
  },
  smaller: {
    en: 'So that it takes seconds, a test takes at most {followers} followers for {days} days: the first of those you sent through.',
    ar: 'ليستغرق ثوانيَ، يأخذ الاختبار {followers} متابع على الأكثر لمدة {days} يومًا: أول من أرسلتهم.',
  },
  close: { en: 'Close', ar: 'أغلق' },
  name: { en: 'Name', ar: 'الاسم' },
  namePlace: { en: 'For example: Most people finish', ar: 'مثلًا: معظم الناس يُكملون' },
  usualName: { en: 'Most people get through', ar: 'معظم الناس يجتازونه' },
  expected: { en: 'What must come of it', ar: 'ما يجب أن ينتج عنه' },
  what: { en: 'What is measured', ar: 'ما يُقاس' },
  must: { en: 'At least or at most', ar: 'على الأقل أو على الأكثر' },
  value: { en: 'How much', ar: 'كم' },
  step: { en: 'Step', ar: 'الخطوة' },
  kpi: { en: 'KPI', ar: 'المؤشر' },
  percent: { en: '%', ar: '٪' },
  now: { en: 'In this run: {value}', ar: 'في هذا التشغيل: {value}' },
  remove: { en: 'Leave this out', ar: 'اترك هذا' },
  add: { en: 'Add an expectation', ar: 'أضف توقعًا' },
  needOne: { en: 'Add at least one expectation.', ar: 'أضف توقعًا واحدًا على الأقل.' },
  needValue: { en: 'Enter a number.', ar: 'أدخل رقمًا.' },
  needShare: { en: 'From 0 to 100.', ar: 'من 0 إلى 100.' },
  keepTest: { en: 'Save the test', ar: 'احفظ الاختبار' },
  saved: { en: 'The test was saved. Run it before you publish.', ar: 'حُفظ الاختبار. شغّله قبل أن تنشر.' },
});
