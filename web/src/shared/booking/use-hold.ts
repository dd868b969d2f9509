import type { Booking } from '@regimen/contract/bookings.ts';
import { ApiError } from '@regimen/contract/client.ts';
import type { NextSlot } from '@regimen/contract/errors.ts';
import { useEffect, useRef, useState } from 'react';
import { api, quietApi } from '../../api.ts';
import { sessionBegan } from '../../shell/session.ts';
import { useAction } from '../../shell/use-action.ts';
import { tell } from '../../shell/use-call.ts';
import { useViewer } from '../../shell/use-shell.ts';

/** Somebody was quicker. */
export interface Taken {
  wanted: string;
  next: NextSlot | null;
}

/** What a refused call says of a time that is taken; `undefined`: it was refused for something else. */
export const takenIn = (error: unknown, wanted: string): Taken | undefined =>
  error instanceof ApiError && error.reply.code === 'slot_taken'
    ? { wanted, next: error.reply.next ?? null }
    : undefined;

interface Hold {
  held: Booking | null;
  taken: Taken | null;
  /** The time that is being taken. */
  pending: string | null;
  hold: (from: string, duration: number) => void;
  setTaken: (taken: Taken | null) => void;
  /** Back to the times; what is held is let go. */
  letGo: () => void;
  /** It is booked, or its person goes on elsewhere: it is theirs to keep. */
  keep: () => void;
}

/** Keeps a time for whoever chose it. A visitor becomes a temporary user by this press. */
export function useHold(serviceId: string, taskId?: string): Hold {
  const viewer = useViewer();
  const [held, setHeld] = useState<Booking | null>(null);
  const [taken, setTaken] = useState<Taken | null>(null);
  const [pending, setPending] = useState<string | null>(null);
  const kept = useRef<string | null>(null);
  const [run] = useAction(async (from: string, duration: number) => {
    setTaken(null);
    setPending(from);
    try {
      if (!viewer) {
        await api('POST auth/temporary');
        await sessionBegan();
      }
      const params = { id: serviceId };
      const body = { from, duration, ...(taskId !== undefined && { taskId }) };
      const booking = await api('POST services/{id}/holds', { params, body });
      kept.current = booking.id;
      setHeld(booking);
    } catch (error) {
      const quicker = takenIn(error, from);
      if (!quicker) throw error;
      setTaken(quicker);
      setHeld(null);
      void tell('GET services/{id}/slots', { id: serviceId });
    } finally {
      setPending(null);
    }
  });
  const release = () => {
    const id = kept.current;
    kept.current = null;
    if (id !== null)
      quietApi('DELETE bookings/{id}/hold', { params: { id } })
        .then(() => tell('GET services/{id}/slots', { id: serviceId }))
        .catch(() => undefined);
  };
  const latest = useRef(release);
  latest.current = release;
  // Whoever closes the dialog or leaves the page does not keep others from the time.
  useEffect(() => () => latest.current(), []);
  return {
    held,
    taken,
    pending,
    hold: (from, duration) => void run(from, duration),
    setTaken,
    letGo: () => {
      release();
      setHeld(null);
    },
    keep: () => {
      kept.current = null;
    },
  };
}
