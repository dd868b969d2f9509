import type { Translation } from './define-texts.ts';
import type { momentTexts } from './moment-texts.ts';

export default {
  dayAtTime: '{day} الساعة {time}',
  dateAtTime: 'يوم {date} الساعة {time}',
  bareDateAtTime: 'يوم {date} الساعة {time}',
  onDate: 'يوم {date}',
} satisfies Translation<typeof momentTexts>;
