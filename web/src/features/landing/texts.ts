import { defineTexts } from '../../i18n/define-texts.ts';

export const texts = defineTexts({
  featuredPrograms: { en: 'Programs to start with', ar: 'برامج للبداية' },
  featuredProgramsLead: { en: 'Our most followed programs.', ar: 'البرامج الأكثر متابعة.' },
  allPrograms: { en: 'All programs', ar: 'كل البرامج' },
  featuredCreators: { en: 'The people behind them', ar: 'من يقفون وراءها' },
  featuredCreatorsLead: {
    en: 'Experts who put their name to what they know.',
    ar: 'خبراء يضعون أسماءهم على ما يعرفونه.',
  },
  allCreators: { en: 'All creators', ar: 'كل الخبراء' },
  seeHow: { en: 'See how it works', ar: 'كيف يعمل الموقع' },
  joinFallback: { en: 'Join', ar: 'الانضمام' },
  free: {
    en: 'Joining is free. You decide what you share, and with whom.',
    ar: 'الانضمام مجاني. القرار لك في ما يُشارَك ومع من.',
  },
  example: { en: 'Example', ar: 'مثال' },

  taskProgram: { en: 'Sleep better in 4 weeks', ar: 'نوم أفضل في 4 أسابيع' },
  taskDay: { en: 'Day 9 of 28', ar: 'اليوم 9 من 28' },
  taskToday: { en: 'Today', ar: 'اليوم' },
  taskDiary: { en: 'Log your sleep', ar: 'تدوين مواعيد النوم' },
  taskDiaryNote: { en: '2 min', ar: 'دقيقتان' },
  taskWalk: { en: 'Evening walk', ar: 'نزهة مسائية' },
  taskWalkNote: { en: '20 min, before 7:00 PM', ar: '20 د، قبل 7:00 م' },
  taskLight: { en: 'Put screens away', ar: 'إبعاد الشاشات' },
  taskLightNote: { en: 'from 9:30 PM', ar: 'من 9:30 م' },
  taskDone: { en: 'done', ar: 'تم' },
  taskCheckIn: { en: 'Check-in with your expert: Thursday, 9:00 AM', ar: 'متابعة مع خبيرك: الخميس، 9:00 ص' },

  programTitle: { en: 'What is a program?', ar: 'ما هو البرنامج؟' },
  programLead: {
    en: 'Not an article, and not an app full of tips. A path of steps designed by an expert that adapts to how you’re doing.',
    ar: 'ليس مقالًا ولا تطبيقًا مليئًا بالنصائح، بل مسار من خطوات صمّمه خبير ويتكيّف مع حالتك.',
  },
  step1: { en: 'It starts where you are', ar: 'يبدأ من حيث أنت' },
  step1Text: { en: 'A few questions and readings decide your path.', ar: 'بضعة أسئلة وقراءات تحدّد مسارك.' },
  step2: { en: 'One thing at a time', ar: 'خطوة واحدة في كل مرة' },
  step2Text: {
    en: 'Each day shows what to do and why, in minutes, not chapters.',
    ar: 'يظهر لك كل يوم المطلوب وسببه، في دقائق لا في فصول.',
  },
  step3: { en: 'You see what changes', ar: 'التغيّر واضح أمامك' },
  step3Text: {
    en: 'Your readings become a chart, with the range that matters.',
    ar: 'تتحوّل قراءاتك إلى رسم بياني يبيّن المدى المهم.',
  },
  step4: { en: 'There’s a person behind it', ar: 'وراءه إنسان' },
  step4Text: {
    en: 'When something is off, your path changes, or an expert steps in.',
    ar: 'إذا لم تَسِر الأمور كما يجب، تغيّر مسارك أو تدخّل خبير.',
  },

  chartDescription: {
    en: 'Example chart: over 14 nights, sleep rises from about 5 to 7 hours, into the target range of 7 to 8.',
    ar: 'رسم توضيحي: ترتفع ساعات النوم خلال 14 ليلة من نحو 5 إلى 7 ساعات، ضمن المدى المستهدف من 7 إلى 8.',
  },
  chartKpi: { en: 'Hours of sleep', ar: 'ساعات النوم' },
  chartLast: { en: '7.1 h last night', ar: '7.1 ساعة ليلة أمس' },
  chartNights: { en: '14 nights', ar: '14 ليلة' },
  chartBand: { en: 'target 7 to 8 h', ar: 'الهدف 7 إلى 8 ساعات' },

  waysTitle: { en: 'Two ways to take part', ar: 'طريقتان للمشاركة' },
  followTitle: { en: 'Follow a program', ar: 'متابعة برنامج' },
  follow1: {
    en: 'Join and ask what’s on your mind. People and experts answer publicly.',
    ar: 'يمكنك الانضمام وطرح ما يشغلك، ويجيبك الناس والخبراء علنًا.',
  },
  follow2: {
    en: 'Choose a program that fits and take its steps at your own pace.',
    ar: 'برنامج يناسبك، وخطوات على وتيرتك.',
  },
  follow3: {
    en: 'See what changes, keep what works, and stop whenever you like.',
    ar: 'متابعة ما يتغيّر، والاحتفاظ بما ينفع، والتوقف في أي وقت.',
  },
  followAction: { en: 'Join as a follower', ar: 'الانضمام للمتابعة' },
  expertTitle: { en: 'Share your expertise', ar: 'مشاركة خبرتك' },
  expert1: {
    en: 'Turn what you tell every client into a program of clear steps.',
    ar: 'تحويل ما تكرّره لكل مراجع إلى برنامج بخطوات واضحة.',
  },
  expert2: {
    en: 'Make it adapt with branches, check-ins and readings, and step in where it counts.',
    ar: 'برنامج يتكيّف بالفروع والاستبيانات والقراءات، وحضورك حيث يلزم.',
  },
  expert3: {
    en: 'Support many people without losing sight of anyone.',
    ar: 'مرافقة كثيرين دون أن يغيب عنك أحد.',
  },
  expertAction: { en: 'Join as an expert', ar: 'الانضمام بصفة خبير' },

  talkTitle: { en: 'What people are asking', ar: 'ما يسأل عنه الناس' },
  talkLead: { en: 'Anyone can read along.', ar: 'القراءة متاحة للجميع.' },
  allDiscussions: { en: 'All discussions', ar: 'كل النقاشات' },

  closingTitle: { en: 'Start with one small step', ar: 'البداية خطوة صغيرة' },
  closingText: {
    en: 'An account is free and takes a minute. What you tell a program is seen by its experts, not by other visitors.',
    ar: 'إنشاء الحساب مجاني ويستغرق دقيقة. ما يعرفه البرنامج عنك يراه خبراؤه، ولا يراه زوار الموقع الآخرون.',
  },
});
