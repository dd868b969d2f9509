import { defineTexts } from '../../i18n/define-texts.ts';

export const expertTexts = defineTexts({
  label: { en: 'Your followers', ar: 'متابعوك' },
  live: { en: 'Live', ar: 'مباشر' },
  followUp: { en: 'Follow-up', ar: 'المتابعة' },
  history: { en: 'History', ar: 'السجل' },
});
