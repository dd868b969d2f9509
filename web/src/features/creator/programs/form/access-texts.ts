import { defineTexts } from '../../../../i18n/define-texts.ts';

export const accessTexts = defineTexts({
  title: { en: 'Who can follow it', ar: 'من يمكنه متابعته' },
  lead: { en: 'Applies from the next version you publish.', ar: 'يسري بدءًا من النسخة التالية التي تُنشر.' },
  access: { en: 'Access', ar: 'الوصول' },
  free: { en: 'Everyone', ar: 'الجميع' },
  freeHelp: { en: 'Listed in the catalog, free of charge.', ar: 'يظهر في قائمة البرامج مجانًا.' },
  private: { en: 'People with the link', ar: 'من لديهم الرابط' },
  privateHelp: {
    en: 'Not listed anywhere. Anyone with the link can follow it.',
    ar: 'لا يظهر في أي قائمة. يمكن لكل من لديه الرابط متابعته.',
  },
  team: { en: 'Team only', ar: 'الفريق فقط' },
  teamHelp: {
    en: 'Only people who work on its protocols, to test it.',
    ar: 'من يعملون على بروتوكولاته فقط، لتجربته.',
  },
  link: { en: 'Private link', ar: 'الرابط الخاص' },
  noLink: { en: 'No link yet.', ar: 'لا يوجد رابط بعد.' },
  hasLink: {
    en: 'A link is active. For security, we can’t show it again.',
    ar: 'يوجد رابط فعّال. لأسباب أمنية لا يمكن عرضه مرة أخرى.',
  },
  make: { en: 'Create link', ar: 'إنشاء رابط' },
  makeNew: { en: 'Create new link', ar: 'إنشاء رابط جديد' },
  end: { en: 'Turn off link', ar: 'إيقاف الرابط' },
  once: { en: 'Copy it now. It’s shown only once.', ar: 'يُرجى نسخه الآن، فهو لا يُعرض إلا مرة واحدة.' },
  copy: { en: 'Copy', ar: 'نسخ' },
  copied: { en: 'Copied', ar: 'تم النسخ' },
  replaceTitle: { en: 'Create a new link?', ar: 'إنشاء رابط جديد؟' },
  replaceText: {
    en: 'The old link stops working. Current followers aren’t affected.',
    ar: 'سيتوقف الرابط القديم عن العمل. لن يتأثر المتابعون الحاليون.',
  },
  endTitle: { en: 'Turn off the link?', ar: 'إيقاف الرابط؟' },
  endText: {
    en: 'No one new can open the program with it. Current followers aren’t affected.',
    ar: 'لن يتمكن أشخاص جدد من فتح البرنامج به. لن يتأثر المتابعون الحاليون.',
  },
  keep: { en: 'Keep link', ar: 'إبقاء الرابط' },
  ended: { en: 'Link turned off', ar: 'تم إيقاف الرابط' },
  onlyOwner: {
    en: 'Only the program’s owner can create links.',
    ar: 'إنشاء الروابط متاح لصاحب البرنامج فقط.',
  },
});
