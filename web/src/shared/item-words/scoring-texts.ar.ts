import { plural, type Translation } from '@regimen/contract/language/define-texts.ts';
import type { scoringTexts } from './scoring-texts.ts';

export default {
  questions: 'الأسئلة',
  editQuestions: 'تعديل الأسئلة',
  questionsNext: 'الخطوة التالية إضافة الأسئلة ثم معاني درجاتها.',
  scoring: 'الدرجة',
  scoringLead: 'كيف تتحول نقاط الإجابات إلى رقم واحد.',
  method: 'طريقة الحساب',
  sum: 'المجموع',
  sumHelp: 'جمع كل النقاط',
  mean: 'المتوسط',
  meanHelp: 'النقاط لكل سؤال أُجيب عنه',
  none: 'بلا درجة',
  noneHelp: 'الإجابات فقط',
  multiply: 'الضرب في',
  multiplyHelp: 'فقط إن تطلّبته الأداة، مثل 4 لدرجة من 0 إلى 100. يُترك فارغًا عادةً.',
  ofQuestions: plural({
    zero: 'بلا أسئلة {numbers}',
    one: 'السؤال {numbers}',
    two: 'السؤالان {numbers}',
    few: 'الأسئلة {numbers}',
    many: 'الأسئلة {numbers}',
    other: 'الأسئلة {numbers}',
  }),
  safety: 'السلامة',
} satisfies Translation<typeof scoringTexts>;
