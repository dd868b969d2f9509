import { defineTexts, plural } from '../../../../../i18n/define-texts.ts';

const people = (one: string, other: string, ar: [string, string, string, string, string, string]) =>
  plural({
    en: { one, other },
    ar: { zero: ar[0], one: ar[1], two: ar[2], few: ar[3], many: ar[4], other: ar[5] },
  });

export const movingTexts = defineTexts({
  ifPublished: { en: 'If you publish this now', ar: 'إذا نشرت هذا الآن' },
  moveTo: {
    en: 'Move those on the way to version {number}',
    ar: 'انقل من هم في الطريق إلى الإصدار {number}',
  },
  ifPublishedLead: {
    en: 'New followers begin on this version. Those on the way stay on theirs until you move them, which you can do once it is out. This is what it would mean for them.',
    ar: 'يبدأ المتابعون الجدد على هذا الإصدار، ومن هم في الطريق يبقون على إصدارهم حتى تنقلهم، ولك ذلك بعد النشر. وهذا ما يعنيه النقل لهم.',
  },
  moveLead: {
    en: 'They stay on their version until you move them. Nothing that is done is asked again, and no message is sent twice.',
    ar: 'يبقون على إصدارهم حتى تنقلهم. ما أُنجز لا يُطلب ثانية، ولا تُرسل رسالة مرتين.',
  },
  looking: { en: 'Looking at what it means for everybody', ar: 'ننظر ماذا يعني ذلك لكل شخص' },
  failed: {
    en: 'We could not find out what it means for those on the way.',
    ar: 'لم نتمكن من معرفة ما يعنيه ذلك لمن هم في الطريق.',
  },
  again: { en: 'Try again', ar: 'حاول مجددًا' },
  lookAgain: { en: 'Look again', ar: 'انظر من جديد' },
  ofAll: people('Of {n} person on the way:', 'Of {n} people on the way:', [
    'لا أحد في الطريق:',
    'لشخص واحد في الطريق:',
    'لشخصين في الطريق:',
    'لـ{n} أشخاص في الطريق:',
    'لـ{n} شخصًا في الطريق:',
    'لـ{n} شخص في الطريق:',
  ]),
  move: { en: 'can be moved at once', ar: 'يمكن نقلهم فورًا' },
  decide: { en: 'need a decision', ar: 'يحتاجون إلى قرار' },
  stay: { en: 'need no move: nothing changes for them', ar: 'لا حاجة إلى نقلهم: لا شيء يتغير لهم' },
  moved: { en: 'moved', ar: 'نُقلوا' },
  left: { en: 'stay because you decided so', ar: 'يبقون بقرارك' },
  undone: { en: 'taken back', ar: 'أُعيدوا' },
  failedPeople: { en: 'could not be moved', ar: 'تعذّر نقلهم' },
  startAll: people('Move {n} person', 'Move {n} people', [
    'لا أحد لنقله',
    'انقل شخصًا واحدًا',
    'انقل شخصين',
    'انقل {n} أشخاص',
    'انقل {n} شخصًا',
    'انقل {n} شخص',
  ]),
  goOn: { en: 'Go on', ar: 'تابع' },
  stop: { en: 'Stop', ar: 'أوقف' },
  working: { en: '{done} of {all} done', ar: 'تم {done} من {all}' },
  stopped: people('Stopped. {n} person is still to be done.', 'Stopped. {n} people are still to be done.', [
    'متوقف. لم يبق أحد.',
    'متوقف. بقي شخص واحد.',
    'متوقف. بقي شخصان.',
    'متوقف. بقي {n} أشخاص.',
    'متوقف. بقي {n} شخصًا.',
    'متوقف. بقي {n} شخص.',
  ]),
  undoAll: { en: 'Take everything back', ar: 'أعد الكل' },
  undoTitle: { en: 'Take these moves back?', ar: 'هل تعيد هؤلاء؟' },
  undoText: {
    en: 'Everybody to whom nothing has happened since goes back to the version they came from, with the tasks they had. Messages that were sent stay sent. The others stay where they are.',
    ar: 'كل من لم يحدث له شيء منذ النقل يعود إلى إصداره السابق مع مهامه. الرسائل المرسلة تبقى مرسلة. والآخرون يبقون حيث هم.',
  },
  undoKeep: { en: 'Leave it', ar: 'اتركه' },
  undoYes: { en: 'Take back', ar: 'أعد' },
  reasons: { en: 'Why a decision is needed', ar: 'لماذا يلزم قرار' },
  reasonPeople: people('{n} person', '{n} people', [
    'لا أحد',
    'شخص واحد',
    'شخصان',
    '{n} أشخاص',
    '{n} شخصًا',
    '{n} شخص',
  ]),
  names: { en: 'See everybody by name', ar: 'اعرض الجميع بالاسم' },
  allThere: {
    en: 'Everybody on the way is on this version already.',
    ar: 'كل من هم في الطريق على هذا الإصدار.',
  },
});
