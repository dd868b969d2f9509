import { defineTexts } from '../../../i18n/define-texts.ts';

/** Values in examples that no comparison can say. */
export const caseTexts = defineTexts({
  noScore: { en: 'there’s no score', ar: 'لا توجد درجة' },
  noBand: { en: 'the score is in no result band', ar: 'الدرجة خارج كل فئات النتائج' },
  noAnswer: { en: '{question} wasn’t answered', ar: 'لم يُجَب عن {question}' },
  noneChosen: { en: 'nothing was chosen for {question}', ar: 'لم يُختر شيء في {question}' },
  anotherAnswer: { en: 'a different answer to {question}', ar: 'إجابة أخرى عن {question}' },
  noReading: { en: 'there’s no reading of {kpi} yet', ar: 'لا توجد قراءة بعد لـ{kpi}' },
  noBranch: { en: 'no branch was chosen', ar: 'لم يُختر أي فرع' },
  noAge: { en: 'age is unknown', ar: 'العمر غير معروف' },
  noSex: { en: 'sex is unknown', ar: 'الجنس غير معروف' },
  anotherSex: { en: 'a different sex', ar: 'جنس آخر' },
  noRole: { en: 'a different role', ar: 'دور آخر' },
  noSign: { en: 'none of these symptoms or concerns', ar: 'لا شيء من هذه الأعراض والحالات' },
  manyDays: { en: 'a very long time in the program', ar: 'مدة طويلة جدًا في البرنامج' },
  manyAttempts: { en: 'very many attempts', ar: 'محاولات كثيرة جدًا' },
  manyReadings: { en: 'very many readings', ar: 'قراءات كثيرة جدًا' },
  something: { en: 'something that no longer exists', ar: 'شيء لم يعد موجودًا' },
});
