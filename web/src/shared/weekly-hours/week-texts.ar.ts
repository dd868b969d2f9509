import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { weekTexts } from './week-texts.ts';

export default {
  from: '{day}، من',
  to: '{day}، حتى',
  addHours: 'إضافة ساعات: {day}',
  removeHours: 'إزالة {hours}: {day}',
  copy: 'نسخ ساعات {day}',
  copyTo: 'نسخ إلى',
  days: 'من {first} إلى {last}',
  everyDay: 'كل الأيام',
  closed: 'مغلق',
} satisfies Translation<typeof weekTexts>;
