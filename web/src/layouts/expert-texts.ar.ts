import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { expertTexts } from './expert-texts.ts';

export default {
  label: 'المتابعون والحالات والسجل',
  live: 'متابعيّ',
  followUp: 'الحالات',
  inbox: 'الرسائل',
  history: 'السجل',
} satisfies Translation<typeof expertTexts>;
