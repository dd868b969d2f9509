import { defineTexts } from '../../../../i18n/define-texts.ts';

/** Parts of a program as they are called in lists of what differs. */
export const pagePartTexts = defineTexts({
  title: { en: 'Title', ar: 'العنوان' },
  summary: { en: 'Summary', ar: 'الملخص' },
  description: { en: 'Description', ar: 'الوصف' },
  outcomes: { en: 'What people can expect', ar: 'ما يمكن توقعه' },
  evidence: { en: 'What it’s based on', ar: 'ما يستند إليه' },
  questions: { en: 'Questions and answers', ar: 'أسئلة وأجوبة' },
  cover: { en: 'Cover', ar: 'الغلاف' },
  category: { en: 'Category', ar: 'الفئة' },
  tags: { en: 'Tags', ar: 'الوسوم' },
  level: { en: 'Level', ar: 'المستوى' },
  signs: { en: 'Symptoms, conditions and goals', ar: 'الأعراض والحالات والأهداف' },
  minutesADay: { en: 'Time per day', ar: 'الوقت في اليوم' },
  weeks: { en: 'Duration', ar: 'المدة' },
  access: { en: 'Who can follow it', ar: 'من يمكنه متابعته' },
  protocols: { en: 'Protocols', ar: 'البروتوكولات' },
  languageAdded: { en: 'Now available in {language}', ar: 'أصبح متاحًا باللغة {language}' },
  languageRemoved: { en: 'No longer available in {language}', ar: 'لم يعد متاحًا باللغة {language}' },
  inLanguage: { en: '{part} in {language}', ar: '{part} باللغة {language}' },
  other: { en: 'Other changes', ar: 'تغييرات أخرى' },
});
