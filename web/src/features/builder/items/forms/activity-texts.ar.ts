import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { activityTexts } from './activity-texts.ts';

export default {
  instructions: 'التعليمات',
  instructionsHelp: 'ما المطلوب، خطوة بخطوة، بكلمات بسيطة.',
  minutes: 'المدة',
  questions: 'أسئلة بعده',
  questionsLead: 'أسئلة قصيرة بعد الانتهاء. يمكن أن يتفرع المسار بحسب الإجابات.',
} satisfies Translation<typeof activityTexts>;
