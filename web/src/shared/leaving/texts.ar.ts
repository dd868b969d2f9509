import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { leavingTexts } from './texts.ts';

export default {
  label: 'حسابك',
  when: 'سيُحذف حسابك في {date}.',
  keep: 'الاحتفاظ بحسابي',
  kept: 'حسابك باقٍ، ولم يُحذف شيء.',
} satisfies Translation<typeof leavingTexts>;
