/** Quitting smoking. */
import type { Dictionary } from '../../human-texts.ts';

export const quitSmoking: Dictionary = {
  'Smoke-free': 'بلا تدخين',
  'A quit date, a plan and company through the first weeks.': 'يوم للإقلاع، وخطة، ورفقة في الأسابيع الأولى.',
  'Your smoking': 'تدخينك',
  'Help against cravings': 'عون على الرغبة',
  'Talk about nicotine replacement': 'حديث عن بدائل النيكوتين',
  'Choose your day': 'اختر يومك',
  'My quit date': 'يوم إقلاعي',
  'Not now': 'ليس الآن',
  'Make it easy': 'سهّل الأمر',
  'Until Monday morning': 'حتى صباح الاثنين',
  'Two smoke-free weeks': 'أسبوعان بلا تدخين',
  'Smoke-free days': 'أيام بلا تدخين',
  'After a slip': 'بعد زلة',
  'A slip is not the end': 'الزلة ليست النهاية',
  'Once more': 'مرة أخرى',
  'More help': 'مساعدة أكثر',
  'Goes on with help': 'يتابع مع مساعدة',
  'Another two weeks': 'أسبوعان آخران',
  'Breath test': 'فحص النفَس',
  'Carbon monoxide test': 'فحص أول أكسيد الكربون',
  'Smoke-free, and measured': 'بلا تدخين، وبالقياس',
  'Two questions that tell how strong the habit is.': 'سؤالان يبيّنان قوة العادة.',
  'How soon after waking do you usually smoke?': 'بعد كم من استيقاظك تدخّن عادة؟',
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
  'A pharmacist explains patches, gum and other help, and what suits your other medicines.':
    'يشرح صيدلي اللصقات والعلكة وغيرهما، وما يناسب أدويتك الأخرى.',
  'You have chosen a Monday within the next two weeks and told one person about it.':
    'اخترت يوم اثنين خلال الأسبوعين القادمين وأخبرت به شخصًا واحدًا.',
  'Throw away lighters and ashtrays, write down three situations in which you always smoke, and what you will do instead.':
    'تخلّص من الولاعات ومنافض السجائر، واكتب ثلاثة مواقف تدخّن فيها دائمًا، وما ستفعله بدلًا من ذلك.',
  'Not one puff today.': 'ولا نفَسًا واحدًا اليوم.',
  'Most people who made it needed several tries. What led to the slip, and what will you do differently next time?':
    'معظم من نجحوا احتاجوا إلى عدة محاولات. ما الذي أدى إلى الزلة، وماذا ستفعل بطريقة مختلفة في المرة القادمة؟',
  'What led to it?': 'ما الذي أدى إليها؟',
  'How sure are you that you can start again?': 'كم تثق بأنك تستطيع البدء من جديد؟',
  'Cigarettes yesterday': 'سجائر الأمس',
  'a day': 'في اليوم',
  'How many cigarettes you smoked yesterday.': 'كم سيجارة دخّنت أمس.',
  'It passes': 'ستزول',
  'A craving lasts about three minutes. Breathe slowly, drink water, move your hands.':
    'تدوم نوبة الرغبة نحو ثلاث دقائق. تنفّس ببطء، واشرب ماءً، وحرّك يديك.',
  'Ask your pharmacist or clinic for a breath test and enter the value.':
    'اطلب من الصيدلي أو العيادة فحصًا للنفَس وأدخل القيمة.',
  'Carbon monoxide in breath': 'أول أكسيد الكربون في النفَس',
  'Shows how much you have smoked in the last day; measured with a breath meter.':
    'يبيّن كم دخّنت في اليوم الأخير؛ ويُقاس بجهاز للنفَس.',
};
