import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { appointmentTexts } from './appointment-texts.ts';

export default {
  doneBooked: 'تكتمل هذه المهمة بمجرد حجز موعدك.',
  doneAttended: 'بعد حجز الموعد وحضوره تكتمل هذه المهمة.',
  booked: 'موعدك: {when}',
  asked: 'طلبت موعدًا: {when}. سنخبرك عند تأكيده.',
  seeBooking: 'عرض الحجز',
  loading: 'جارٍ التحميل…',
  failed: 'تعذّر تحميل المواعيد. يُرجى التحقق من الاتصال.',
  again: 'إعادة المحاولة',
  notBookable: 'لا يمكن الحجز الآن. يمكنك إرسال رسالة إلى فريقك للمساعدة.',
  orOwn: 'هل حجزت في مكان آخر؟ يمكنك إخبارنا هنا.',
  ownHelp: 'بعد الحجز بالطريقة المعتادة، يمكنك إخبارنا هنا.',
  ownBooked: 'رتّبت الموعد بنفسي',
  ownAttended: 'رتّبت الموعد بنفسي وحضرته',
  tryTitle: 'هنا يُحجز موعد. ماذا يحدث؟',
  tryBooked: 'يُحجز الموعد',
  tryAttended: 'يتم الحضور',
  tryMissed: 'لا يتم الحضور',
  tryCancelled: 'يُلغى الموعد',
} satisfies Translation<typeof appointmentTexts>;
