import { plural, type Translation } from '@regimen/contract/language/define-texts.ts';
import type { followUpCountTexts } from './follow-up-count-texts.ts';

export default {
  open: plural({
    zero: 'لا حالات مفتوحة',
    one: 'حالة واحدة مفتوحة',
    two: 'حالتان مفتوحتان',
    few: '{n} حالات مفتوحة',
    many: '{n} حالة مفتوحة',
    other: '{n} حالة مفتوحة',
  }),
  withUrgent: '{open}، العاجل منها {urgent}',
} satisfies Translation<typeof followUpCountTexts>;
