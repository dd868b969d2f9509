/** Our ids are letters, digits, `-` and `_`; FHIR's have `.` in place of `_`. One to one, and of the same length. */

export const fhirId = (id: string): string => id.replaceAll('_', '.');
export const ownId = (id: string): string => id.replaceAll('.', '_');

const LONGEST = 64;

/** [G16] An id for something that came with a name of its own: as near to it as our letters allow, and not taken. */
export function freshId(wanted: string, taken: ReadonlySet<string> | ReadonlyMap<string, unknown>): string {
  if (/^[A-Za-z0-9_-]{1,64}$/.test(wanted) && !(wanted in {}) && !taken.has(wanted)) return wanted;
  const letters = ownId(wanted)
    .replace(/[^A-Za-z0-9_-]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, LONGEST);
  const stem = letters === '' || letters in {} ? 'x' : letters;
  for (let count = 1; ; count++) {
    const tail = count === 1 ? '' : `-${count}`;
    const id = `${stem.slice(0, LONGEST - tail.length)}${tail}`;
    if (!taken.has(id)) return id;
  }
}
