import type { Translation } from '../language/define-texts.ts';
import type { nameTexts } from './name-texts.ts';

export default {
  goneStep: 'خطوة لم تعد موجودة',
  goneItem: 'عنصر لم يعد موجودًا',
  goneModule: 'وحدة لم تعد موجودة',
} satisfies Translation<typeof nameTexts>;
