import { defineTexts, plural } from '../../../i18n/define-texts.ts';

export const faultTexts = defineTexts({
  empty: { en: 'Please fill this in.', ar: 'املأ هذا الحقل من فضلك.' },
  tooLong: plural({
    en: { one: 'At most {n} character, please.', other: 'At most {n} characters, please.' },
    ar: {
      zero: 'الحد الأقصى {n} حرف.',
      one: 'حرف واحد على الأكثر.',
      two: 'حرفان على الأكثر.',
      few: '{n} أحرف على الأكثر.',
      many: '{n} حرفًا على الأكثر.',
      other: '{n} حرف على الأكثر.',
    },
  }),
  between: { en: 'Please choose a number from {min} to {max}.', ar: 'اختر عددًا من {min} إلى {max}.' },
  whole: { en: 'Please use a whole number.', ar: 'استخدم عددًا صحيحًا.' },
  number: { en: 'Please enter a number.', ar: 'أدخل رقمًا من فضلك.' },
  time: { en: 'Please enter a time such as 08:30.', ar: 'أدخل وقتًا مثل 08:30.' },
  atLeast: plural({
    en: { one: 'There has to be at least {n}.', other: 'There have to be at least {n}.' },
    ar: {
      zero: 'لا حاجة إلى شيء.',
      one: 'لا بد من واحد على الأقل.',
      two: 'لا بد من اثنين على الأقل.',
      few: 'لا بد من {n} على الأقل.',
      many: 'لا بد من {n} على الأقل.',
      other: 'لا بد من {n} على الأقل.',
    },
  }),
  atMost: { en: 'There can be at most {n}.', ar: 'الحد الأقصى {n}.' },
  choose: { en: 'Please choose one.', ar: 'اختر واحدًا من فضلك.' },
  address: {
    en: 'Please enter an address that begins with https://',
    ar: 'أدخل عنوانًا يبدأ بـ https://',
  },
  wrong: { en: 'This cannot be used as it is.', ar: 'لا يمكن استخدام هذا كما هو.' },
});
