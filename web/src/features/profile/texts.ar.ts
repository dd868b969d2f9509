import { plural, type Translation } from '@regimen/contract/language/define-texts.ts';
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
  consultation: 'طريقة عملي',
  languages: 'اللغات',
  links: 'روابط',
  edit: 'تعديل الملف الشخصي',
  onlyName: 'هذا كل ما يراه الآخرون. يمكن إظهار المزيد من ملفك الشخصي.',
  reviews: 'التقييمات',
  stars: plural({
    zero: 'بلا نجوم',
    one: 'نجمة واحدة',
    two: 'نجمتان',
    few: '{n} نجوم',
    many: '{n} نجمة',
    other: '{n} نجمة',
  }),
  aFollower: 'متابِع',
  answers: 'إجابات في النقاشات',
  message: 'مراسلة',
} satisfies Translation<typeof texts>;
