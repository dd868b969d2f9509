import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { expertTexts } from './expert-texts.ts';

export default {
  label: 'متابعوك',
  live: 'مباشر',
  followUp: 'المتابعة',
  history: 'السجل',
} satisfies Translation<typeof expertTexts>;
