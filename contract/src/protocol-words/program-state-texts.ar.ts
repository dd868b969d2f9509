import type { Translation } from '../language/define-texts.ts';
import type { programStateTexts } from './program-state-texts.ts';

export default {
  startsYou: 'يبدأ البرنامج {when}.',
  startsThey: 'يبدأ البرنامج {when}.',
  startedYou: 'بدأ البرنامج {when}.',
  startedThey: 'بدأ البرنامج {when}.',
  pausedSinceYou: 'البرنامج متوقف مؤقتًا منذ {from}. لا يُرسل شيء أثناء التوقف.',
  pausedSinceThey: 'البرنامج متوقف مؤقتًا منذ {from}. لا يُرسل شيء أثناء التوقف.',
  pausedUntilYou: 'كان البرنامج متوقفًا مؤقتًا من {from} حتى {until}. لا يُرسل شيء أثناء التوقف ولا يُعوَّض لاحقًا.',
  pausedUntilThey:
    'كان البرنامج متوقفًا مؤقتًا من {from} حتى {until}. لا يُرسل شيء أثناء التوقف ولا يُعوَّض لاحقًا.',
  paused: 'توقف مؤقت. لا يُرسل شيء أثناء التوقف.',
  finishedYou: 'اكتمل البرنامج {when}.',
  finishedThey: 'اكتمل البرنامج {when}.',
  failed: 'انتهى البرنامج {when}.',
  left: 'تمت مغادرة البرنامج.',
  withdrawnYou: 'كانت مغادرة البرنامج {when}.',
  withdrawnThey: 'كانت مغادرة البرنامج {when}.',
} satisfies Translation<typeof programStateTexts>;
