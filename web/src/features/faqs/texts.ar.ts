import { plural, type Translation } from '@regimen/contract/language/define-texts.ts';
import type { texts } from './texts.ts';

export default {
  title: 'الأسئلة الشائعة',
  lead: 'إجابات قصيرة عن أكثر الأسئلة التي تصلنا.',
  search: 'البحث في الأسئلة',
  clear: 'مسح البحث',
  found: plural({
    zero: 'لا نتائج',
    one: 'سؤال واحد',
    two: 'سؤالان',
    few: '{n} أسئلة',
    many: '{n} سؤالًا',
    other: '{n} سؤال',
  }),
  nothing: 'لا توجد أسئلة مطابقة',
  nothingHelp: 'جرّب كلمات أقل أو مختلفة، أو اسألنا مباشرة.',
  write: 'تواصل معنا',
  notThere: 'سؤالك غير موجود هنا؟',
} satisfies Translation<typeof texts>;
