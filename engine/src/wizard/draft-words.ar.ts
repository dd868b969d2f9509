import type { DraftWords } from './draft-words.ts';

const weeksOf = (weeks: number): string => {
  if (weeks === 1) return 'أسبوع واحد';
  if (weeks === 2) return 'أسبوعين';
  return weeks <= 10 ? `${weeks} أسابيع` : `${weeks} أسبوعًا`;
};

export const ARABIC: DraftWords = {
  titles: {
    sleep: 'نوم أفضل',
    stress: 'توتر أقل',
    mood: 'مزاج أفضل',
    movement: 'حركة أكثر',
    weight: 'وزن صحي',
    'blood-pressure': 'ضغط الدم في البيت',
    smoking: 'حياة بلا تدخين',
    pain: 'حياة أفضل مع الألم',
    habits: 'عادة حسنة واحدة',
  },
  who: {
    adults: 'البالغون فقط',
    older: 'من تجاوزوا 60 عامًا',
    women: 'النساء البالغات',
    everyone: 'كل من بلغ 16 عامًا',
  },
  description: (title, weeks) => `${title}: خطوة صغيرة كل أسبوع على مدى ${weeksOf(weeks)}.`,
  seeDoctor: 'استشارة الطبيب أولًا',
  notForThem: 'غير مناسب',
  checkFirst: 'أين أنت الآن؟',
  checkLast: 'كيف أصبحت الآن؟',
  measureFirst: (name) => `القراءة الأولى: ${name}`,
  measureLast: (name) => `القراءة الأخيرة: ${name}`,
  reminder: 'توجيهات على الطريق',
  practice: 'أيام للتدريب',
  keepGoing: 'مواصلة ما بدأ',
  wellDone: 'أحسنت',
  keepTrying: 'كلمة تشجيع',
  done: 'اكتمل البرنامج',
  pause: 'أسبوع للتدريب',
};
