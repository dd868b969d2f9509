import { defineTexts } from '../../../../i18n/define-texts.ts';

/** Unit and range of a KPI, and the little form that asks for them when one is made. */
export const unitTexts = defineTexts({
  unit: { en: 'Unit', ar: 'الوحدة' },
  unitHelp: {
    en: 'What readings are counted in: steps, kg, mmHg, hours.',
    ar: 'ما تُحسب به القراءات: خطوة، kg، mmHg، ساعة.',
  },
  unitMissing: { en: 'Say what it is counted in.', ar: 'حدّد وحدة القياس.' },
  range: { en: 'Possible readings', ar: 'القراءات الممكنة' },
  rangeLead: {
    en: 'The lowest and highest reading anybody could have. Anything outside is treated as a typing mistake.',
    ar: 'أقل ما يمكن أن يُقرأ وأكثره. وما خرج عنه يُرفض كخطأ في الكتابة.',
  },
  from: { en: 'From', ar: 'من' },
  to: { en: 'To', ar: 'إلى' },
  fromMissing: { en: 'Say the least it can be.', ar: 'اكتب أقل قيمة ممكنة.' },
  toMissing: { en: 'Say the most it can be.', ar: 'اكتب أكبر قيمة ممكنة.' },
  turned: { en: 'The end has to lie above the beginning.', ar: 'يجب أن تكون النهاية أكبر من البداية.' },
  usual: {
    en: 'Most people use {unit}, from {min} to {max}.',
    ar: 'المعتاد لهذا: {unit}، من {min} إلى {max}.',
  },
  use: { en: 'Use it', ar: 'استخدمه' },
  newTitle: { en: 'New KPI', ar: 'مؤشر جديد' },
  name: { en: 'What is measured?', ar: 'ما الذي يُقاس؟' },
  nameHelp: {
    en: 'People read it above the field, such as “Steps a day”.',
    ar: 'يقرؤه الناس فوق الخانة، مثل «الخطوات اليومية».',
  },
  nameMissing: { en: 'Say what is measured.', ar: 'حدّد ما يُقاس.' },
  add: { en: 'Add the KPI', ar: 'أضف المؤشر' },
  adding: { en: 'Adding…', ar: 'جارٍ الإضافة…' },
  close: { en: 'Close', ar: 'إغلاق' },
});
