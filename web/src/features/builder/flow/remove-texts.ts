import { defineTexts, plural } from '../../../i18n/define-texts.ts';

export const removeTexts = defineTexts({
  title: { en: 'Delete {name}?', ar: 'حذف {name}؟' },
  onlyThis: { en: 'Only this step will be deleted.', ar: 'ستُحذف هذه الخطوة وحدها.' },
  all: plural({
    en: {
      one: '{n} step will be deleted, marked in red:',
      other: '{n} steps will be deleted, marked in red:',
    },
    ar: {
      zero: 'لن تُحذف أي خطوة:',
      one: 'ستُحذف خطوة واحدة، معلّمة بالأحمر:',
      two: 'ستُحذف خطوتان، معلّمتان بالأحمر:',
      few: 'ستُحذف {n} خطوات، معلّمة بالأحمر:',
      many: 'ستُحذف {n} خطوة، معلّمة بالأحمر:',
      other: 'ستُحذف {n} خطوة، معلّمة بالأحمر:',
    },
  }),
  why: {
    en: 'It has more than one branch, so everything below it is deleted too, along with every jump to those steps.',
    ar: 'لها أكثر من فرع، لذا يُحذف كل ما تحتها وكل انتقال إلى تلك الخطوات.',
  },
  movesUp: { en: '{name} will take its place.', ar: 'ستحل محلها {name}.' },
  redirected: { en: 'The jump {name} will lead to {to}.', ar: 'سيؤدي الانتقال {name} إلى {to}.' },
  leftOpen: {
    en: 'The jump {name} will have no step to go to.',
    ar: 'سيبقى الانتقال {name} بلا وجهة.',
  },
  loses: { en: '{name} will lose its jump.', ar: 'سيُزال الانتقال من {name}.' },
  more: plural({
    en: { one: 'and {n} more', other: 'and {n} more' },
    ar: {
      zero: 'ولا غيرها',
      one: 'وواحدة أخرى',
      two: 'واثنتان أخريان',
      few: 'و{n} أخرى',
      many: 'و{n} أخرى',
      other: 'و{n} أخرى',
    },
  }),
  confirm: plural({
    en: { one: 'Delete {n} step', other: 'Delete {n} steps' },
    ar: {
      zero: 'لا حذف',
      one: 'حذف خطوة واحدة',
      two: 'حذف خطوتين',
      few: 'حذف {n} خطوات',
      many: 'حذف {n} خطوة',
      other: 'حذف {n} خطوة',
    },
  }),
  keep: { en: 'Keep', ar: 'إبقاء' },
});
