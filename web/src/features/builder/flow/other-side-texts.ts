import { defineTexts } from '../../../i18n/define-texts.ts';

export const otherSideTexts = defineTexts({
  title: { en: 'What about people who aren’t eligible for {name}?', ar: 'ماذا عن غير المؤهلين في {name}؟' },
  lead: {
    en: 'So far, only eligible people continue. Choose what happens to everyone else.',
    ar: 'حتى الآن لا يتابع إلا المؤهلون. حدّد ما يحدث للآخرين.',
  },
  end: { en: 'End it for them', ar: 'إنهاء المسار لهم' },
  way: { en: 'Add a branch', ar: 'إضافة فرع' },
  later: { en: 'Later', ar: 'لاحقًا' },
});
