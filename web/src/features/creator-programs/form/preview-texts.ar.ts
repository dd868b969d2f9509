import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { previewTexts } from './preview-texts.ts';

export default {
  title: 'معاينة',
  noTitle: 'عنوان البرنامج',
  noSummary: 'ملخص في جملة أو جملتين',
} satisfies Translation<typeof previewTexts>;
