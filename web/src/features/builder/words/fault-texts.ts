import { defineTexts, plural } from '../../../i18n/define-texts.ts';

export const faultTexts = defineTexts({
  empty: { en: 'Fill this in.', ar: 'هذا الحقل مطلوب.' },
  tooLong: plural({
    en: { one: 'Use at most {n} character.', other: 'Use at most {n} characters.' },
    ar: {
      zero: 'الحد الأقصى {n} حرف.',
      one: 'حرف واحد على الأكثر.',
      two: 'حرفان على الأكثر.',
      few: '{n} أحرف على الأكثر.',
      many: '{n} حرفًا على الأكثر.',
      other: '{n} حرف على الأكثر.',
    },
  }),
  between: { en: 'Enter a number between {min} and {max}.', ar: 'يُرجى إدخال عدد بين {min} و{max}.' },
  whole: { en: 'Enter a whole number.', ar: 'يُرجى إدخال عدد صحيح.' },
  number: { en: 'Enter a number.', ar: 'يُرجى إدخال رقم.' },
  time: { en: 'Enter a time, such as 08:30.', ar: 'يُرجى إدخال وقت مثل 08:30.' },
  atLeast: plural({
    en: { one: 'Add at least {n}.', other: 'Add at least {n}.' },
    ar: {
      zero: 'لا حاجة إلى شيء.',
      one: 'يلزم واحد على الأقل.',
      two: 'يلزم اثنان على الأقل.',
      few: 'يلزم {n} على الأقل.',
      many: 'يلزم {n} على الأقل.',
      other: 'يلزم {n} على الأقل.',
    },
  }),
  atMost: { en: 'You can have at most {n}.', ar: 'الحد الأقصى {n}.' },
  choose: { en: 'Choose one.', ar: 'يُرجى الاختيار.' },
  address: {
    en: 'Enter an address that starts with https://',
    ar: 'يُرجى إدخال عنوان يبدأ بـ https://',
  },
  wrong: { en: 'This can’t be used. Check it and try again.', ar: 'لا يمكن استخدام هذا. يُرجى مراجعته.' },
});
