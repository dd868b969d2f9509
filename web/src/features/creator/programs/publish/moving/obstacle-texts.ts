import { defineTexts } from '../../../../../i18n/define-texts.ts';

/** What stands in somebody's way, as sentences. */
export const obstacleTexts = defineTexts({
  'protocol-gone': {
    en: '“{name}”, the protocol they’re in, isn’t in the new version.',
    ar: 'البروتوكول الحالي «{name}» ليس في النسخة الجديدة.',
  },
  'protocol-earlier': {
    en: '“{name}” is earlier in the new version than where they are: number {to} instead of {from}.',
    ar: 'ترتيب «{name}» في النسخة الجديدة قبل الموضع الحالي: {to} بدل {from}.',
  },
  'step-gone': {
    en: 'Their current step, “{name}”, was removed.',
    ar: 'الخطوة الحالية «{name}» لم تعد موجودة.',
  },
  'step-changed': {
    en: 'Their current step, “{name}”, is now a different kind of step.',
    ar: 'الخطوة الحالية «{name}» أصبحت من نوع آخر.',
  },
  asksExpert: {
    en: '“{name}” now asks an expert instead of the follower.',
    ar: 'الخطوة «{name}» تسأل الآن خبيرًا بدل المتابع.',
  },
  asksFollower: {
    en: '“{name}” now asks the follower instead of an expert.',
    ar: 'الخطوة «{name}» تسأل الآن المتابع بدل خبير.',
  },
  'wait-changed': {
    en: '“{name}”, where they’re waiting, now waits for something else.',
    ar: 'الخطوة «{name}» حيث ينتظرون أصبحت تنتظر شيئًا آخر.',
  },
  'branches-changed': {
    en: '“{name}” now has different branches.',
    ar: 'الخطوة «{name}» لها الآن فروع مختلفة.',
  },
  'task-changed': {
    en: 'What “{name}” is asking now, or how it’s scored, has changed: {parts}.',
    ar: 'تغيّر ما تطلبه الخطوة «{name}» الآن أو طريقة تقييمه: {parts}.',
  },
  'module-task-changed': {
    en: 'The open task “{name}” now asks for something else: {parts}.',
    ar: 'المهمة المفتوحة «{name}» تطلب الآن شيئًا آخر: {parts}.',
  },
  'score-differs': {
    en: 'An earlier score in “{name}” would be different, and steps depend on it.',
    ar: 'ستختلف نتيجة سابقة في «{name}»، وتعتمد عليها خطوات.',
  },
  scoreWould: {
    en: 'The score in “{name}” would be {to} instead of {from}, and steps depend on it.',
    ar: 'ستصبح النتيجة في «{name}» {to} بدل {from}، وتعتمد عليها خطوات.',
  },
  'unit-differs': {
    en: '“{name}” is now measured in {to}. Readings so far are in {from}, and the new version doesn’t say how to convert them.',
    ar: 'وحدة قياس «{name}» أصبحت {to}، والقراءات حتى الآن بوحدة {from}، ولا تذكر النسخة الجديدة طريقة التحويل.',
  },
  'asked-again': {
    en: 'They’d be asked again for what they’ve already done: {names}.',
    ar: 'سيُطلب مرة ثانية ما أُنجز: {names}.',
  },
  'held-answer': {
    en: 'An answer given during a pause (“{name}”) would be lost.',
    ar: 'ستضيع إجابة أُعطيت أثناء التوقف («{name}»).',
  },
  wouldFinish: {
    en: 'The new version would end their program right away, as finished.',
    ar: 'ستُنهي النسخة الجديدة البرنامج فورًا على أنه مكتمل.',
  },
  wouldFail: {
    en: 'The new version would end their program right away, unfinished.',
    ar: 'ستُنهي النسخة الجديدة البرنامج فورًا دون اكتمال.',
  },
  noSuchStep: {
    en: 'The step you chose isn’t in the new version.',
    ar: 'الخطوة المختارة ليست في النسخة الجديدة.',
  },
  alreadyDone: {
    en: '“{name}” is already done and won’t be asked again.',
    ar: 'الخطوة «{name}» أُنجزت ولن تُطلب ثانية.',
  },
  isPaused: {
    en: 'They’re on a pause. You can move them to another step once they resume.',
    ar: 'البرنامج متوقف مؤقتًا. يمكن النقل إلى خطوة أخرى بعد الاستئناف.',
  },
  other: { en: 'Something else prevents the move.', ar: 'هناك ما يمنع النقل.' },
});
