import { plural, type Translation } from '@regimen/contract/language/define-texts.ts';
import type { teamMessagesTexts } from './team-messages-texts.ts';

export default {
  title: 'الرسائل إلى جميع المتابِعين',
  help: 'يمكن للخبراء مراسلة جميع من في برنامجهم دفعة واحدة. أما الرسائل الموجهة إليك وحدك فتصلك دائمًا.',
  most: 'الحد الأقصى',
  none: 'لا شيء',
  aWeek: plural({
    zero: 'لا شيء',
    one: 'رسالة واحدة في 7 أيام',
    two: 'رسالتان في 7 أيام',
    few: '{n} رسائل في 7 أيام',
    many: '{n} رسالة في 7 أيام',
    other: '{n} رسالة في 7 أيام',
  }),
} satisfies Translation<typeof teamMessagesTexts>;
