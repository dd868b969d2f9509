import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { evaluationTexts } from './evaluation-texts.ts';

export default {
  careTeamDecided: 'فريق رعايتك قرر ذلك في {name}',
  completed: 'الخطوة {name} اكتملت',
  notCompleted: 'الخطوة {name} انتهت دون أن تُنجز',
} satisfies Translation<typeof evaluationTexts>;
