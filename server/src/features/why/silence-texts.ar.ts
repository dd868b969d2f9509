import { plural, type Translation } from '@regimen/contract/language/define-texts.ts';
import type { silenceTexts } from './silence-texts.ts';

export default {
  scheduled: 'موعده {rhythm}.',
  earlierPart: 'هو في جزء من البرنامج كان قد انتهى حينها.',
  laterPart: 'هو في جزء لاحق من البرنامج لم يكن قد بدأ.',
  otherRole: 'هو موجّه إلى أصحاب دور آخر.',
  otherStep: 'هو مرتبط بخطوة معيّنة من البرنامج، ولم تكن هي الخطوة الحالية.',
  usedUp: plural({
    zero: 'موعده {n} مرة فقط، وقد مضت كلها.',
    one: 'موعده مرة واحدة فقط، وقد مضت.',
    two: 'موعده مرتان فقط، وقد مضتا.',
    few: 'موعده {n} مرات فقط، وقد مضت كلها.',
    many: 'موعده {n} مرة فقط، وقد مضت كلها.',
    other: 'موعده {n} مرة فقط، وقد مضت كلها.',
  }),
  over: 'كان مقررًا أن ينتهي {day} على أبعد تقدير.',
  startsLater: 'يبدأ لاحقًا في البرنامج، {day}.',
  startedAfterYou: 'كانت البداية {when}، بعد موعده في ذلك اليوم.',
  startedAfterThey: 'كانت البداية {when}، بعد موعده في ذلك اليوم.',
  notDueYet: 'لم يحن موعده بعد.',
  weAreLate: 'كان موعده {when}، ولم نصل إليه بعد. التأخير من جانبنا.',
  notDueThatDay: 'لم يكن له موعد {day}.',
} satisfies Translation<typeof silenceTexts>;
