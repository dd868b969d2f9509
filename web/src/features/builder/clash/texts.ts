import { defineTexts, plural } from '../../../i18n/define-texts.ts';

export const texts = defineTexts({
  title: { en: 'You and somebody else changed the same thing', ar: 'غيّرت أنت وشخص آخر الشيء نفسه' },
  lead: plural({
    en: {
      one: 'Somebody in the team changed the same place while you did. Everything else of both of you is kept. Choose whose stays here; the other one goes.',
      other:
        'Somebody in the team changed the same {n} places while you did. Everything else of both of you is kept. Choose for each whose stays; the other one goes.',
    },
    ar: {
      zero: 'لم يبقَ ما تختاره.',
      one: 'غيّر شخص من الفريق الموضع نفسه في أثناء عملك. يُحفظ كل ما عدا ذلك من عملكما. اختر أيهما يبقى هنا، ويزول الآخر.',
      two: 'غيّر شخص من الفريق الموضعين نفسيهما في أثناء عملك. يُحفظ كل ما عدا ذلك من عملكما. اختر لكل منهما ما يبقى، ويزول الآخر.',
      few: 'غيّر شخص من الفريق {n} مواضع غيّرتها أنت أيضًا. يُحفظ كل ما عدا ذلك من عملكما. اختر لكل موضع ما يبقى، ويزول الآخر.',
      many: 'غيّر شخص من الفريق {n} موضعًا غيّرتها أنت أيضًا. يُحفظ كل ما عدا ذلك من عملكما. اختر لكل موضع ما يبقى، ويزول الآخر.',
      other:
        'غيّر شخص من الفريق {n} موضع غيّرته أنت أيضًا. يُحفظ كل ما عدا ذلك من عملكما. اختر لكل موضع ما يبقى، ويزول الآخر.',
    },
  }),
  mine: { en: 'Mine', ar: 'عملي' },
  theirs: { en: 'Theirs', ar: 'عملهم' },
  allMine: { en: 'Mine everywhere', ar: 'عملي في كل المواضع' },
  allTheirs: { en: 'Theirs everywhere', ar: 'عملهم في كل المواضع' },
  deleted: { en: 'Deleted', ar: 'محذوف' },
  left: { en: 'As it was', ar: 'كما كان' },
  nothing: { en: 'nothing', ar: 'لا شيء' },
  details: { en: 'They differ in details.', ar: 'يختلفان في التفاصيل.' },
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
  use: { en: 'Keep what I chose', ar: 'احفظ ما اخترته' },
  leftToChoose: plural({
    en: { one: '{n} place is left to choose', other: '{n} places are left to choose' },
    ar: {
      zero: 'اخترت لكل المواضع',
      one: 'بقي موضع واحد لتختار له',
      two: 'بقي موضعان لتختار لهما',
      few: 'بقيت {n} مواضع لتختار لها',
      many: 'بقي {n} موضعًا لتختار له',
      other: 'بقي {n} موضع لتختار له',
    },
  }),
  later: { en: 'Decide later', ar: 'أقرر لاحقًا' },
  waiting: {
    en: 'You and somebody else changed the same thing. Until you choose, your edits are not saved.',
    ar: 'غيّرت أنت وشخص آخر الشيء نفسه. لن تُحفظ تعديلاتك حتى تختار.',
  },
  decide: { en: 'Choose now', ar: 'اختر الآن' },
});
