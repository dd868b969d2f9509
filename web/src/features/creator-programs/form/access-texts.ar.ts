import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { accessTexts } from './access-texts.ts';

export default {
  title: 'من يمكنه متابعته',
  lead: 'يسري بدءًا من النسخة التالية التي تُنشر.',
  access: 'الوصول',
  free: 'الجميع',
  freeHelp: 'يظهر في قائمة البرامج مجانًا.',
  private: 'من لديهم الرابط',
  privateHelp: 'لا يظهر في أي قائمة. يمكن لكل من لديه الرابط متابعته.',
  team: 'الفريق فقط',
  teamHelp: 'من يعملون على بروتوكولاته فقط، لتجربته.',
  link: 'الرابط الخاص',
  noLink: 'لا يوجد رابط بعد.',
  hasLink: 'يوجد رابط فعّال. لأسباب أمنية لا يمكن عرضه مرة أخرى.',
  make: 'إنشاء رابط',
  makeNew: 'إنشاء رابط جديد',
  end: 'إيقاف الرابط',
  once: 'يُرجى نسخه الآن، فهو لا يُعرض إلا مرة واحدة.',
  replaceTitle: 'إنشاء رابط جديد؟',
  replaceText: 'سيتوقف الرابط القديم عن العمل. لن يتأثر المتابعون الحاليون.',
  endTitle: 'إيقاف الرابط؟',
  endText: 'لن يتمكن أشخاص جدد من فتح البرنامج به. لن يتأثر المتابعون الحاليون.',
  keep: 'إبقاء الرابط',
  ended: 'تم إيقاف الرابط',
  onlyOwner: 'إنشاء الروابط متاح لصاحب البرنامج فقط.',
} satisfies Translation<typeof accessTexts>;
