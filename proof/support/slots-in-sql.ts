/**
 * The second judge of B5: the same question answered by PostgreSQL's multiranges. What is open and busy becomes one
 * multirange each, every start of the grid is asked whether it lies in them. The zones come along as stretches with one
 * offset, from the machine itself, so that no zone is reckoned with here and nothing is taken from the engine.
 */
import type pg from 'pg';
import { type Clock, shownBy } from '../../engine/slots-by-the-minute.ts';
import type { OpenHours, Span } from '../../engine/src/slots/types.ts';
import type { RandomSlots } from '../../engine/src/testing/random-slots.ts';

const DAY = 86_400_000;

const FUNCTIONS = `
CREATE FUNCTION pg_temp.open_of(hours jsonb) RETURNS int8multirange LANGUAGE sql AS $$
  SELECT coalesce(range_agg(
    int8range(day * 86400000 + (r->>'from')::bigint * 60000 - p.shift, day * 86400000 + (r->>'to')::bigint * 60000 - p.shift)
    * int8range(p.since, p.until)), '{}')
  FROM jsonb_to_recordset(hours->'periods') AS p(since bigint, until bigint, shift bigint)
  CROSS JOIN LATERAL generate_series(floor((p.since + p.shift) / 86400000.0)::bigint, floor((p.until - 1 + p.shift) / 86400000.0)::bigint) AS day
  CROSS JOIN LATERAL jsonb_array_elements(coalesce(hours->'days'->(day::text), hours->'week'->(((day + 3) % 7)::int))) AS r
$$;
CREATE FUNCTION pg_temp.busy_of(spans jsonb) RETURNS int8multirange LANGUAGE sql AS $$
  SELECT coalesce(range_agg(int8range((b->>'from')::bigint, (b->>'to')::bigint)), '{}') FROM jsonb_array_elements(spans) AS b
$$;
CREATE FUNCTION pg_temp.taken_in(taken jsonb, first bigint, days int) RETURNS bigint LANGUAGE sql AS $$
  SELECT coalesce(sum((taken->>(day::text))::bigint), 0)::bigint FROM generate_series(first, first + days - 1) AS day
$$;
CREATE FUNCTION pg_temp.slots_of(s jsonb) RETURNS jsonb LANGUAGE sql AS $$
  WITH said AS MATERIALIZED (
    SELECT (s->>'length')::bigint AS length, (s->>'before')::bigint AS before, (s->>'after')::bigint AS after,
      (s->>'every')::int AS every, (s->>'since')::bigint AS since, (s->>'until')::bigint AS until,
      (s->>'lastDay')::bigint AS last_day, (s->>'seats')::int AS seats, (s->>'maxPerDay')::bigint AS per_day,
      (s->>'maxPerWeek')::bigint AS per_week, jsonb_array_length(s->'hosts') AS hosts
  ), location AS MATERIALIZED (SELECT pg_temp.open_of(s->'location') AS open),
  host AS MATERIALIZED (
    SELECT n, h->>'id' AS id, pg_temp.busy_of(h->'busy') AS busy, location.open * (
      SELECT coalesce(range_intersect_agg(pg_temp.open_of(one)), '{(,)}') FROM jsonb_array_elements(h->'hours') AS one) AS open
    FROM location, jsonb_array_elements(s->'hosts') WITH ORDINALITY AS each(h, n)
  ), room AS MATERIALIZED (
    SELECT n, r->>'id' AS id, pg_temp.busy_of(r->'busy') AS busy
    FROM said, jsonb_array_elements(nullif(s->'rooms', 'null')) WITH ORDINALITY AS each(r, n)
    WHERE (r->>'seats')::int >= said.seats
  ), start AS (
    SELECT at, int8range(at, at + length) AS session, int8range(at - before, at + length + after) AS around
    FROM said, location, jsonb_to_recordset(s->'location'->'periods') AS p(since bigint, until bigint, shift bigint)
    CROSS JOIN LATERAL generate_series(floor((p.since + p.shift) / 86400000.0)::bigint, floor((p.until - 1 + p.shift) / 86400000.0)::bigint) AS day
    CROSS JOIN LATERAL generate_series(0, 1439, said.every) AS minute
    CROSS JOIN LATERAL (SELECT day * 86400000 + minute * 60000 - p.shift AS at) AS reckoned
    WHERE at >= p.since AND at < p.until AND at >= said.since AND at < said.until AND day <= last_day
      AND (per_day IS NULL OR pg_temp.taken_in(s->'taken', day, 1) < per_day)
      AND (per_week IS NULL OR pg_temp.taken_in(s->'taken', day - (day + 3) % 7, 7) < per_week)
      AND int8range(at, at + length) <@ location.open
  ), made AS (
    SELECT at, length,
      ARRAY(SELECT id FROM host WHERE start.session <@ host.open AND NOT start.around && host.busy ORDER BY n) AS hosts,
      ARRAY(SELECT id FROM room WHERE NOT start.around && room.busy ORDER BY n) AS rooms
    FROM start, said
  ), joined AS (
    SELECT DISTINCT ON (x.since) x.since AS at, x.until, x.id, x.left_over, x.hosts
    FROM said, jsonb_to_recordset(s->'sessions') AS x(since bigint, until bigint, day bigint, id text, left_over int, hosts jsonb)
    WHERE x.left_over > 0 AND x.since >= said.since AND x.since < said.until AND x.day <= last_day
    ORDER BY x.since, x.left_over, x.id COLLATE "C"
  ), offered AS (
    SELECT at, jsonb_build_array(at, at + made.length, to_jsonb(made.hosts), to_jsonb(rooms), null, seats) AS slot FROM made, said
    WHERE cardinality(made.hosts) >= CASE s->>'who' WHEN 'all' THEN greatest(1, said.hosts) ELSE 1 END
      AND (s->'rooms' = 'null' OR cardinality(rooms) > 0) AND at NOT IN (SELECT at FROM joined)
    UNION ALL
    SELECT at, jsonb_build_array(at, until, hosts, '[]'::jsonb, id, left_over) FROM joined
  )
  SELECT coalesce(jsonb_agg(slot ORDER BY at), '[]') FROM offered
$$;`;

