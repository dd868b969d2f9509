import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { barePageTexts } from './bare-page-texts.ts';

export default {
  unknownHostHeading: 'لا يوجد موقع على هذا العنوان',
  unknownHost: 'يُرجى التحقق من كتابته.',
  awayHeading: 'سنعود بعد قليل',
  away: 'لا يمكن عرض هذه الصفحة الآن، ولم يُفقد شيء. يُرجى المحاولة بعد دقائق.',
} satisfies Translation<typeof barePageTexts>;
