import { defineTexts } from '../../../../i18n/define-texts.ts';

/** Parts of a program as they are called in lists of what differs. */
export const pagePartTexts = defineTexts({
  title: { en: 'Title', ar: 'العنوان' },
  summary: { en: 'Summary', ar: 'الملخص' },
  description: { en: 'Description', ar: 'الوصف' },
  outcomes: { en: 'What people can expect', ar: 'ماذا يتوقع الناس' },
  evidence: { en: 'What it is based on', ar: 'على ماذا يستند' },
  questions: { en: 'Questions and answers', ar: 'أسئلة وأجوبة' },
  cover: { en: 'Cover', ar: 'الغلاف' },
  category: { en: 'Category', ar: 'الفئة' },
  tags: { en: 'Tags', ar: 'الوسوم' },
  level: { en: 'Level', ar: 'المستوى' },
  signs: { en: 'Symptoms, conditions and goals', ar: 'الأعراض والحالات والأهداف' },
  minutesADay: { en: 'Time a day', ar: 'الوقت في اليوم' },
  weeks: { en: 'How many weeks', ar: 'عدد الأسابيع' },
  access: { en: 'Who can follow it', ar: 'من يستطيع متابعته' },
  protocols: { en: 'Protocols', ar: 'البروتوكولات' },
  languageAdded: { en: 'It now speaks {language}', ar: 'صار متاحًا باللغة {language}' },
  languageRemoved: { en: 'It no longer speaks {language}', ar: 'لم يعد متاحًا باللغة {language}' },
  inLanguage: { en: '{part} in {language}', ar: '{part} باللغة {language}' },
  other: { en: 'Something else', ar: 'شيء آخر' },
});
