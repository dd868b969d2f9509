import { minutesUntil } from './groups.ts';

/** The soonest first; what would remind only after it has closed is not offered. */
export function snoozeChoices(now: Date, expiresAt: string | null) {
  const left = expiresAt === null ? Infinity : (Date.parse(expiresAt) - now.getTime()) / 60_000;
  const evening = minutesUntil('evening', now);
  const tomorrow = minutesUntil('tomorrow', now);
  const offered = [
    { key: 'in15', minutes: 15 },
    { key: 'in60', minutes: 60 },
    // Sooner than in an hour it is evening already.
    ...(evening !== null && evening > 60 ? [{ key: 'thisEvening', minutes: evening } as const] : []),
    ...(tomorrow !== null ? [{ key: 'tomorrow', minutes: tomorrow } as const] : []),
  ] as { key: 'in15' | 'in60' | 'thisEvening' | 'tomorrow'; minutes: number }[];
  return offered.filter(({ minutes }) => minutes < left);
}
