import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { texts } from './texts.ts';

export default {
  title: 'من أين تكون البداية؟',
  help: 'بعد 6 أسئلة قصيرة يكون أمامك برنامج قابل للتعديل.',
  helpBeforeJoining: 'للخبراء: بعد 6 أسئلة قصيرة يكون أمامك برنامج قابل للتعديل، ويمكن الانضمام بعد ذلك.',
  begin: 'صياغة البرنامج معًا',
} satisfies Translation<typeof texts>;
