import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { accountTexts } from './account-texts.ts';

export default {
  visitor: 'زائر',
} satisfies Translation<typeof accountTexts>;
