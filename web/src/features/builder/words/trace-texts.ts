import { defineTexts, plural } from '../../../i18n/define-texts.ts';

/** Why things happened to a follower: each line of the engine's record, said in words. */
export const traceTexts = defineTexts({
  gone: { en: 'a step that is gone', ar: 'خطوة لم تعد موجودة' },
  entered: { en: 'Came to {name}.', ar: 'وصل إلى {name}.' },
  enteredAgain: { en: 'Came to {name} again, visit {n}.', ar: 'وصل إلى {name} مجددًا، المرة {n}.' },
  success: { en: '{name} ended well: {reason}.', ar: 'انتهت {name} على خير: {reason}.' },
  failure: { en: '{name} did not end well: {reason}.', ar: 'لم تنتهِ {name} على خير: {reason}.' },
  holds: { en: '{name}: yes, they may pass.', ar: '{name}: نعم، يمكنه المرور.' },
  fails: { en: '{name}: no, they may not pass.', ar: '{name}: لا، لا يمكنه المرور.' },
  alerted: {
    en: '{name} gave an alert, so an expert was told.',
    ar: 'أطلق {name} تنبيهًا فاستُدعي خبير.',
  },
  urgent: {
    en: '{name} shows that they may be in danger. They were shown help, and an expert was told.',
    ar: 'يدل {name} على خطر محتمل: عُرضت المساعدة واستُدعي خبير.',
  },
  notAlerted: { en: '{name} gave no alarm.', ar: 'لم يُطلق {name} تنبيهًا.' },
  scored: { en: '{name} was scored: {score}.', ar: 'درجة {name}: {score}.' },
  scoredBand: { en: '{name} was scored: {score}, “{band}”.', ar: 'درجة {name}: {score}، «{band}».' },
  scoredNothing: { en: '{name} has no score.', ar: 'لا درجة لـ{name}.' },
  jumped: { en: '{name} always goes on to {to}.', ar: 'من {name} يُنتقل دائمًا إلى {to}.' },
  jumpedAfterSuccess: {
    en: 'After success, {name} goes on to {to}.',
    ar: 'بعد النجاح يُنتقل من {name} إلى {to}.',
  },
  jumpedAfterFailure: {
    en: 'After failure, {name} goes on to {to}.',
    ar: 'بعد الإخفاق يُنتقل من {name} إلى {to}.',
  },
  chose: { en: 'Went on to {to}.', ar: 'تابع إلى {to}.' },
  foundNoWay: {
    en: 'No way on from {name}: nothing can change that.',
    ar: 'لا طريق بعد {name}، ولن يتغير ذلك.',
  },
  waitsForWay: {
    en: 'No way on from {name} yet: it waits until a condition holds.',
    ar: 'لا طريق بعد {name} الآن: ينتظر حتى يتحقق شرط.',
  },
  heldByModules: {
    en: '{name} waits until this is done: {modules}.',
    ar: 'تنتظر {name} حتى ينتهي: {modules}.',
  },
  came: { en: '{name} came up, number {n}.', ar: 'حان {name}، المرة {n}.' },
  missed: {
    en: '{name}, number {n}, was missed: its time was over before anybody could be told.',
    ar: 'فات {name}، المرة {n}: انتهى وقته قبل أن يُبلَّغ به أحد.',
  },
  answered: { en: '{name} was done in time.', ar: 'أُنجز {name} في وقته.' },
  answeredLate: { en: '{name} was done late, and counts.', ar: 'أُنجز {name} متأخرًا ويُحتسب.' },
  expired: { en: '{name} was not done in its time.', ar: 'لم يُنجز {name} في وقته.' },
  challengeDone: { en: '{name}: day {n} was done.', ar: '{name}: أُنجز اليوم {n}.' },
  challengeMissed: { en: '{name}: day {n} was not done.', ar: '{name}: لم يُنجز اليوم {n}.' },
  snoozed: { en: 'Put off until {when}.', ar: 'أُجّل حتى {when}.' },
  paused: { en: 'Paused: nothing falls due until they go on.', ar: 'توقف مؤقت: لا شيء يحين حتى الاستئناف.' },
  resumed: {
    en: 'Went on after {time}; every deadline moved by as much.',
    ar: 'استؤنف بعد {time}، وتحركت المواعيد بقدر ذلك.',
  },
  travelled: { en: 'The clock changed from {from} to {to}.', ar: 'تغيّرت الساعة من {from} إلى {to}.' },
  held: { en: 'Kept until they go on after the pause.', ar: 'حُفظ حتى الاستئناف بعد التوقف.' },
  refused: { en: 'Was not taken: {why}.', ar: 'لم يُقبل: {why}.' },
  finished: { en: 'The protocol ended well at {name}.', ar: 'انتهى البروتوكول بنجاح عند {name}.' },
  failed: {
    en: 'The protocol ended early at {name}: {reason}.',
    ar: 'انتهى البروتوكول مبكرًا عند {name}: {reason}.',
  },
  withdrawn: { en: 'They left.', ar: 'غادر.' },
  protocolBegan: { en: 'Protocol {n} began: {name}.', ar: 'بدأ البروتوكول {n}: {name}.' },

  was: { en: '{condition}: it was {value}', ar: '{condition}: القيمة {value}' },
  notKnown: { en: '{condition}: not known', ar: '{condition}: غير معروف' },
  always: { en: 'everybody goes this way', ar: 'يسلكه الجميع' },
  none: { en: 'none', ar: 'لا شيء' },
  yes: { en: 'Held', ar: 'تحقق' },
  no: { en: 'Did not hold', ar: 'لم يتحقق' },

  notYet: { en: 'Not yet: {name} is still under way.', ar: 'ليس بعد: ما زالت {name} جارية.' },
  itCame: plural({
    en: { one: 'It came, once.', other: 'It came, {n} times.' },
    ar: {
      zero: 'لم تأتِ.',
      one: 'جاءت مرة واحدة.',
      two: 'جاءت مرتين.',
      few: 'جاءت {n} مرات.',
      many: 'جاءت {n} مرة.',
      other: 'جاءت {n} مرة.',
    },
  }),
  jumpedAway: { en: '{name} led away to {to}.', ar: 'قادت {name} بعيدًا إلى {to}.' },
  anotherFirst: {
    en: '{first} was asked before it, and its condition held.',
    ar: 'سُئلت {first} قبلها وتحقق شرطها.',
  },
  conditionFailed: { en: 'Its condition did not hold. {nearest}.', ar: 'لم يتحقق شرطها. {nearest}.' },
  parentCondition: {
    en: 'The way there stopped before {name}, whose condition did not hold. {nearest}.',
    ar: 'توقف الطريق قبل {name} لأن شرطها لم يتحقق. {nearest}.',
  },
  runEnded: { en: 'The protocol ended before it.', ar: 'انتهى البروتوكول قبلها.' },
  noSuchStep: { en: 'There is no such step in this version.', ar: 'لا خطوة كهذه في هذه النسخة.' },
  moduleState: {
    en: 'Came {count} times: {done} done, {missed} missed. {next}',
    ar: 'حانت {count} مرة: أُنجزت {done} وفاتت {missed}. {next}',
  },
  moduleNext: { en: 'Next: {when}.', ar: 'التالية: {when}.' },
  moduleOver: { en: 'It comes no more.', ar: 'لن تعود.' },
});