export async function prepareJudge(client: pg.Client): Promise<void> {
  await client.query(FUNCTIONS);
}

/** One slot as `[from, to, hosts, rooms, session, seatsLeft]`. */
export async function slotsInSql(
  client: pg.Client,
  asked: readonly RandomSlots[],
  clocks: ReadonlyMap<string, Clock>,
): Promise<unknown[]> {
  const { rows } = await client.query(
    'SELECT pg_temp.slots_of(one) AS slots FROM jsonb_array_elements($1::jsonb) WITH ORDINALITY AS x(one, n) ORDER BY n',
    [JSON.stringify(asked.map((one) => inPlainData(one, clocks)))],
  );
  return rows.map((row: { slots: unknown }) => row.slots);
}

function inPlainData({ setup, now, span }: RandomSlots, clocks: ReadonlyMap<string, Clock>): unknown {
  const { rules, location, hosts, rooms, sessions, taken } = setup;
  const minutes = (count: number): number => count * 60_000;
  const dayAt = (at: number): number => Math.floor(shownBy(clockFor(clocks, location.zone), at) / DAY);
  const length = minutes(rules.durationMinutes);
  const around = { from: span.from - DAY, to: span.to + length + DAY };
  const plainHours = ({ zone, week, days }: OpenHours): unknown => ({
    periods: periodsOf(clockFor(clocks, zone), around),
    week,
    days: Object.fromEntries(days),
  });
  return {
    length,
    before: minutes(rules.bufferBeforeMinutes),
    after: minutes(rules.bufferAfterMinutes),
    every: rules.everyMinutes,
    since: Math.max(span.from, now + minutes(rules.noticeMinutes)),
    until: span.to,
    lastDay: dayAt(now) + rules.aheadDays,
    seats: rules.seats,
    who: rules.hosts,
    maxPerDay: rules.maxPerDay,
    maxPerWeek: rules.maxPerWeek,
    taken: Object.fromEntries(taken),
    location: plainHours(location),
    hosts: hosts.map(({ id, busy, hours }) => ({ id, busy, hours: hours.map(plainHours) })),
    rooms,
    sessions: sessions.map(({ id, from, to, seatsLeft, hosts: givers }) => ({
      id,
      since: from,
      until: to,
      day: dayAt(from),
      left_over: seatsLeft,
      hosts: givers,
    })),
  };
}

function clockFor(clocks: ReadonlyMap<string, Clock>, zone: string): Clock {
  const clock = clocks.get(zone);
  if (!clock) throw new Error(`no clock for ${zone}`);
  return clock;
}

/** A zone's offsets between two instants. */
function periodsOf(clock: Clock, { from, to }: Span): { since: number; until: number; shift: number }[] {
  const changes = clock.changes.map(({ at }) => at).filter((at) => at > from && at < to);
  const edges = [from, ...changes, to];
  return edges.slice(1).map((until, index) => {
    const since = edges[index] as number;
    return { since, until, shift: shownBy(clock, since) - since };
  });
}
