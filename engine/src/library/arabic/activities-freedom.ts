/** Activities for people who stop smoking or drink less. */
import type { Dictionary } from '../../human-texts.ts';

export const activitiesFreedom: Dictionary = {
  'Ride out a craving': 'تجاوز نوبة الرغبة',
  'Watch a craving rise and fall like a wave instead of fighting it or giving in.':
    'راقب الرغبة وهي ترتفع وتهبط كالموجة، بدل أن تصارعها أو تستسلم لها.',
  'When a craving comes, stay still and notice where in your body you feel it.':
    'حين تأتيك الرغبة، ابقَ ساكنًا ولاحظ أين تشعر بها في جسدك.',
  'Rate it from 0 to 10. Breathe out slowly and watch it rise, peak and fall.':
    'أعطها درجة من 0 إلى 10. ازفر ببطء وراقبها ترتفع وتبلغ ذروتها ثم تهبط.',
  'Most cravings pass within a few minutes. Drink water and keep your hands busy until then.':
    'معظم نوبات الرغبة تزول خلال دقائق. اشرب ماءً وأشغل يديك حتى تزول.',
  'My quit plan': 'خطتي للإقلاع',
  'Choose your quit day, and plan for your 3 hardest moments.': 'اختر يوم الإقلاع، وخطّط لأصعب 3 لحظات عليك.',
  'Choose a day in the next 2 weeks and tell someone about it.':
    'اختر يومًا خلال الأسبوعين القادمين وأخبر به شخصًا واحدًا.',
  'Write down the 3 moments when you always smoke, and what you’ll do instead.':
    'اكتب 3 لحظات تدخّن فيها دائمًا، وما ستفعله بدلًا من ذلك.',
  'Throw away cigarettes, lighters and ashtrays the night before.':
    'تخلّص من السجائر والولاعات ومنافض السجائر في المساء السابق.',
  'Ask a pharmacist or doctor about nicotine replacement or medicines. They can make quitting much easier. Tell them if you’re pregnant or take other medicines.':
    'اسأل صيدليًا أو طبيبًا عن بدائل النيكوتين أو الأدوية، فقد تسهّل الإقلاع كثيرًا. وأخبره عن أي حمل أو أدوية أخرى.',
  'What’s your quit day?': 'ما يوم الإقلاع الذي اخترته؟',
  'Your 3 hardest moments, and what you’ll do instead': 'أصعب 3 لحظات عليك، وما ستفعله بدلًا من التدخين',
  'Who did you tell?': 'من الذي أخبرته؟',
  'Plan alcohol-free days': 'التخطيط لأيام بلا كحول',
  'Choose the days this week when you won’t drink, and what you’ll do instead.':
    'اختر أيام هذا الأسبوع التي لن تشرب فيها، وما ستفعله بدلًا من ذلك.',
  'Choose at least 3 days in the coming week when you won’t drink any alcohol.':
    'اختر 3 أيام على الأقل من الأسبوع القادم لا تشرب فيها أي كحول.',
  'Plan something for the time you usually drink, and keep an alcohol-free drink you like at home.':
    'خطّط لشيء في الوقت الذي تشرب فيه عادة، واجعل في البيت مشروبًا تحبه بلا كحول.',
  'If you drink a lot every day, or shake or sweat when you don’t drink, talk to a doctor first. Stopping suddenly on your own can be dangerous.':
    'إن كنت تشرب كثيرًا كل يوم، أو ترتجف أو تتعرّق حين لا تشرب، فتحدّث مع طبيب أولًا. فالتوقف المفاجئ وحدك قد يكون خطرًا.',
  'Which days will be alcohol-free?': 'أي الأيام ستكون بلا كحول؟',
  Monday: 'الاثنين',
  Tuesday: 'الثلاثاء',
  Wednesday: 'الأربعاء',
  Thursday: 'الخميس',
  Friday: 'الجمعة',
  Saturday: 'السبت',
  Sunday: 'الأحد',
  'Do you shake, sweat or feel ill when you don’t drink?': 'هل ترتجف أو تتعرّق أو تشعر بتوعّك حين لا تشرب؟',
};
