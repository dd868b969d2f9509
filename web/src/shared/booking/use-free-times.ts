import { dateIn } from '@regimen/contract/language/instants.ts';
import type { OpenSlot } from '@regimen/contract/slots.ts';
import { useMemo } from 'react';
import { useVisitorWatch } from '../../realtime/use-visitor-watch.ts';
import { useClockZone } from '../../shell/reader-zone.ts';
import { type Called, useCall } from '../../shell/use-call.ts';
import { addMonths, monthOf } from '../calendar/month-days.ts';

/** No clock is further from UTC. */
const widestMs = 14 * 3_600_000;
const renewMs = 60_000;

export interface FreeTimes extends Pick<Called<unknown>, 'failed' | 'error' | 'renew'> {
  /** By the day of one's own clock; `undefined`: not there yet. */
  byDay: Map<string, OpenSlot[]> | undefined;
}

interface Wish {
  serviceId: string;
  duration: number;
  /** Any day of it: "2026-11-01". */
  month: string;
  /** What begins later is of no use. */
  until: string | undefined;
  /** Full groups too, to be waited for. */
  full: boolean;
}

/** What can be booked in a month, kept current while somebody chooses. */
export function useFreeTimes({ serviceId, duration, month, until, full }: Wish): FreeTimes {
  const zone = useClockZone();
  const first = `${monthOf(month)}-01`;
  const query = {
    from: new Date(Date.parse(`${first}T00:00Z`) - widestMs).toISOString(),
    until: new Date(Date.parse(`${addMonths(first, 1)}T00:00Z`) + widestMs).toISOString(),
    duration,
    ...(full && { full: 'true' }),
  };
  const { data, failed, error, renew } = useCall(
    'GET services/{id}/slots',
    { params: { id: serviceId }, query },
    { every: renewMs, onFocus: true },
  );
  // Somebody takes a place, or gives it back.
  useVisitorWatch('service', serviceId, () => void renew());
  const byDay = useMemo(() => {
    if (!data) return undefined;
    const inTime = data.data.filter(({ from }) => until === undefined || from <= until);
    const days = Map.groupBy(inTime, ({ from }) => dateIn(Date.parse(from), zone));
    return new Map([...days].filter(([day]) => monthOf(day) === monthOf(first)));
  }, [data, zone, first, until]);
  return { byDay, failed, error, renew };
}
