import { defineTexts, plural } from '../../../../i18n/define-texts.ts';

export const headlineTexts = defineTexts({
  stuck: { en: '{who} get stuck {when} at {step}: {why}.', ar: '{who} يتعثرون {when} عند {step}: {why}.' },
  stuckNowhere: { en: '{who} get stuck {when}: {why}.', ar: '{who} يتعثرون {when}: {why}.' },
  failed: { en: '{who} end early at {step}.', ar: '{who} ينتهون مبكرًا عند {step}.' },
  cameFrom: {
    en: 'Most of them come from {step}, which {share} of those who get there do not do.',
    ar: 'معظمهم قادمون من {step}، ولا يؤديها {share} ممن يصلون إليها.',
  },
  left: { en: '{who} stop on the way.', ar: '{who} يتوقفون في الطريق.' },
  ranThrough: {
    en: '{who} come to the end without doing most of what they are asked.',
    ar: '{who} يبلغون النهاية دون أن يؤدوا معظم ما يُطلب منهم.',
  },
  nothingAsked: {
    en: '{who} come to the end without doing anything: nothing is asked of them.',
    ar: '{who} يبلغون النهاية دون أن يفعلوا شيئًا: لا يُطلب منهم شيء.',
  },
  atOnce: {
    en: '{who} are through within a day. If you meant it to take longer, look for a missing wait, or for conditions that lead straight to the end.',
    ar: '{who} يبلغون النهاية خلال يوم. إن أردت أن يطول البرنامج فابحث عن انتظار ناقص أو شروط تؤدي إلى النهاية مباشرة.',
  },
  finished: plural({
    en: {
      one: '{who} do the work and finish, half of them within {n} day.',
      other: '{who} do the work and finish, half of them within {n} days.',
    },
    ar: {
      zero: '{who} ينجزون المطلوب ويكملون، ونصفهم في اليوم نفسه.',
      one: '{who} ينجزون المطلوب ويكملون، ونصفهم خلال يوم.',
      two: '{who} ينجزون المطلوب ويكملون، ونصفهم خلال يومين.',
      few: '{who} ينجزون المطلوب ويكملون، ونصفهم خلال {n} أيام.',
      many: '{who} ينجزون المطلوب ويكملون، ونصفهم خلال {n} يومًا.',
      other: '{who} ينجزون المطلوب ويكملون، ونصفهم خلال {n} يوم.',
    },
  }),
  underWay: plural({
    en: {
      one: '{who} are still on the way after {n} day, and nobody is held up for long.',
      other: '{who} are still on the way after {n} days, and nobody is held up for long.',
    },
    ar: {
      zero: '{who} ما زالوا على الطريق.',
      one: '{who} ما زالوا على الطريق بعد يوم، ولا أحد يتوقف طويلًا.',
      two: '{who} ما زالوا على الطريق بعد يومين، ولا أحد يتوقف طويلًا.',
      few: '{who} ما زالوا على الطريق بعد {n} أيام، ولا أحد يتوقف طويلًا.',
      many: '{who} ما زالوا على الطريق بعد {n} يومًا، ولا أحد يتوقف طويلًا.',
      other: '{who} ما زالوا على الطريق بعد {n} يوم، ولا أحد يتوقف طويلًا.',
    },
  }),
  missedMost: {
    en: 'What is missed most is {step}: {share} of those who get there do not do it.',
    ar: 'أكثر ما يفوت هو {step}: لا يؤديها {share} ممن يصلون إليها.',
  },
  week1: { en: 'in week one', ar: 'في الأسبوع الأول' },
  week2: { en: 'in week two', ar: 'في الأسبوع الثاني' },
  week3: { en: 'in week three', ar: 'في الأسبوع الثالث' },
  week4: { en: 'in week four', ar: 'في الأسبوع الرابع' },
  week5: { en: 'in week five', ar: 'في الأسبوع الخامس' },
  week6: { en: 'in week six', ar: 'في الأسبوع السادس' },
  weekLater: { en: 'in week {number}', ar: 'في الأسبوع {number}' },
  'waits-for-follower': {
    en: 'it waits for their answer without a deadline, so whoever does not answer never goes on',
    ar: 'تنتظر جوابهم بلا موعد أخير، فمن لا يجيب لا يمضي أبدًا',
  },
  tooLong: plural({
    en: {
      one: 'it asks {n} question at once and has no deadline, so whoever stops half-way never goes on',
      other: 'it asks {n} questions at once and has no deadline, so whoever stops half-way never goes on',
    },
    ar: {
      zero: 'ليس لها موعد أخير',
      one: 'تطرح سؤالًا واحدًا بلا موعد أخير، فمن يتوقف لا يمضي أبدًا',
      two: 'تطرح سؤالين دفعة واحدة بلا موعد أخير، فمن يتوقف في المنتصف لا يمضي أبدًا',
      few: 'تطرح {n} أسئلة دفعة واحدة بلا موعد أخير، فمن يتوقف في المنتصف لا يمضي أبدًا',
      many: 'تطرح {n} سؤالًا دفعة واحدة بلا موعد أخير، فمن يتوقف في المنتصف لا يمضي أبدًا',
      other: 'تطرح {n} سؤال دفعة واحدة بلا موعد أخير، فمن يتوقف في المنتصف لا يمضي أبدًا',
    },
  }),
  'waits-for-expert': {
    en: 'it waits for your team without a deadline, and nobody comes',
    ar: 'تنتظر فريقك بلا موعد أخير، ولا يأتي أحد',
  },
  'waits-for-event': {
    en: 'it waits for something that does not happen to them',
    ar: 'تنتظر أمرًا لا يحدث لهم',
  },
  'waits-for-change': {
    en: 'none of the steps after it fits them',
    ar: 'لا تناسبهم أي خطوة بعدها',
  },
  'held-by-modules': {
    en: 'something that comes back without end keeps them from finishing',
    ar: 'شيء يتكرر بلا نهاية يمنعهم من الإكمال',
  },
  'too-much-happens': {
    en: 'so much happens to them that we stopped counting',
    ar: 'يحدث لهم من الأمور ما جعلنا نتوقف عن العدّ',
  },
  'no-way-on': { en: 'there is no step after it for them', ar: 'لا خطوة بعدها لهم' },
  'step-limit': { en: 'they go round in circles', ar: 'يدورون في حلقة' },
  'nothing-to-do': { en: 'there is nothing to do', ar: 'لا شيء يُفعل' },
});
