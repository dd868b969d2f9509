import { plural, type Translation } from '@regimen/contract/language/define-texts.ts';
import type { jobsTexts } from './jobs-texts.ts';

export default {
  title: 'الأعمال الخلفية',
  lead: 'ما يعمل في الخلفية: رسائل البريد والمحاكاة والنقل. المتعثر أولًا.',
  empty: 'لا شيء قيد الانتظار',
  emptyHelp: 'اكتمل كل ما يعمل في الخلفية.',
  created: 'قيد الانتظار',
  retry: 'محاولة جديدة',
  active: 'قيد التنفيذ',
  failed: 'متعثر',
  tries: plural({
    zero: 'دون إعادة',
    one: 'إعادة واحدة',
    two: 'إعادتان',
    few: '{n} إعادات',
    many: '{n} إعادة',
    other: '{n} إعادة',
  }),
  again: 'محاولة من جديد',
  started: 'بدأ العمل من جديد',
} satisfies Translation<typeof jobsTexts>;
