import { defineTexts } from '../../i18n/define-texts.ts';

export const texts = defineTexts({
  creators: { en: 'Creators', ar: 'الخبراء' },
  breadcrumb: { en: 'Where you are', ar: 'أين أنت' },
  memberSince: { en: 'Here since {date}', ar: 'هنا منذ {date}' },
  programs: { en: 'Programs', ar: 'البرامج' },
  noPrograms: { en: 'No programs yet', ar: 'لا برامج بعد' },
  noProgramsHelp: { en: 'What they publish will stand here.', ar: 'ما يُنشر سيظهر هنا.' },
  makeOne: { en: 'Make a program', ar: 'أعدّ برنامجًا' },
  about: { en: 'About', ar: 'نبذة' },
});
