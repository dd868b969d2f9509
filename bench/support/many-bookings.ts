import pg from 'pg';
import { seedLocation, seedService } from '../../server/seed/services.ts';
import { readOffer } from '../../server/src/features/bookings/read-slots.ts';
import { termsOf } from '../../server/src/features/bookings/take-seat.ts';
import type { Caller, TestTenant, World } from '../../server/src/test-world.ts';

const dayMs = 86_400_000;
/** Appointments of each host a day, and days that are booked from tomorrow on; all others were before. */
export const [perDay, comingDays] = [4, 20];
const everyDay = Array.from({ length: 7 }, () => [{ from: 9 * 60, to: 17 * 60 }]);
const peopleAsked = 10;

export interface Practice {
  tenant: TestTenant;
  /** Some of its hosts, each with a service of their own, and some of their clients. */
  asked: { host: Caller; service: string; client: Caller }[];
}

/**
 * A site with so many bookings: each of its hosts has four appointments a day in the coming weeks, and the same on days
 * before. Written by the database itself, in the order of time as if booked one after the other; what is long over takes
 * nobody's time any more, as the product leaves it.
 */
export async function seedPractice(
  world: World,
  ownerUrl: string,
  host: string,
  size: { bookings: number; hosts: number; clients: number },
): Promise<Practice> {
  const tenant = await world.addTenant(host);
  const addMany = async (person: Parameters<World['add']>[1]) => {
    const people: Caller[] = [];
    for (let n = 0; n < peopleAsked; n++) people.push(await world.add(tenant, person));
    return people;
  };
  const [hosts, clients] = [await addMany({ roles: ['expert'] }), await addMany({})];
  const [first, client] = [hosts[0]?.id as string, clients[0]?.id as string];
  const now = new Date();
  const { service, terms } = await world.runtime.tx(tenant.id, async (tx) => {
    const { location } = await seedLocation(tx, first, { zone: 'UTC', week: everyDay });
    const service = await seedService(tx, first, location);
    const span = { from: now.getTime(), to: now.getTime() + dayMs };
    const offer = await readOffer(tx, { serviceId: service }, { now, span });
    if (!offer) throw new Error('The service that was just made is not there.');
    return { service, terms: termsOf(offer) };
  });
  const db = new pg.Client({ connectionString: ownerUrl });
  await db.connect();
  try {
    // Where it may, the database takes keys on trust: looking up eight million takes a minute.
    await db.query(
      `SELECT set_config('session_replication_role', 'replica', false)
       WHERE has_parameter_privilege('session_replication_role', 'SET')`,
    );
    await db.query('SET ROLE regimen_owner');
    await db.query(`SELECT set_config('app.tenant_id', $1, false)`, [tenant.id]);
    await db.query(`SET work_mem = '64MB'`);
    const idsOf = (people: Caller[]) => people.map(({ id }) => id as string);
    const allHosts = [...idsOf(hosts), ...(await copyPerson(db, first, size.hosts - peopleAsked))];
    const allClients = [...idsOf(clients), ...(await copyPerson(db, client, size.clients - peopleAsked))];
    const services = [service, ...(await copyService(db, service, allHosts.slice(1)))];
    const days = size.bookings / (size.hosts * perDay);
    const firstDay = new Date((Math.floor(now.getTime() / dayMs) + 1 + comingDays - days) * dayMs);
    const made = [tenant.id, size.bookings, allHosts, services, allClients, firstDay, now];
    await db.query(`${appointments} ${sessions}`, made);
    // Without it keys to sessions would be looked up as in an empty table, which takes minutes.
    await db.query('ANALYZE sessions_booked');
    await db.query(`${appointments} ${sessionHosts}`, made);
    await db.query(`${appointments} ${occupancy}`, made);
    await db.query(`${appointments} ${bookings}`, [...made, terms]);
    await db.query('RESET ROLE');
    await db.query('VACUUM ANALYZE');
    const asked = hosts.map((one, n) => ({
      host: one,
      service: services[n] as string,
      client: clients[n] as Caller,
    }));
    return { tenant, asked };
  } finally {
    await db.end();
  }
}

