import { defineTexts, plural } from '../i18n/define-texts.ts';

/** Readings and what is aimed at, for the person they are about. */
export const readingTexts = defineTexts({
  target: { en: 'Target', ar: 'الهدف' },
  onTarget: { en: 'On target', ar: 'ضمن الهدف' },
  belowTarget: { en: 'Below target', ar: 'أقل من الهدف' },
  aboveTarget: { en: 'Above target', ar: 'أعلى من الهدف' },
  none: {
    en: 'No readings yet. Your chart starts with the first one.',
    ar: 'لا قراءات بعد. يبدأ رسمك البياني مع أول قراءة.',
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
  asList: { en: 'Show as list', ar: 'عرض كقائمة' },
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
    en: 'Enter a number between {min} and {max} {unit}.',
    ar: 'يجب أن يكون الرقم بين {min} و{max} {unit}.',
  },
  otherUnit: {
    en: 'Did you mean {value} {other}? If so, choose {other} as the unit.',
    ar: 'هل المقصود {value} {other}؟ إذن يلزم اختيار {other} وحدةً للقياس.',
  },
  usual: { en: 'Between {min} and {max} {unit}.', ar: 'بين {min} و{max} {unit}.' },
  needNumber: { en: 'Enter a number.', ar: 'يلزم إدخال رقم.' },
});
