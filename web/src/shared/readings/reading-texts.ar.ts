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
    one: '{name}: قراءة واحدة، {last}.',
    two: '{name}: قراءتان، الأولى {first} والأخيرة {last}.',
    few: '{name}: {n} قراءات، أولها {first} وآخرها {last}.',
    many: '{name}: {n} قراءة، أولها {first} وآخرها {last}.',
    other: '{name}: {n} قراءة، أولها {first} وآخرها {last}.',
  }),
  asList: 'عرض كقائمة',
  hideList: 'إخفاء القائمة',
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
  reading: 'قراءتك',
  unit: 'الوحدة',
  hardly: 'يجب أن يكون الرقم بين {min} و{max}.',
  otherUnit: 'هل المقصود {value} {other}؟ إذن يلزم اختيار {other} وحدةً للقياس.',
  usual: 'بين {min} و{max}.',
  needNumber: 'يلزم إدخال رقم.',
} satisfies Translation<typeof readingTexts>;
