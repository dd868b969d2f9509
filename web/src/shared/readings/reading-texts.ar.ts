import { plural, type Translation } from '@regimen/contract/language/define-texts.ts';
import type { readingTexts } from './reading-texts.ts';

export default {
  target: 'الهدف',
  onTarget: 'ضمن الهدف',
  belowTarget: 'أقل من الهدف',
  aboveTarget: 'أعلى من الهدف',
  none: 'لا قراءات بعد. يبدأ رسمك البياني مع أول قراءة.',
  chart: plural({
    zero: '{name}: لا قراءات.',
    one: '{name}: قراءة واحدة، {last} {unit}.',
    two: '{name}: قراءتان، الأولى {first} {unit} والأخيرة {last} {unit}.',
    few: '{name}: {n} قراءات، أولها {first} {unit} وآخرها {last} {unit}.',
    many: '{name}: {n} قراءة، أولها {first} {unit} وآخرها {last} {unit}.',
    other: '{name}: {n} قراءة، أولها {first} {unit} وآخرها {last} {unit}.',
  }),
  asList: 'عرض كقائمة',
  date: 'متى',
  value: 'القراءة',
  readings: plural({
    zero: 'لا قراءات',
    one: 'قراءة واحدة',
    two: 'قراءتان',
    few: '{n} قراءات',
    many: '{n} قراءة',
    other: '{n} قراءة',
  }),
  between: 'من {min} إلى {max} {unit}',
  atMost: 'حتى {max} {unit}',
  atLeast: '{min} {unit} على الأقل',
  reading: 'قراءتك',
  unit: 'الوحدة',
  hardly: 'يجب أن يكون الرقم بين {min} و{max} {unit}.',
  otherUnit: 'هل المقصود {value} {other}؟ إذن يلزم اختيار {other} وحدةً للقياس.',
  usual: 'بين {min} و{max} {unit}.',
  needNumber: 'يلزم إدخال رقم.',
} satisfies Translation<typeof readingTexts>;
