import { defineTexts } from '../../i18n/define-texts.ts';

export const nudgeTexts = defineTexts({
  title: { en: 'Messages', ar: 'الرسائل' },
  lead: { en: 'Messages from the programs you follow.', ar: 'ما كتبته لك برامجك.' },
  from: { en: 'From {name}, “{program}”', ar: 'من {name}، برنامج «{program}»' },
  nextTask: { en: 'Next: {name}', ar: 'التالي: {name}' },
  toProgram: { en: 'To the program', ar: 'إلى البرنامج' },
  all: { en: 'All messages', ar: 'كل الرسائل' },
  settings: { en: 'Choose which messages you get', ar: 'اختر الرسائل التي تصلك' },
  none: { en: 'No messages yet', ar: 'لا رسائل بعد' },
  noneHelp: {
    en: 'When a program you follow writes to you, you can read it here.',
    ar: 'عندما يكتب لك برنامج تتابعه تجد رسالته هنا.',
  },
  fresh: { en: 'New', ar: 'جديدة' },
  homeTitle: { en: 'Messages for you', ar: 'رسائل لك' },
});
