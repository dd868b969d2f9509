import { defineTexts } from '../../i18n/define-texts.ts';

export const texts = defineTexts({
  creators: { en: 'Creators', ar: 'الخبراء' },
  lead: {
    en: 'Meet the experts behind the programs: what they know, what they’ve made and what others say about it.',
    ar: 'تعرّف على الخبراء وراء البرامج: مجالاتهم، وما أعدّوه، ورأي الآخرين فيه.',
  },
  creatorsIn: { en: 'Creators for {category}', ar: 'خبراء في {category}' },
  category: { en: 'Topic', ar: 'الموضوع' },
  rating: { en: 'Rating', ar: 'التقييم' },
  role: { en: 'Profession', ar: 'المهنة' },
  popular: { en: 'Trending', ar: 'الرائج' },
  popularValue: { en: 'Popular', ar: 'الأكثر رواجًا' },
  starsAndUp: { en: '{n} stars and up', ar: '{n} نجوم فأكثر' },
  emptyTitle: { en: 'No programs published yet', ar: 'لم تُنشر برامج بعد' },
  nothingFits: { en: 'No creators match these filters', ar: 'لا يوجد خبراء يطابقون هذه الشروط' },
  allCreators: { en: 'All creators', ar: 'كل الخبراء' },
});
