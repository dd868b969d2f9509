import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { followerKindTexts } from './follower-kind-texts.ts';

export default {
  order: 'أمر يلزم ترتيبه',
  nudge: 'توجيه من برنامجك',
  followup: 'نشاط',
  challenge: 'تحدٍّ',
  assessment: 'استبيان',
  kpi: 'قراءة',
  services: 'موعد',
  wait: 'فترة فاصلة',
  ai: 'كيف يُستكمل برنامجك',
  finish: 'نهاية البرنامج',
  fail: 'نهاية البرنامج',
} satisfies Translation<typeof followerKindTexts>;
