import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { texts } from './texts.ts';

export default {
  creators: 'الخبراء',
  lead: 'تعرّف إلى الخبراء وراء البرامج: مجالاتهم، وما أعدّوه، ورأي الآخرين فيه.',
  creatorsIn: 'خبراء في {category}',
  category: 'الموضوع',
  rating: 'التقييم',
  role: 'المهنة',
  popular: 'الرواج',
  popularValue: 'الأكثر رواجًا',
  starsAndUp: '{n} نجوم فأكثر',
  emptyTitle: 'لم تُنشر برامج بعد',
  nothingFits: 'لا يوجد خبراء يطابقون هذه الشروط',
  allCreators: 'كل الخبراء',
} satisfies Translation<typeof texts>;
