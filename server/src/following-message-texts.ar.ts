import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { followingMessageTexts } from './following-message-texts.ts';

export default {
  unit_needs_factor:
    'تقيس نسخة منشورة هذا بوحدة أخرى. يُرجى إضافة التحويل تحت «وحدات أخرى»، أو إبقاء الوحدة كما هي.',
  which_unit: 'يُقاس هذا بأكثر من وحدة. يُرجى اختيار وحدة هذا الرقم.',
  sheet_too_long: 'مجموع هذه الإجابات طويل جدًا. يُرجى اختصار بعضها.',
  run_full: 'بلغت إجاباتك في هذا البرنامج الحد الأقصى للطول. يُرجى الاختصار هنا.',
  review_too_early: 'يمكنك تقييم البرنامج بعد 3 أيام من متابعته، أو بعد إكماله.',
} satisfies Translation<typeof followingMessageTexts>;
