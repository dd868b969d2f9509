/** Quitting smoking. */
import type { Dictionary } from '../../human-texts.ts';

export const quitSmoking: Dictionary = {
  'Smoke-free': 'بلا تدخين',
  'A quit date, a plan and support through the first weeks.':
    'يوم للإقلاع، وخطة، ومساندة في الأسابيع الأولى.',
  'Your smoking': 'تدخينك',
  'Help with cravings': 'المساعدة في مقاومة الرغبة',
  'Talk about nicotine replacement': 'التحدث عن بدائل النيكوتين',
  'Choose your quit day': 'اختيار يوم الإقلاع',
  'My quit date': 'يوم إقلاعي',
  'Not now': 'ليس الآن',
  'Get ready to quit': 'الاستعداد للإقلاع',
  'Start on Monday morning': 'البدء صباح الاثنين',
  'Two smoke-free weeks': 'أسبوعان بلا تدخين',
  'Smoke-free days': 'أيام بلا تدخين',
  'After a slip': 'بعد زلة',
  'A slip is not the end': 'الزلة ليست النهاية',
  'Try again': 'محاولة أخرى',
  'More help': 'مساعدة أكثر',
  'Continues with help': 'المواصلة مع مساعدة',
  '2 more weeks': 'أسبوعان آخران',
  'Breath test': 'فحص النفَس',
  'Carbon monoxide test': 'فحص أول أكسيد الكربون',
  'Smoke-free and confirmed': 'بلا تدخين، وأكّده الفحص',
  '2 questions that show how strong the habit is.': 'سؤالان يبيّنان قوة العادة.',
  'How soon after waking up do you usually smoke?': 'بعد كم من استيقاظك تدخّن عادة؟',
  'After more than an hour': 'بعد أكثر من ساعة',
  'Within an hour': 'خلال ساعة',
  'Within half an hour': 'خلال نصف ساعة',
  'Within a few minutes': 'خلال دقائق',
  'About how many cigarettes do you smoke in a day?': 'كم سيجارة تدخّن تقريبًا في اليوم؟',
  'Up to 10': 'حتى 10',
  '11 to 20': '11 إلى 20',
  '21 to 30': '21 إلى 30',
  'More than 30': 'أكثر من 30',
  Lighter: 'أخف',
  Stronger: 'أقوى',
  'A pharmacist explains patches, gum and other options, and what’s safe with your other medicines.':
    'يشرح صيدلي اللصقات والعلكة وغيرهما، وما يناسب أدويتك الأخرى.',
  'You’ve chosen a Monday in the next 2 weeks and told someone about it.':
    'اخترت يوم اثنين خلال الأسبوعين القادمين وأخبرت به شخصًا واحدًا.',
  'Throw away lighters and ashtrays. Write down 3 situations in which you always smoke, and what you’ll do instead.':
    'تخلّص من الولاعات ومنافض السجائر. واكتب 3 مواقف تدخّن فيها دائمًا، وما ستفعله بدلًا من ذلك.',
  'Not one puff today.': 'ولا نفَسًا واحدًا اليوم.',
  'Most people who quit needed several tries. What led to the slip, and what will you do differently next time?':
    'معظم من أقلعوا احتاجوا إلى عدة محاولات. ما الذي أدى إلى الزلة، وماذا ستفعل بطريقة مختلفة في المرة القادمة؟',
  'What led to it?': 'ما الذي أدى إليها؟',
  'How confident are you that you can start again?': 'كم تثق بأنك تستطيع البدء من جديد؟',
  'Not confident': 'بلا ثقة',
  'Completely confident': 'ثقة تامة',
  'Cigarettes yesterday': 'سجائر الأمس',
  'a day': 'في اليوم',
  'How many cigarettes you smoked yesterday.': 'كم سيجارة دخّنت أمس.',
  'This will pass': 'ستزول',
  'A craving lasts about 3 minutes. Breathe slowly, drink water, keep your hands busy.':
    'تدوم نوبة الرغبة نحو 3 دقائق. تنفّس ببطء، واشرب ماءً، وأشغل يديك.',
  'Ask your pharmacist or clinic for a breath test and enter the value.':
    'اطلب من الصيدلي أو العيادة فحصًا للنفَس وأدخل القيمة.',
  'Carbon monoxide in breath': 'أول أكسيد الكربون في النفَس',
  'Shows how much you smoked in the last day. Measured with a breath meter.':
    'يبيّن كم دخّنت في اليوم الأخير. يُقاس بجهاز للنفَس.',
};
