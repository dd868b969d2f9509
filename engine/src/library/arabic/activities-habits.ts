/** Activities that make a change last. */
import type { Dictionary } from '../../human-texts.ts';

export const activitiesHabits: Dictionary = {
  'Design a tiny habit': 'صمّم عادة صغيرة',
  'Tie one very small new habit to something you already do every day.':
    'اربط عادة جديدة صغيرة جدًا بشيء تفعله كل يوم أصلًا.',
  'Choose something so small that it takes less than two minutes.': 'اختر شيئًا صغيرًا لا يستغرق دقيقتين.',
  'Tie it to something you do every day anyway: after I brush my teeth, I will …':
    'اربطه بشيء تفعله كل يوم على أي حال: بعد أن أنظف أسناني سوف …',
  'Put what you need for it where you will see it, and be pleased for a moment each time you did it.':
    'ضع ما تحتاجه له حيث تراه، وافرح لحظة كلما فعلته.',
  'After I …': 'بعد أن …',
  'I will …': 'سوف …',
  'How sure are you that you will do it on most days?': 'ما مدى ثقتك بأنك ستفعله في معظم الأيام؟',
  '0: not at all. 10: quite sure. Below 7, make it smaller.':
    '0: لا ثقة على الإطلاق. 10: واثق تمامًا. إن كانت دون 7 فاجعله أصغر.',
  'Look back on the week': 'انظر إلى أسبوعك',
  'Ten minutes to see what went well, what was hard and what you will change next week.':
    'عشر دقائق لترى ما سار جيدًا وما كان صعبًا وما ستغيّره في الأسبوع القادم.',
  'Look at your tasks and readings of the week before you answer.':
    'انظر إلى مهامك وقراءات أسبوعك قبل أن تجيب.',
  'Be as kind to yourself as you would be to a friend.': 'كن لطيفًا مع نفسك كما تكون مع صديق.',
  'How was your week?': 'كيف كان أسبوعك؟',
  'What went well?': 'ما الذي سار جيدًا؟',
  'What was hard?': 'ما الذي كان صعبًا؟',
  'What one thing will you do differently?': 'ما الشيء الواحد الذي ستفعله بطريقة مختلفة؟',
  'A fixed place for your medicines': 'مكان ثابت لأدويتك',
  'Put your medicines beside something you do every day, so that you think of them by yourself.':
    'ضع أدويتك بجانب شيء تفعله كل يوم، فتتذكرها من تلقاء نفسك.',
  'Choose something you do every day at the right time, such as making coffee or brushing your teeth.':
    'اختر شيئًا تفعله كل يوم في الوقت المناسب، مثل إعداد القهوة أو تنظيف أسنانك.',
  'Put your medicines or a pill box beside it, out of the reach of children.':
    'ضع أدويتك أو علبة الأقراص بجانبه، بعيدًا عن متناول الأطفال.',
  'Set an alarm for the first two weeks.': 'اضبط منبّهًا في أول أسبوعين.',
  'Never stop a medicine or change a dose without your doctor or pharmacist. Tell them if something troubles you.':
    'لا توقف دواءً ولا تغيّر جرعة دون طبيبك أو الصيدلي. وأخبرهما إن أزعجك شيء.',
  'Prepare your appointment': 'استعد لموعدك',
  'Write down your questions, medicines and readings before you see your doctor or coach.':
    'اكتب أسئلتك وأدويتك وقراءاتك قبل أن تقابل طبيبك أو مدرّبك.',
  'Write down the two or three things that matter most to you. Put the most important first.':
    'اكتب أهم أمرين أو ثلاثة لديك، وابدأ بالأهم.',
  'Make a list of all medicines and supplements you take, with the dose.':
    'اكتب قائمة بكل ما تأخذه من أدوية ومكمّلات مع الجرعة.',
  'Bring your readings of the last weeks. You may bring a person you trust.':
    'أحضر قراءات الأسابيع الأخيرة. ولك أن تصطحب شخصًا تثق به.',
  'Your two or three most important questions': 'أهم سؤالين أو ثلاثة لديك',
};
