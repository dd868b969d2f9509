import type { Confirmation, GivenBy, LocationKind, OnlineWay } from '@regimen/contract/service-choices.ts';
import type { DayRange, WeekHours } from '@regimen/contract/weekly-hours.ts';
import type { Question } from '@regimen/engine/questions.ts';
import { inOrder } from '../../db/in-order.ts';
import type { Tx } from '../../db/pool.ts';

// What the set-up of services is made of, for one or for many: always the same few statements.

/** With whatever a booking keeps of it. */
export interface ServiceSetupRow {
  id: string;
  locationId: string;
  ownerId: string;
  name: string;
  durations: number[];
  bufferBefore: number;
  bufferAfter: number;
  everyMinutes: number;
  seats: number;
  noticeMinutes: number;
  aheadDays: number;
  maxPerDay: number | null;
  maxPerWeek: number | null;
  givenBy: GivenBy;
  needsRoom: boolean;
  confirm: Confirmation;
  cancelHours: number;
  moveHours: number;
  reminderMinutes: number[];
  questions: Question[];
  noteTemplate: string;
  placeName: string;
  kind: LocationKind;
  address: string;
  directions: string;
  onlineBy: OnlineWay | null;
  /** The link or the number: for those who have booked. */
  onlineAt: string;
  zone: string;
  week: WeekHours;
  holidaysOf: string | null;
  /** Neither it nor its place is archived, and its owner is there. */
  isOffered: boolean;
}

interface DayRow {
  locationId: string;
  day: string;
  ranges: DayRange[];
}
interface RoomRow {
  id: string;
  locationId: string;
  seats: number;
}
export interface HostSetupRow {
  serviceId: string;
  id: string;
  weight: number;
  zone: string | null;
  week: WeekHours | null;
}
/** When somebody is away, or busy elsewhere; in milliseconds. */
interface AwayRow {
  userId: string;
  from: number;
  to: number;
}

const isThere = `u.suspended_at IS NULL AND NOT EXISTS (
  SELECT 1 FROM account_deletions d WHERE d.tenant_id = u.tenant_id AND d.user_id = u.id)`;
const these = 's.tenant_id = $1 AND s.id = ANY ($2::uuid[])';
const ms = (column: string) => `(extract(epoch FROM ${column}) * 1000)::float8`;
const hostIds =
  'SELECT h.user_id FROM service_hosts h WHERE h.tenant_id = $1 AND h.service_id = ANY ($2::uuid[])';

const texts = {
  services: `SELECT s.id, s.location_id AS "locationId", s.user_id AS "ownerId", s.name, s.durations,
      s.buffer_before AS "bufferBefore", s.buffer_after AS "bufferAfter", s.every_minutes AS "everyMinutes", s.seats,
      s.notice_minutes AS "noticeMinutes", s.ahead_days AS "aheadDays", s.max_per_day AS "maxPerDay",
      s.max_per_week AS "maxPerWeek", s.given_by AS "givenBy", s.needs_room AS "needsRoom", s.confirm,
      s.cancel_hours AS "cancelHours", s.move_hours AS "moveHours", s.reminder_minutes AS "reminderMinutes",
      s.questions, s.note_template AS "noteTemplate",
      l.name AS "placeName", l.kind, l.address, l.directions, l.online_by AS "onlineBy", l.online_at AS "onlineAt",
      l.zone, l.week, l.holidays_of AS "holidaysOf",
      s.archived_at IS NULL AND l.archived_at IS NULL AND ${isThere} AS "isOffered"
    FROM services s JOIN locations l ON l.tenant_id = s.tenant_id AND l.id = s.location_id
      JOIN users u ON u.tenant_id = s.tenant_id AND u.id = s.user_id WHERE ${these}`,
  days: `SELECT d.location_id AS "locationId", d.day, d.ranges FROM location_days d
    WHERE d.tenant_id = $1 AND d.location_id IN (SELECT s.location_id FROM services s WHERE ${these})
      AND d.day >= $3 AND d.day <= $4`,
  rooms: `SELECT r.id, r.location_id AS "locationId", r.seats FROM rooms r
    WHERE r.tenant_id = $1 AND r.archived_at IS NULL
      AND r.location_id IN (SELECT s.location_id FROM services s WHERE ${these} AND s.needs_room)
    ORDER BY r.position, r.id`,
  hosts: `SELECT h.service_id AS "serviceId", h.user_id AS id, h.weight, w.zone, w.week FROM service_hosts h
      JOIN users u ON u.tenant_id = h.tenant_id AND u.id = h.user_id
      LEFT JOIN working_hours w ON w.tenant_id = h.tenant_id AND w.user_id = h.user_id
    WHERE h.tenant_id = $1 AND h.service_id = ANY ($2::uuid[]) AND ${isThere} ORDER BY h.user_id`,
  away: `SELECT t.user_id AS "userId", ${ms('t.from_at')} AS "from", ${ms('t.until_at')} AS "to" FROM time_off t
      WHERE t.tenant_id = $1 AND t.user_id IN (${hostIds}) AND t.from_at < $4 AND t.until_at > $3
    UNION ALL SELECT c.user_id, ${ms('b.from_at')}, ${ms('b.until_at')} FROM outside_calendars c
      JOIN outside_busy b ON b.tenant_id = c.tenant_id AND b.calendar_id = c.id
      WHERE c.tenant_id = $1 AND c.user_id IN (${hostIds}) AND b.from_at < $4 AND b.until_at > $3`,
};

export interface SetupRows {
  services: ServiceSetupRow[];
  days: DayRow[];
  rooms: RoomRow[];
  hosts: HostSetupRow[];
  away: AwayRow[];
}

/** `days` are local ones, as dates; `from` and `until` the same stretch as instants. */
export async function readSetupRows(
  tx: Tx,
  serviceIds: readonly string[],
  window: { firstDay: string; lastDay: string; from: Date; until: Date },
): Promise<SetupRows> {
  const ask = async <Row extends object>(name: keyof typeof texts, ...more: unknown[]): Promise<Row[]> => {
    const values = [tx.tenantId, serviceIds, ...more];
    const { rows } = await tx.$client.query<Row>({ name: `setup_${name}`, text: texts[name], values });
    return rows;
  };
  const [services, days, rooms, hosts, away] = await inOrder(
    ask<ServiceSetupRow>('services'),
    ask<DayRow>('days', window.firstDay, window.lastDay),
    ask<RoomRow>('rooms'),
    ask<HostSetupRow>('hosts'),
    ask<AwayRow>('away', window.from, window.until),
  );
  return { services, days, rooms, hosts, away };
}
