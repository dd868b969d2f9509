/** Clocks as the browser's own tables have them: a judge that shares nothing with the product. */
const DAY = 86_400_000;

/** What the clock of a zone shows: 2027-03-14 10:00. */
export const wallOf = (zone: string, at: number): string =>
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: zone }).format(at);

const offsetOf = (zone: string, at: number): number =>
  Date.parse(`${wallOf(zone, at).replace(' ', 'T')}Z`) - at;

/** When the clock of a zone shows this; for times of the day that no change of clocks touches. */
export function instantAt(zone: string, day: string, time: string): string {
  const guess = Date.parse(`${day}T${time}Z`);
  const found = [-1, 0, 1]
    .map((days) => guess - offsetOf(zone, guess + days * DAY))
    .find((at) => wallOf(zone, at) === `${day} ${time}`);
  if (found === undefined) throw new Error(`${zone} has no ${time} on ${day}.`);
  return new Date(found).toISOString();
}

/** The day on which the clocks of a zone change next, after that day. */
export function nextChange(zone: string, after: string): string {
  let noon = Date.parse(`${after}T12:00Z`) + DAY;
  while (offsetOf(zone, noon) === offsetOf(zone, noon - DAY)) noon += DAY;
  return wallOf(zone, noon).slice(0, 10);
}

export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T12:00Z`) + days * DAY).toISOString().slice(0, 10);

/** How Arabic pages tell the time of an instant. */
export const arabicTime = (zone: string, at: string): string =>
  new Intl.DateTimeFormat('ar-u-nu-latn', { hour: 'numeric', minute: '2-digit', timeZone: zone })
    .format(Date.parse(at))
    .replaceAll('\u202f', ' ');
