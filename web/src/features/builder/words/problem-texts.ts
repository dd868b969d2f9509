import { defineTexts, plural } from '../../../i18n/define-texts.ts';

/** What the checker found, why it matters, and what to do. */
export const problemTexts = defineTexts({
  noFinish: { en: 'The protocol never finishes', ar: 'البروتوكول لا ينتهي أبدًا' },
  noFinishWhy: {
    en: 'No way through it reaches a finish, so nobody could ever complete it. Add a finish where the work is done.',
    ar: 'لا يصل أي طريق فيه إلى نهاية، فلن يُتمّه أحد. أضف خطوة نهاية حيث يكتمل العمل.',
  },
  riskWithoutHelp: {
    en: '“{name}” shows no help where it should',
    ar: 'لا يعرض «{name}» المساعدة حيث ينبغي',
  },
  riskWithoutHelpWhy: {
    en: 'An answer to “{question}” may mean danger, but no answer to it shows help. Say under “Somebody may be in danger when” which answers do, and write what the person reads then.',
    ar: 'قد تدل إجابة عن «{question}» على خطر، لكن لا إجابة عنه تعرض المساعدة. حدّد تحت «قد يكون الشخص في خطر عندما» أي إجابات تعرضها، واكتب ما يقرؤه الشخص عندئذ.',
  },
  riskUnmarked: {
    en: '“{name}” seems to ask about self-harm',
    ar: 'يبدو أن «{name}» يسأل عن إيذاء النفس',
  },
  riskUnmarkedWhy: {
    en: 'If an answer to “{question}” may mean danger, mark the question. Then you can say who sees help at once.',
    ar: 'إن كانت إجابة عن «{question}» قد تدل على خطر فعلّم السؤال، ثم حدّد من يرى المساعدة على الفور.',
  },
  marksRisk: { en: 'Mark the question', ar: 'علّم السؤال' },
  addsHelp: { en: 'Show help for these answers', ar: 'اعرض المساعدة عند هذه الإجابات' },
  unreachable: { en: '“{name}” is never reached', ar: 'لا يصل أحد إلى «{name}»' },
  unreachableWhy: {
    en: 'No way leads to this step. A step before or beside it may take every case first; look at their conditions and at its own, or remove the step.',
    ar: 'لا يؤدي أي طريق إلى هذه الخطوة. ربما تسبقها خطوة تأخذ كل الحالات؛ راجع شروطها وشروط هذه الخطوة، أو احذفها.',
  },
  unreachableBelow: plural({
    en: {
      one: 'The step below it is not reached either.',
      other: 'The {n} steps below it are not reached either.',
    },
    ar: {
      zero: 'ولا خطوات تحتها.',
      one: 'والخطوة التي تحتها لا يُوصَل إليها كذلك.',
      two: 'والخطوتان اللتان تحتها لا يُوصَل إليهما كذلك.',
      few: 'والخطوات الـ{n} التي تحتها لا يُوصَل إليها كذلك.',
      many: 'والخطوات الـ{n} التي تحتها لا يُوصَل إليها كذلك.',
      other: 'والخطوات الـ{n} التي تحتها لا يُوصَل إليها كذلك.',
    },
  }),
  deadEnd: { en: 'Nothing comes after “{name}”', ar: 'لا شيء بعد «{name}»' },
  deadEndWhy: {
    en: 'Whoever gets here cannot go on, and the protocol stops with an error. Add the next step, or a finish.',
    ar: 'من يصل إلى هنا لا يستطيع المتابعة، ويتوقف البروتوكول بخطأ. أضف الخطوة التالية أو نهاية.',
  },
  deadEndFailed: {
    en: 'If this step is not done, nothing comes after it, and the protocol stops with an error. Say what happens then.',
    ar: 'إن لم تُنجَز هذه الخطوة فلا شيء بعدها، ويتوقف البروتوكول بخطأ. حدّد ما يحدث عندئذ.',
  },
  deadEndDeclined: {
    en: 'Nothing comes after this step for somebody who says no to it. Say what happens then, or leave it if that is meant.',
    ar: 'من يرفض هذه الخطوة لا يجد بعدها شيئًا. حدّد ما يحدث عندئذ، أو اتركها إن كان ذلك مقصودًا.',
  },
  addsFinish: { en: 'Adds a finish after it.', ar: 'يضيف نهاية بعدها.' },
  addsFirstFinish: { en: 'Adds a finish as the first step.', ar: 'يضيف نهاية كأول خطوة.' },
  openCase: { en: '“{name}” leaves a case open', ar: '«{name}» تترك حالة بلا متابعة' },
  openCaseWhy: {
    en: 'None of the steps after it takes this case, so the protocol stops there with an error.',
    ar: 'لا تأخذ أي من الخطوات التالية هذه الحالة، فيتوقف البروتوكول هناك بخطأ.',
  },
  openCaseDeclined: {
    en: 'None of the steps after it takes somebody who says no to it. The protocol then stops with an error.',
    ar: 'لا تأخذ أي من الخطوات التالية من يرفضها، فيتوقف البروتوكول عندئذ بخطأ.',
  },
  openCaseWaits: {
    en: 'Then the follower waits here until something changes. If that is what you want, leave it as it is.',
    ar: 'عندئذ ينتظر المتابع هنا حتى يتغيّر شيء. إن كان هذا ما تريده فاتركها كما هي.',
  },
  whenDone: { en: 'This is so after success.', ar: 'يحدث هذا عند النجاح.' },
  whenFailed: { en: 'This is so after failure.', ar: 'يحدث هذا عند الإخفاق.' },
  whenOthers: { en: 'This happens to those who do not fit.', ar: 'يحدث هذا لمن لا ينطبق عليه.' },
  whenEither: { en: 'This is so after success and after failure.', ar: 'يحدث هذا عند النجاح وعند الإخفاق.' },
  forExample: { en: 'For example: {example}.', ar: 'مثلًا: {example}.' },
  addsCatchAll: {
    en: 'Adds a finish after it that takes every other case.',
    ar: 'يضيف بعدها نهاية تأخذ كل الحالات الأخرى.',
  },
  jumpNowhere: { en: '“{name}” does not say where to jump', ar: '«{name}» لا تحدّد إلى أين تنتقل' },
  jumpNowhereWhy: {
    en: 'Open the step and choose where it leads, or remove it.',
    ar: 'افتح الخطوة واختر إلى أين تؤدي، أو احذفها.',
  },
  jumpGone: { en: '“{name}” jumps to a step that is gone', ar: '«{name}» تنتقل إلى خطوة لم تعد موجودة' },
  jumpGoneWhy: {
    en: 'The step it led to has been deleted. Choose another, or remove the jump.',
    ar: 'حُذفت الخطوة التي كانت تؤدي إليها. اختر غيرها أو احذف الانتقال.',
  },
  removesJump: {
    en: 'Removes this jump; what comes after it moves up.',
    ar: 'يحذف هذا الانتقال، ويصعد ما بعده مكانه.',
  },
  removesRule: {
    en: 'Takes the jump away; the steps below decide instead.',
    ar: 'يزيل الانتقال، وتقرر الخطوات التي تحتها بدلًا منه.',
  },
  loop: { en: '“{name}” goes round without a pause', ar: '«{name}» تدور بلا توقف' },
  loopWhy: {
    en: 'These steps lead back to themselves and take no time: {steps}. The follower would go round for ever; a wait among them is needed.',
    ar: 'هذه الخطوات تعود إلى نفسها ولا تستغرق وقتًا: {steps}. سيدور المتابع بلا نهاية؛ لا بد من انتظار بينها.',
  },
  addsWait: {
    en: 'Puts a wait of one day before the jump back.',
    ar: 'يضع انتظار يوم واحد قبل الرجوع.',
  },
  noItem: { en: '“{name}” has no {kind} yet', ar: 'لا {kind} بعد لـ«{name}»' },
  noItemWhy: {
    en: 'The follower would find nothing to do here. Open it and choose one, or make a new one.',
    ar: 'لن يجد المتابع هنا ما يفعله. افتحها واختر واحدًا أو أنشئ جديدًا.',
  },
  itemGone: { en: 'The {kind} of “{name}” is gone', ar: 'لم يعد {kind} «{name}» موجودًا' },
  itemGoneWhy: {
    en: 'It was deleted, or is of another kind. Open it and choose another.',
    ar: 'حُذف أو هو من نوع آخر. افتحها واختر غيره.',
  },
  conditionGone: { en: '“{name}” asks for something that is gone', ar: '«{name}» تسأل عمّا لم يعد موجودًا' },
  conditionGoneWhy: {
    en: 'Its condition names a step, a question or a KPI that this protocol does not have, so it can never hold. Open the step and choose again.',
    ar: 'يذكر شرطها خطوة أو سؤالًا أو مؤشرًا ليس في هذا البروتوكول، فلن يتحقق أبدًا. افتح الخطوة واختر من جديد.',
  },
  alertGone: { en: 'The alert of “{name}” can never sound', ar: 'تنبيه «{name}» لن ينطلق أبدًا' },
  alertGoneWhy: {
    en: 'It asks for something that this protocol does not have. Open it and say again when an expert should be told.',
    ar: 'يسأل عمّا ليس في هذا البروتوكول. افتحه وحدّد من جديد متى يُبلَّغ الخبير.',
  },
  noFormula: { en: '“{name}” has no formula yet', ar: 'لا صيغة بعد لـ«{name}»' },
  noFormulaWhy: {
    en: 'It is to be worked out from other KPIs, but nothing says how. Write its formula, or let it be asked for.',
    ar: 'يُفترض أن يُحسب من مؤشرات أخرى، ولا شيء يحدّد كيف. اكتب صيغته أو اجعله يُسأل عنه.',
  },
  formulaGone: {
    en: 'The formula of “{name}” reads a KPI that is gone',
    ar: 'صيغة «{name}» تقرأ مؤشرًا لم يعد موجودًا',
  },
  formulaGoneWhy: {
    en: 'It could never give a number. Open the KPI and choose another to read.',
    ar: 'لن تعطي رقمًا أبدًا. افتح المؤشر واختر مؤشرًا آخر تقرؤه.',
  },
  circle: { en: 'The formula of “{name}” reads itself', ar: 'صيغة «{name}» تقرأ نفسها' },
  circleWhy: {
    en: 'Directly or through others, this KPI is worked out from itself, so it never gives a number. Break the circle at one of them.',
    ar: 'يُحسب هذا المؤشر من نفسه مباشرة أو عبر غيره، فلا يعطي رقمًا أبدًا. اكسر الدائرة عند أحدها.',
  },
  neverRuns: { en: '“{name}” never comes', ar: '«{name}» لا يأتي أبدًا' },
  mayNeverRun: { en: '“{name}” may never come', ar: 'قد لا يأتي «{name}» أبدًا' },
  neverRunsWhy: {
    en: 'Its calendar rule holds no day at all. Change its days, its first day or its last.',
    ar: 'لا يوم يوافق قاعدة مواعيده. غيّر أيامه أو أول يوم له أو آخره.',
  },
  neverRunsWindow: {
    en: 'It starts on day {start} and stops on day {stop}, so no day is left.',
    ar: 'يبدأ في اليوم {start} ويتوقف في اليوم {stop}، فلا يبقى له يوم.',
  },
  mayNeverRunWhy: {
    en: 'Depending on the weekday somebody starts, none of its days falls into the time it runs. Give it more days, or a later end.',
    ar: 'بحسب يوم بدء المتابع قد لا يقع أي من أيامه في مدته. زد أيامه أو أخّر نهايته.',
  },
  removesEnd: {
    en: 'Takes its last day away; it goes on until the protocol ends.',
    ar: 'يزيل آخر يوم له، فيستمر حتى ينتهي البروتوكول.',
  },
  neverEnds: { en: '“{name}” never lets the protocol finish', ar: '«{name}» لا يدع البروتوكول ينتهي' },
  neverEndsWhy: {
    en: 'The finish waits for it, and it comes back for ever. Give it a last day or a number of times, or let the finish not wait.',
    ar: 'تنتظره النهاية وهو يعود بلا حد. حدّد له آخر يوم أو عدد مرات، أو لا تجعل النهاية تنتظره.',
  },
  letsFinish: { en: 'The finish no longer waits for it.', ar: 'لا تعود النهاية تنتظره.' },
  finish: { en: 'Finish', ar: 'النهاية' },
  waitADay: { en: 'Wait a day', ar: 'انتظر يومًا' },
});
