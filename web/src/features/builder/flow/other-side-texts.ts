import { defineTexts } from '../../../i18n/define-texts.ts';

export const otherSideTexts = defineTexts({
  title: { en: 'And those who do not fit {name}?', ar: 'ومن لا ينطبق عليه {name}؟' },
  lead: {
    en: 'Only those who fit go on so far. Say what happens to the others.',
    ar: 'لا يمضي حتى الآن إلا من ينطبق عليه. حدّد ما يحدث للآخرين.',
  },
  end: { en: 'End it for them', ar: 'أنهِ المسار لهم' },
  way: { en: 'Another way', ar: 'طريق آخر' },
  later: { en: 'Later', ar: 'لاحقًا' },
});