export const endReasonTexts = defineTexts({
  done: { en: 'it was done', ar: 'أُنجزت' },
  late: { en: 'it was done late', ar: 'أُنجزت متأخرة' },
  declined: { en: 'they said no', ar: 'رُفضت' },
  expired: { en: 'its time ran out', ar: 'انقضى وقتها' },
  cancelled: { en: 'it was cancelled', ar: 'أُلغيت' },
  passed: { en: 'the person may pass', ar: 'يمكن للشخص المرور' },
  'not-passed': { en: 'the person may not pass', ar: 'لا يمكن للشخص المرور' },
  sent: { en: 'it was sent', ar: 'أُرسلت' },
  missed: { en: 'it was too late to send it', ar: 'فات وقت إرسالها' },
  'time-came': { en: 'the time came', ar: 'حان الوقت' },
  'event-came': { en: 'what it waited for came', ar: 'حدث ما كانت تنتظره' },
  'goal-reached': { en: 'enough days were done', ar: 'أُنجزت أيام كافية' },
  'goal-missed': { en: 'too few days were done', ar: 'أُنجزت أيام أقل من المطلوب' },
  'out-of-target': { en: 'the reading is not in the target', ar: 'القراءة خارج الهدف' },
  model: { en: 'the model chose', ar: 'اختار النموذج' },
  expert: { en: 'an expert decided', ar: 'قرر خبير' },
  fallback: { en: 'the fallback rule chose', ar: 'اختارت القاعدة الاحتياطية' },
});

export const refusalTexts = defineTexts({
  'run-ended': { en: 'the run was over', ar: 'كان المسار قد انتهى' },
  'seen-before': { en: 'it had come before', ar: 'سبق أن وصل' },
  'task-not-open': { en: 'the task was not open', ar: 'لم تكن المهمة مفتوحة' },
  'does-not-fit-task': { en: 'it does not fit the task', ar: 'لا يناسب المهمة' },
  'answers-have-faults': { en: 'some answers were missing or wrong', ar: 'بعض الإجابات ناقصة أو غير صحيحة' },
  'no-such-kpi': { en: 'nothing measures that here', ar: 'لا شيء يقيس ذلك هنا' },
  'unknown-unit': { en: 'the unit is not known', ar: 'الوحدة غير معروفة' },
  'out-of-range': { en: 'the value is outside what is possible', ar: 'القيمة خارج الممكن' },
  'proof-missing': { en: 'its proof was missing', ar: 'الإثبات ناقص' },
  'no-such-branch': { en: 'there is no such branch', ar: 'لا فرع كهذا' },
  'no-such-zone': { en: 'there is no such time zone', ar: 'لا منطقة زمنية كهذه' },
  'already-paused': { en: 'it was paused already', ar: 'كان متوقفًا بالفعل' },
  'not-paused': { en: 'it was not paused', ar: 'لم يكن متوقفًا' },
  'snooze-not-allowed': { en: 'it may not be put off any more', ar: 'لا يمكن تأجيله أكثر' },
});

export const runEndTexts = defineTexts({
  finish: { en: 'it reached the end', ar: 'بلغ النهاية' },
  fail: { en: 'the way ends here', ar: 'ينتهي الطريق هنا' },
  'no-way-on': { en: 'there was no way on', ar: 'لم يكن هناك طريق' },
  'step-limit': { en: 'it went round in circles', ar: 'دار في حلقة' },
  'nothing-to-do': { en: 'there was nothing to do', ar: 'لم يكن هناك ما يُفعل' },
  withdrawn: { en: 'they left', ar: 'غادر' },
});
