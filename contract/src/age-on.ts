/** How old somebody is on a day, both as 2026-11-16. */
export function ageOn(birthday: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4));
  return Math.max(0, today.slice(5) < birthday.slice(5) ? years - 1 : years);
}

/** Below it somebody else has to agree. */
export const adultAge = 18;
