import { plural, type Translation } from '@regimen/contract/language/define-texts.ts';
import type { texts } from './texts.ts';

export default {
  title: 'المحفوظات',
  lead: 'كل ما حفظته لوقت لاحق. لا يراه سواك.',
  kinds: 'نوع المحفوظات',
  programs: 'البرامج ({count})',
  creators: 'الخبراء ({count})',
  discussions: 'النقاشات ({count})',
  emptyProgram: 'لا توجد برامج محفوظة بعد',
  emptyCreator: 'لا يوجد خبراء محفوظون بعد',
  emptyDiscussion: 'لا توجد نقاشات محفوظة بعد',
  emptyHelp: 'يظهر هنا كل ما تحفظه بزر «حفظ» في أي صفحة.',
  findPrograms: 'البحث عن برامج',
  findCreators: 'البحث عن خبراء',
  findDiscussions: 'قراءة النقاشات',
  gone: 'بعض محفوظاتك لم يعد متاحًا للعموم، ولذلك لا يظهر.',
  answers: plural({
    zero: 'لا توجد إجابات بعد',
    one: 'إجابة واحدة',
    two: 'إجابتان',
    few: '{n} إجابات',
    many: '{n} إجابة',
    other: '{n} إجابة',
  }),
  older: 'المحفوظ قبل ذلك',
  newer: 'المحفوظ بعد ذلك',
} satisfies Translation<typeof texts>;
