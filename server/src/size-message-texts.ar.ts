import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { sizeMessageTexts } from './size-message-texts.ts';

export default {
  items_too_large: 'مجموع حجم عناصر هذا البروتوكول كبير جدًا. يُرجى اختصار نصوصها أو تقسيم البروتوكول.',
  program_too_large: 'مجموع حجم بروتوكولات هذا البرنامج كبير جدًا. يُرجى إزالة بعضها أو تقسيمه إلى برنامجين.',
  too_large_to_check:
    'أكبر من أن يُفحص: تستخدم الشروط قيمًا كثيرة معًا. تعرض القائمة الخطوات المعنية. يُرجى تقليل القيم في كل منها، أو تقسيم البروتوكول.',
  too_large_to_read:
    'تستغرق قراءة هذا الملف وقتًا طويلًا. يُرجى تقسيمه إلى بروتوكولات أصغر واستيرادها واحدًا واحدًا.',
  too_much_to_work_out: 'يستغرق حساب هذا وقتًا طويلًا. يُرجى تصغيره ثم المحاولة مرة أخرى.',
  too_few: 'الحد الأدنى للاختيار: {n}.',
  too_many: 'الحد الأقصى للاختيار: {n}.',
  no_more_than: 'تم بلوغ الحد الأقصى: {n}.',
  too_many_protocols: 'الحد الأقصى لعدد البروتوكولات: {n}، بما فيها المؤرشفة.',
  too_many_programs: 'الحد الأقصى لعدد البرامج: {n}، بما فيها المؤرشفة.',
} satisfies Translation<typeof sizeMessageTexts>;
