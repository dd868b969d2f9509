import type { OwnerLookups } from '../../scope.ts';
import { findCalendarOwner } from './calendar-queries.ts';
import { findTimeOffOwner } from './queries.ts';

export const availabilityOwners: Pick<OwnerLookups, 'timeOff' | 'outsideCalendar'> = {
  timeOff: (tx, { id = '' }) => findTimeOffOwner(tx, id),
  outsideCalendar: (tx, { id = '' }) => findCalendarOwner(tx, id),
};
