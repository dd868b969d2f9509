import { defineTexts } from '../../../../i18n/define-texts.ts';

export const listTexts = defineTexts({
  way: { en: 'Way {n} of {all}:', ar: 'الطريق {n} من {all}:' },
  help: {
    en: 'Each step is followed by the steps below it. Where ways part, rows move in.',
    ar: 'كل خطوة تتبعها الخطوات التي تحتها. وحيث تتفرع الطرق تتقدم الصفوف إلى الداخل.',
  },
});
