import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { messageAlarmTexts } from './message-alarm-texts.ts';

export default {
  name: 'رسالة قد تدل على خطر',
  wrote: 'ورد في رسالة: {words}',
  wroteToOther: 'وصلت إلى أحد أعضاء الفريق رسالة قد تدل على خطر.',
} satisfies Translation<typeof messageAlarmTexts>;
