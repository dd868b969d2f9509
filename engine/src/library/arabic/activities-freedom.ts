/** Activities for people who stop smoking or drink less. */
import type { Dictionary } from '../../human-texts.ts';

export const activitiesFreedom: Dictionary = {
  'Ride out a craving': 'تجاوز نوبة الرغبة',
  'Watch a craving rise and fall like a wave instead of fighting it or giving in.':
    'راقب الرغبة وهي ترتفع وتهبط كالموجة، بدل أن تصارعها أو تستسلم لها.',
  'When a craving comes, sit or stand still and notice where in your body you feel it.':
    'حين تأتيك الرغبة، اجلس أو قف ساكنًا ولاحظ أين تشعر بها في جسدك.',
  'Rate it from 0 to 10. Breathe out slowly and watch it rise, reach its top and fall again.':
    'أعطها درجة من 0 إلى 10. ازفر ببطء وراقبها ترتفع وتبلغ ذروتها ثم تهبط.',
  'Most cravings pass within a few minutes. Drink water and keep your hands busy until then.':
    'معظم نوبات الرغبة تزول خلال دقائق. اشرب ماءً وأشغل يديك حتى تزول.',
  'My plan to stop smoking': 'خطتي لترك التدخين',
  'Choose your quit day, name your three hardest moments and what you will do in them.':
    'اختر يوم الإقلاع، وحدّد أصعب ثلاث لحظات عليك وما ستفعله فيها.',
  'Choose a day within the next two weeks and tell one person about it.':
    'اختر يومًا خلال الأسبوعين القادمين وأخبر به شخصًا واحدًا.',
  'Write down the three moments in which you always smoke, and one thing you will do instead in each.':
    'اكتب اللحظات الثلاث التي تدخّن فيها دائمًا، وما ستفعله بدلًا من ذلك في كل منها.',
  'Throw away cigarettes, lighters and ashtrays the evening before.':
    'تخلّص من السجائر والولاعات ومنافض السجائر في المساء السابق.',
  'Ask a pharmacist or doctor about nicotine replacement or medicines: they make it much easier. Tell them if you are pregnant or take other medicines.':
    'اسأل صيدليًا أو طبيبًا عن بدائل النيكوتين أو الأدوية: فهي تسهّل الأمر كثيرًا. وأخبره إن كنتِ حاملًا أو كنت تأخذ أدوية أخرى.',
  'Which day will be your first without smoking?': 'أي يوم سيكون أول أيامك بلا تدخين؟',
  'Your three hardest moments, and what you will do instead':
    'أصعب ثلاث لحظات عليك، وما ستفعله بدلًا من التدخين',
  'Whom did you tell?': 'من الذي أخبرته؟',
  'Plan days without alcohol': 'خطّط لأيام بلا كحول',
  'Choose the days of this week on which you will not drink, and what you will do instead.':
    'اختر أيام هذا الأسبوع التي لن تشرب فيها، وما ستفعله بدلًا من ذلك.',
  'Choose at least three days of the coming week on which you will drink no alcohol.':
    'اختر ثلاثة أيام على الأقل من الأسبوع القادم لا تشرب فيها أي كحول.',
  'Plan something for the time of day at which you usually drink, and have another drink that you like at home.':
    'خطّط لشيء في الوقت الذي تشرب فيه عادة، واجعل في البيت مشروبًا آخر تحبه.',
  'If you drink much every day, or shake or sweat when you do not drink, do not stop by yourself: sudden stopping can be dangerous. Talk to a doctor first.':
    'إن كنت تشرب كثيرًا كل يوم، أو ترتجف أو تتعرّق حين لا تشرب، فلا تتوقف وحدك: التوقف المفاجئ قد يكون خطرًا. تحدّث مع طبيب أولًا.',
  'Which days will be free of alcohol?': 'أي الأيام ستكون بلا كحول؟',
  Monday: 'الاثنين',
  Tuesday: 'الثلاثاء',
  Wednesday: 'الأربعاء',
  Thursday: 'الخميس',
  Friday: 'الجمعة',
  Saturday: 'السبت',
  Sunday: 'الأحد',
  'Do you shake, sweat or feel ill when you go without a drink?':
    'هل ترتجف أو تتعرّق أو تشعر بتوعّك حين تبقى بلا شراب؟',
};
