import { defineTexts, plural } from '../../../i18n/define-texts.ts';

export const removeTexts = defineTexts({
  title: { en: 'Delete {name}?', ar: 'حذف {name}؟' },
  onlyThis: { en: 'Only this step goes.', ar: 'تُحذف هذه الخطوة وحدها.' },
  all: plural({
    en: { one: '{n} step goes, marked in red:', other: '{n} steps go, marked in red:' },
    ar: {
      zero: 'لا تُحذف أي خطوة ({n}):',
      one: 'تُحذف خطوة واحدة ({n})، معلّمة بالأحمر:',
      two: 'تُحذف خطوتان ({n})، معلّمتان بالأحمر:',
      few: 'تُحذف {n} خطوات، معلّمة بالأحمر:',
      many: 'تُحذف {n} خطوة، معلّمة بالأحمر:',
      other: 'تُحذف {n} خطوة، معلّمة بالأحمر:',
    },
  }),
  why: {
    en: 'It has more than one way on, so everything below it goes too, and every jump that leads there.',
    ar: 'لها أكثر من طريق، فيُحذف كل ما تحتها، وكل انتقال يقود إلى هناك.',
  },
  movesUp: { en: '{name} takes its place.', ar: 'تحل {name} محلها.' },
  redirected: { en: 'The jump {name} will go to {to}.', ar: 'سيقود الانتقال {name} إلى {to}.' },
  leftOpen: {
    en: 'The jump {name} will be left without a step to go to.',
    ar: 'سيبقى الانتقال {name} بلا خطوة يقود إليها.',
  },
  loses: { en: '{name} loses its jump.', ar: 'تفقد {name} انتقالها.' },
  more: plural({
    en: { one: 'and {n} more', other: 'and {n} more' },
    ar: {
      zero: 'ولا غيرها ({n})',
      one: 'وواحدة أخرى ({n})',
      two: 'واثنتان أخريان ({n})',
      few: 'و{n} أخرى',
      many: 'و{n} أخرى',
      other: 'و{n} أخرى',
    },
  }),
  confirm: plural({
    en: { one: 'Delete {n} step', other: 'Delete {n} steps' },
    ar: {
      zero: 'لا حذف ({n})',
      one: 'حذف خطوة واحدة ({n})',
      two: 'حذف خطوتين ({n})',
      few: 'حذف {n} خطوات',
      many: 'حذف {n} خطوة',
      other: 'حذف {n} خطوة',
    },
  }),
  keep: { en: 'Keep', ar: 'إبقاء' },
});
