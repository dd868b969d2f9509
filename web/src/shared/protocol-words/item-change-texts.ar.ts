import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { itemChangeTexts } from './item-change-texts.ts';

export default {
  questionAdded: '{item}: سؤال جديد {question}',
  questionRemoved: '{item}: حُذف السؤال {question}',
  questionReworded: '{item}: السؤال {before} أصبح {after}',
  questionChanged: '{item}، السؤال {question}: تعديل {parts}',
  answerAdded: '{item}، السؤال {question}: إجابة جديدة {answer}',
  answerRemoved: '{item}، السؤال {question}: أُزيلت الإجابة {answer}',
  answerReworded: '{item}، السؤال {question}: الإجابة {before} أصبحت {after}',
  answerRecounted: '{item}، السؤال {question}: الإجابة {answer} تساوي {after} بدلًا من {before}',
  questionsReordered: '{item}: تغيّر ترتيب الأسئلة',
  bandAdded: '{item}: نتيجة جديدة {band}، {after}',
  bandRemoved: '{item}: أُزيلت النتيجة {band}',
  bandMoved: '{item}، النتيجة {band}: الآن {after}، وسابقًا {before}',
  bandRenamed: '{item}: النتيجة {before} أصبح اسمها {after}',
  bandChanged: '{item}، النتيجة {band}: تغيّرت إعداداتها',
  other: '{item}: تغيّرت إعدادات أخرى',
} satisfies Translation<typeof itemChangeTexts>;
