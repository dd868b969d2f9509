import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { expertTexts } from './expert-texts.ts';

export default {
  label: 'المتابعون والمتابعة والسجل',
  live: 'متابعيّ',
  followUp: 'المتابعة',
  history: 'السجل',
} satisfies Translation<typeof expertTexts>;
