import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { effectTexts } from './effect-texts.ts';

export default {
  task: 'مهمة جديدة: «{name}»',
  message: 'توجيه جديد: «{name}»',
  reminder: 'تذكير: «{name}»',
  ranOut: 'انقضى وقت «{name}» دون إجابة',
  takenAway: 'سُحبت المهمة «{name}»',
  expertTask: 'مهمة جديدة لخبير: «{name}»',
  expertTold: 'توجيه إلى الخبراء: «{name}»',
  expertReview: 'طلب مراجعة خبير: «{name}»',
  expertStuck: 'إبلاغ الخبراء بالتعثر عند «{name}»',
  expertUrgent: 'عُرضت المساعدة واستُدعي الخبراء بسبب «{name}»',
  expertAlert: 'تنبيه الخبراء من «{name}»',
  askModel: 'سؤال النموذج عند «{name}»',
  finished: 'اكتمل البرنامج',
  failed: 'انتهى البرنامج مبكرًا',
} satisfies Translation<typeof effectTexts>;
