import { defineTexts, plural } from '../../../i18n/define-texts.ts';

export const texts = defineTexts({
  title: { en: 'You and someone else edited the same thing', ar: 'تعديلان متعارضان منك ومن شخص آخر' },
  lead: plural({
    en: {
      one: 'A teammate changed the same place while you were editing. Choose whose edit to keep. The other one is lost. All other edits are kept.',
      other:
        'A teammate changed the same {n} places while you were editing. Choose whose edit to keep in each. The other one is lost. All other edits are kept.',
    },
    ar: {
      zero: 'لم يبقَ ما يُختار.',
      one: 'عدّل شخص من الفريق الموضع نفسه أثناء عملك. يُرجى اختيار التعديل الذي يبقى، وسيُفقد الآخر. كل التعديلات الأخرى محفوظة.',
      two: 'عدّل شخص من الفريق الموضعين نفسيهما أثناء عملك. يُرجى اختيار التعديل الذي يبقى في كل منهما، وسيُفقد الآخر. كل التعديلات الأخرى محفوظة.',
      few: 'عدّل شخص من الفريق {n} مواضع أثناء عملك عليها. يُرجى اختيار التعديل الذي يبقى في كل منها، وسيُفقد الآخر. كل التعديلات الأخرى محفوظة.',
      many: 'عدّل شخص من الفريق {n} موضعًا أثناء عملك عليها. يُرجى اختيار التعديل الذي يبقى في كل منها، وسيُفقد الآخر. كل التعديلات الأخرى محفوظة.',
      other:
        'عدّل شخص من الفريق {n} موضع أثناء عملك عليها. يُرجى اختيار التعديل الذي يبقى في كل منها، وسيُفقد الآخر. كل التعديلات الأخرى محفوظة.',
    },
  }),
  mine: { en: 'Mine', ar: 'تعديلي' },
  theirs: { en: 'Theirs', ar: 'تعديل غيري' },
  allMine: { en: 'Keep all mine', ar: 'إبقاء كل تعديلاتي' },
  allTheirs: { en: 'Keep all theirs', ar: 'إبقاء كل تعديلات غيري' },
  deleted: { en: 'Deleted', ar: 'محذوف' },
  left: { en: 'Unchanged', ar: 'بلا تغيير' },
  nothing: { en: 'nothing', ar: 'لا شيء' },
  details: { en: 'They differ in the details.', ar: 'يختلفان في التفاصيل.' },
  same: plural({
    en: { one: '{n} part is the same in both', other: '{n} parts are the same in both' },
    ar: {
      zero: 'لا شيء مشترك بينهما',
      one: 'جزء واحد متطابق في الاثنين',
      two: 'جزءان متطابقان في الاثنين',
      few: '{n} أجزاء متطابقة في الاثنين',
      many: '{n} جزءًا متطابقًا في الاثنين',
      other: '{n} جزء متطابق في الاثنين',
    },
  }),
  module: { en: 'Recurring module', ar: 'وحدة متكررة' },
  protocol: { en: 'The protocol itself', ar: 'البروتوكول نفسه' },
  use: { en: 'Save my choices', ar: 'حفظ اختياراتي' },
  leftToChoose: plural({
    en: { one: '{n} choice left', other: '{n} choices left' },
    ar: {
      zero: 'لا اختيارات متبقية',
      one: 'بقي اختيار واحد',
      two: 'بقي اختياران',
      few: 'بقيت {n} اختيارات',
      many: 'بقي {n} اختيارًا',
      other: 'بقي {n} اختيار',
    },
  }),
  later: { en: 'Decide later', ar: 'القرار لاحقًا' },
  waiting: {
    en: 'You and someone else edited the same thing. Your edits aren’t saved until you choose.',
    ar: 'تعديلان متعارضان منك ومن شخص آخر. لن تُحفظ تعديلاتك قبل الاختيار.',
  },
  decide: { en: 'Choose now', ar: 'الاختيار الآن' },
});
