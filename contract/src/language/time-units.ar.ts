import type { WrittenUnits } from './time-units.ts';

export const ARABIC: WrittenUnits = {
  hour: ['ساعة', 'ساعات', 'س'],
  minute: ['دقيقة', 'دقائق', 'د'],
  day: ['يوم', 'أيام'],
};
