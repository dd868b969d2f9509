import { defineTexts } from '../../../../i18n/define-texts.ts';

export const accessTexts = defineTexts({
  title: { en: 'Who can follow it', ar: 'من يستطيع متابعته' },
  lead: { en: 'Counts from the next version that you publish.', ar: 'يسري من الإصدار التالي الذي تنشره.' },
  access: { en: 'Access', ar: 'الوصول' },
  free: { en: 'Everybody', ar: 'الجميع' },
  freeHelp: { en: 'It stands in the catalog, free of charge.', ar: 'يظهر في الدليل مجانًا.' },
  private: { en: 'By a private link', ar: 'برابط خاص' },
  privateHelp: {
    en: 'No list shows it. Whoever has the link can follow it.',
    ar: 'لا تعرضه أي قائمة. ومن لديه الرابط يستطيع متابعته.',
  },
  team: { en: 'The team', ar: 'الفريق' },
  teamHelp: {
    en: 'Only those who work on its protocols, to try it out.',
    ar: 'من يعملون على بروتوكولاته فقط، لتجربته.',
  },
  link: { en: 'Private link', ar: 'الرابط الخاص' },
  noLink: { en: 'There is no link yet.', ar: 'لا رابط بعد.' },
  hasLink: {
    en: 'A link is live. We keep only a print of it and cannot show it again.',
    ar: 'هناك رابط فعّال. نحتفظ ببصمته فقط ولا نستطيع عرضه ثانية.',
  },
  make: { en: 'Make a link', ar: 'أنشئ رابطًا' },
  makeNew: { en: 'Make a new link', ar: 'أنشئ رابطًا جديدًا' },
  end: { en: 'End the link', ar: 'أوقف الرابط' },
  once: {
    en: 'Copy it now: it is shown this once.',
    ar: 'انسخه الآن: لا يُعرض إلا هذه المرة.',
  },
  copy: { en: 'Copy', ar: 'انسخ' },
  copied: { en: 'Copied', ar: 'نُسخ' },
  replaceTitle: { en: 'Make a new link?', ar: 'هل تنشئ رابطًا جديدًا؟' },
  replaceText: {
    en: 'The link that you gave out before opens nothing any more. Those who follow the program already go on.',
    ar: 'لن يفتح الرابط الذي أعطيته من قبل شيئًا. ومن يتابعون البرنامج يواصلون.',
  },
  endTitle: { en: 'End the link?', ar: 'هل توقف الرابط؟' },
  endText: {
    en: 'Nobody new can open the program by it. Those who follow it already go on.',
    ar: 'لن يستطيع أحد جديد فتح البرنامج به. ومن يتابعونه يواصلون.',
  },
  keep: { en: 'Leave it', ar: 'اتركه' },
  ended: { en: 'The link opens nothing any more.', ar: 'لم يعد الرابط يفتح شيئًا.' },
  onlyOwner: {
    en: 'Only the program’s owner makes links.',
    ar: 'وحده صاحب البرنامج ينشئ الروابط.',
  },
});
