import { defineTexts } from '../../../../../i18n/define-texts.ts';

/** What stands in somebody's way, as sentences. */
export const obstacleTexts = defineTexts({
  'protocol-gone': {
    en: '“{name}”, the part under way, is not in the new version.',
    ar: '«{name}»، الجزء الجاري، ليس في الإصدار الجديد.',
  },
  'protocol-earlier': {
    en: '“{name}” comes earlier in the new version than they have come: place {to} instead of {from}.',
    ar: '«{name}» يأتي في الإصدار الجديد قبل الموضع الحالي: {to} بدل {from}.',
  },
  'step-gone': {
    en: 'The step where they are, “{name}”, is gone.',
    ar: 'الخطوة الحالية «{name}» لم تعد موجودة.',
  },
  'step-changed': {
    en: '“{name}”, where they are, is another kind of step now.',
    ar: '«{name}»، الخطوة الحالية، صارت من نوع آخر.',
  },
  asksExpert: {
    en: '“{name}” now asks an expert instead of the follower.',
    ar: '«{name}» تسأل الآن خبيرًا بدل المتابع.',
  },
  asksFollower: {
    en: '“{name}” now asks the follower instead of an expert.',
    ar: '«{name}» تسأل الآن المتابع بدل خبير.',
  },
  'wait-changed': {
    en: '“{name}”, where they wait, waits for something else now.',
    ar: '«{name}»، حيث ينتظرون، تنتظر الآن شيئًا آخر.',
  },
  'branches-changed': {
    en: '“{name}” leads along other branches now.',
    ar: '«{name}» تقود الآن إلى فروع أخرى.',
  },
  'task-changed': {
    en: 'What “{name}” asks right now, or how it is judged, has changed: {parts}.',
    ar: 'ما تطلبه «{name}» الآن، أو طريقة الحكم عليه، قد تغيّر: {parts}.',
  },
  'module-task-changed': {
    en: 'The open task “{name}” asks something else now: {parts}.',
    ar: 'المهمة المفتوحة «{name}» تطلب الآن شيئًا آخر: {parts}.',
  },
  'score-differs': {
    en: 'An earlier score in “{name}” would come out differently, and steps depend on it.',
    ar: 'نتيجة سابقة في «{name}» كانت ستختلف، وتعتمد عليها خطوات.',
  },
  scoreWould: {
    en: 'The score in “{name}” would be {to} instead of {from}, and steps depend on it.',
    ar: 'كانت النتيجة في «{name}» ستصبح {to} بدل {from}، وتعتمد عليها خطوات.',
  },
  'unit-differs': {
    en: '“{name}” is measured in {to} now; the readings so far are in {from}, and the new version does not say how to convert them.',
    ar: '«{name}» يُقاس الآن بوحدة {to}، والقراءات حتى الآن بوحدة {from}، ولا يذكر الإصدار الجديد كيف تُحوَّل.',
  },
  'asked-again': {
    en: 'They would be asked again for what they have done: {names}.',
    ar: 'سيُطلب مرة ثانية ما أُنجز: {names}.',
  },
  'held-answer': {
    en: 'An answer that was given during a pause (“{name}”) would be lost.',
    ar: 'إجابة أُعطيت أثناء توقف («{name}») كانت ستضيع.',
  },
  wouldFinish: {
    en: 'The new version would end the program for them at once, as finished.',
    ar: 'الإصدار الجديد ينهي البرنامج فورًا على أنه مكتمل.',
  },
  wouldFail: {
    en: 'The new version would end the program for them at once, unfinished.',
    ar: 'الإصدار الجديد ينهي البرنامج فورًا دون اكتمال.',
  },
  noSuchStep: {
    en: 'The step that was chosen is not in the new version.',
    ar: 'الخطوة المختارة ليست في الإصدار الجديد.',
  },
  alreadyDone: {
    en: '“{name}” is done already, and is not asked again.',
    ar: '«{name}» أُنجزت، ولا تُطلب ثانية.',
  },
  isPaused: {
    en: 'During a pause nobody is taken to another step. It is possible once they go on.',
    ar: 'أثناء التوقف لا يُنقل أحد إلى خطوة أخرى. يمكن ذلك عند الاستئناف.',
  },
  other: { en: 'Something else is in the way.', ar: 'هناك ما يمنع ذلك.' },
});
