import { defineTexts } from '../../../../i18n/define-texts.ts';

export const compareTexts = defineTexts({
  inBrief: { en: 'What changes', ar: 'ما الذي يتغير' },
  moreFinish: {
    en: '{points} more of 100 followers do the work and finish',
    ar: 'ينجز {points} أكثر من كل 100 متابع ويكملون',
  },
  fewerFinish: {
    en: '{points} fewer of 100 followers do the work and finish',
    ar: 'ينجز {points} أقل من كل 100 متابع ويكملون',
  },
  sameFinish: { en: 'As many followers do the work as before', ar: 'ينجز العدد نفسه من المتابعين' },
  moreStuck: { en: '{points} more get stuck', ar: 'يتعثر {points} أكثر' },
  fewerStuck: { en: '{points} fewer get stuck', ar: 'يتعثر {points} أقل' },
  sameStuck: { en: 'as many get stuck', ar: 'يتعثر العدد نفسه' },
  same: {
    en: 'For these people it makes no difference that can be seen.',
    ar: 'لا فرق يُرى لهؤلاء الأشخاص.',
  },
  samePeople: {
    en: 'Both were lived by the same {n} made-up people. What differs comes from the program.',
    ar: 'عاش الأشخاص الافتراضيون أنفسهم ({n}) كلتيهما. ما يختلف سببه البرنامج.',
  },
  better: { en: 'Better', ar: 'أفضل' },
  worse: { en: 'Worse', ar: 'أسوأ' },
  other: { en: 'Different', ar: 'مختلف' },
  nothing: { en: 'Nothing worth naming changes.', ar: 'لا شيء يستحق الذكر يتغير.' },
  fromTo: { en: '{before}, now {after}', ar: 'كان {before}، والآن {after}' },
  nobody: { en: 'nobody', ar: 'لا أحد' },

  finished: { en: 'Did the work', ar: 'أنجزوا المطلوب' },
  ranThrough: { en: 'Ran through', ar: 'مرّوا دون إنجاز' },
  stuck: { en: 'Stuck', ar: 'متعثرون' },
  stopped: { en: 'Stopped', ar: 'توقفوا' },
  failed: { en: 'Ended early', ar: 'انتهوا مبكرًا' },
  underWay: { en: 'Still on the way', ar: 'ما زالوا على الطريق' },
  stuckAt: { en: 'Stuck at {step}', ar: 'متعثرون عند {step}' },
  stuckNowhere: { en: 'Stuck in the program itself', ar: 'متعثرون في البرنامج نفسه' },
  daysToFinish: { en: 'Half finish within (days)', ar: 'النصف يكملون خلال (أيام)' },
  promptsPerWeek: { en: 'Prompts a week for one follower', ar: 'طلبات في الأسبوع للمتابع' },
  mostPromptsInADay: { en: 'Most prompts in a day', ar: 'أكثر الطلبات في يوم' },
  expertMinutesPerFollower: {
    en: 'Minutes of your team for one follower',
    ar: 'دقائق فريقك لكل متابع',
  },
  inTarget: { en: '{name} in target at the end', ar: '{name} ضمن الهدف في النهاية' },

  flowsTitle: { en: 'How far they come', ar: 'إلى أين يصلون' },
  flowsHelp: {
    en: 'The share of all followers who come to each step.',
    ar: 'نسبة من يصلون إلى كل خطوة من جميع المتابعين.',
  },
  outcomesTitle: { en: 'How it ends', ar: 'كيف تنتهي' },
  protocols: { en: 'Protocols', ar: 'البروتوكولات' },
  more: { en: '{points} more', ar: 'أكثر بـ {points}' },
  fewer: { en: '{points} fewer', ar: 'أقل بـ {points}' },
  newStep: { en: 'New', ar: 'جديدة' },
  goneStep: { en: 'Gone', ar: 'أزيلت' },
  stuckHere: { en: '{share} stuck', ar: '{share} متعثرون' },
  showAll: { en: 'Show all {n} steps', ar: 'اعرض الخطوات كلها ({n})' },
});
