import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { pagePartTexts } from './page-part-texts.ts';

export default {
  title: 'العنوان',
  summary: 'الملخص',
  description: 'الوصف',
  outcomes: 'ما يمكن توقعه',
  evidence: 'ما يستند إليه',
  questions: 'أسئلة وأجوبة',
  cover: 'الغلاف',
  category: 'الفئة',
  tags: 'الوسوم',
  level: 'المستوى',
  signs: 'الأعراض والحالات والأهداف',
  minutesADay: 'الوقت في اليوم',
  weeks: 'المدة',
  access: 'من يمكنه متابعته',
  protocols: 'البروتوكولات',
  agent: 'من يجيب عن الأسئلة',
  languageAdded: 'أصبح متاحًا باللغة {language}',
  languageRemoved: 'لم يعد متاحًا باللغة {language}',
  inLanguage: '{part} باللغة {language}',
  other: 'تغييرات أخرى',
} satisfies Translation<typeof pagePartTexts>;
