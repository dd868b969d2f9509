import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { texts } from './texts.ts';

export default {
  contents: 'في هذه الصفحة',
  updated: 'آخر تحديث: {date}',
} satisfies Translation<typeof texts>;
