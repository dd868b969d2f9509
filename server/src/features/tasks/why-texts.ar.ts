import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { whyTexts } from './why-texts.ts';

export default {
  nextStep: 'هذه خطوتك التالية في «{program}».',
  repeats: 'يتكرر هذا {rhythm}.',
} satisfies Translation<typeof whyTexts>;
