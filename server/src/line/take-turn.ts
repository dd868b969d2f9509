import { unavailable } from '../errors.ts';
import type { Behalf, Line, Piece } from './line.ts';

export interface Asking<Lane extends string> extends Behalf {
  lane: Lane;
  weight?: number;
  /** Whoever asked has hung up: it leaves the line, and is ended if it runs. */
  gone?: AbortSignal | undefined;
  /** It gives way to others who have had less, and is begun so many times at most. */
  mostStarts?: number;
  /** Whether it failed by taking too much. */
  tookTooMuch?: (error: unknown) => boolean;
}

const lookEveryMs = 250;

/**
 * Does a piece of work when its turn comes. The work is told when it is to end, and then fails by whatever it throws.
 * Whoever is refused or has hung up: 503.
 */
export async function takeTurn<Lane extends string, T>(
  line: Line<Lane>,
  asking: Asking<Lane>,
  work: (end: AbortSignal) => Promise<T>,
): Promise<T> {
  const { mostStarts = 1 } = asking;
  for (let start = 1; ; start++) {
    const preempted = new AbortController();
    try {
      return await oneTurn(line, asking, { preempted, hasRun: start > 1 }, work);
    } catch (error) {
      if (!preempted.signal.aborted || asking.gone?.aborted) throw error;
      if (start >= mostStarts) throw unavailable();
    }
  }
}

async function oneTurn<Lane extends string, T>(
  line: Line<Lane>,
  { gone, mostStarts, tookTooMuch, weight = 1, ...whose }: Asking<Lane>,
  { preempted, hasRun }: { preempted: AbortController; hasRun: boolean },
  work: (end: AbortSignal) => Promise<T>,
): Promise<T> {
  if (gone?.aborted) throw unavailable();
  const turn = Promise.withResolvers<void>();
  const piece: Piece<Lane> = {
    ...whose,
    weight,
    hasRun,
    start: turn.resolve,
    refuse: turn.reject,
    ...(mostStarts && { preempt: () => preempted.abort() }),
  };
  const hangUp = () => line.leave(piece) && turn.reject(unavailable());
  gone?.addEventListener('abort', hangUp);
  let looking: NodeJS.Timeout | undefined;
  try {
    line.join(piece);
    await turn.promise;
    if (mostStarts) looking = setInterval(() => line.look(), lookEveryMs).unref();
    try {
      return await work(gone ? AbortSignal.any([gone, preempted.signal]) : preempted.signal);
    } catch (error) {
      if (tookTooMuch?.(error)) line.blame(piece);
      throw error;
    } finally {
      line.end(piece);
    }
  } finally {
    clearInterval(looking);
    gone?.removeEventListener('abort', hangUp);
  }
}
