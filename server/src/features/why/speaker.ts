import type { Speaking, SpeakingOf } from '@regimen/contract/protocol-words/speaking.ts';
import type { Protocol } from '@regimen/engine/protocol.ts';
import { isZone } from '@regimen/engine/zone.ts';
import type { Tx } from '../../db/pool.ts';
import { invalid } from '../../errors.ts';
import type { Scope } from '../../scope.ts';
import * as queries from './queries.ts';

export const speakingTo = (scope: Scope, to: Speaking['to'], zone: string): Speaking => ({
  locale: scope.locale,
  to,
  zone,
  now: scope.now.getTime(),
});

/** By the clock of whoever asks where they say it, so that one page tells one instant in one zone. */
export function clockOf(asked: string | undefined, known: string): string {
  if (asked === undefined) return known;
  if (!isZone(asked)) throw invalid('zone', 'no_such_zone');
  return asked;
}

/** With the names of a protocol, and when its KPIs were read by an instant. */
export async function speakingOf(
  tx: Tx,
  enrollmentId: string,
  speaking: Speaking,
  protocol: Protocol,
  by: Date,
): Promise<SpeakingOf> {
  const readings = await queries.listLastReadings(tx, enrollmentId, by);
  const times = new Map(readings.map(({ kpi, takenAt }) => [kpi, takenAt.getTime()]));
  return { ...speaking, protocol, readAt: (kpi) => times.get(kpi) ?? null };
}
