import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { leftTexts } from './left-texts.ts';

export default {
  left: 'غادرت «{program}»',
  leftHelp: 'مهامك وقياساتك محفوظة هنا، ويمكنك العودة متى شئت.',
  again: 'متابعته من جديد',
  others: 'برامج أخرى',
} satisfies Translation<typeof leftTexts>;
