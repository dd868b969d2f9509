import { plural, type Translation } from '@regimen/contract/language/define-texts.ts';
import type { silenceTexts } from './silence-texts.ts';

export default {
  scheduled: 'موعدها {rhythm}.',
  earlierPart: 'هي في جزء من البرنامج كان قد انتهى حينها.',
  laterPart: 'هي في جزء لاحق من البرنامج لم يكن قد بدأ.',
  otherRole: 'هي موجّهة إلى أصحاب دور آخر.',
  otherStep: 'هي مرتبطة بخطوة معيّنة من البرنامج، ولم تكن هي الخطوة الحالية.',
  usedUp: plural({
    zero: 'كانت مقررة {n} مرة، وقد مضت كلها.',
    one: 'كانت مقررة مرة واحدة، وقد مضت.',
    two: 'كانت مقررة مرتين، وقد مضتا.',
    few: 'كانت مقررة {n} مرات، وقد مضت كلها.',
    many: 'كانت مقررة {n} مرة، وقد مضت كلها.',
    other: 'كانت مقررة {n} مرة، وقد مضت كلها.',
  }),
  over: 'انتهت {day}.',
  startsLater: 'تبدأ لاحقًا في البرنامج، {day}.',
  startedAfterYou: 'كانت البداية {when}، بعد موعدها في ذلك اليوم.',
  startedAfterThey: 'كانت البداية {when}، بعد موعدها في ذلك اليوم.',
  notDueYet: 'لم يحن موعدها بعد.',
  weAreLate: 'كان موعدها {when}، ولم نصل إليها بعد. التأخير من جانبنا.',
  notDueThatDay: 'لم يكن لها موعد {day}.',
} satisfies Translation<typeof silenceTexts>;
