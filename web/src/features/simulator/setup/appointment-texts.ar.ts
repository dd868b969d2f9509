import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { appointmentTexts } from './appointment-texts.ts';

export default {
  title: 'المواعيد',
  help: 'سرعة الحجز تتبع سرعة الاستجابة، وهنا ما يحدث بعد الحجز.',
  half: 'نصف المواعيد خلال',
  halfHelp: 'من لحظة الحجز.',
  most: '9 من كل 10 مواعيد خلال',
  mostHelp: 'ولا يتأخر أي موعد أكثر من ضعف ذلك.',
  cancelled: 'المواعيد الملغاة',
  cancelledHelp: 'من أي طرف، ودون حجز جديد.',
  missed: 'المواعيد الفائتة',
  missedHelp: 'من المواعيد غير الملغاة.',
} satisfies Translation<typeof appointmentTexts>;
