/** 510 → "08:30", as a field for times writes it. */
export const clockOf = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** "08:30" → 510; `null` while it is no time. */
export function minuteOf(clock: string): number | null {
  const parts = /^(\d{2}):(\d{2})/.exec(clock);
  if (!parts) return null;
  const minute = Number(parts[1]) * 60 + Number(parts[2]);
  return minute < 1_440 ? minute : null;
}
