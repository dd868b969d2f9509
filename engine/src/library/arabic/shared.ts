/** Words that several built-in items share. */
import type { Dictionary } from '../../human-texts.ts';

export const shared: Dictionary = {
  Low: 'منخفض',
  Never: 'أبدًا',
  'Not hard': 'بلا صعوبة',
  'Very hard': 'صعوبة شديدة',
  'It didn’t': 'إطلاقًا',
  'Not confident': 'بلا ثقة',
  'Completely confident': 'ثقة تامة',
  'Feeling low': 'مزاج سيئ',
  'Feeling great': 'مزاج ممتاز',
  'No pain': 'بلا ألم',
  'The worst pain you can imagine': 'أسوأ ألم يمكن تخيّله',
};
