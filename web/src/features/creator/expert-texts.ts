import { defineTexts } from '../../i18n/define-texts.ts';

export const expertTexts = defineTexts({
  label: { en: 'Looking after followers', ar: 'رعاية المتابعين' },
  live: { en: 'Live', ar: 'مباشر' },
  followUp: { en: 'Follow-up', ar: 'المتابعة' },
  history: { en: 'History', ar: 'السجل' },
});
