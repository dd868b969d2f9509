import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { simulatorTexts } from './simulator-texts.ts';

export default {
  title: 'محاكاة: {name}',
  lead: 'عرض لعمل برنامجك قبل أن يتابعه أحد. كل المتابعين هنا افتراضيون.',
  breadcrumb: 'مسار التنقل',
  programs: 'برامجي',
  untitled: 'بلا عنوان',
  edit: 'تحرير البرنامج',
  publish: 'الانتقال إلى النشر',
  views: 'طرق المحاكاة',
  population: 'متابعون كثر',
  walk: 'متابِع واحد',
  tests: 'الاختبارات',
  noProtocolTitle: 'لا شيء لمحاكاته بعد',
  noProtocolHelp: 'يتكون البرنامج من بروتوكول أو أكثر. بعد إضافة بروتوكول يمكن محاكاة المتابعين هنا.',
  addProtocol: 'إضافة بروتوكول',
  opening: 'جارٍ فتح المخطط…',
} satisfies Translation<typeof simulatorTexts>;