async function copyPerson(db: pg.Client, id: string, count: number): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `INSERT INTO users SELECT (jsonb_populate_record(u, jsonb_build_object('id', new.id, 'username', new.id, 'email',
       new.id || '@example.test'))).* FROM users u, (SELECT gen_random_uuid() AS id FROM generate_series(1, $2::int)) new
     WHERE u.id = $1 RETURNING id`,
    [id, count],
  );
  return rows.map((row) => row.id);
}

/** One for each of these people, in their order. */
async function copyService(db: pg.Client, id: string, hosts: string[]): Promise<string[]> {
  const { rows } = await db.query<{ id: string; user_id: string }>(
    `INSERT INTO services SELECT (jsonb_populate_record(s, jsonb_build_object('id', gen_random_uuid(), 'user_id', host))).*
     FROM services s, unnest($2::uuid[]) host WHERE s.id = $1 RETURNING id, user_id`,
    [id, hosts],
  );
  await db.query(
    `INSERT INTO service_hosts (tenant_id, service_id, user_id)
     SELECT tenant_id, id, user_id FROM services WHERE id = ANY($1::uuid[])`,
    [rows.map((row) => row.id)],
  );
  const byHost = new Map(rows.map((row) => [row.user_id, row.id]));
  return hosts.map((host) => byHost.get(host) as string);
}

/** One in twenty was cancelled, and one in twenty of those to come waits for a yes. */
const appointments = `WITH appointment AS (
  SELECT *, (lpad(to_hex(n), 8, '0') || '-0000-4000-8000-000000000001')::uuid AS session_id,
    (lpad(to_hex(n), 8, '0') || '-0000-4000-8000-000000000002')::uuid AS booking_id,
    CASE WHEN turn % 20 = 7 THEN 'cancelled' WHEN from_at < $7 THEN 'over' ELSE 'open' END AS state,
    from_at - interval '10 days' AS made_at
  FROM (SELECT n, n / hosts AS turn, ($3::uuid[])[1 + n % hosts] AS host, ($4::uuid[])[1 + n % hosts] AS service,
      ($5::uuid[])[1 + (n::bigint * 7919) % cardinality($5::uuid[])] AS client,
      $6::timestamptz + n / (hosts * ${perDay}) * interval '1 day' + (9 + n / hosts % ${perDay} * 2) * interval '1 hour' AS from_at
    FROM generate_series(0, $2::int - 1) n, cardinality($3::uuid[]) hosts) placed)`;
const sessions = `INSERT INTO sessions_booked (tenant_id, id, service_id, wall, zone, from_at, until_at, buffer_before, buffer_after,
    seats, seats_taken, state, created_at)
  SELECT $1::uuid, session_id, service, to_char(from_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI'), 'UTC', from_at,
    from_at + interval '30 minutes', 0, 0, 1, CASE state WHEN 'cancelled' THEN 0 ELSE 1 END, state, made_at
  FROM appointment ORDER BY n`;
const sessionHosts = `INSERT INTO session_hosts (tenant_id, session_id, user_id, from_at)
  SELECT $1::uuid, session_id, host, from_at FROM appointment ORDER BY n`;
const occupancy = `INSERT INTO occupancy (tenant_id, id, session_id, resource, kind, span)
  SELECT $1::uuid, gen_random_uuid(), session_id, host, 'host', tstzrange(from_at, from_at + interval '30 minutes')
  FROM appointment WHERE state <> 'cancelled' AND from_at > $7::timestamptz - interval '7 days' ORDER BY n`;
const bookings = `INSERT INTO bookings (tenant_id, id, session_id, from_at, service_id, user_id, booked_by, state, terms, made_at, changed_at)
  SELECT $1::uuid, booking_id, session_id, from_at, service, client, client,
    CASE state WHEN 'over' THEN 'completed' WHEN 'open' THEN CASE turn % 20 WHEN 3 THEN 'requested' ELSE 'confirmed' END
      ELSE state END, $8::jsonb, made_at, made_at
  FROM appointment ORDER BY n`;
