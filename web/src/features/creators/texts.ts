import { defineTexts } from '../../i18n/define-texts.ts';

export const texts = defineTexts({
  creators: { en: 'Creators', ar: 'الخبراء' },
  lead: {
    en: 'The people behind the programs: what they know, what they have made, and how it was for others.',
    ar: 'من يقفون وراء البرامج: ما يعرفونه، وما أعدّوه، وكيف وجده الآخرون.',
  },
  creatorsIn: { en: 'Creators for {category}', ar: 'خبراء في {category}' },
  category: { en: 'About', ar: 'الموضوع' },
  rating: { en: 'Rating', ar: 'التقييم' },
  role: { en: 'Profession', ar: 'المهنة' },
  popular: { en: 'Right now', ar: 'الآن' },
  popularValue: { en: 'Popular', ar: 'الأكثر رواجًا' },
  starsAndUp: { en: '{n} stars and up', ar: '{n} نجوم فأكثر' },
  emptyTitle: { en: 'Nobody has published a program yet', ar: 'لم ينشر أحد برنامجًا بعد' },
  nothingFits: { en: 'Nobody fits all of this', ar: 'لا أحد يناسب كل هذا' },
  allCreators: { en: 'All creators', ar: 'كل الخبراء' },
});
