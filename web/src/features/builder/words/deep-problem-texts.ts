import { defineTexts, plural } from '../../../i18n/define-texts.ts';

/** What is only seen by looking at whole ways, days and rules. */
export const deepProblemTexts = defineTexts({
  contradiction: { en: '“{name}” can never be reached', ar: 'لا يمكن الوصول إلى «{name}» أبدًا' },
  contradictionWhy: {
    en: 'Its condition contradicts itself, or contradicts what’s true of everyone who gets here. Change the condition or remove the branch.',
    ar: 'شرطها يناقض نفسه، أو يناقض ما ينطبق على كل من يصل إلى هنا. يُرجى تغيير الشرط أو حذف الفرع.',
  },
  shadowed: { en: '“{name}” is never taken', ar: 'لا يصل أحد إلى «{name}»' },
  shadowedWhy: {
    en: 'Its condition can be met, but the branches before it always match first. Check it earlier, or change a condition.',
    ar: 'يمكن أن يتحقق شرطها، لكن الفروع التي قبلها تنطبق أولًا دائمًا. يُرجى تقديمها أو تغيير أحد الشروط.',
  },
  movesUp: { en: 'Checks it before them.', ar: 'يفحصها قبلها.' },
  readNever: {
    en: '“{name}” depends on “{item}”, but nothing asks for it first',
    ar: '«{name}» تعتمد على «{item}»، ولا شيء يسأل عنه قبلها',
  },
  readNeverWhy: {
    en: 'No path here asks for it, so the condition can be met only if someone enters it on their own. Ask for it first. If an earlier protocol in the program does, publishing takes that into account.',
    ar: 'لا يسأل عنه أي مسار يصل إلى هنا، فلا يتحقق الشرط إلا لمن يُدخله بنفسه. يُرجى السؤال عنه أولًا. وإن سأل عنه بروتوكول أسبق في البرنامج، يُراعى ذلك عند النشر.',
  },
  readSometimes: {
    en: '“{name}” depends on “{item}”, which not everyone was asked for',
    ar: '«{name}» تعتمد على «{item}»، ولم يُسأل عنه الجميع',
  },
  readSometimesWhy: {
    en: 'Some paths here never ask for it, and on those the condition isn’t met. If that’s what you want, leave it.',
    ar: 'بعض المسارات التي تصل إلى هنا لا تسأل عنه، فلا يتحقق الشرط فيها. إن كان ذلك مقصودًا، فلا حاجة إلى تغيير.',
  },
  asksFirst: { en: 'Adds a step before it that asks.', ar: 'يضيف قبلها خطوة تسأل عنه.' },
  band: { en: '“{name}”: no one can get “{band}”', ar: '«{name}»: لا يمكن لأحد الحصول على «{band}»' },
  bandWhy: {
    en: 'No combination of answers scores in this band. Check its limits and the points for each answer.',
    ar: 'لا توجد إجابات تعطي درجة ضمن هذه الفئة. يُرجى مراجعة حدودها ونقاط الإجابات.',
  },
  bandNeeded: {
    en: 'No combination of answers scores in this band, and the step “{step}” needs it. Check its limits and the points for each answer.',
    ar: 'لا توجد إجابات تعطي درجة ضمن هذه الفئة، والخطوة «{step}» تحتاجها. يُرجى مراجعة حدودها ونقاط الإجابات.',
  },
  noWayOut: { en: 'No one can get out after “{name}”', ar: 'لا مخرج بعد «{name}»' },
  noWayOutWhy: {
    en: 'These steps lead only to each other: {steps}. Followers repeat them until they leave. Let one of them lead to an end.',
    ar: 'هذه الخطوات لا تؤدي إلا بعضها إلى بعض: {steps}. تتكرر حتى يغادر المتابع. يجب أن تؤدي إحداها إلى نهاية.',
  },
  tooLargeAll: { en: 'Too large to check', ar: 'أكبر من أن يُفحص' },
  tooLargeAt: {
    en: 'Too large to check: “{name}” compares too much',
    ar: 'أكبر من أن يُفحص: «{name}» تقارن أشياء كثيرة',
  },
  tooLargeWhy: plural({
    en: {
      one: 'The conditions use {n} value with more combinations than we can check. Until that’s fixed, this list is incomplete and you can’t publish. Use fewer values at once, or split the protocol in two.',
      other:
        'The conditions use {n} values, with more combinations than we can check. Until that’s fixed, this list is incomplete and you can’t publish. Use fewer values at once, or split the protocol in two.',
    },
    ar: {
      zero: 'في الشروط تركيبات أكثر مما يمكن فحصه. إلى أن تقل، تبقى هذه القائمة ناقصة ولا يمكن النشر. يُرجى تقليل القيم معًا أو تقسيم البروتوكول إلى اثنين.',
      one: 'تستخدم الشروط قيمة واحدة لها تركيبات أكثر مما يمكن فحصه. إلى أن تقل، تبقى هذه القائمة ناقصة ولا يمكن النشر. يُرجى تقليل القيم معًا أو تقسيم البروتوكول إلى اثنين.',
      two: 'تستخدم الشروط قيمتين لهما تركيبات أكثر مما يمكن فحصه. إلى أن تقل، تبقى هذه القائمة ناقصة ولا يمكن النشر. يُرجى تقليل القيم معًا أو تقسيم البروتوكول إلى اثنين.',
      few: 'تستخدم الشروط {n} قيم لها تركيبات أكثر مما يمكن فحصه. إلى أن تقل، تبقى هذه القائمة ناقصة ولا يمكن النشر. يُرجى تقليل القيم معًا أو تقسيم البروتوكول إلى اثنين.',
      many: 'تستخدم الشروط {n} قيمة لها تركيبات أكثر مما يمكن فحصه. إلى أن تقل، تبقى هذه القائمة ناقصة ولا يمكن النشر. يُرجى تقليل القيم معًا أو تقسيم البروتوكول إلى اثنين.',
      other:
        'تستخدم الشروط {n} قيمة لها تركيبات أكثر مما يمكن فحصه. إلى أن تقل، تبقى هذه القائمة ناقصة ولا يمكن النشر. يُرجى تقليل القيم معًا أو تقسيم البروتوكول إلى اثنين.',
    },
  }),
  tooLargeSteps: { en: 'Mostly at: {steps}.', ar: 'معظمها في: {steps}.' },
  prompts: plural({
    en: { one: 'Up to {n} message in a day', other: 'Up to {n} messages in a day' },
    ar: {
      zero: 'لا رسائل في اليوم',
      one: 'حتى رسالة واحدة في اليوم',
      two: 'حتى رسالتين في اليوم',
      few: 'حتى {n} رسائل في اليوم',
      many: 'حتى {n} رسالة في اليوم',
      other: 'حتى {n} رسالة في اليوم',
    },
  }),
  promptsMore: { en: 'More than {most} messages in a day', ar: 'عدد الرسائل في اليوم أكثر من {most}' },
  promptsWhy: {
    en: 'Followers get at most {most} messages a day across all their programs, unless they choose otherwise. The rest are combined or held back. On the busiest day, modules send {modules} and steps send {steps}. Make something less frequent.',
    ar: 'الحد الأقصى لرسائل المتابع في اليوم من كل برامجه هو {most}، ما لم يختر غير ذلك، ويُجمع الباقي أو يُؤخَّر. في أكثر الأيام ازدحامًا: من الوحدات {modules} ومن الخطوات {steps}. يُرجى تقليل التكرار.',
  },
  broken: { en: 'Safety rule broken: {name}', ar: 'قاعدة سلامة مخالَفة: {name}' },
  unproven: { en: 'Safety rule not confirmed: {name}', ar: 'قاعدة سلامة تعذّر تأكيدها: {name}' },
  idle: { en: 'Safety rule never applies: {name}', ar: 'قاعدة سلامة لا تنطبق أبدًا: {name}' },
  idleWhy: {
    en: 'Nothing in this protocol can meet its condition: what it compares is never asked for, or can’t have that value. As written, it protects no one.',
    ar: 'لا شيء في هذا البروتوكول يحقق شرطها: ما تقارنه لا يُسأل عنه، أو لا يمكن أن تكون له هذه القيمة. وهي بصيغتها هذه لا تحمي أحدًا.',
  },
  since: { en: 'After “{step}”,', ar: 'بعد «{step}»' },
  sinceItself: {
    en: 'If this happens on its own during “{step}”,',
    ar: 'إذا حدث ذلك من تلقاء نفسه أثناء «{step}»',
  },
  ends: {
    en: '{since} the path below ends without it.',
    ar: '{since} ينتهي المسار أدناه دون ذلك.',
  },
  late: {
    en: '{since} it can take {time}, but the rule allows {within}.',
    ar: '{since} قد يستغرق ذلك {time}، بينما تسمح القاعدة بـ{within}.',
  },
  noDeadline: {
    en: '{since} “{last}” has no deadline, so it could take forever.',
    ar: '{since} لا مهلة للخطوة «{last}»، فقد تستغرق وقتًا بلا حد.',
  },
  round: {
    en: '{since} the path below can repeat forever without it.',
    ar: '{since} قد يتكرر المسار أدناه بلا نهاية دون ذلك.',
  },
  tooLarge: {
    en: 'This protocol has more paths than we can check.',
    ar: 'في هذا البروتوكول مسارات أكثر مما يمكن فحصه.',
  },
  perhaps: {
    en: 'We couldn’t be certain. Check the path yourself.',
    ar: 'لا يمكن الجزم بذلك. يُرجى مراجعة المسار يدويًا.',
  },
  tellsExpert: {
    en: 'Alerts an expert right away by adding an alert to “{item}”.',
    ar: 'ينبّه خبيرًا فورًا بإضافة تنبيه إلى «{item}».',
  },
  setsDeadline: {
    en: 'Gives “{step}” the remaining time: {time}.',
    ar: 'يمنح «{step}» الوقت المتبقي: {time}.',
  },
  goesStraight: {
    en: 'Adds a jump after “{step}” that goes straight there when this happens.',
    ar: 'يضيف بعد «{step}» انتقالًا مباشرًا إلى هناك عند حدوث ذلك.',
  },
  straightTo: { en: 'Straight to: {name}', ar: 'مباشرة إلى: {name}' },
});
