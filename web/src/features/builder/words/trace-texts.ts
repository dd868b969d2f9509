import { defineTexts, plural } from '../../../i18n/define-texts.ts';

/** Why things happened to a follower: each line of the engine's record, said in words. */
export const traceTexts = defineTexts({
  gone: { en: 'a step that no longer exists', ar: 'خطوة لم تعد موجودة' },
  entered: { en: 'Reached {name}.', ar: 'الوصول إلى {name}.' },
  enteredAgain: { en: 'Reached {name} again (visit {n}).', ar: 'الوصول إلى {name} مجددًا (المرة {n}).' },
  success: { en: '{name} succeeded: {reason}.', ar: 'نجاح {name}: {reason}.' },
  failure: { en: '{name} failed: {reason}.', ar: 'إخفاق {name}: {reason}.' },
  holds: { en: '{name}: eligible.', ar: '{name}: مؤهل.' },
  fails: { en: '{name}: not eligible.', ar: '{name}: غير مؤهل.' },
  alerted: {
    en: '{name} raised an alert, and an expert was told.',
    ar: 'أطلق {name} تنبيهًا وأُبلغ خبير.',
  },
  urgent: {
    en: '{name} shows they may be in danger. They were shown help, and an expert was told.',
    ar: 'يدل {name} على خطر محتمل. عُرضت المساعدة وأُبلغ خبير.',
  },
  notAlerted: { en: '{name} raised no alert.', ar: 'لم يُطلق {name} تنبيهًا.' },
  scored: { en: '{name} score: {score}.', ar: 'درجة {name}: {score}.' },
  scoredBand: { en: '{name} score: {score}, “{band}”.', ar: 'درجة {name}: {score}، «{band}».' },
  scoredNothing: { en: '{name} has no score.', ar: 'لا درجة لـ{name}.' },
  jumped: { en: '{name} always continues to {to}.', ar: 'من {name} يُنتقل دائمًا إلى {to}.' },
  jumpedAfterSuccess: {
    en: 'After success, {name} continues to {to}.',
    ar: 'بعد النجاح يُنتقل من {name} إلى {to}.',
  },
  jumpedAfterFailure: {
    en: 'After failure, {name} continues to {to}.',
    ar: 'بعد الإخفاق يُنتقل من {name} إلى {to}.',
  },
  chose: { en: 'Continued to {to}.', ar: 'المتابعة إلى {to}.' },
  foundNoWay: {
    en: 'No branch after {name} applies, and that can’t change.',
    ar: 'لا ينطبق أي فرع بعد {name}، ولن يتغير ذلك.',
  },
  waitsForWay: {
    en: 'No branch after {name} applies yet. Waiting for a condition to be met.',
    ar: 'لا ينطبق حاليًا أي فرع بعد {name}. في انتظار تحقق شرط.',
  },
  heldByModules: {
    en: '{name} is waiting for these to finish: {modules}.',
    ar: 'في انتظار انتهاء ما يلي قبل {name}: {modules}.',
  },
  came: { en: '{name} was due (no. {n}).', ar: 'حلّ موعد {name} (المرة {n}).' },
  missed: {
    en: '{name} (no. {n}) was missed: time ran out before anyone could be told.',
    ar: 'فات {name} (المرة {n}): انتهى الوقت قبل إبلاغ أي شخص.',
  },
  answered: { en: '{name} was done on time.', ar: 'أُنجز {name} في وقته.' },
  answeredLate: { en: '{name} was done late and still counts.', ar: 'أُنجز {name} متأخرًا ويُحتسب.' },
  expired: { en: '{name} wasn’t done in time.', ar: 'لم يُنجز {name} في وقته.' },
  challengeDone: { en: '{name}: day {n} done.', ar: '{name}: أُنجز اليوم {n}.' },
  challengeMissed: { en: '{name}: day {n} not done.', ar: '{name}: لم يُنجز اليوم {n}.' },
  snoozed: { en: 'Snoozed until {when}.', ar: 'تأجيل حتى {when}.' },
  paused: { en: 'Paused: nothing is due until they resume.', ar: 'توقف مؤقت: لا شيء مستحق حتى الاستئناف.' },
  resumed: {
    en: 'Resumed after {time}. All deadlines moved by the same time.',
    ar: 'استئناف بعد {time}، وتأخرت كل المواعيد بالقدر نفسه.',
  },
  travelled: {
    en: 'Time zone changed from {from} to {to}.',
    ar: 'تغيّرت المنطقة الزمنية من {from} إلى {to}.',
  },
  held: { en: 'Held until they resume.', ar: 'محفوظ حتى الاستئناف.' },
  refused: { en: 'Not accepted: {why}.', ar: 'لم يُقبل: {why}.' },
  finished: { en: 'Protocol finished at {name}.', ar: 'انتهى البروتوكول بنجاح عند {name}.' },
  failed: {
    en: 'Protocol ended early at {name}: {reason}.',
    ar: 'انتهى البروتوكول مبكرًا عند {name}: {reason}.',
  },
  withdrawn: { en: 'They left the program.', ar: 'تمت مغادرة البرنامج.' },
  protocolBegan: { en: 'Protocol {n} started: {name}.', ar: 'بدأ البروتوكول {n}: {name}.' },

  was: { en: '{condition} (actual: {value})', ar: '{condition} (القيمة الفعلية: {value})' },
  notKnown: { en: '{condition} (unknown)', ar: '{condition} (غير معروف)' },
  always: { en: 'Everyone takes this branch', ar: 'فرع للجميع' },
  none: { en: 'none', ar: 'لا شيء' },
  yes: { en: 'Met', ar: 'تحقق' },
  no: { en: 'Not met', ar: 'لم يتحقق' },

  notYet: { en: 'Not yet: {name} is still in progress.', ar: 'ليس بعد: ما زالت {name} جارية.' },
  itCame: plural({
    en: { one: 'It was reached once.', other: 'It was reached {n} times.' },
    ar: {
      zero: 'لم يُوصَل إليها.',
      one: 'تم الوصول إليها مرة واحدة.',
      two: 'تم الوصول إليها مرتين.',
      few: 'تم الوصول إليها {n} مرات.',
      many: 'تم الوصول إليها {n} مرة.',
      other: 'تم الوصول إليها {n} مرة.',
    },
  }),
  jumpedAway: { en: '{name} jumped to {to} instead.', ar: 'الانتقال من {name} إلى {to} بدلًا منها.' },
  anotherFirst: {
    en: '{first} is checked first, and its condition was met.',
    ar: 'الخطوة {first} تُفحص أولًا، وقد تحقق شرطها.',
  },
  conditionFailed: {
    en: 'Its condition wasn’t met. Needed: {nearest}.',
    ar: 'لم يتحقق شرطها. المطلوب: {nearest}.',
  },
  parentCondition: {
    en: 'The path stopped before {name}: its condition wasn’t met. Needed: {nearest}.',
    ar: 'توقف المسار قبل {name} لأن شرطها لم يتحقق. المطلوب: {nearest}.',
  },
  runEnded: { en: 'The protocol ended before it was reached.', ar: 'انتهى البروتوكول قبل الوصول إليها.' },
  noSuchStep: { en: 'This version doesn’t have that step.', ar: 'لا توجد هذه الخطوة في هذه النسخة.' },
  moduleState: {
    en: 'Due so far: {count}. Done: {done}. Missed: {missed}. {next}',
    ar: 'المستحق حتى الآن: {count}. المنجز: {done}. الفائت: {missed}. {next}',
  },
  moduleNext: { en: 'Next: {when}.', ar: 'الموعد التالي: {when}.' },
  moduleOver: { en: 'It won’t repeat again.', ar: 'لن تتكرر مجددًا.' },
});

