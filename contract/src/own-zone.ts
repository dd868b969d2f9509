/**
 * The time zone of the machine that asks, a browser's or a server's. Some do not know theirs: with `TZ=:/etc/localtime`,
 * an empty or an unknown one they say nothing, "Etc/Unknown" or only an offset. Then it is the hour's own zone, or UTC.
 */
export const ownZone = (): string => zoneFrom(Intl.DateTimeFormat().resolvedOptions().timeZone);

export function zoneFrom(said: string | undefined): string {
  if (said && said !== 'Etc/Unknown' && /^[A-Za-z]/.test(said)) return said;
  const [, sign, hours] = /^([+-])(\d\d):00$/.exec(said ?? '') ?? [];
  // POSIX counts westward.
  return hours ? `Etc/GMT${sign === '+' ? '-' : '+'}${Number(hours)}` : 'UTC';
}
