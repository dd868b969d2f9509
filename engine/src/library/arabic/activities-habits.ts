/** Activities that make a change last. */
import type { Dictionary } from '../../human-texts.ts';

export const activitiesHabits: Dictionary = {
  'Design a tiny habit': 'عادة صغيرة جديدة',
  'Link one tiny new habit to something you already do every day.':
    'اربط عادة جديدة صغيرة جدًا بشيء تفعله كل يوم أصلًا.',
  'Choose something so small that it takes less than 2 minutes.': 'اختر شيئًا صغيرًا لا يستغرق دقيقتين.',
  'Link it to something you already do every day: “After I brush my teeth, I will …”':
    'اربطه بشيء تفعله كل يوم أصلًا: «بعد أن أنظف أسناني سوف …»',
  'Put what you need where you’ll see it. Each time you do it, take a moment to feel good about it.':
    'ضع ما تحتاجه له حيث تراه. وكلما فعلته فافرح به لحظة.',
  'After I …': 'بعد أن …',
  'I will …': 'سوف …',
  'How confident are you that you’ll do it on most days?': 'ما مدى ثقتك بأنك ستفعله في معظم الأيام؟',
  'Below 7, make it smaller.': 'إن كانت دون 7 فاجعله أصغر.',
  'A hard week': 'أسبوع صعب',
  'A great week': 'أسبوع رائع',
  'Look back on your week': 'مراجعة الأسبوع',
  '10 minutes to look at what went well, what was hard and what you’ll change next week.':
    '10 دقائق لتنظر في ما سار جيدًا وما كان صعبًا وما ستغيّره في الأسبوع القادم.',
  'Look at this week’s tasks and readings before you answer.':
    'انظر إلى مهام هذا الأسبوع وقراءاته قبل أن تجيب.',
  'Be as kind to yourself as you would be to a friend.': 'كن لطيفًا مع نفسك كما تكون مع صديق.',
  'How was your week?': 'كيف كان أسبوعك؟',
  'What went well?': 'ما الذي سار جيدًا؟',
  'What was hard?': 'ما الذي كان صعبًا؟',
  'What’s one thing you’ll do differently?': 'ما الشيء الواحد الذي ستفعله بطريقة مختلفة؟',
  'A set place for your medicines': 'مكان ثابت لأدويتك',
  'Keep your medicines next to something you do every day, so it’s easy to remember them.':
    'ضع أدويتك بجانب شيء تفعله كل يوم، فيسهل تذكّرها.',
  'Choose something you do every day at the right time, such as making coffee or brushing your teeth.':
    'اختر شيئًا تفعله كل يوم في الوقت المناسب، مثل إعداد القهوة أو تنظيف أسنانك.',
  'Keep your medicines or pill box there, out of reach of children.':
    'ضع أدويتك أو علبة الأقراص بجانبه، بعيدًا عن متناول الأطفال.',
  'Set an alarm for the first 2 weeks.': 'اضبط منبّهًا في أول أسبوعين.',
  'Never stop a medicine or change a dose without asking your doctor or pharmacist. Tell them about any side effects.':
    'لا توقف دواءً ولا تغيّر جرعة قبل أن تسأل طبيبك أو الصيدلي. وأخبرهما بأي آثار جانبية.',
  'Prepare for your appointment': 'الاستعداد للموعد',
  'Write down your questions, medicines and readings before you see your doctor or coach.':
    'اكتب أسئلتك وأدويتك وقراءاتك قبل أن تقابل طبيبك أو مدرّبك.',
  'Write down the 2 or 3 things that matter most to you, the most important first.':
    'اكتب أهم أمرين أو ثلاثة لديك، وابدأ بالأهم.',
  'List all the medicines and supplements you take, with the dose.':
    'اكتب قائمة بكل ما تأخذه من أدوية ومكمّلات مع الجرعة.',
  'Bring your readings from the last few weeks. You can bring someone you trust.':
    'أحضر قراءات الأسابيع الأخيرة. ولك أن تصطحب شخصًا تثق به.',
  'Your 2 or 3 most important questions': 'أهم سؤالين أو ثلاثة لديك',
};
