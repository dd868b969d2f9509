import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { levelTexts } from './level-texts.ts';

export default {
  beginner: 'مبتدئ',
  intermediate: 'متوسط',
  advanced: 'متقدم',
} satisfies Translation<typeof levelTexts>;
