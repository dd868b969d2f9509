import type { eventTypeTexts } from './event-type-texts.ts';
import type { Translation } from './language/define-texts.ts';

export default {
  start: 'بدء البرنامج',
  taskDone: 'مهمة منجزة',
  declined: 'اعتذار عن مهمة',
  answers: 'إجابات',
  reading: 'قراءة',
  correction: 'تصحيح قراءة',
  booking: 'حجز',
  expertDecision: 'قرار خبير',
  aiDecision: 'قرار الذكاء الاصطناعي',
  snooze: 'تأجيل',
  timer: 'فحص مجدول',
  pause: 'توقف مؤقت',
  resume: 'استئناف',
  withdraw: 'مغادرة البرنامج',
  timeZone: 'تغيير المنطقة الزمنية',
  move: 'نقل إلى نسخة أحدث',
  undo: 'رجوع إلى النسخة السابقة',
  followUp: 'حالة',
} satisfies Translation<typeof eventTypeTexts>;
