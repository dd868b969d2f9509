import { defineTexts, plural } from '../i18n/define-texts.ts';

/** Readings and what is aimed at, for the person they are about. */
export const readingTexts = defineTexts({
  target: { en: 'Target', ar: 'الهدف' },
  onTarget: { en: 'On target', ar: 'ضمن الهدف' },
  belowTarget: { en: 'Below target', ar: 'أقل من الهدف' },
  aboveTarget: { en: 'Above target', ar: 'أعلى من الهدف' },
  none: {
    en: 'No reading yet. The first one begins your chart.',
    ar: 'لا قراءة بعد. أول قراءة تبدأ رسمك البياني.',
  },
  chart: plural({
    en: {
      one: '{name}: {n} reading, {last} {unit}.',
      other: '{name}: {n} readings, the first {first} {unit}, the last {last} {unit}.',
    },
    ar: {
      zero: '{name}: لا قراءات.',
      one: '{name}: قراءة واحدة، {last} {unit}.',
      two: '{name}: قراءتان، الأولى {first} {unit} والأخيرة {last} {unit}.',
      few: '{name}: {n} قراءات، أولها {first} {unit} وآخرها {last} {unit}.',
      many: '{name}: {n} قراءة، أولها {first} {unit} وآخرها {last} {unit}.',
      other: '{name}: {n} قراءة، أولها {first} {unit} وآخرها {last} {unit}.',
    },
  }),
  asList: { en: 'Show as a list', ar: 'اعرضها قائمة' },
  date: { en: 'When', ar: 'متى' },
  value: { en: 'Reading', ar: 'القراءة' },
  readings: plural({
    en: { one: '{n} reading', other: '{n} readings' },
    ar: {
      zero: 'لا قراءات',
      one: 'قراءة واحدة',
      two: 'قراءتان',
      few: '{n} قراءات',
      many: '{n} قراءة',
      other: '{n} قراءة',
    },
  }),
  between: { en: '{min} to {max} {unit}', ar: 'من {min} إلى {max} {unit}' },
  atMost: { en: 'at most {max} {unit}', ar: 'حتى {max} {unit}' },
  atLeast: { en: 'at least {min} {unit}', ar: '{min} {unit} على الأقل' },
  reading: { en: 'Your reading', ar: 'قراءتك' },
  unit: { en: 'Unit', ar: 'الوحدة' },
  hardly: {
    en: 'Please check: readings lie between {min} and {max} {unit}.',
    ar: 'تحقّق من فضلك: القراءات بين {min} و{max} {unit}.',
  },
  otherUnit: {
    en: 'Did you mean {value} {other}? Then choose {other} as the unit.',
    ar: 'هل قصدت {value} {other}؟ إذن اختر {other} وحدةً.',
  },
  usual: { en: 'Between {min} and {max} {unit}.', ar: 'بين {min} و{max} {unit}.' },
  needNumber: { en: 'Please enter a number.', ar: 'أدخل رقمًا من فضلك.' },
});
