import { defineTexts } from '@regimen/contract/language/define-texts.ts';
import type { ProgramLevel } from '@regimen/contract/program-texts.ts';

export const levelTexts = defineTexts(import.meta.url, {
  beginner: 'Beginner',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
} satisfies Record<ProgramLevel, string>);
