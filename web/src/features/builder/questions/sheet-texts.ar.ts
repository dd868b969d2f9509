import { plural, type Translation } from '@regimen/contract/language/define-texts.ts';
import type { sheetTexts } from './sheet-texts.ts';

export default {
  chooseFile: 'اختيار ملف',
  noFile: 'معاينة فقط. لا يُرسل شيء.',
  noQuestions: 'لا أسئلة بعد.',
  untitled: 'سؤال بلا نص بعد',
  hidden: plural({
    zero: 'مع هذه الإجابات لا يُتخطى أي سؤال.',
    one: 'مع هذه الإجابات يُتخطى سؤال واحد.',
    two: 'مع هذه الإجابات يُتخطى سؤالان.',
    few: 'مع هذه الإجابات تُتخطى {n} أسئلة.',
    many: 'مع هذه الإجابات يُتخطى {n} سؤالًا.',
    other: 'مع هذه الإجابات يُتخطى {n} سؤال.',
  }),
  score: 'الدرجة',
  ofRange: '(من {min} إلى {max})',
  result: 'النتيجة',
  noScore: 'لا درجة بعد',
  noBand: 'لا فئة تشمل هذه الدرجة',
  stillOpen: plural({
    zero: 'لا أسئلة متبقية.',
    one: 'بقي سؤال واحد.',
    two: 'بقي سؤالان.',
    few: 'بقيت {n} أسئلة.',
    many: 'بقي {n} سؤالًا.',
    other: 'بقي {n} سؤال.',
  }),
  complete: 'تمت الإجابة عن كل الأسئلة المطلوبة.',
  startOver: 'البدء من جديد',
  alerted: 'مع هذه الإجابات يصل تنبيه إلى خبير فورًا.',
} satisfies Translation<typeof sheetTexts>;
