/** A timer that runs while nobody looks: either it ends at an instant, or it stands still with some time left. */
export type TimerState = { endsAt: number } | { leftMs: number };

export const leftOf = (state: TimerState, now: number): number =>
  Math.max(0, 'endsAt' in state ? state.endsAt - now : state.leftMs);

export const started = (state: TimerState, now: number): TimerState => ({ endsAt: now + leftOf(state, now) });
export const paused = (state: TimerState, now: number): TimerState => ({ leftMs: leftOf(state, now) });
export const isRunning = (state: TimerState, now: number): boolean =>
  'endsAt' in state && leftOf(state, now) > 0;

/** As it was kept, if that is one. */
export function asTimer(value: unknown): TimerState | undefined {
  const { endsAt, leftMs } = (value ?? {}) as Record<string, unknown>;
  if (typeof endsAt === 'number') return { endsAt };
  return typeof leftMs === 'number' ? { leftMs } : undefined;
}

/** "4:05" */
export function clockWords(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
