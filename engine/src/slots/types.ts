/**
 * What is asked about appointments, and what is answered. Instants are milliseconds since 1970, days are numbers of
 * days since then, minutes are those of a local day. `offered.ts` answers when, `choose.ts` with whom and where.
 */

/** Minutes of a local day, 0 ≤ from < to ≤ 1440. */
export interface DayRange {
  from: number;
  to: number;
}

export interface OpenHours {
  zone: string;
  /** Seven of them, Monday first. */
  week: readonly (readonly DayRange[])[];
  /** Exceptions by day, in place of the week's hours; none: closed. */
  days: ReadonlyMap<number, readonly DayRange[]>;
}

/** Instants, half-open. */
export interface Span {
  from: number;
  to: number;
}

export interface SlotRules {
  durationMinutes: number;
  bufferBeforeMinutes: number;
  bufferAfterMinutes: number;
  /** Starts lie on this grid, counted from the local midnight of the location. */
  everyMinutes: number;
  noticeMinutes: number;
  aheadDays: number;
  /** Sessions of the service on a local day, and in a week, Monday first. */
  maxPerDay: number | null;
  maxPerWeek: number | null;
  seats: number;
  hosts: 'any' | 'all';
}

export interface SlotHost {
  id: string;
  weight: number;
  /** Their own working hours, all of which must be open; none: the location's alone. */
  hours: readonly OpenHours[];
  /** In any order, disjoint or not; the buffers of other appointments included. */
  busy: readonly Span[];
  /** Sessions of the last 30 days, for fairness. */
  given: number;
}

export interface SlotRoom {
  id: string;
  seats: number;
  busy: readonly Span[];
}

/** A session of this service, with this duration, that others have booked and that may have seats left. */
export interface SlotSession {
  id: string;
  from: number;
  to: number;
  seatsLeft: number;
  hosts: readonly string[];
}

export interface SlotSetup {
  location: OpenHours;
  rules: SlotRules;
  hosts: readonly SlotHost[];
  /** `null`: no room is needed. */
  rooms: readonly SlotRoom[] | null;
  sessions: readonly SlotSession[];
  /** Sessions of this service by local day of the location, for the most a day and a week. */
  taken: ReadonlyMap<number, number>;
}

export interface Slot {
  from: number;
  to: number;
  /** Those who are free; where all give it together, all of them; of a session under way, its own. */
  hosts: readonly string[];
  rooms: readonly string[];
  /** The session that is joined; `null`: a new one. */
  session: string | null;
  seatsLeft: number;
}

export type WhyNotOffered =
  | 'past'
  | 'notice'
  | 'too_far'
  | 'closed'
  | 'off_grid'
  | 'host_away'
  | 'taken'
  | 'buffer'
  | 'day_full'
  | 'week_full'
  | 'no_room'
  | 'session_full'
  | 'no_host';
