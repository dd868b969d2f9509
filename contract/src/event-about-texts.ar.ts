import type { eventAboutTexts } from './event-about-texts.ts';
import type { Translation } from './language/define-texts.ts';

export default {
  taskDone: 'إنجاز «{about}»',
  declined: 'اعتذار عن «{about}»',
  answers: 'إجابة عن «{about}»',
  reading: 'قراءة: «{about}»',
  readingOf: 'قراءة {about}: {value}',
  correction: 'تصحيح قراءة: «{about}»',
  correctedFrom: 'تصحيح قراءة «{about}»: من {was} إلى {value}',
  correctedTo: 'تصحيح قراءة «{about}» إلى {value}',
  deletedReading: 'حذف قراءة «{about}»: {was}',
  deletedOne: 'حذف قراءة «{about}»',
  booking: 'حجز: «{about}»',
  expertDecision: 'قرار خبير في «{about}»',
  aiDecision: 'قرار الذكاء الاصطناعي في «{about}»',
  snooze: 'تأجيل «{about}»',
  move: 'نقل إلى النسخة {about}',
  undo: 'رجوع إلى النسخة {about}',
} satisfies Translation<typeof eventAboutTexts>;
