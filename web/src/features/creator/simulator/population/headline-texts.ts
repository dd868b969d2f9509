import { defineTexts, plural } from '../../../../i18n/define-texts.ts';

export const headlineTexts = defineTexts({
  stuck: { en: '{who} get stuck {when} at {step}: {why}.', ar: '{who} يتعثرون {when} عند {step}: {why}.' },
  stuckNowhere: { en: '{who} get stuck {when}: {why}.', ar: '{who} يتعثرون {when}: {why}.' },
  failed: { en: '{who} end early at {step}.', ar: '{who} ينتهون مبكرًا عند {step}.' },
  cameFrom: {
    en: 'Most of them come from {step}, which {share} of those who reach it don’t do.',
    ar: 'معظمهم قادمون من {step}، ولا ينجزها {share} ممن يصلون إليها.',
  },
  left: { en: '{who} drop out along the way.', ar: '{who} ينقطعون قبل النهاية.' },
  ranThrough: {
    en: '{who} reach the end without doing most of their tasks.',
    ar: '{who} يبلغون النهاية دون إنجاز معظم مهامهم.',
  },
  nothingAsked: {
    en: '{who} reach the end without doing anything: the program asks nothing of them.',
    ar: '{who} يبلغون النهاية دون إنجاز أي شيء: لا مهام لهم في البرنامج.',
  },
  atOnce: {
    en: '{who} reach the end within a day. If that’s too soon, look for a missing wait or conditions that lead straight to the end.',
    ar: '{who} يبلغون النهاية خلال يوم. إن كان ذلك مبكرًا، فالسبب قد يكون انتظارًا ناقصًا أو شروطًا تؤدي إلى النهاية مباشرة.',
  },
  finished: plural({
    en: {
      one: '{who} finish, half of them within {n} day.',
      other: '{who} finish, half of them within {n} days.',
    },
    ar: {
      zero: '{who} يكملون البرنامج، ونصفهم في اليوم نفسه.',
      one: '{who} يكملون البرنامج، ونصفهم خلال يوم.',
      two: '{who} يكملون البرنامج، ونصفهم خلال يومين.',
      few: '{who} يكملون البرنامج، ونصفهم خلال {n} أيام.',
      many: '{who} يكملون البرنامج، ونصفهم خلال {n} يومًا.',
      other: '{who} يكملون البرنامج، ونصفهم خلال {n} يوم.',
    },
  }),
  underWay: plural({
    en: {
      one: '{who} are still in progress after {n} day, and no one is held up for long.',
      other: '{who} are still in progress after {n} days, and no one is held up for long.',
    },
    ar: {
      zero: '{who} ما زالوا مستمرين.',
      one: '{who} ما زالوا مستمرين بعد يوم، دون توقف طويل لأحد.',
      two: '{who} ما زالوا مستمرين بعد يومين، دون توقف طويل لأحد.',
      few: '{who} ما زالوا مستمرين بعد {n} أيام، دون توقف طويل لأحد.',
      many: '{who} ما زالوا مستمرين بعد {n} يومًا، دون توقف طويل لأحد.',
      other: '{who} ما زالوا مستمرين بعد {n} يوم، دون توقف طويل لأحد.',
    },
  }),
  missedMost: {
    en: '{step} is missed most: {share} of those who reach it don’t do it.',
    ar: 'أكثر ما يفوت هو {step}: لا ينجزها {share} ممن يصلون إليها.',
  },
  week1: { en: 'in week 1', ar: 'في الأسبوع الأول' },
  week2: { en: 'in week 2', ar: 'في الأسبوع الثاني' },
  week3: { en: 'in week 3', ar: 'في الأسبوع الثالث' },
  week4: { en: 'in week 4', ar: 'في الأسبوع الرابع' },
  week5: { en: 'in week 5', ar: 'في الأسبوع الخامس' },
  week6: { en: 'in week 6', ar: 'في الأسبوع السادس' },
  weekLater: { en: 'in week {number}', ar: 'في الأسبوع {number}' },
  'waits-for-follower': {
    en: 'it waits for their answer without a deadline, so anyone who doesn’t answer never moves on',
    ar: 'تنتظر إجابتهم بلا موعد نهائي، فمن لا يجيب لا يتقدم أبدًا',
  },
  tooLong: plural({
    en: {
      one: 'it asks {n} question at once and has no deadline, so anyone who stops partway never moves on',
      other: 'it asks {n} questions at once and has no deadline, so anyone who stops partway never moves on',
    },
    ar: {
      zero: 'ليس لها موعد نهائي',
      one: 'تطرح سؤالًا واحدًا بلا موعد نهائي، فمن يتوقف لا يتقدم أبدًا',
      two: 'تطرح سؤالين دفعة واحدة بلا موعد نهائي، فمن يتوقف في المنتصف لا يتقدم أبدًا',
      few: 'تطرح {n} أسئلة دفعة واحدة بلا موعد نهائي، فمن يتوقف في المنتصف لا يتقدم أبدًا',
      many: 'تطرح {n} سؤالًا دفعة واحدة بلا موعد نهائي، فمن يتوقف في المنتصف لا يتقدم أبدًا',
      other: 'تطرح {n} سؤال دفعة واحدة بلا موعد نهائي، فمن يتوقف في المنتصف لا يتقدم أبدًا',
    },
  }),
  'waits-for-expert': {
    en: 'it waits for your team without a deadline, and no one responds',
    ar: 'تنتظر فريقك بلا موعد نهائي، ولا يستجيب أحد',
  },
  'waits-for-event': { en: 'it waits for something that never happens', ar: 'تنتظر أمرًا لا يحدث' },
  'waits-for-change': {
    en: 'they don’t meet the conditions of any next step',
    ar: 'لا يستوفون شروط أي خطوة تالية',
  },
  'held-by-modules': {
    en: 'a recurring module with no end keeps them from finishing',
    ar: 'وحدة متكررة بلا نهاية تمنعهم من الإكمال',
  },
  'too-much-happens': {
    en: 'so much happens to them that we stopped counting',
    ar: 'يحدث لهم الكثير حتى أوقفنا العدّ',
  },
  'no-way-on': { en: 'no step follows for them', ar: 'لا خطوة تالية لهم' },
  'step-limit': { en: 'they go around in circles', ar: 'يدورون في حلقة' },
  'nothing-to-do': { en: 'there’s nothing to do', ar: 'لا شيء مطلوب' },
});
