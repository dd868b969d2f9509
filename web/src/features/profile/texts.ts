import { defineTexts } from '../../i18n/define-texts.ts';

export const texts = defineTexts({
  creators: { en: 'Creators', ar: 'الخبراء' },
  breadcrumb: { en: 'You are here', ar: 'أنت هنا' },
  memberSince: { en: 'Member since {date}', ar: 'عضو منذ {date}' },
  programs: { en: 'Programs', ar: 'البرامج' },
  noPrograms: { en: 'No programs yet', ar: 'لا توجد برامج بعد' },
  noProgramsHelp: { en: 'Published programs will appear here.', ar: 'ستظهر البرامج المنشورة هنا.' },
  makeOne: { en: 'Create a program', ar: 'إنشاء برنامج' },
  about: { en: 'About', ar: 'نبذة' },
});