export const endReasonTexts = defineTexts({
  done: { en: 'it was done', ar: 'أُنجزت' },
  late: { en: 'it was done late', ar: 'أُنجزت متأخرة' },
  declined: { en: 'they declined', ar: 'رُفضت' },
  expired: { en: 'time ran out', ar: 'انقضى وقتها' },
  cancelled: { en: 'it was cancelled', ar: 'أُلغيت' },
  passed: { en: 'eligible', ar: 'مؤهل' },
  'not-passed': { en: 'not eligible', ar: 'غير مؤهل' },
  sent: { en: 'it was sent', ar: 'أُرسلت' },
  missed: { en: 'it was too late to send it', ar: 'فات وقت إرسالها' },
  'time-came': { en: 'the wait is over', ar: 'انتهى الانتظار' },
  'event-came': { en: 'what it was waiting for happened', ar: 'حدث ما كانت تنتظره' },
  'goal-reached': { en: 'enough days were completed', ar: 'أُنجزت أيام كافية' },
  'goal-missed': { en: 'too few days were completed', ar: 'أُنجزت أيام أقل من المطلوب' },
  'out-of-target': { en: 'the reading is out of target', ar: 'القراءة خارج الهدف' },
  model: { en: 'the model chose', ar: 'اختار النموذج' },
  expert: { en: 'an expert decided', ar: 'قرر خبير' },
  fallback: { en: 'the fallback rule chose', ar: 'اختارت القاعدة الاحتياطية' },
});

export const refusalTexts = defineTexts({
  'run-ended': { en: 'it had already ended', ar: 'كان قد انتهى بالفعل' },
  'seen-before': { en: 'it was already received', ar: 'سبق استلامه' },
  'task-not-open': { en: 'the task was not open', ar: 'لم تكن المهمة مفتوحة' },
  'does-not-fit-task': { en: 'it doesn’t match the task', ar: 'لا يناسب المهمة' },
  'answers-have-faults': { en: 'some answers were missing or wrong', ar: 'بعض الإجابات ناقصة أو غير صحيحة' },
  'no-such-kpi': { en: 'no KPI here measures that', ar: 'لا مؤشر هنا يقيس ذلك' },
  'unknown-unit': { en: 'the unit is unknown', ar: 'الوحدة غير معروفة' },
  'out-of-range': { en: 'the value is outside the possible range', ar: 'القيمة خارج المدى الممكن' },
  'proof-missing': { en: 'the proof was missing', ar: 'الإثبات ناقص' },
  'no-such-branch': { en: 'that branch doesn’t exist', ar: 'لا وجود لهذا الفرع' },
  'no-such-zone': { en: 'that time zone doesn’t exist', ar: 'لا وجود لهذه المنطقة الزمنية' },
  'already-paused': { en: 'it was already paused', ar: 'كان متوقفًا بالفعل' },
  'not-paused': { en: 'it was not paused', ar: 'لم يكن متوقفًا' },
  'snooze-not-allowed': { en: 'it can’t be snoozed again', ar: 'لا يمكن تأجيله أكثر' },
});

export const runEndTexts = defineTexts({
  finish: { en: 'it finished', ar: 'بلغ النهاية' },
  fail: { en: 'the protocol ends here', ar: 'ينتهي البروتوكول هنا' },
  'no-way-on': { en: 'no branch applied', ar: 'لم ينطبق أي فرع' },
  'step-limit': { en: 'it kept repeating the same steps', ar: 'تكررت الخطوات نفسها' },
  'nothing-to-do': { en: 'there was nothing to do', ar: 'لم يكن هناك ما يُنجز' },
  withdrawn: { en: 'they left', ar: 'تمت المغادرة' },
});
