import { defineTexts, plural } from '../../../i18n/define-texts.ts';

/** What the checker found, why it matters, and what to do. */
export const problemTexts = defineTexts({
  noFinish: { en: 'The protocol never finishes', ar: 'البروتوكول لا ينتهي أبدًا' },
  noFinishWhy: {
    en: 'No path reaches a finish, so no one could ever complete it. Add a finish where the work is done.',
    ar: 'لا يصل أي مسار إلى نهاية، فلن يُتمّه أحد. يُرجى إضافة خطوة نهاية حيث يكتمل العمل.',
  },
  riskWithoutHelp: {
    en: '“{name}” doesn’t show help where it should',
    ar: 'لا يعرض «{name}» المساعدة حيث ينبغي',
  },
  riskWithoutHelpWhy: {
    en: 'An answer to “{question}” may mean danger, but none of its answers shows help. Choose which answers do, and write what the person reads then.',
    ar: 'قد تدل إجابة عن «{question}» على خطر، لكن لا إجابة عنه تعرض المساعدة. يُرجى تحديد الإجابات التي تعرضها وكتابة ما يقرؤه الشخص عندئذ.',
  },
  riskUnmarked: {
    en: '“{name}” may ask about self-harm',
    ar: 'قد يسأل «{name}» عن إيذاء النفس',
  },
  riskUnmarkedWhy: {
    en: 'If an answer to “{question}” may mean danger, mark the question. You can then choose which answers show help right away.',
    ar: 'إن كانت إجابة عن «{question}» قد تدل على خطر، فيُرجى تمييز السؤال. يمكن بعدها تحديد الإجابات التي تعرض المساعدة فورًا.',
  },
  marksRisk: { en: 'Marks the question.', ar: 'يميّز السؤال.' },
  addsHelp: { en: 'Shows help for these answers.', ar: 'يعرض المساعدة عند هذه الإجابات.' },
  unreachable: { en: '“{name}” is never reached', ar: 'لا يصل أحد إلى «{name}»' },
  unreachableWhy: {
    en: 'No path leads to this step. A step before or beside it may always match first. Check their conditions and its own, or remove the step.',
    ar: 'لا يؤدي أي مسار إلى هذه الخطوة. ربما تنطبق خطوة قبلها أو بجانبها دائمًا. يُرجى مراجعة الشروط أو حذف الخطوة.',
  },
  unreachableBelow: plural({
    en: {
      one: 'The step below it isn’t reached either.',
      other: 'The {n} steps below it aren’t reached either.',
    },
    ar: {
      zero: 'ولا خطوات تحتها.',
      one: 'ولا يصل أحد إلى الخطوة التي تحتها.',
      two: 'ولا يصل أحد إلى الخطوتين اللتين تحتها.',
      few: 'ولا يصل أحد إلى {n} خطوات تحتها.',
      many: 'ولا يصل أحد إلى {n} خطوة تحتها.',
      other: 'ولا يصل أحد إلى {n} خطوة تحتها.',
    },
  }),
  deadEnd: { en: 'Nothing comes after “{name}”', ar: 'لا شيء بعد «{name}»' },
  deadEndWhy: {
    en: 'Followers who get here can’t continue, and the protocol stops with an error. Add a next step or a finish.',
    ar: 'من يصل إلى هنا لا يمكنه المتابعة، ويتوقف البروتوكول بخطأ. يُرجى إضافة خطوة تالية أو نهاية.',
  },
  deadEndFailed: {
    en: 'If this step isn’t done, nothing comes next and the protocol stops with an error. Add what happens then.',
    ar: 'إن لم تُنجَز هذه الخطوة فلا شيء بعدها، ويتوقف البروتوكول بخطأ. يُرجى تحديد ما يحدث عندئذ.',
  },
  deadEndDeclined: {
    en: 'If someone declines this step, nothing comes next. Add what happens then, or leave it if that’s what you want.',
    ar: 'عند رفض هذه الخطوة لا شيء بعدها. يُرجى تحديد ما يحدث عندئذ، إلا إن كان ذلك مقصودًا.',
  },
  addsFinish: { en: 'Adds a finish after it.', ar: 'يضيف نهاية بعدها.' },
  addsFirstFinish: { en: 'Adds a finish as the first step.', ar: 'يضيف نهاية كأول خطوة.' },
  openCase: {
    en: '“{name}” leaves some people with no next step',
    ar: '«{name}» تترك بعض الأشخاص بلا خطوة تالية',
  },
  openCaseWhy: {
    en: 'No step after it covers this, so the protocol stops with an error.',
    ar: 'لا خطوة بعدها تشمل ذلك، فيتوقف البروتوكول بخطأ.',
  },
  openCaseDeclined: {
    en: 'No step after it covers people who decline, so the protocol stops with an error.',
    ar: 'لا خطوة بعدها تشمل من يرفضها، فيتوقف البروتوكول بخطأ.',
  },
  openCaseWaits: {
    en: 'The follower then waits here until something changes. If that’s what you want, leave it.',
    ar: 'عندئذ ينتظر المتابع هنا حتى يتغير شيء. إن كان ذلك مقصودًا، فلا حاجة إلى تغيير.',
  },
  whenDone: { en: 'This happens after success.', ar: 'يحدث هذا عند النجاح.' },
  whenFailed: { en: 'This happens after failure.', ar: 'يحدث هذا عند الإخفاق.' },
  whenOthers: { en: 'This affects people who aren’t eligible.', ar: 'يحدث هذا لغير المؤهلين.' },
  whenEither: { en: 'This happens after both success and failure.', ar: 'يحدث هذا عند النجاح وعند الإخفاق.' },
  forExample: { en: 'For example: {example}.', ar: 'مثلًا: {example}.' },
  addsCatchAll: {
    en: 'Adds a finish after it for everyone else.',
    ar: 'يضيف بعدها نهاية لكل الحالات الأخرى.',
  },
  jumpNowhere: { en: '“{name}” has nowhere to jump', ar: 'لا وجهة للانتقال «{name}»' },
  jumpNowhereWhy: {
    en: 'Open the step and choose where it goes, or remove it.',
    ar: 'يُرجى اختيار وجهة الخطوة أو حذفها.',
  },
  jumpGone: {
    en: '“{name}” jumps to a step that no longer exists',
    ar: '«{name}» تنتقل إلى خطوة لم تعد موجودة',
  },
  jumpGoneWhy: {
    en: 'The step it led to was deleted. Choose another, or remove the jump.',
    ar: 'حُذفت الخطوة التي كانت تؤدي إليها. يُرجى اختيار غيرها أو حذف الانتقال.',
  },
  removesJump: {
    en: 'Removes this jump. The steps after it move up.',
    ar: 'يحذف هذا الانتقال، وتحل محله الخطوات التي بعده.',
  },
  removesRule: {
    en: 'Removes the jump. The steps below are used instead.',
    ar: 'يزيل الانتقال، وتُستخدم الخطوات التي تحتها بدلًا منه.',
  },
  loop: { en: '“{name}” repeats without a pause', ar: '«{name}» تتكرر بلا توقف' },
  loopWhy: {
    en: 'These steps lead back to each other and take no time: {steps}. Followers would repeat them forever. Add a wait between them.',
    ar: 'هذه الخطوات يعود بعضها إلى بعض ولا تستغرق وقتًا: {steps}. ستتكرر بلا نهاية. يُرجى إضافة انتظار بينها.',
  },
  addsWait: {
    en: 'Adds a 1-day wait before the jump back.',
    ar: 'يضيف انتظار يوم واحد قبل الرجوع.',
  },
  noItem: { en: '“{name}” has no {kind} yet', ar: 'لا {kind} بعد لـ«{name}»' },
  noItemWhy: {
    en: 'Followers would find nothing to do here. Open it, then choose or create one.',
    ar: 'لن يجد المتابع هنا ما يفعله. يُرجى اختيار عنصر أو إنشاء جديد.',
  },
  itemGone: { en: 'The {kind} of “{name}” no longer exists', ar: 'لم يعد {kind} «{name}» موجودًا' },
  itemGoneWhy: {
    en: 'It was deleted or has a different type. Open it and choose another.',
    ar: 'حُذف أو تغيّر نوعه. يُرجى اختيار غيره.',
  },
  conditionGone: {
    en: '“{name}” compares something that no longer exists',
    ar: '«{name}» تقارن ما لم يعد موجودًا',
  },
  conditionGoneWhy: {
    en: 'Its condition uses a step, question or KPI that isn’t in this protocol, so it can never be met. Open the step and choose again.',
    ar: 'يستخدم شرطها خطوة أو سؤالًا أو مؤشرًا ليس في هذا البروتوكول، فلن يتحقق أبدًا. يُرجى الاختيار من جديد.',
  },
  alertGone: { en: 'The alert of “{name}” can never be raised', ar: 'لا يمكن أن ينطلق تنبيه «{name}» أبدًا' },
  alertGoneWhy: {
    en: 'It uses something that isn’t in this protocol. Open it and choose again when to alert an expert.',
    ar: 'يستخدم ما ليس في هذا البروتوكول. يُرجى تحديد متى يُنبَّه الخبير من جديد.',
  },
  noFormula: { en: '“{name}” has no formula yet', ar: '«{name}» بلا صيغة بعد' },
  noFormulaWhy: {
    en: 'It should be calculated from other KPIs, but has no formula. Write one, or have followers enter the reading.',
    ar: 'يُفترض أن يُحسب من مؤشرات أخرى، لكنه بلا صيغة. يُرجى كتابة صيغة أو طلب القراءة من المتابع.',
  },
  formulaGone: {
    en: 'The formula of “{name}” uses a KPI that no longer exists',
    ar: 'صيغة «{name}» تستخدم مؤشرًا لم يعد موجودًا',
  },
  formulaGoneWhy: {
    en: 'It could never give a number. Open the KPI and choose another one.',
    ar: 'لن تعطي رقمًا أبدًا. يُرجى اختيار مؤشر آخر.',
  },
  circle: { en: 'The formula of “{name}” depends on itself', ar: 'صيغة «{name}» تعتمد على نفسها' },
  circleWhy: {
    en: 'Directly or through others, this KPI is calculated from itself, so it never gives a number. Change one of the formulas.',
    ar: 'يُحسب هذا المؤشر من نفسه مباشرة أو عبر غيره، فلا يعطي رقمًا أبدًا. يُرجى تغيير إحدى الصيغ.',
  },
  neverRuns: { en: '“{name}” never runs', ar: 'لا يحل موعد «{name}» أبدًا' },
  mayNeverRun: { en: '“{name}” may never run', ar: 'قد لا يحل موعد «{name}» أبدًا' },
  neverRunsWhy: {
    en: 'No day matches its schedule. Change its days, first day or last day.',
    ar: 'لا يوم يوافق مواعيده. يُرجى تغيير أيامه أو أول يوم أو آخر يوم.',
  },
  neverRunsWindow: {
    en: 'It starts on day {start} and stops on day {stop}, so no days are left.',
    ar: 'يبدأ في اليوم {start} ويتوقف في اليوم {stop}، فلا يبقى له يوم.',
  },
  mayNeverRunWhy: {
    en: 'Depending on which weekday someone starts, none of its days may fall within its time. Add more days or a later end.',
    ar: 'بحسب يوم البدء، قد لا يقع أي من أيامه ضمن مدته. يُرجى زيادة أيامه أو تأخير نهايته.',
  },
  removesEnd: {
    en: 'Removes its last day, so it runs until the protocol ends.',
    ar: 'يزيل آخر يوم له، فيستمر حتى نهاية البروتوكول.',
  },
  neverEnds: { en: '“{name}” never lets the protocol finish', ar: '«{name}» لا يدع البروتوكول ينتهي' },
  neverEndsWhy: {
    en: 'The finish waits for it, but it repeats forever. Set a last day or a number of times, or let the finish not wait for it.',
    ar: 'تنتظره النهاية وهو يتكرر بلا حد. يُرجى تحديد آخر يوم أو عدد مرات، أو إلغاء انتظار النهاية له.',
  },
  letsFinish: { en: 'The finish no longer waits for it.', ar: 'لن تنتظره النهاية.' },
  finish: { en: 'Finish', ar: 'النهاية' },
  waitADay: { en: 'Wait 1 day', ar: 'انتظار يوم واحد' },
});
