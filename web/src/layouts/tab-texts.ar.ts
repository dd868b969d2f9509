import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { tabTexts } from './tab-texts.ts';

export default {
  label: 'صفحاتك',
  today: 'اليوم',
  followUps: 'الحالات',
  programs: 'البرامج',
  messages: 'الرسائل',
  me: 'صفحتي',
} satisfies Translation<typeof tabTexts>;
