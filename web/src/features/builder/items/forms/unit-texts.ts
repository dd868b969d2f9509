import { defineTexts } from '../../../../i18n/define-texts.ts';

/** Unit and range of a KPI, and the little form that asks for them when one is made. */
export const unitTexts = defineTexts({
  unit: { en: 'Unit', ar: 'الوحدة' },
  unitHelp: {
    en: 'What readings are in, such as steps, kg, mmHg or hours.',
    ar: 'وحدة القراءات، مثل خطوة أو كغ أو ساعة.',
  },
  unitMissing: { en: 'Enter a unit.', ar: 'يُرجى إدخال الوحدة.' },
  range: { en: 'Possible readings', ar: 'القراءات الممكنة' },
  rangeLead: {
    en: 'The lowest and highest reading anyone could have. Anything outside is rejected as a typing mistake.',
    ar: 'أدنى قراءة ممكنة وأعلاها. وما خرج عنهما يُرفض باعتباره خطأ في الكتابة.',
  },
  from: { en: 'From', ar: 'من' },
  to: { en: 'To', ar: 'إلى' },
  fromMissing: { en: 'Enter the lowest possible reading.', ar: 'يُرجى إدخال أدنى قراءة ممكنة.' },
  toMissing: { en: 'Enter the highest possible reading.', ar: 'يُرجى إدخال أعلى قراءة ممكنة.' },
  turned: { en: '“To” must be higher than “From”.', ar: 'يجب أن تكون قيمة «إلى» أكبر من «من».' },
  usual: {
    en: 'Most people use {unit}, from {min} to {max}.',
    ar: 'المعتاد: {unit}، من {min} إلى {max}.',
  },
  use: { en: 'Use these', ar: 'استخدام المعتاد' },
  newTitle: { en: 'New KPI', ar: 'مؤشر جديد' },
  name: { en: 'What is measured?', ar: 'ما الذي يُقاس؟' },
  nameHelp: {
    en: 'People see it above the field, such as “Steps a day”.',
    ar: 'يظهر فوق خانة القراءة، مثل «الخطوات اليومية».',
  },
  nameMissing: { en: 'Enter what is measured.', ar: 'يُرجى إدخال ما يُقاس.' },
  add: { en: 'Add KPI', ar: 'إضافة المؤشر' },
  adding: { en: 'Adding…', ar: 'جارٍ الإضافة…' },
  close: { en: 'Close', ar: 'إغلاق' },
});
