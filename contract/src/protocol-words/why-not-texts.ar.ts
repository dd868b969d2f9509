import { plural, type Translation } from '../language/define-texts.ts';
import type { whyNotTexts } from './why-not-texts.ts';

export default {
  gone: 'لم تعد هذه الخطوة موجودة.',
  reached: plural({
    zero: 'تم الوصول إليها {n} مرة.',
    one: 'تم الوصول إليها مرة واحدة.',
    two: 'تم الوصول إليها مرتين.',
    few: 'تم الوصول إليها {n} مرات.',
    many: 'تم الوصول إليها {n} مرة.',
    other: 'تم الوصول إليها {n} مرة.',
  }),
  pathNotStarted: 'المسار إليها لم يبدأ بعد.',
  anotherIsOpen: 'الخطوة {name} تسبقها وما زالت مفتوحة.',
  jumpedAway: 'بعد {from} قاد المسار إلى {to} بدلًا منها.',
  anotherCameFirst: 'قاد المسار إلى {name} بدلًا منها، فقد فُحص شرطها أولًا وتحقق.',
  ownCondition: 'لم يتحقق شرطها:',
  conditionBefore: 'قبلها الخطوة {name} التي لم يتحقق شرطها:',
  moduleState: 'المستحق حتى الآن: {count}. المنجز: {done}. الفائت: {missed}.',
  moduleOver: 'لن تتكرر مجددًا.',
  next: 'الموعد التالي: {when}.',
} satisfies Translation<typeof whyNotTexts>;
