/** Every zone that this browser knows, and `zone` among them. In the browser only. */
export function zonesWith(zone: string): readonly string[] {
  const known = Intl.supportedValuesOf('timeZone');
  return known.includes(zone) ? known : [zone, ...known];
}
