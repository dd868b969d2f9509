import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { chatMessageTexts } from './chat-message-texts.ts';

export default {
  cannot_write_to: 'لا يمكنك مراسلة هذا الشخص.',
  not_of_this_chat: 'يمكنك الرد على رسائل هذه المحادثة فقط.',
  too_many_saved_replies: 'يمكنك حفظ {n} ردود كحدّ أقصى. احذف أحدها أولًا.',
  too_many_pinned: 'يمكنك تثبيت {n} محادثات كحدّ أقصى. ألغِ تثبيت إحداها أولًا.',
  not_your_files: 'حدث خطأ في أحد الملفات. احذفه ثم أضفه من جديد.',
  forwarded_stays: 'لا يمكن تعديل رسالة محوّلة. يمكنك حذفها.',
  not_to_forward: 'لا يمكن تحويل هذه الرسالة. يلزم أن يسمح كاتبها بذلك أولًا.',
  nobody_to_block: 'يمكنك حظر شخص في محادثة بينكما فقط.',
} satisfies Translation<typeof chatMessageTexts>;
