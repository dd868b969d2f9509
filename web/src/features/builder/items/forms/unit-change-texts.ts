import { defineTexts } from '../../../../i18n/define-texts.ts';

export const unitChangeTexts = defineTexts({
  title: { en: 'Existing readings are in {unit}', ar: 'القراءات السابقة بوحدة {unit}' },
  ask: {
    en: 'Tell us how to convert them to {unit}, and the chart stays one line.',
    ar: 'يُرجى تحديد طريقة تحويلها إلى {unit} ليبقى الرسم خطًا واحدًا.',
  },
  asked: {
    en: 'We convert them to {unit}, so the chart stays one line.',
    ar: 'نحوّلها إلى {unit} ليبقى الرسم خطًا واحدًا.',
  },
  factor: { en: '1 {from} is how many {to}?', ar: 'كم {to} في 1 {from}؟' },
  factorHelp: {
    en: 'You can change it later under “Other units”.',
    ar: 'يمكن تعديله لاحقًا تحت «وحدات أخرى».',
  },
  useKnown: {
    en: 'Reverse the conversion you have for {unit}',
    ar: 'عكس التحويل الموجود لوحدة {unit}',
  },
  convertBounds: { en: 'Convert the range and target too', ar: 'تحويل المدى والهدف أيضًا' },
  compare: {
    en: 'Alerts and conditions on this KPI now use {unit}. Check their numbers.',
    ar: 'التنبيهات والشروط على هذا المؤشر أصبحت بوحدة {unit}. تُرجى مراجعة أرقامها.',
  },
});
