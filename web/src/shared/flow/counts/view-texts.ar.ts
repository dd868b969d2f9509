import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { viewTexts } from './view-texts.ts';

export default {
  view: 'طريقة عرض المخطط',
  drawing: 'رسم',
  list: 'قائمة',
} satisfies Translation<typeof viewTexts>;
