import { defineTexts } from '../../../../i18n/define-texts.ts';

export const effectTexts = defineTexts({
  task: { en: 'New task: “{name}”', ar: 'مهمة جديدة: «{name}»' },
  message: { en: 'New message: “{name}”', ar: 'رسالة جديدة: «{name}»' },
  reminder: { en: 'Reminder: “{name}”', ar: 'تذكير: «{name}»' },
  ranOut: { en: '“{name}” expired unanswered', ar: 'انقضى وقت «{name}» دون إجابة' },
  takenAway: { en: '“{name}” was withdrawn', ar: 'سُحبت المهمة «{name}»' },
  expertTask: { en: 'New expert task: “{name}”', ar: 'مهمة جديدة لخبير: «{name}»' },
  expertTold: { en: 'Message to experts: “{name}”', ar: 'رسالة إلى الخبراء: «{name}»' },
  expertReview: { en: 'Expert review requested: “{name}”', ar: 'طلب مراجعة خبير: «{name}»' },
  expertStuck: { en: 'Experts told: stuck at “{name}”', ar: 'إبلاغ الخبراء بالتعثر عند «{name}»' },
  expertUrgent: {
    en: 'Help shown and experts called because of “{name}”',
    ar: 'عُرضت المساعدة واستُدعي الخبراء بسبب «{name}»',
  },
  expertAlert: { en: 'Experts alerted by “{name}”', ar: 'تنبيه الخبراء من «{name}»' },
  askModel: { en: 'Model asked at “{name}”', ar: 'سؤال النموذج عند «{name}»' },
  finished: { en: 'Program finished', ar: 'اكتمل البرنامج' },
  failed: { en: 'Program ended early', ar: 'انتهى البرنامج مبكرًا' },
});
