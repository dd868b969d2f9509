import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { announcementTexts } from './texts.ts';

export default {
  label: 'إعلان',
  dismiss: 'إخفاء',
} satisfies Translation<typeof announcementTexts>;
