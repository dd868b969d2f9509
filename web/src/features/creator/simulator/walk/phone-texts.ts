import { defineTexts, plural } from '../../../../i18n/define-texts.ts';

export const phoneTexts = defineTexts({
  phone: { en: 'What the follower sees', ar: 'ما يراه المتابِع' },
  help: {
    en: 'These are the real forms, but your answers stay in the simulation. In real life, quiet hours and the daily limit can delay notifications.',
    ar: 'النماذج حقيقية، لكن إجاباتك تبقى في المحاكاة. في الواقع قد تؤخر ساعات الهدوء أو الحد اليومي بعض الإشعارات.',
  },
  notification: { en: 'Notification', ar: 'إشعار' },
  earlierNews: plural({
    en: { one: '{n} earlier notification', other: '{n} earlier notifications' },
    ar: {
      zero: 'لا إشعارات أقدم',
      one: 'إشعار أقدم',
      two: 'إشعاران أقدم',
      few: '{n} إشعارات أقدم',
      many: '{n} إشعارًا أقدم',
      other: '{n} إشعار أقدم',
    },
  }),
  reminder: { en: 'Reminder', ar: 'تذكير' },
  toDo: { en: 'To do', ar: 'المهام' },
  nothingToDo: { en: 'Nothing to do right now.', ar: 'لا مهام الآن.' },
  next: { en: 'Coming up', ar: 'القادم' },
  nothingNext: { en: 'Nothing scheduled yet.', ar: 'لا شيء مجدول بعد.' },
  open: { en: 'Open', ar: 'فتح' },
  back: { en: 'All tasks', ar: 'كل المهام' },
  until: { en: 'until {when}', ar: 'حتى {when}' },
  late: { en: 'Late', ar: 'متأخرة' },
  putOff: { en: 'snoozed until {when}', ar: 'مؤجلة حتى {when}' },
  snooze: { en: 'Remind me in 1 hour', ar: 'تذكير بعد ساعة' },
  decline: { en: 'I won’t do this', ar: 'لن أقوم بذلك' },
  paused: { en: 'Paused. Nothing happens until you resume.', ar: 'متوقف مؤقتًا. لا يحدث شيء حتى الاستئناف.' },
  finished: { en: 'You finished “{name}”. Well done.', ar: 'أكملت برنامج «{name}». أحسنت.' },
  ended: { en: '“{name}” has ended for you.', ar: 'انتهى برنامج «{name}» بالنسبة إليك.' },
  left: { en: 'You left “{name}”.', ar: 'غادرت برنامج «{name}».' },
});
