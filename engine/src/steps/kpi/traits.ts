import type { Traits } from '../step.ts';

export const kpi: Traits<'kpi'> = {
  does: 'asks',
  item: 'kpi',
  measures: 'item',
  success: { setting: 'successMeans', of: (settings) => settings?.successMeans ?? 'taken' },
};
