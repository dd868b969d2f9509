import { defineTexts } from '../../../../i18n/define-texts.ts';

export const unitChangeTexts = defineTexts({
  title: { en: 'People have measured in {unit}', ar: 'قاس الناس بوحدة {unit}' },
  ask: {
    en: 'Tell us how to turn their readings into {unit}, and the chart stays one line.',
    ar: 'اذكر كيف تتحوّل قراءاتهم إلى {unit}، فتبقى خطًا واحدًا قبل التغيير وبعده.',
  },
  asked: {
    en: 'Their readings are converted to {unit} and stay one line.',
    ar: 'تُحوَّل قراءاتهم إلى {unit} وتبقى خطًا واحدًا.',
  },
  factor: { en: '1 {from} is how many {to}?', ar: 'كم {to} في 1 {from}؟' },
  factorHelp: {
    en: 'It then stands under “Other units”, where you can change it.',
    ar: 'يظهر بعدها تحت «وحدات أخرى»، وهناك يمكنك تعديله.',
  },
  useKnown: {
    en: 'Keep converting {unit}, now the other way round',
    ar: 'حوّل {unit} كما كان، بالاتجاه المعاكس',
  },
  convertBounds: { en: 'Convert the range and the target too', ar: 'حوّل المدى والهدف أيضًا' },
  compare: {
    en: 'Alerts and conditions on this KPI now count in {unit}. Please check their numbers.',
    ar: 'التنبيهات والشروط التي تقارنه تقارن الآن بوحدة {unit}. راجع أرقامها من فضلك.',
  },
});
