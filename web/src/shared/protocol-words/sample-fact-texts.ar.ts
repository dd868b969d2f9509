import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { sampleFactTexts } from './sample-fact-texts.ts';

export default {
  noScore: 'لا توجد درجة',
  noBand: 'الدرجة خارج كل فئات النتائج',
  noAnswer: 'لم يُجَب عن {question}',
  noneChosen: 'لم يُختر شيء في {question}',
  anotherAnswer: 'إجابة أخرى عن {question}',
  noReading: 'لا توجد قراءة بعد لـ{kpi}',
  tooFewReadings: 'قراءات {kpi} في آخر {days} أقل من المطلوب',
  tooFewScores: 'الدرجات في آخر {days} أقل من المطلوب',
  notInARow: 'القراءات الأخيرة لـ{kpi} ليست كلها كذلك، أو عددها أقل من المطلوب',
  scoresNotInARow: 'الدرجات الأخيرة ليست كلها كذلك، أو عددها أقل من المطلوب',
  openBothWays: 'لا يمكن معرفة نتيجة عدة قراءات معًا مسبقًا، لذلك نفحص الفرعين معًا.',
  noBranch: 'لم يُختر أي فرع',
  notEnded: 'الخطوة لم تنتهِ بعد',
  noAge: 'العمر غير معروف',
  noSex: 'الجنس غير معروف',
  anotherSex: 'جنس آخر',
  noRole: 'دور آخر',
  noSign: 'لا شيء من هذه الأعراض والحالات',
  manyDays: 'مدة طويلة جدًا في البرنامج',
  manyAttempts: 'محاولات كثيرة جدًا',
  manyReadings: 'قراءات كثيرة جدًا',
} satisfies Translation<typeof sampleFactTexts>;
