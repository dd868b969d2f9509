import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { listTexts } from './list-texts.ts';

export default {
  title: 'خدمات متاحة للحجز',
  byLink: 'بالفيديو',
  byPhone: 'بالهاتف',
  choose: 'اختيار الوقت',
  close: 'إغلاق',
} satisfies Translation<typeof listTexts>;
