import { defineTexts } from '../../../i18n/define-texts.ts';

/** Values in examples that no comparison can say. */
export const caseTexts = defineTexts({
  noScore: { en: 'there is no score', ar: 'لا توجد نتيجة' },
  noBand: { en: 'the score falls into no band', ar: 'النتيجة خارج كل الفئات' },
  noAnswer: { en: '“{question}” was not answered', ar: 'لم يُجَب عن «{question}»' },
  noneChosen: { en: 'nothing was chosen in “{question}”', ar: 'لم يُختر شيء في «{question}»' },
  anotherAnswer: { en: 'another answer to “{question}”', ar: 'إجابة أخرى عن «{question}»' },
  noReading: { en: 'there is no reading of {kpi} yet', ar: 'لا قراءة بعد لـ{kpi}' },
  noBranch: { en: 'no branch was chosen', ar: 'لم يُختر أي فرع' },
  noAge: { en: 'the age is not known', ar: 'العمر غير معروف' },
  noSex: { en: 'the sex is not known', ar: 'الجنس غير معروف' },
  anotherSex: { en: 'another sex', ar: 'جنس آخر' },
  noRole: { en: 'another role', ar: 'دور آخر' },
  noSign: { en: 'none of these signs', ar: 'لا شيء من هذه العلامات' },
  manyDays: { en: 'a very long time in the program', ar: 'مدة طويلة جدًا في البرنامج' },
  manyAttempts: { en: 'very many attempts', ar: 'محاولات كثيرة جدًا' },
  manyReadings: { en: 'very many readings', ar: 'قراءات كثيرة جدًا' },
  something: { en: 'something that is gone', ar: 'شيء لم يعد موجودًا' },
});
