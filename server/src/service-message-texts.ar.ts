import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { serviceMessageTexts } from './service-message-texts.ts';

export default {
  meeting_link_form: 'يُرجى إدخال الرابط كاملًا، مثل https://meet.example.com/room.',
  hours_backwards: 'يجب أن تكون النهاية بعد البداية.',
  hours_overlap: 'هذه الساعات متداخلة.',
  same_day_twice: 'أحد الأيام مذكور مرتين.',
  same_twice: 'لا يُذكر كل واحد إلا مرة واحدة.',
  no_such_room: 'هذه الغرفة ليست في هذا الموقع.',
  not_a_host: 'يمكنك اختيار نفسك والخبراء الذين تعمل معهم على بروتوكول.',
  no_room_for_all: 'لا توجد هنا غرفة بهذا العدد من المقاعد. يُرجى إضافة غرفة أكبر أو تقليل المقاعد.',
  no_files_asked: 'لا يمكن إرفاق ملفات عند الحجز. يُرجى اختيار نوع آخر من الأسئلة.',
  local_address: 'لا يمكن استخدام العناوين المحلية.',
  calendar_address: 'يُرجى إدخال عنوان التقويم. يبدأ العنوان بـ https.',
  time_off_too_long: 'يُرجى اختيار 366 يومًا كحد أقصى، على أن تسبق البداية النهاية.',
  time_off_over: 'يُرجى اختيار نهاية لم تحن بعد.',
  location_archived: 'هذا الموقع مؤرشف. تلزم استعادته أولًا.',
} satisfies Translation<typeof serviceMessageTexts>;
