import { defineTexts, plural } from '../../../../i18n/define-texts.ts';

type Arabic = [one: string, two: string, few: string, many: string, other: string];
const count = (en: [one: string, other: string], [one, two, few, many, other]: Arabic) =>
  plural({ en: { one: en[0], other: en[1] }, ar: { zero: other, one, two, few, many, other } });

export const resultTexts = defineTexts({
  inBrief: { en: 'Summary', ar: 'ملخص' },
  finished: { en: 'Finished', ar: 'أكملوا' },
  ranThrough: { en: 'Reached the end only', ar: 'بلغوا النهاية فقط' },
  underWay: { en: 'In progress', ar: 'مستمرون' },
  stuck: { en: 'Stuck', ar: 'متعثرون' },
  stopped: { en: 'Dropped out', ar: 'انقطعوا' },
  failed: { en: 'Ended early', ar: 'انتهوا مبكرًا' },
  whoDid: {
    en: 'Finished: reached the end and did at least half of their tasks. Reached the end only: did less than half. Dropped out: left, or went silent for weeks.',
    ar: 'أكملوا: بلغوا النهاية وأنجزوا نصف مهامهم على الأقل. بلغوا النهاية فقط: أنجزوا أقل من النصف. انقطعوا: غادروا أو توقفوا عن الاستجابة أسابيع.',
  },
  workDone: {
    en: 'Overall, followers do {share} of their tasks.',
    ar: 'إجمالًا، ينجز المتابعون {share} من مهامهم.',
  },
  daysToFinish: { en: 'Days to finish', ar: 'الأيام حتى الإكمال' },
  days: count(['{n} day', '{n} days'], ['يوم واحد', 'يومان', '{n} أيام', '{n} يومًا', '{n} يوم']),
  nobodyFinished: { en: 'No one finished', ar: 'لم يكمل أحد' },
  spread: { en: '8 in 10: {from} to {to}', ar: '8 من كل 10: {from} إلى {to}' },
  promptsAWeek: { en: 'Tasks and messages a week', ar: 'المهام والرسائل في الأسبوع' },
  forOne: { en: 'per active follower', ar: 'لكل متابِع نشط' },
  fullestDay: { en: 'Most tasks and messages in a day', ar: 'أكثر المهام والرسائل في يوم' },
  halfAtMost: { en: 'half of followers get {n} or fewer', ar: 'نصف المتابعين تصلهم {n} أو أقل' },
  teamTime: { en: 'Team time', ar: 'وقت فريقك' },
  hours: { en: '{hours} h', ar: '{hours} س' },
  perFollower: { en: '{minutes} min per follower', ar: '{minutes} د لكل متابِع' },

  flowTitle: { en: 'How far they get', ar: 'إلى أين يصلون' },
  flowHelp: {
    en: 'Each step shows how many followers reach it. Choose one to see how it ends.',
    ar: 'تعرض كل خطوة عدد من يصلون إليها. عند اختيارها يظهر كيف تنتهي لهم.',
  },
  protocols: { en: 'Protocols in this program', ar: 'بروتوكولات هذا البرنامج' },
  chooseStep: { en: 'Choose a step to see what happens there.', ar: 'عند اختيار خطوة يظهر ما يجري فيها.' },
  close: { en: 'Close', ar: 'إغلاق' },
  aStep: { en: 'Step', ar: 'خطوة' },
  came: { en: 'Reach this step', ar: 'يصلون إلى هذه الخطوة' },
  visits: { en: 'Total visits', ar: 'إجمالي المرات' },
  endedHere: { en: 'Leave or end here', ar: 'يغادرون أو ينتهون هنا' },
  standHere: { en: 'Still here at the end', ar: 'ما زالوا هنا في النهاية' },
  stuckHere: { en: 'Stuck here', ar: 'متعثرون هنا' },
  timeHere: { en: 'Median time here', ar: 'وسيط الوقت هنا' },
  questionsHere: { en: 'Questions at once', ar: 'أسئلة دفعة واحدة' },
  stopHalfWay: { en: 'Would quit partway', ar: 'قد يتوقفون في المنتصف' },
  howItEnds: { en: 'How it ends', ar: 'كيف تنتهي' },
  neverEnds: { en: 'It hasn’t ended for anyone.', ar: 'لم تنتهِ لأحد.' },
  whereNext: { en: 'Where they go next', ar: 'الخطوة التالية لهم' },

  stuckTitle: { en: 'Where they get stuck', ar: 'أين يتعثرون' },
  stuckHelp: {
    en: 'Stuck followers wait for something that may never happen, or reach an end you didn’t intend.',
    ar: 'المتعثرون ينتظرون أمرًا قد لا يحدث، أو وصلوا إلى نهاية غير مقصودة.',
  },
  nobodyStuck: { en: 'No one gets stuck.', ar: 'لا يتعثر أحد.' },
  because: { en: 'Because {why}.', ar: 'السبب: {why}.' },
  program: { en: 'The program itself', ar: 'البرنامج نفسه' },
  examples: { en: 'Examples:', ar: 'أمثلة:' },
  life: { en: 'follower {number}', ar: 'المتابِع {number}' },
  morePlaces: count(
    ['and {n} more place', 'and {n} more places'],
    ['وموضع آخر', 'وموضعان آخران', 'و{n} مواضع أخرى', 'و{n} موضعًا آخر', 'و{n} موضع آخر'],
  ),

  timesTitle: { en: 'Time in each step', ar: 'الوقت في كل خطوة' },
  timesHelp: {
    en: 'From reaching a step to moving on. The mark is the median, the bar shows 8 in 10.',
    ar: 'من الوصول إلى الخطوة حتى مغادرتها. العلامة هي الوسيط، والشريط لـ8 من كل 10.',
  },
  step: { en: 'Step', ar: 'الخطوة' },
  half: { en: 'Median', ar: 'الوسيط' },
  eightOfTen: { en: '8 in 10', ar: '8 من كل 10' },
  fromTo: { en: '{from} to {to}', ar: '{from} إلى {to}' },
  showAll: { en: 'Show all {n} steps', ar: 'عرض كل الخطوات ({n})' },

  promptsTitle: { en: 'Tasks and messages by week', ar: 'المهام والرسائل بحسب الأسبوع' },
  promptsHelp: {
    en: 'Per active follower, by week since they started.',
    ar: 'لكل متابِع نشط، بحسب الأسبوع منذ بدايته.',
  },
  promptsUnit: { en: 'Per follower', ar: 'لكل متابِع' },
  teamTitle: { en: 'Team hours by week', ar: 'ساعات فريقك بحسب الأسبوع' },
  teamHelp: {
    en: 'For all {n} followers, by week since they started.',
    ar: 'لكل المتابعين وعددهم {n}، بحسب الأسبوع منذ بدايتهم.',
  },
  hoursUnit: { en: 'Hours', ar: 'ساعات' },
  noneAtAll: { en: 'None', ar: 'لا شيء' },
  atMost: { en: 'up to {value}', ar: 'حتى {value}' },
  weekNumber: { en: 'Week {week}', ar: 'الأسبوع {week}' },
  week: { en: 'Week', ar: 'الأسبوع' },
  asTable: { en: 'Show as table', ar: 'عرض كجدول' },

  outcomesTitle: { en: 'Readings and scores', ar: 'القراءات والدرجات' },
  outcomesHelp: {
    en: 'These come from the follower profiles, not from medicine: they show who your program would hear from. Only followers who did at least half of their tasks count.',
    ar: 'هذه القيم من أنماط المتابعين لا من الطب: تُظهر ممن ستصل القراءات. ولا يُحسب إلا من أنجز نصف مهامه على الأقل.',
  },
  halfFirst: { en: 'Median: first', ar: 'الوسيط: أولًا' },
  halfLast: { en: 'last', ar: 'وأخيرًا' },
  inTargetFirst: { en: 'In target, first', ar: 'ضمن الهدف أولًا' },
  inTargetLast: { en: 'In target, last', ar: 'ضمن الهدف أخيرًا' },
  withReadings: count(
    ['{n} follower with readings', '{n} followers with readings'],
    [
      'متابِع واحد لديه قراءات',
      'متابِعان لديهما قراءات',
      '{n} متابعين لديهم قراءات',
      '{n} متابِعًا لديهم قراءات',
      '{n} متابِع لديهم قراءات',
    ],
  ),
  leftOut: count(
    ['{n} more left out (too few tasks done)', '{n} more left out (too few tasks done)'],
    [
      'ولم يُحسب متابِع واحد لقلة مهامه المنجزة',
      'ولم يُحسب متابِعان لقلة مهامهما المنجزة',
      'ولم يُحسب {n} متابعين لقلة مهامهم المنجزة',
      'ولم يُحسب {n} متابِعًا لقلة مهامهم المنجزة',
      'ولم يُحسب {n} متابِع لقلة مهامهم المنجزة',
    ],
  ),
  points: {
    en: 'Median: first {first} points, last {last}',
    ar: 'الوسيط (بالنقاط): {first} في البداية، {last} في النهاية',
  },
  noPoints: { en: 'No scores.', ar: 'لا درجات.' },
  answeredBy: count(
    ['answered by {n} follower', 'answered by {n} followers'],
    [
      'أجاب عنه متابِع واحد',
      'أجاب عنه متابِعان',
      'أجاب عنه {n} متابعين',
      'أجاب عنه {n} متابِعًا',
      'أجاب عنه {n} متابِع',
    ],
  ),

  profilesTitle: { en: 'By type of follower', ar: 'بحسب نوع المتابعين' },
  profilesHelp: {
    en: 'Who your program keeps, and who it loses.',
    ar: 'من يحافظ عليهم برنامجك، ومن يفقدهم.',
  },
  followers: count(
    ['{n} follower', '{n} followers'],
    ['متابِع واحد', 'متابِعان', '{n} متابعين', '{n} متابِعًا', '{n} متابِع'],
  ),
  modulesTitle: { en: 'Recurring modules', ar: 'الوحدات المتكررة' },
  modulesHelp: {
    en: 'How often each one comes up, and how much gets done.',
    ar: 'كم مرة تتكرر كل وحدة، وكم يُنجز منها.',
  },
  cameTimes: count(
    ['came up {n} time', 'came up {n} times'],
    ['مرة واحدة', 'مرتان', '{n} مرات', '{n} مرة', '{n} مرة'],
  ),
  doneShare: { en: '{share} done', ar: 'أُنجز {share}' },
});
