import { defineTexts } from '../i18n/define-texts.ts';

export const texts = defineTexts({
  why: { en: 'Why?', ar: 'لماذا؟' },
  whyAbout: { en: 'Why? {name}', ar: 'لماذا؟ {name}' },
  close: { en: 'Close', ar: 'أغلق' },
  loading: { en: 'Looking it up …', ar: 'جارٍ البحث …' },
  failed: {
    en: 'The reason could not be loaded. Please try again when you are connected.',
    ar: 'تعذّر تحميل السبب. حاول مجددًا عند توفر الاتصال.',
  },
  again: { en: 'Try again', ar: 'حاول مجددًا' },
  held: { en: 'Held', ar: 'تحقق' },
  didNotHold: { en: 'Did not hold', ar: 'لم يتحقق' },
  rule: { en: 'Rule {rule}', ar: 'القاعدة {rule}' },
  toSettings: { en: 'Choose when and how you are told', ar: 'اختر متى وكيف يصلك الإخبار' },
  toTask: { en: 'Open the task', ar: 'افتح المهمة' },
  toProgram: { en: 'Open the program', ar: 'افتح البرنامج' },
  expected: { en: 'Why did nothing come?', ar: 'لماذا لم يصل شيء؟' },
  expectedHelp: {
    en: 'Choose what you expected and on which day. The answer comes from the record, with nothing made up.',
    ar: 'اختر ما كنت تتوقعه وفي أي يوم. يأتي الجواب من السجل كما هو.',
  },
  noProgram: {
    en: 'You follow no program yet, so nothing can come.',
    ar: 'أنت لا تتابع أي برنامج بعد، فلا شيء يمكن أن يصل.',
  },
  program: { en: 'Program', ar: 'البرنامج' },
  what: { en: 'What was expected', ar: 'المتوقع' },
  wholeDay: { en: 'Anything at all', ar: 'أي شيء' },
  comesBack: { en: 'What comes back', ar: 'ما يتكرر' },
  steps: { en: 'Steps of the way', ar: 'خطوات الطريق' },
  day: { en: 'On which day', ar: 'في أي يوم' },
  byClock: { en: 'By the clock of {zone}.', ar: 'بتوقيت {zone}.' },
});
