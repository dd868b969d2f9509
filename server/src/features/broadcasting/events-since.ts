import type { LiveEvent } from '@regimen/contract/realtime.ts';
import { findEventPlace, listEventsAfter } from '../../db/event-queries.ts';
import type { Tx } from '../../db/pool.ts';

/** More than are kept of anybody. */
const most = 1_000;

/** What somebody was told after a place, all of it or nothing: a gap in it would go unnoticed for ever. */
export async function eventsSince(
  tx: Tx,
  userId: string,
  since: string,
): Promise<{ place: string; events: LiveEvent[]; gone: boolean }> {
  const [epoch, seq] = since.split('.').map(Number) as [number, number];
  const newest = await findEventPlace(tx, userId);
  const place = `${newest.epoch}.${newest.seq}`;
  const isBeginning = epoch === 0 && seq === 0;
  if (!isBeginning && (epoch !== newest.epoch || seq > newest.seq)) return { place, events: [], gone: true };
  if (seq === newest.seq) return { place, events: [], gone: false };
  const events = await listEventsAfter(tx, userId, seq, newest, most);
  const gone = events.length !== newest.seq - seq;
  return { place, events: gone ? [] : events, gone };
}
