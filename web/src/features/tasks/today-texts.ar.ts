import { plural, type Translation } from '@regimen/contract/language/define-texts.ts';
import type { todayTexts } from './today-texts.ts';

export default {
  upNext: 'المهمة التالية',
  start: 'البدء الآن',
  forLater: plural({
    zero: 'لا مهام مؤجلة',
    one: 'مهمة واحدة لاحقًا: {when}',
    two: 'مهمتان لاحقًا، أولاهما {when}',
    few: '{n} مهام لاحقًا، أولاها {when}',
    many: '{n} مهمة لاحقًا، أولاها {when}',
    other: '{n} مهمة لاحقًا، أولاها {when}',
  }),
  alsoToday: 'أيضًا اليوم',
} satisfies Translation<typeof todayTexts>;
