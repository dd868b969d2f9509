import type { Tx } from '../../db/pool.ts';
import type { Place } from '../../paging.ts';

export interface SiteRow {
  id: string;
  name: string;
  host: string | null;
  createdAt: Date;
  people: number;
  joined: number;
  running: number;
  seenAt: Date | null;
}

/** Newest first. The function shows them to the platform's own site alone. */
export async function listSites(
  tx: Tx,
  platformHost: string,
  from: Place | undefined,
  since: Date,
  most: number,
): Promise<SiteRow[]> {
  const { rows } = await tx.$client.query<SiteRow>(
    `SELECT id, name, host, created_at AS "createdAt", people, joined, running, seen_at AS "seenAt"
      FROM list_sites($1, $2, $3, $4, $5)`,
    [platformHost, from?.id ?? null, from?.backwards ?? false, since, most],
  );
  return rows;
}
