import { defineTexts, plural } from '../../../../i18n/define-texts.ts';

export const phoneTexts = defineTexts({
  phone: { en: 'What the follower sees', ar: 'ما يراه المتابع' },
  help: {
    en: 'The forms are the real ones; what you hand in goes to the simulation only. In life, quiet hours and the daily limit may hold a notification back.',
    ar: 'النماذج هي الحقيقية، وما تسلّمه يذهب إلى المحاكاة فقط. في الواقع قد تؤخر ساعات الهدوء أو الحد اليومي إشعارًا.',
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
  reminder: { en: 'A reminder', ar: 'تذكير' },
  toDo: { en: 'To do', ar: 'للقيام به' },
  nothingToDo: { en: 'Nothing to do right now.', ar: 'لا شيء للقيام به الآن.' },
  next: { en: 'What comes next', ar: 'ما التالي' },
  nothingNext: { en: 'Nothing has a time yet.', ar: 'لا شيء له موعد بعد.' },
  open: { en: 'Open', ar: 'افتح' },
  back: { en: 'All tasks', ar: 'كل المهام' },
  until: { en: 'until {when}', ar: 'حتى {when}' },
  late: { en: 'Late', ar: 'متأخرة' },
  putOff: { en: 'put off until {when}', ar: 'مؤجلة إلى {when}' },
  snooze: { en: 'Remind me in an hour', ar: 'ذكّرني بعد ساعة' },
  decline: { en: 'I will not do this', ar: 'لن أفعل هذا' },
  paused: { en: 'Paused. Nothing comes until you go on.', ar: 'متوقف مؤقتًا. لا شيء يأتي حتى تتابع.' },
  finished: { en: 'You finished “{name}”. Well done.', ar: 'أكملت «{name}». أحسنت.' },
  ended: { en: '“{name}” has ended for you.', ar: 'انتهى «{name}» بالنسبة إليك.' },
  left: { en: 'You left “{name}”.', ar: 'غادرت «{name}».' },
});
