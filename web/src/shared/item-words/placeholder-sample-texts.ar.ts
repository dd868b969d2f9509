import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { placeholderSampleTexts } from './placeholder-sample-texts.ts';

export default { name: 'سارة' } satisfies Translation<typeof placeholderSampleTexts>;
