import { defineTexts, plural } from '../../../../../i18n/define-texts.ts';

const people = (one: string, other: string, ar: [string, string, string, string, string, string]) =>
  plural({
    en: { one, other },
    ar: { zero: ar[0], one: ar[1], two: ar[2], few: ar[3], many: ar[4], other: ar[5] },
  });

export const movingTexts = defineTexts({
  ifPublished: { en: 'If you publish this now', ar: 'في حال النشر الآن' },
  moveTo: {
    en: 'Move current followers to version {number}',
    ar: 'نقل المتابعين الحاليين إلى النسخة {number}',
  },
  ifPublishedLead: {
    en: 'New followers start on this version. Current followers stay on theirs until you move them, which you can do after publishing. Here’s what it would mean for them.',
    ar: 'يبدأ المتابعون الجدد بهذه النسخة، ويبقى الحاليون على نسختهم إلى أن يتم نقلهم بعد النشر. وهذا ما يعنيه النقل لهم.',
  },
  moveLead: {
    en: 'They stay on their version until you move them. Nothing they’ve done is asked again, and no message is sent twice.',
    ar: 'يبقون على نسختهم إلى أن يتم نقلهم. ما أُنجز لا يُطلب ثانية، ولا تُرسل أي رسالة مرتين.',
  },
  looking: { en: 'Checking what it means for each person', ar: 'جارٍ التحقق مما يعنيه ذلك لكل شخص' },
  failed: {
    en: 'We couldn’t find out what it means for current followers.',
    ar: 'تعذّرت معرفة ما يعنيه ذلك للمتابعين الحاليين.',
  },
  again: { en: 'Try again', ar: 'إعادة المحاولة' },
  lookAgain: { en: 'Check again', ar: 'إعادة التحقق' },
  ofAll: people('Of {n} current follower:', 'Of {n} current followers:', [
    'لا متابعين حاليًا:',
    'من متابع واحد حاليًا:',
    'من متابعَين حاليًا:',
    'من {n} متابعين حاليًا:',
    'من {n} متابعًا حاليًا:',
    'من {n} متابع حاليًا:',
  ]),
  move: { en: 'ready to move', ar: 'جاهز للنقل' },
  decide: { en: 'requiring a decision', ar: 'بحاجة إلى قرار' },
  stay: { en: 'not affected: nothing changes for them', ar: 'دون أي تغيير' },
  moved: { en: 'moved', ar: 'تم نقله' },
  left: { en: 'kept on their version', ar: 'باقٍ على نسخته' },
  undone: { en: 'undone', ar: 'أُلغي نقله' },
  failedPeople: { en: 'couldn’t be moved', ar: 'تعذّر نقله' },
  startAll: people('Move {n} person', 'Move {n} people', [
    'لا أحد لنقله',
    'نقل شخص واحد',
    'نقل شخصين',
    'نقل {n} أشخاص',
    'نقل {n} شخصًا',
    'نقل {n} شخص',
  ]),
  goOn: { en: 'Continue', ar: 'متابعة' },
  stop: { en: 'Stop', ar: 'إيقاف' },
  working: { en: '{done} of {all} done', ar: 'تم {done} من {all}' },
  stopped: people('Stopped with {n} person to go.', 'Stopped with {n} people to go.', [
    'توقّف النقل. لم يبقَ أحد.',
    'توقّف النقل. بقي شخص واحد.',
    'توقّف النقل. بقي شخصان.',
    'توقّف النقل. بقي {n} أشخاص.',
    'توقّف النقل. بقي {n} شخصًا.',
    'توقّف النقل. بقي {n} شخص.',
  ]),
  undoAll: { en: 'Undo all moves', ar: 'التراجع عن كل النقل' },
  undoTitle: { en: 'Undo these moves?', ar: 'التراجع عن هذا النقل؟' },
  undoText: {
    en: 'People with no activity since the move go back to their earlier version, with the tasks they had. Everyone else stays where they are. Messages already sent can’t be recalled.',
    ar: 'كل من لم يحدث له شيء منذ النقل يعود إلى نسخته السابقة بمهامه. ويبقى الآخرون حيث هم. لا يمكن استرداد الرسائل المرسلة.',
  },
  undoKeep: { en: 'Keep moves', ar: 'الإبقاء على النقل' },
  undoYes: { en: 'Undo moves', ar: 'تراجع' },
  reasons: { en: 'Why a decision is needed', ar: 'سبب الحاجة إلى قرار' },
  reasonPeople: people('{n} person', '{n} people', [
    'لا أحد',
    'شخص واحد',
    'شخصان',
    '{n} أشخاص',
    '{n} شخصًا',
    '{n} شخص',
  ]),
  names: { en: 'Show everyone by name', ar: 'عرض الجميع بالاسم' },
  allThere: {
    en: 'All current followers are already on this version.',
    ar: 'كل المتابعين الحاليين على هذه النسخة.',
  },
});
