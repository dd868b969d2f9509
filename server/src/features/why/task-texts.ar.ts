import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { taskTexts } from './task-texts.ts';

export default {
  repeatsYou: 'تتكرر في برنامجك: {rhythm}.',
  repeatsThey: 'تتكرر في البرنامج: {rhythm}.',
  thisTime: 'فُتحت هذه المرة {when}.',
  untilYou: 'يمكنك إنجازها حتى {until}.',
  untilThey: 'يمكن إنجازها حتى {until}.',
  untilDone: 'تبقى مفتوحة حتى تُنجز.',
  doneYou: 'أُنجزت {when}.',
  doneThey: 'أُنجزت {when}.',
  cancelled: 'أُلغي الموعد {when}.',
  missed: 'لم يتم حضور الموعد، وأُغلقت {when}.',
  declinedYou: 'اعتُذر عنها {when}.',
  declinedThey: 'اعتُذر عنها {when}.',
  expired: 'انتهى وقتها {when}.',
  ended: 'أُغلقت {when} لأن البرنامج انتقل إلى ما بعدها.',
} satisfies Translation<typeof taskTexts>;
