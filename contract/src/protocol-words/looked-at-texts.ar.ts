import { plural, type Translation } from '../language/define-texts.ts';
import type { lookedAtTexts } from './looked-at-texts.ts';

export default {
  notKnown: '{name}: غير معروف بعد',
  kpi: '{last} ({readings}، الأولى {first})',
  readings: plural({
    zero: 'بلا قراءات',
    one: 'قراءة واحدة',
    two: 'قراءتان',
    few: '{n} قراءات',
    many: '{n} قراءة',
    other: '{n} قراءة',
  }),
  days: 'الأيام في البرنامج',
  adherence: 'المُنجز حتى الآن',
  ofAsked: '{done} من {asked}',
  age: 'العمر',
  sex: 'الجنس',
  signs: 'الأعراض والشواغل',
} satisfies Translation<typeof lookedAtTexts>;
