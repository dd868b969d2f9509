import { defineTexts, plural } from '../../../../i18n/define-texts.ts';

type Arabic = [one: string, two: string, few: string, many: string, other: string];
const count = (en: [one: string, other: string], [one, two, few, many, other]: Arabic) =>
  plural({ en: { one: en[0], other: en[1] }, ar: { zero: other, one, two, few, many, other } });

export const resultTexts = defineTexts({
  inBrief: { en: 'In brief', ar: 'باختصار' },
  finished: { en: 'Did the work', ar: 'أنجزوا المطلوب' },
  ranThrough: { en: 'Ran through', ar: 'مرّوا دون إنجاز' },
  underWay: { en: 'On the way', ar: 'على الطريق' },
  stuck: { en: 'Stuck', ar: 'متعثرون' },
  stopped: { en: 'Stopped', ar: 'توقفوا' },
  failed: { en: 'Ended early', ar: 'انتهوا مبكرًا' },
  whoDid: {
    en: 'Did the work: came to the end and did at least half of what they were asked. Ran through: came to the end without it. Stopped: left, or went silent for weeks.',
    ar: 'أنجزوا المطلوب: بلغوا النهاية وأدّوا نصف ما طُلب منهم على الأقل. مرّوا دون إنجاز: بلغوا النهاية دون ذلك. توقفوا: غادروا أو انقطعوا أسابيع.',
  },
  workDone: {
    en: 'In all, {share} of what followers are asked gets done.',
    ar: 'يُنجز إجمالًا {share} مما يُطلب من المتابعين.',
  },
  daysToFinish: { en: 'Days until finished', ar: 'الأيام حتى الإكمال' },
  days: count(['{n} day', '{n} days'], ['يوم واحد', 'يومان', '{n} أيام', '{n} يومًا', '{n} يوم']),
  nobodyFinished: { en: 'Nobody did the work', ar: 'لم ينجز أحد المطلوب' },
  spread: { en: 'eight of ten: {from} to {to}', ar: 'ثمانية من عشرة: {from} إلى {to}' },
  promptsAWeek: { en: 'Prompts a week', ar: 'الطلبات في الأسبوع' },
  forOne: { en: 'for one follower on the way', ar: 'لمتابع واحد على الطريق' },
  fullestDay: { en: 'Most prompts in a day', ar: 'أكثر الطلبات في يوم' },
  halfAtMost: { en: 'half of followers have {n} at most', ar: 'لدى نصف المتابعين {n} على الأكثر' },
  teamTime: { en: 'Time of your team', ar: 'وقت فريقك' },
  hours: { en: '{hours} h', ar: '{hours} س' },
  perFollower: { en: '{minutes} min a follower', ar: '{minutes} دقيقة لكل متابع' },

  flowTitle: { en: 'How far they come', ar: 'إلى أين يصلون' },
  flowHelp: {
    en: 'Each step says how many of all followers come to it. Press one to see how it ends for them.',
    ar: 'كل خطوة تقول كم من المتابعين يصلون إليها. اضغط خطوة لترى كيف تنتهي لهم.',
  },
  protocols: { en: 'Protocols of this program', ar: 'بروتوكولات هذا البرنامج' },
  chooseStep: { en: 'Press a step to see how it goes there.', ar: 'اضغط خطوة لترى ما يجري فيها.' },
  close: { en: 'Close', ar: 'إغلاق' },
  aStep: { en: 'A step', ar: 'خطوة' },
  came: { en: 'Come here', ar: 'يصلون إلى هنا' },
  visits: { en: 'Times in all', ar: 'مرات إجمالًا' },
  endedHere: { en: 'Leave or end here', ar: 'يغادرون أو ينتهون هنا' },
  standHere: { en: 'Still here at the end', ar: 'ما زالوا هنا في النهاية' },
  stuckHere: { en: 'Stuck here', ar: 'متعثرون هنا' },
  timeHere: { en: 'Half stay shorter than', ar: 'نصفهم يبقون أقل من' },
  questionsHere: { en: 'Questions at once', ar: 'أسئلة دفعة واحدة' },
  stopHalfWay: { en: 'Would stop half-way', ar: 'قد يتوقفون في المنتصف' },
  howItEnds: { en: 'How it ends', ar: 'كيف تنتهي' },
  neverEnds: { en: 'It has not ended for anybody.', ar: 'لم تنتهِ لأحد.' },
  whereNext: { en: 'Where they go next', ar: 'إلى أين بعدها' },

  stuckTitle: { en: 'Where they get stuck', ar: 'أين يتعثرون' },
  stuckHelp: {
    en: 'Stuck is who waits for something that no clock brings, or comes to an end that nobody meant.',
    ar: 'المتعثر من ينتظر أمرًا لا يأتي به الوقت، أو يصل إلى نهاية لم يقصدها أحد.',
  },
  nobodyStuck: { en: 'Nobody gets stuck.', ar: 'لا يتعثر أحد.' },
  because: { en: 'Because {why}.', ar: 'السبب: {why}.' },
  program: { en: 'The program itself', ar: 'البرنامج نفسه' },
  examples: { en: 'Walk along with', ar: 'رافق' },
  life: { en: 'follower {number}', ar: 'المتابع {number}' },
  morePlaces: count(
    ['and {n} more place', 'and {n} more places'],
    ['وموضع آخر', 'وموضعان آخران', 'و{n} مواضع أخرى', 'و{n} موضعًا آخر', 'و{n} موضع آخر'],
  ),

  timesTitle: { en: 'Time in each step', ar: 'الوقت في كل خطوة' },
  timesHelp: {
    en: 'From coming to a step until going on. The mark is the half, the bar holds eight of ten.',
    ar: 'من الوصول إلى الخطوة حتى المضي. العلامة للنصف، والشريط لثمانية من عشرة.',
  },
  step: { en: 'Step', ar: 'الخطوة' },
  half: { en: 'Half within', ar: 'النصف خلال' },
  eightOfTen: { en: 'Eight of ten', ar: 'ثمانية من عشرة' },
  fromTo: { en: '{from} to {to}', ar: '{from} إلى {to}' },
  showAll: { en: 'Show all {n} steps', ar: 'اعرض الخطوات كلها ({n})' },

  promptsTitle: { en: 'Prompts by week', ar: 'الطلبات بحسب الأسبوع' },
  promptsHelp: {
    en: 'What one follower who is still there is asked or told in each week of theirs.',
    ar: 'ما يُطلب من متابع باقٍ أو يُقال له في كل أسبوع من أسابيعه.',
  },
  promptsUnit: { en: 'Prompts a follower', ar: 'طلبات لكل متابع' },
  teamTitle: { en: 'Hours of your team by week', ar: 'ساعات فريقك بحسب الأسبوع' },
  teamHelp: {
    en: 'For all {n} followers, by the week that they are in.',
    ar: 'لكل المتابعين وعددهم {n}، بحسب الأسبوع الذي هم فيه.',
  },
  hoursUnit: { en: 'Hours', ar: 'ساعات' },
  noneAtAll: { en: 'None at all.', ar: 'لا شيء إطلاقًا.' },
  atMost: { en: 'at most {value}', ar: '{value} على الأكثر' },
  weekNumber: { en: 'Week {week}', ar: 'الأسبوع {week}' },
  week: { en: 'Week', ar: 'الأسبوع' },
  asTable: { en: 'Show as a table', ar: 'اعرض جدولًا' },

  outcomesTitle: { en: 'What becomes of readings and scores', ar: 'ما تؤول إليه القياسات والدرجات' },
  outcomesHelp: {
    en: 'These follow from the profiles, not from medicine: they show whom your program would hear from. Only those who did the work are counted, first and last alike.',
    ar: 'هذه مبنية على الأنماط لا على الطب: تُظهر ممن سيسمع برنامجك. ولا يُحسب إلا من أنجز المطلوب، أولًا وأخيرًا.',
  },
  halfFirst: { en: 'In the middle, first', ar: 'في المنتصف، أولًا' },
  halfLast: { en: 'last', ar: 'وأخيرًا' },
  inTargetFirst: { en: 'In target, first', ar: 'ضمن الهدف أولًا' },
  inTargetLast: { en: 'In target, last', ar: 'ضمن الهدف أخيرًا' },
  withReadings: count(
    ['{n} follower with readings', '{n} followers with readings'],
    [
      'متابع واحد لديه قياسات',
      'متابعان لديهما قياسات',
      '{n} متابعين لديهم قياسات',
      '{n} متابعًا لديهم قياسات',
      '{n} متابع لديهم قياسات',
    ],
  ),
  leftOut: count(
    ['{n} more did not do the work and is left out', '{n} more did not do the work and are left out'],
    [
      'ولم يُحسب متابع واحد لم ينجز المطلوب',
      'ولم يُحسب متابعان لم ينجزا المطلوب',
      'ولم يُحسب {n} متابعين لم ينجزوا المطلوب',
      'ولم يُحسب {n} متابعًا لم ينجزوا المطلوب',
      'ولم يُحسب {n} متابع لم ينجزوا المطلوب',
    ],
  ),
  points: {
    en: 'In the middle, first {first} points, last {last}',
    ar: 'في المنتصف، أولًا {first} نقطة، وأخيرًا {last}',
  },
  noPoints: { en: 'Nobody has points.', ar: 'لا نقاط لأحد.' },
  answeredBy: count(
    ['answered by {n} follower', 'answered by {n} followers'],
    [
      'أجاب عنه متابع واحد',
      'أجاب عنه متابعان',
      'أجاب عنه {n} متابعين',
      'أجاب عنه {n} متابعًا',
      'أجاب عنه {n} متابع',
    ],
  ),

  profilesTitle: { en: 'By kind of people', ar: 'بحسب نوع الناس' },
  profilesHelp: {
    en: 'Who your program carries, and whom it loses.',
    ar: 'من يحملهم برنامجك، ومن يفقدهم.',
  },
  followers: count(
    ['{n} follower', '{n} followers'],
    ['متابع واحد', 'متابعان', '{n} متابعين', '{n} متابعًا', '{n} متابع'],
  ),
  modulesTitle: { en: 'Beside the flow', ar: 'بجانب المسار' },
  modulesHelp: {
    en: 'What comes back by itself: how often, and how much of it is done.',
    ar: 'ما يعود من تلقاء نفسه: كم مرة، وكم يُنجز منه.',
  },
  cameTimes: count(
    ['came {n} time', 'came {n} times'],
    ['أتى مرة واحدة', 'أتى مرتين', 'أتى {n} مرات', 'أتى {n} مرة', 'أتى {n} مرة'],
  ),
  doneShare: { en: '{share} done', ar: 'أُنجز {share}' },
});
