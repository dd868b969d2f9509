import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { notComeTexts } from './not-come-texts.ts';

export default {
  laterPart: 'هي في جزء لاحق من البرنامج، يبدأ حين يكتمل ما قبله.',
  earlierPart: 'انتهى ذلك الجزء من البرنامج دون الوصول إلى هذه الخطوة.',
} satisfies Translation<typeof notComeTexts>;
