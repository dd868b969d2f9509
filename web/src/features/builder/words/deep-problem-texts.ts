import { defineTexts, plural } from '../../../i18n/define-texts.ts';

/** What is only seen by looking at whole ways, days and rules. */
export const deepProblemTexts = defineTexts({
  contradiction: { en: '“{name}” can never come', ar: '«{name}» لا يمكن أن تأتي' },
  contradictionWhy: {
    en: 'Its condition contradicts itself, or what is known of everybody who gets here. Change the condition, or remove the branch.',
    ar: 'شرطها يناقض نفسه أو يناقض ما هو معلوم عن كل من يصل إلى هنا. غيّر الشرط أو احذف الفرع.',
  },
  shadowed: { en: '“{name}” is never taken', ar: '«{name}» لا يُسلك أبدًا' },
  shadowedWhy: {
    en: 'Its condition can hold, but the branches before it take every such case first. Ask it earlier, or change a condition.',
    ar: 'قد يتحقق شرطها، لكن الفروع التي قبلها تأخذ كل حالة كهذه أولًا. قدّمها أو غيّر أحد الشروط.',
  },
  movesUp: { en: 'Asks it before them.', ar: 'يسأل عنها قبلها.' },
  readNever: {
    en: '“{name}” depends on “{item}”, which nothing asks for before',
    ar: '«{name}» تعتمد على «{item}» ولا شيء يسأل عنه قبلها',
  },
  readNeverWhy: {
    en: 'No way leads past anything that asks for it, so the condition cannot hold unless somebody enters it by themselves. Ask for it before. If a protocol earlier in the program asks for it, publishing knows.',
    ar: 'لا يمر أي طريق بما يسأل عنه، فلا يتحقق الشرط إلا إذا أدخله أحد من تلقاء نفسه. اسأل عنه قبلها. وإن سأل عنه بروتوكول أسبق في البرنامج فالنشر يعلم ذلك.',
  },
  readSometimes: {
    en: '“{name}” depends on “{item}”, which some have not been asked for',
    ar: '«{name}» تعتمد على «{item}» ولم يُسأل عنه بعضهم',
  },
  readSometimesWhy: {
    en: 'Some ways lead here past nothing that asks for it; for those the condition does not hold. If that is what you want, leave it.',
    ar: 'تصل بعض الطرق إلى هنا دون المرور بما يسأل عنه، فلا يتحقق الشرط لأصحابها. إن كان هذا ما تريده فاتركها.',
  },
  asksFirst: { en: 'Puts a step before that asks for it.', ar: 'يضع قبلها خطوة تسأل عنه.' },
  band: { en: '“{name}”: nobody can reach “{band}”', ar: '«{name}»: لا يمكن لأحد بلوغ «{band}»' },
  bandWhy: {
    en: 'No answers give a score in this band. Look at its limits and at the points of the answers.',
    ar: 'لا إجابات تعطي درجة ضمن هذا المستوى. راجع حدوده ونقاط الإجابات.',
  },
  bandNeeded: {
    en: 'No answers give a score in this band, and the step “{step}” waits for it. Look at its limits and at the points of the answers.',
    ar: 'لا إجابات تعطي درجة ضمن هذا المستوى، وتنتظره الخطوة «{step}». راجع حدوده ونقاط الإجابات.',
  },
  noWayOut: { en: 'From “{name}” on nobody gets out', ar: 'لا أحد يخرج بعد «{name}»' },
  noWayOutWhy: {
    en: 'These steps lead only to one another: {steps}. Whoever comes here goes round until they leave. Let one of them lead to an end.',
    ar: 'هذه الخطوات لا تؤدي إلا بعضها إلى بعض: {steps}. من يصل إليها يدور حتى يغادر. اجعل إحداها تؤدي إلى نهاية.',
  },
  tooLargeAll: { en: 'Too large to check', ar: 'أكبر من أن يُفحص' },
  tooLargeAt: {
    en: 'Too large to check: “{name}” asks about too much',
    ar: 'أكبر من أن يُفحص: «{name}» تسأل عن أشياء كثيرة',
  },
  tooLargeWhy: plural({
    en: {
      one: 'The conditions look at {n} value, and what it can be makes more combinations than we can look at. Until they are fewer, the rest of this list is not complete and the program cannot be published. Ask about less at once, or split the protocol in two.',
      other:
        'The conditions look at {n} different values, which make more combinations than we can look at. Until they are fewer, the rest of this list is not complete and the program cannot be published. Ask about less at once, or split the protocol in two.',
    },
    ar: {
      zero: 'الشروط تصنع تركيبات أكثر مما يمكننا النظر فيه. إلى أن تقلّ تبقى هذه القائمة ناقصة ولا يمكن نشر البرنامج. اسأل عن أشياء أقل معًا، أو قسّم البروتوكول إلى اثنين.',
      one: 'تنظر الشروط في قيمة واحدة، وما قد تكونه يصنع تركيبات أكثر مما يمكننا النظر فيه. إلى أن تقلّ تبقى هذه القائمة ناقصة ولا يمكن نشر البرنامج. اسأل عن أشياء أقل معًا، أو قسّم البروتوكول إلى اثنين.',
      two: 'تنظر الشروط في قيمتين، وهما تصنعان تركيبات أكثر مما يمكننا النظر فيه. إلى أن تقلّ تبقى هذه القائمة ناقصة ولا يمكن نشر البرنامج. اسأل عن أشياء أقل معًا، أو قسّم البروتوكول إلى اثنين.',
      few: 'تنظر الشروط في {n} قيم مختلفة، وهي تصنع تركيبات أكثر مما يمكننا النظر فيه. إلى أن تقلّ تبقى هذه القائمة ناقصة ولا يمكن نشر البرنامج. اسأل عن أشياء أقل معًا، أو قسّم البروتوكول إلى اثنين.',
      many: 'تنظر الشروط في {n} قيمة مختلفة، وهي تصنع تركيبات أكثر مما يمكننا النظر فيه. إلى أن تقلّ تبقى هذه القائمة ناقصة ولا يمكن نشر البرنامج. اسأل عن أشياء أقل معًا، أو قسّم البروتوكول إلى اثنين.',
      other:
        'تنظر الشروط في {n} قيمة مختلفة، وهي تصنع تركيبات أكثر مما يمكننا النظر فيه. إلى أن تقلّ تبقى هذه القائمة ناقصة ولا يمكن نشر البرنامج. اسأل عن أشياء أقل معًا، أو قسّم البروتوكول إلى اثنين.',
    },
  }),
  tooLargeSteps: { en: 'Most of it is at: {steps}.', ar: 'معظمها عند: {steps}.' },
  prompts: plural({
    en: { one: 'Up to {n} message on one day', other: 'Up to {n} messages on one day' },
    ar: {
      zero: 'لا رسائل في اليوم',
      one: 'قد تبلغ رسالة واحدة في يوم واحد',
      two: 'قد تبلغ رسالتين في يوم واحد',
      few: 'قد تبلغ {n} رسائل في يوم واحد',
      many: 'قد تبلغ {n} رسالة في يوم واحد',
      other: 'قد تبلغ {n} رسالة في يوم واحد',
    },
  }),
  promptsMore: { en: 'More than {most} messages on one day', ar: 'أكثر من {most} رسائل في يوم واحد' },
  promptsWhy: {
    en: 'Followers are told at most {most} things a day, over all their programs, unless they choose otherwise; the rest is gathered or held back. Modules bring {modules} on the busiest day, the steps {steps}. Let something come less often.',
    ar: 'لا يُبلَّغ المتابعون بأكثر من {most} أمور في اليوم من كل برامجهم ما لم يختاروا غير ذلك، ويُجمع الباقي أو يُؤخَّر. تجلب الوحدات {modules} في أكثر الأيام ازدحامًا والخطوات {steps}. اجعل شيئًا يأتي أقل.',
  },
  broken: { en: 'Your rule does not hold: {name}', ar: 'قاعدتك لا تصمد: {name}' },
  unproven: { en: 'Your rule could not be proven: {name}', ar: 'تعذّر إثبات قاعدتك: {name}' },
  idle: { en: 'Your rule never applies: {name}', ar: 'قاعدتك لا تنطبق أبدًا: {name}' },
  idleWhy: {
    en: 'Nothing in this protocol can make its condition hold: what it asks about is not asked for, or cannot have that value. It protects nobody as it stands.',
    ar: 'لا شيء في هذا البروتوكول يمكن أن يحقق شرطها: ما تسأل عنه لا يُطلب أو لا تكون له هذه القيمة. وهي بحالها لا تحمي أحدًا.',
  },
  since: { en: 'From “{step}” on', ar: 'ابتداءً من «{step}»' },
  sinceItself: {
    en: 'When it comes by itself during “{step}”',
    ar: 'عندما يأتي من تلقاء نفسه أثناء «{step}»',
  },
  ends: {
    en: '{since} the way below leads to the end without it.',
    ar: '{since} يؤدي الطريق أدناه إلى النهاية دون ذلك.',
  },
  late: {
    en: '{since} it can take {time}, and the rule allows {within}.',
    ar: '{since} قد يستغرق ذلك {time}، والقاعدة تسمح بـ{within}.',
  },
  noDeadline: {
    en: '{since} nothing says by when “{last}” has to be done, so it can take for ever.',
    ar: '{since} لا شيء يحدد متى يجب إنجاز «{last}»، فقد يستغرق إلى الأبد.',
  },
  round: {
    en: '{since} the way below can go round and round without it.',
    ar: '{since} يمكن أن يدور الطريق أدناه مرة بعد مرة دون ذلك.',
  },
  tooLarge: {
    en: 'There are more ways through this protocol than can be looked at here.',
    ar: 'الطرق في هذا البروتوكول أكثر مما يمكن فحصه هنا.',
  },
  perhaps: {
    en: 'This could not be decided for certain; look at the way yourself.',
    ar: 'تعذّر الحسم في ذلك؛ راجع الطريق بنفسك.',
  },
  tellsExpert: {
    en: 'Tells an expert at once when it is so: adds an alert to “{item}”.',
    ar: 'يبلّغ خبيرًا فورًا عند حدوث ذلك: يضيف تنبيهًا إلى «{item}».',
  },
  setsDeadline: {
    en: 'Gives “{step}” the time that is left: {time}.',
    ar: 'يعطي «{step}» الوقت المتبقي: {time}.',
  },
  goesStraight: {
    en: 'Adds a jump after “{step}” that leads straight there when it is so.',
    ar: 'يضيف بعد «{step}» انتقالًا يؤدي إلى هناك مباشرة عند حدوث ذلك.',
  },
  straightTo: { en: 'Straight to: {name}', ar: 'مباشرة إلى: {name}' },
});
