import { defineTexts, plural } from '../../../i18n/define-texts.ts';

/** Conditions said in words. `{is}` is one of the comparisons below, `{value}` comes with its unit. */
export const conditionTexts = defineTexts({
  gone: { en: 'something that is gone', ar: 'شيء لم يعد موجودًا' },
  always: { en: 'always', ar: 'دائمًا' },
  success: { en: 'after success', ar: 'عند النجاح' },
  failure: { en: 'after failure', ar: 'عند الإخفاق' },
  fits: { en: 'those who fit', ar: 'من ينطبق عليه' },
  others: { en: 'those who do not fit', ar: 'من لا ينطبق عليه' },
  score: { en: 'the score', ar: 'الدرجة' },
  scoreOf: { en: 'the score of {item}', ar: 'درجة {item}' },
  band: { en: 'the result', ar: 'النتيجة' },
  bandOf: { en: 'the result of {item}', ar: 'نتيجة {item}' },
  answer: { en: 'the answer to {question}', ar: 'جواب {question}' },
  kpiLast: { en: 'the latest {kpi}', ar: 'آخر قراءة لـ{kpi}' },
  kpiFirst: { en: 'the first {kpi}', ar: 'أول قراءة لـ{kpi}' },
  kpiChange: { en: 'the change of {kpi} since the first reading', ar: 'تغيّر {kpi} منذ أول قراءة' },
  kpiCount: { en: 'the number of readings of {kpi}', ar: 'عدد قراءات {kpi}' },
  branch: { en: 'the branch taken', ar: 'الفرع المختار' },
  branchAt: { en: 'the branch taken at {step}', ar: 'الفرع المختار في {step}' },
  days: { en: 'the time in the program', ar: 'المدة في البرنامج' },
  dayCount: plural({
    en: { one: '{n} day', other: '{n} days' },
    ar: {
      zero: '{n} يوم',
      one: 'يوم واحد',
      two: 'يومان',
      few: '{n} أيام',
      many: '{n} يومًا',
      other: '{n} يوم',
    },
  }),
  attempts: { en: 'the number of times at the step just ended', ar: 'عدد مرات الخطوة التي انتهت للتو' },
  attemptsAt: { en: 'the number of times at {step}', ar: 'عدد مرات {step}' },
  age: { en: 'the age', ar: 'العمر' },
  years: plural({
    en: { one: '{n} year', other: '{n} years' },
    ar: {
      zero: '{n} سنة',
      one: 'سنة واحدة',
      two: 'سنتان',
      few: '{n} سنوات',
      many: '{n} سنة',
      other: '{n} سنة',
    },
  }),
  sex: { en: 'the sex', ar: 'الجنس' },
  female: { en: 'female', ar: 'أنثى' },
  male: { en: 'male', ar: 'ذكر' },
  role: { en: 'the role', ar: 'الدور' },
  hasSign: { en: 'the person has the sign {value}', ar: 'لدى الشخص العلامة {value}' },
  lacksSign: { en: 'the person does not have the sign {value}', ar: 'ليست لدى الشخص العلامة {value}' },
  yes: { en: 'yes', ar: 'نعم' },
  no: { en: 'no', ar: 'لا' },
  and: { en: '{one} and {other}', ar: '{one}، و{other}' },
  or: { en: '{one} or {other}', ar: '{one} أو {other}' },
});

/** Comparisons with their value. Arabic has the value in its place, whatever the gender of what is compared. */
export const comparisonTexts = defineTexts({
  'number =': { en: 'is exactly {value}', ar: '{value} بالضبط' },
  'number !=': { en: 'is not {value}', ar: 'غير {value}' },
  'number <': { en: 'is below {value}', ar: 'أقل من {value}' },
  'number <=': { en: 'is at most {value}', ar: '{value} على الأكثر' },
  'number >': { en: 'is above {value}', ar: 'أكثر من {value}' },
  'number >=': { en: 'is at least {value}', ar: '{value} على الأقل' },
  'word =': { en: 'is {value}', ar: 'هو {value}' },
  'word !=': { en: 'is not {value}', ar: 'غير {value}' },
  'result =': { en: 'is {value}', ar: 'هي {value}' },
  'result !=': { en: 'is not {value}', ar: 'غير {value}' },
  'list =': { en: 'includes {value}', ar: 'يشمل {value}' },
  'list !=': { en: 'does not include {value}', ar: 'لا يشمل {value}' },
  'date =': { en: 'is {value}', ar: 'هو {value}' },
  'date !=': { en: 'is not {value}', ar: 'غير {value}' },
  'date <': { en: 'is before {value}', ar: 'قبل {value}' },
  'date <=': { en: 'is {value} or before', ar: 'في {value} أو قبله' },
  'date >': { en: 'is after {value}', ar: 'بعد {value}' },
  'date >=': { en: 'is {value} or after', ar: 'في {value} أو بعده' },
});

/** Which comparisons make sense depends on what is compared. */
export type ComparedAs = 'number' | 'word' | 'list' | 'date';
