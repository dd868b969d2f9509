import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { texts } from './texts.ts';

export default {
  creators: 'الخبراء',
  breadcrumb: 'أنت هنا',
  memberSince: 'عضو منذ {date}',
  programs: 'البرامج',
  noPrograms: 'لا توجد برامج بعد',
  noProgramsHelp: 'ستظهر البرامج المنشورة هنا.',
  makeOne: 'إنشاء برنامج',
  about: 'نبذة',
} satisfies Translation<typeof texts>;
