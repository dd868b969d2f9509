import { plural, type Translation } from '@regimen/contract/language/define-texts.ts';
import type { removeTexts } from './remove-texts.ts';

export default {
  title: 'حذف {name}؟',
  titleMany: plural({
    zero: 'لا حذف؟',
    one: 'حذف خطوة واحدة؟',
    two: 'حذف خطوتين؟',
    few: 'حذف {n} خطوات؟',
    many: 'حذف {n} خطوة؟',
    other: 'حذف {n} خطوة؟',
  }),
  onlyThese: 'ستُحذف الخطوات المحددة وحدها.',
  whyMany: 'إذا كان للخطوة أكثر من فرع، يُحذف كل ما تحتها وكل انتقال إلى تلك الخطوات.',
  onlyThis: 'ستُحذف هذه الخطوة وحدها.',
  all: plural({
    zero: 'لن تُحذف أي خطوة:',
    one: 'ستُحذف خطوة واحدة، معلّمة بالأحمر:',
    two: 'ستُحذف خطوتان، معلّمتان بالأحمر:',
    few: 'ستُحذف {n} خطوات، معلّمة بالأحمر:',
    many: 'ستُحذف {n} خطوة، معلّمة بالأحمر:',
    other: 'ستُحذف {n} خطوة، معلّمة بالأحمر:',
  }),
  why: 'لها أكثر من فرع، لذا يُحذف كل ما تحتها وكل انتقال إلى تلك الخطوات.',
  movesUp: 'ستحل محلها {name}.',
  redirected: 'سيؤدي الانتقال {name} إلى {to}.',
  leftOpen: 'سيبقى الانتقال {name} بلا وجهة.',
  loses: 'سيُزال الانتقال من {name}.',
  more: plural({
    zero: 'ولا غيرها',
    one: 'وواحدة أخرى',
    two: 'واثنتان أخريان',
    few: 'و{n} أخرى',
    many: 'و{n} أخرى',
    other: 'و{n} أخرى',
  }),
  confirm: plural({
    zero: 'لا حذف',
    one: 'حذف خطوة واحدة',
    two: 'حذف خطوتين',
    few: 'حذف {n} خطوات',
    many: 'حذف {n} خطوة',
    other: 'حذف {n} خطوة',
  }),
  keep: 'إبقاء',
} satisfies Translation<typeof removeTexts>;
