import { plural, type Translation } from '@regimen/contract/language/define-texts.ts';
import type { phoneTexts } from './phone-texts.ts';

export default {
  phone: 'ما يراه المتابِع',
  help: 'النماذج حقيقية، لكن إجاباتك تبقى في المحاكاة. في الواقع قد تؤخر ساعات الهدوء أو الحد اليومي بعض الإشعارات.',
  notification: 'إشعار',
  earlierNews: plural({
    zero: 'لا إشعارات أقدم',
    one: 'إشعار أقدم',
    two: 'إشعاران أقدم',
    few: '{n} إشعارات أقدم',
    many: '{n} إشعارًا أقدم',
    other: '{n} إشعار أقدم',
  }),
  reminder: 'تذكير',
  toDo: 'المهام',
  nothingToDo: 'لا مهام الآن.',
  next: 'القادم',
  nothingNext: 'لا شيء مجدول بعد.',
  open: 'فتح',
  back: 'كل المهام',
  until: 'متاحة حتى {when}',
  late: 'متأخرة',
  putOff: 'مؤجلة حتى {when}',
  snooze: 'تذكير بعد ساعة',
  decline: 'لن أقوم بذلك',
  paused: 'متوقف مؤقتًا. لا يحدث شيء حتى الاستئناف.',
  finished: 'أكملت برنامج «{name}». أحسنت.',
  ended: 'انتهى برنامج «{name}» بالنسبة إليك.',
  left: 'غادرت برنامج «{name}».',
} satisfies Translation<typeof phoneTexts>;
