import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { formTexts } from './form-texts.ts';

export default {
  cancel: 'إلغاء',
  someFields: 'يرجى مراجعة الحقول المعلَّمة.',
} satisfies Translation<typeof formTexts>;
