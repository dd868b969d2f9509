import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { activityTexts } from './activity-texts.ts';

export default {
  instructions: 'التعليمات',
  instructionsHelp: 'ما المطلوب، خطوة بخطوة، بكلمات بسيطة.',
  minutes: 'المدة',
  questions: 'أسئلة بعده',
  questionsLead: 'أسئلة قصيرة بعد الانتهاء. يمكن أن يتفرع المسار بحسب الإجابات.',
  addQuestion: 'إضافة سؤال',
  editQuestion: 'تعديل: {text}',
  removeQuestion: 'إزالة: {text}',
  question: 'سؤال',
  done: 'تطبيق',
  cancel: 'إلغاء',
} satisfies Translation<typeof activityTexts>;
