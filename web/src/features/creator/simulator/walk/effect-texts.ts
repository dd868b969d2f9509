import { defineTexts } from '../../../../i18n/define-texts.ts';

export const effectTexts = defineTexts({
  task: { en: 'Gets a task: “{name}”', ar: 'تصله مهمة: «{name}»' },
  message: { en: 'Gets a message: “{name}”', ar: 'تصله رسالة: «{name}»' },
  reminder: { en: 'Is reminded of “{name}”', ar: 'يُذكَّر بـ«{name}»' },
  ranOut: { en: '“{name}” ran out unanswered', ar: 'انقضى وقت «{name}» دون جواب' },
  takenAway: { en: '“{name}” is no longer asked', ar: 'لم تعد «{name}» مطلوبة' },
  expertTask: { en: 'An expert gets a task: “{name}”', ar: 'تصل خبيرًا مهمة: «{name}»' },
  expertTold: { en: 'Experts are told: “{name}”', ar: 'يُخبَر الخبراء: «{name}»' },
  expertReview: { en: 'An expert is asked to look at “{name}”', ar: 'يُطلب من خبير النظر في «{name}»' },
  expertStuck: {
    en: 'Experts are told that it got stuck at “{name}”',
    ar: 'يُخبَر الخبراء بالتعثر عند «{name}»',
  },
  expertUrgent: {
    en: 'Help is shown and experts are called by “{name}”',
    ar: 'تُعرض المساعدة ويُستدعى الخبراء من «{name}»',
  },
  expertAlert: { en: 'Experts are alerted by “{name}”', ar: 'يُنبَّه الخبراء من «{name}»' },
  askModel: { en: 'The model is asked at “{name}”', ar: 'يُسأل النموذج عند «{name}»' },
  finished: { en: 'The program is finished', ar: 'اكتمل البرنامج' },
  failed: { en: 'The program ends early', ar: 'ينتهي البرنامج قبل أوانه' },
});
