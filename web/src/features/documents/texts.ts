import { defineTexts } from '../../i18n/define-texts.ts';

export const texts = defineTexts({
  contents: { en: 'On this page', ar: 'في هذه الصفحة' },
  updated: { en: 'Last updated {date}', ar: 'آخر تحديث: {date}' },
});
