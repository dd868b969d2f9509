import { defineTexts } from '../../i18n/define-texts.ts';

export const nudgeTexts = defineTexts({
  title: { en: 'Messages', ar: 'الرسائل' },
  lead: { en: 'Messages from the programs you follow.', ar: 'رسائل من برامجك.' },
  from: { en: 'From {name}, “{program}”', ar: 'من {name}، برنامج «{program}»' },
  nextTask: { en: 'Next: {name}', ar: 'التالي: {name}' },
  toProgram: { en: 'Open program', ar: 'فتح البرنامج' },
  all: { en: 'All messages', ar: 'كل الرسائل' },
  settings: { en: 'Choose which messages you get', ar: 'اختيار الرسائل التي تصلك' },
  none: { en: 'No messages yet', ar: 'لا رسائل بعد' },
  noneHelp: {
    en: 'Messages from the programs you follow appear here.',
    ar: 'تظهر هنا الرسائل الواردة من برامجك.',
  },
  fresh: { en: 'New', ar: 'جديدة' },
  homeTitle: { en: 'Messages for you', ar: 'رسائل لك' },
});
