import { defineTexts } from '../../../../i18n/define-texts.ts';

export const listTexts = defineTexts({
  way: { en: 'Branch {n} of {all}:', ar: 'الفرع {n} من {all}:' },
  help: {
    en: 'Each step leads to the steps below it. Branches are indented.',
    ar: 'كل خطوة تؤدي إلى الخطوات التي تحتها، والفروع تظهر بإزاحة إلى الداخل.',
  },
});
