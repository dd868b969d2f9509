import type { ExceptionDay, Location, LocationSaid } from '@regimen/contract/locations.ts';
import { workingWeek } from '../../../shared/weekly-hours/week-field.tsx';

/** While they are being written, rows have names of their own: two may be the same. */
export interface DraftDay extends ExceptionDay {
  key: string;
}
export interface DraftRoom {
  key: string;
  id?: string;
  name: string;
  /** `undefined` while the field holds no number. */
  seats: number | undefined;
}
export interface LocationDraft extends Omit<LocationSaid, 'zone' | 'days' | 'rooms'> {
  /** `null`: that of the browser, until another is chosen. */
  zone: string | null;
  days: DraftDay[];
  rooms: DraftRoom[];
}

export const newLocation: LocationDraft = {
  name: '',
  kind: 'place',
  address: '',
  directions: '',
  onlineBy: null,
  onlineAt: '',
  zone: null,
  week: workingWeek,
  holidaysOf: null,
  days: [],
  rooms: [],
};

export const draftOf = (location: Location): LocationDraft => {
  const { name, kind, address, directions, onlineBy, onlineAt, zone, week, holidaysOf, days, rooms } =
    location;
  return {
    name,
    kind,
    address,
    directions,
    onlineBy,
    onlineAt,
    zone,
    week,
    holidaysOf,
    days: days.map((day) => ({ ...day, key: day.day })),
    rooms: rooms.map((room) => ({ ...room, key: room.id })),
  };
};

/** What is sent: of a place nothing about the link, and online nothing about the house. */
export function saidOf(draft: LocationDraft, ownZone: string): LocationSaid {
  const isPlace = draft.kind === 'place';
  return {
    ...draft,
    zone: draft.zone ?? ownZone,
    address: isPlace ? draft.address : '',
    directions: isPlace ? draft.directions : '',
    onlineBy: isPlace ? null : (draft.onlineBy ?? 'link'),
    onlineAt: isPlace ? '' : draft.onlineAt,
    days: draft.days.map(({ day, name, ranges }) => ({ day, name, ranges })),
    rooms: isPlace ? draft.rooms.map(({ id, name, seats = 0 }) => ({ ...(id && { id }), name, seats })) : [],
  };
}
