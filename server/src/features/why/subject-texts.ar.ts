import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { subjectTexts } from './subject-texts.ts';

export default {
  inProgress: 'كانت جارية منذ {since}، دون مطلوب جديد في ذلك اليوم.',
  stillOpen: 'فُتحت {when} وبقيت مفتوحة. لا نرسل إشعارًا ثانيًا عنها.',
  reminder: 'التذكير: {story}',
  message: 'الإشعار: {story}',
  taskOpen: 'فُتحت المهمة {opened} وما زالت مفتوحة.',
  taskDoneYou: 'فُتحت المهمة {opened} وأُنجزت {closed}.',
  taskDoneThey: 'فُتحت المهمة {opened} وأُنجزت {closed}.',
  taskClosed: 'فُتحت المهمة {opened} وأُغلقت {closed}.',
} satisfies Translation<typeof subjectTexts>;
