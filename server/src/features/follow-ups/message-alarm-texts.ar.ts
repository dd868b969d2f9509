import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { messageAlarmTexts } from './message-alarm-texts.ts';

export default {
  name: 'رسالة قد تدل على خطر',
  wrote: 'ورد في رسالة: {words}',
  wroteToOther: 'وصلت إلى أحد أعضاء الفريق رسالة قد تدل على خطر.',
  wantsPerson: 'طلب بأن ينظر شخص في ما تم اختياره عند {name}. يمكن الرد برسالة.',
} satisfies Translation<typeof messageAlarmTexts>;
