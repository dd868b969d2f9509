import { defineTexts } from '../i18n/define-texts.ts';

export const texts = defineTexts({
  why: { en: 'Why?', ar: 'لماذا؟' },
  whyAbout: { en: 'Why? {name}', ar: 'لماذا؟ {name}' },
  close: { en: 'Close', ar: 'إغلاق' },
  loading: { en: 'Loading…', ar: 'جارٍ التحميل…' },
  failed: {
    en: 'We couldn’t load the reason. Try again when you’re online.',
    ar: 'تعذّر تحميل السبب. يمكنك المحاولة مجددًا عند توفر الاتصال.',
  },
  again: { en: 'Try again', ar: 'إعادة المحاولة' },
  held: { en: 'Met', ar: 'تحقق' },
  didNotHold: { en: 'Not met', ar: 'لم يتحقق' },
  rule: { en: 'Rule {rule}', ar: 'القاعدة {rule}' },
  toSettings: { en: 'Change notification settings', ar: 'تغيير إعدادات الإشعارات' },
  toTask: { en: 'Open task', ar: 'فتح المهمة' },
  toProgram: { en: 'Open program', ar: 'فتح البرنامج' },
  expected: { en: 'Why was there no reminder?', ar: 'لماذا لم يصل تذكير؟' },
  expectedHelp: {
    en: 'Choose what was expected, and the day. The answer comes straight from our records.',
    ar: 'يكفي اختيار المتوقَّع واليوم، ويأتي الجواب من السجل مباشرة.',
  },
  noProgram: {
    en: 'You’re not following a program yet, so there’s nothing to send.',
    ar: 'لا برامج لديك بعد، فلا شيء يُرسل.',
  },
  program: { en: 'Program', ar: 'البرنامج' },
  what: { en: 'What was expected', ar: 'المتوقع' },
  wholeDay: { en: 'Anything', ar: 'أي شيء' },
  comesBack: { en: 'Recurring', ar: 'المتكرر' },
  steps: { en: 'Steps', ar: 'الخطوات' },
  day: { en: 'Day', ar: 'اليوم' },
  byClock: { en: 'Time zone: {zone}.', ar: 'التوقيت: {zone}.' },
});
