/** Words of Arabic names that mean nothing without the next: عبد الله, أبو بكر. */
const begins = /^(?:عبد|أبو|ابو|أم|ام|Abd|Abdul|Abdel|Abu|Umm)$/i;

/** What somebody is called by those who greet them. */
export function firstName(fullName: string): string {
  const [first = '', second] = fullName.trim().split(/\s+/);
  return second !== undefined && begins.test(first) ? `${first} ${second}` : first;
}
