import { offsetAt } from '@regimen/engine/zone.ts';
import pg from 'pg';
import { bearErrors, lasting } from './lasting.ts';

/** Zones whose clocks are changed by law again and again; whose tz data are old is seen by these. */
const telling = [
  'Africa/Cairo',
  'Africa/Casablanca',
  'America/Edmonton',
  'America/Mexico_City',
  'America/Nuuk',
  'America/Santiago',
  'America/Vancouver',
  'Asia/Almaty',
  'Asia/Amman',
  'Asia/Beirut',
  'Asia/Gaza',
  'Europe/Berlin',
];
const weekMs = 7 * 86_400_000;
const weeks = 104;

/**
 * Where Node and PostgreSQL, which both bring tz data of their own, tell another time in the two years from `now`.
 * Nothing of ours depends on PostgreSQL's: no query reckons with zones, and this is the only one that may.
 */
export async function findZoneDifferences(url: string, now: number): Promise<string[]> {
  const client = new pg.Client({ ...lasting, connectionString: url });
  bearErrors(client);
  await client.connect();
  try {
    const instants = Array.from({ length: weeks }, (_, week) => now + week * weekMs);
    const { rows } = await client.query<{ zone: string; at: string; local: string }>(
      `SELECT zone, at, round(extract(epoch FROM (to_timestamp(at / 1000.0) AT TIME ZONE zone)) * 1000)::bigint AS local
       FROM pg_timezone_names JOIN unnest($1::text[]) AS zone ON zone = name, unnest($2::bigint[]) AS at
       ORDER BY zone, at`,
      [telling, instants],
    );
    const first = new Map<string, string>();
    for (const { zone, at, local } of rows)
      if (Number(local) - Number(at) !== offsetAt(zone, Number(at)) && !first.has(zone))
        first.set(zone, `${zone} (${new Date(Number(at)).toISOString().slice(0, 10)})`);
    return [...first.values()];
  } finally {
    await client.end();
  }
}

/** PostgreSQL does not tell the version of its tz data; that of its own is all it says. */
export async function explainZones(url: string, now: number): Promise<string | undefined> {
  const differ = await findZoneDifferences(url, now).catch(() => []);
  if (differ.length === 0) return undefined;
  return `Node's tz data (${process.versions.tz}) and PostgreSQL's differ, first on: ${differ.join(', ')}. Times go by Node's.`;
}
