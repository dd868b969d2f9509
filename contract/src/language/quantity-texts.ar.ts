import type { Translation } from './define-texts.ts';
import type { quantityTexts } from './quantity-texts.ts';

export default {
  span: 'من {from} إلى {to}',
  exactly: '{value} بالضبط',
  below: 'أقل من {value}',
  above: 'أعلى من {value}',
  lessThan: 'أقل من {value}',
  moreThan: 'أكثر من {value}',
  atMost: '{value} على الأكثر',
  atLeast: '{value} على الأقل',
} satisfies Translation<typeof quantityTexts>;
