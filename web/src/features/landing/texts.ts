import { defineTexts } from '../../i18n/define-texts.ts';

export const texts = defineTexts({
  featuredPrograms: { en: 'Programs to begin with', ar: 'برامج تبدأ بها' },
  featuredProgramsLead: { en: 'What people here follow most.', ar: 'أكثر ما يتابعه الناس هنا.' },
  allPrograms: { en: 'All programs', ar: 'كل البرامج' },
  featuredCreators: { en: 'The people behind them', ar: 'من يقفون وراءها' },
  featuredCreatorsLead: {
    en: 'Experts who put their name to what they know.',
    ar: 'خبراء يضعون أسماءهم على ما يعرفونه.',
  },
  allCreators: { en: 'All creators', ar: 'كل الخبراء' },
  seeHow: { en: 'See how it works', ar: 'اكتشف كيف يعمل' },
  joinFallback: { en: 'Join', ar: 'انضم' },
  free: {
    en: 'Joining is free. You decide what you share and with whom.',
    ar: 'الانضمام مجاني. أنت من يقرر ماذا تشارك ومع من.',
  },
  example: { en: 'Example', ar: 'مثال' },

  taskProgram: { en: 'Sleep better in four weeks', ar: 'نوم أفضل في أربعة أسابيع' },
  taskDay: { en: 'Day 9 of 28', ar: 'اليوم 9 من 28' },
  taskToday: { en: 'Today', ar: 'اليوم' },
  taskDiary: { en: 'Write down when you slept', ar: 'دوّن مواعيد نومك' },
  taskDiaryNote: { en: '2 minutes', ar: 'دقيقتان' },
  taskWalk: { en: 'Evening walk', ar: 'نزهة مسائية' },
  taskWalkNote: { en: '20 minutes, before 19:00', ar: '20 دقيقة، قبل 19:00' },
  taskLight: { en: 'Screens away', ar: 'أبعد الشاشات' },
  taskLightNote: { en: 'from 21:30', ar: 'من 21:30' },
  taskDone: { en: 'done', ar: 'تم' },
  taskCheckIn: { en: 'Check-in with your expert: Thursday 9:00', ar: 'متابعة مع خبيرك: الخميس 9:00' },

  programTitle: { en: 'What a program is', ar: 'ما هو البرنامج؟' },
  programLead: {
    en: 'Not an article and not an app full of tips. A path of steps that an expert has laid out, that reacts to how you are doing.',
    ar: 'ليس مقالًا ولا تطبيقًا مليئًا بالنصائح، بل مسار من خطوات رسمه خبير، يتغيّر بحسب حالك.',
  },
  step1: { en: 'It begins where you are', ar: 'يبدأ من حيث أنت' },
  step1Text: {
    en: 'A few questions and readings decide which way you take.',
    ar: 'بضعة أسئلة وقياسات تحدّد الطريق المناسب لك.',
  },
  step2: { en: 'One thing at a time', ar: 'خطوة واحدة في كل مرة' },
  step2Text: {
    en: 'Each day shows what to do and why, in minutes, not in chapters.',
    ar: 'كل يوم ترى ما عليك فعله ولماذا، في دقائق لا في فصول.',
  },
  step3: { en: 'It looks at what changes', ar: 'يراقب ما يتغيّر' },
  step3Text: {
    en: 'What you measure is drawn as a line, with the range that matters.',
    ar: 'ما تقيسه يظهر خطًا واضحًا مع المدى الذي يهمّك.',
  },
  step4: { en: 'A person stands behind it', ar: 'وراءه إنسان يتابعك' },
  step4Text: {
    en: 'When something is off, the path bends, or an expert steps in.',
    ar: 'وإذا لم تَسِر الأمور كما يجب انعطف المسار أو تدخّل الخبير.',
  },

  chartDescription: {
    en: 'Example chart: hours of sleep over 14 nights rise from about 5 to 7, into the target range of 7 to 8.',
    ar: 'رسم توضيحي: ترتفع ساعات النوم خلال 14 ليلة من نحو 5 إلى 7 ساعات، ضمن المدى المستهدف من 7 إلى 8.',
  },
  chartKpi: { en: 'Hours of sleep', ar: 'ساعات النوم' },
  chartLast: { en: '7.1 h last night', ar: '7.1 ساعة ليلة أمس' },
  chartNights: { en: '14 nights', ar: '14 ليلة' },
  chartBand: { en: 'target 7–8 h', ar: 'الهدف 7–8 ساعات' },

  waysTitle: { en: 'Two ways to take part', ar: 'طريقتان للمشاركة' },
  followTitle: { en: 'You want to follow', ar: 'تريد أن تتبع برنامجًا' },
  follow1: {
    en: 'Join and ask what is on your mind. People and experts answer in the open.',
    ar: 'انضم واسأل عمّا يشغلك، يجيبك الناس والخبراء علنًا.',
  },
  follow2: {
    en: 'Choose a program that fits and take its steps at your own pace.',
    ar: 'اختر برنامجًا يناسبك وسِر في خطواته على وتيرتك.',
  },
  follow3: {
    en: 'See what changes, keep what works, stop whenever you like.',
    ar: 'لاحظ ما يتغيّر، واحتفظ بما ينفعك، وتوقّف متى شئت.',
  },
  followAction: { en: 'Join as a follower', ar: 'انضم متابعًا' },
  expertTitle: { en: 'You are the expert', ar: 'أنت الخبير' },
  expert1: {
    en: 'Turn what you tell every client into a program of clear steps.',
    ar: 'حوّل ما تقوله لكل مراجع إلى برنامج بخطوات واضحة.',
  },
  expert2: {
    en: 'Let it react: branches, check-ins, readings, and you where it counts.',
    ar: 'دعه يتفاعل: تفرّعات ومتابعات وقياسات، وأنت حيث يلزم حضورك.',
  },
  expert3: {
    en: 'Accompany many people without losing sight of anyone.',
    ar: 'رافق كثيرين دون أن يغيب عنك أحد.',
  },
  expertAction: { en: 'Join as an expert', ar: 'انضم خبيرًا' },

  talkTitle: { en: 'Being asked right now', ar: 'ما يُسأل الآن' },
  talkLead: { en: 'Open to read for everyone.', ar: 'مفتوح للقراءة للجميع.' },
  allDiscussions: { en: 'All discussions', ar: 'كل النقاشات' },

  closingTitle: { en: 'Begin with one small step', ar: 'ابدأ بخطوة صغيرة' },
  closingText: {
    en: 'An account takes a minute and costs nothing. What you tell a program is seen by its experts, and by nobody else who visits.',
    ar: 'إنشاء الحساب يستغرق دقيقة ولا يكلّف شيئًا. وما تقوله لبرنامج يراه خبراؤه، ولا يراه غيرهم من زوار الموقع.',
  },
});
