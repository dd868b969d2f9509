import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { texts } from './texts.ts';

export default {
  credentials: 'مؤهلات تم التحقق منها',
  none: 'لم يُتحقق من أي مؤهلات بعد.',
  checked: 'تحقّق منها {name} في {date}',
} satisfies Translation<typeof texts>;
