import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { timeTexts } from './time-texts.ts';

export default {
  dayAtTime: '{day} الساعة {time}',
  dateAtTime: 'يوم {date} الساعة {time}',
  bareDateAtTime: 'يوم {date} الساعة {time}',
  onDate: 'يوم {date}',
} satisfies Translation<typeof timeTexts>;
