import { defineTexts, plural } from '../../../../i18n/define-texts.ts';

export const countTexts = defineTexts({
  canvas: {
    en: 'Flow with its followers. Use the arrow keys to move between steps.',
    ar: 'المسار ومتابعوه. التنقل بين الخطوات بمفاتيح الأسهم.',
  },
  followers: plural({
    en: { one: '{n} follower here', other: '{n} followers here' },
    ar: {
      zero: 'لا أحد هنا',
      one: 'متابع واحد هنا',
      two: 'متابعان هنا',
      few: '{n} متابعين هنا',
      many: '{n} متابعًا هنا',
      other: '{n} متابع هنا',
    },
  }),
  came: plural({
    en: { one: '{n} follower gets here, {share}', other: '{n} followers get here, {share}' },
    ar: {
      zero: 'لا يصل أحد إلى هنا',
      one: 'يصل متابع واحد إلى هنا، {share}',
      two: 'يصل متابعان إلى هنا، {share}',
      few: 'يصل {n} متابعين إلى هنا، {share}',
      many: 'يصل {n} متابعًا إلى هنا، {share}',
      other: 'يصل {n} متابع إلى هنا، {share}',
    },
  }),
  stuck: plural({
    en: { one: '{n} stuck', other: '{n} stuck' },
    ar: {
      zero: 'لا متعثر',
      one: 'متعثر واحد',
      two: 'متعثران',
      few: '{n} متعثرين',
      many: '{n} متعثرًا',
      other: '{n} متعثر',
    },
  }),
});
