import type { Traits } from '../step.ts';

export const services: Traits<'services'> = {
  does: 'asks',
  item: 'service',
  doneBy: 'booking',
  success: { setting: 'doneWhen', of: (settings) => settings?.doneWhen ?? 'booked' },
};
