import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { aboutTexts } from './about-texts.ts';

export default {
  task: 'مهمة',
  assessment: 'استبيان',
  reading: 'قراءة',
  step: 'خطوة',
  discussion: 'نقاش',
  booking: 'حجز',
  open: 'مفتوحة منذ {when}',
  done: 'نُفِّذت {when}',
  declined: 'رُفضت {when}',
  expired: 'فات موعدها {when}',
  ended: 'انتهت {when}',
  remove: 'الكتابة من دون هذا',
} satisfies Translation<typeof aboutTexts>;
