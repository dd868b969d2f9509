import { seedOutsideCalendar, seedTimeOff } from '../../../seed/services.ts';
import type { Makers } from '../../makers.ts';

export const makers: Pick<Makers, 'timeOff' | 'outsideCalendar'> = {
  timeOff: async (tx, { owner, mark }) => ({ timeOff: await seedTimeOff(tx, owner, { reason: mark }) }),
  outsideCalendar: async (tx, { owner, mark, vault }) => ({
    outsideCalendar: await seedOutsideCalendar(tx, vault, owner, { name: `Home ${mark}` }),
  }),
};
