import type { UrgentWords } from './urgent-words.ts';

export const ARABIC: UrgentWords = {
  title: 'اطلب المساعدة الآن من فضلك',
  text: 'ما أخبرتنا به قد يحتاج إلى مساعدة فورية. اتصل بأحد الأرقام أدناه، أو اذهب إلى أقرب قسم طوارئ. وإن أمكن، اطلب من شخص أن يبقى معك.',
};
