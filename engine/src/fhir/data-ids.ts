/** Ids of resources about a person: the same thing has the same id in every file that is handed out. */

/** The id of a thing of a kind, by the key under which it is known here. */
export type Ids = (kind: string, key: string) => string;

export function newIds(): Ids {
  const given = new Map<string, string>();
  const taken = new Set<string>();
  return (kind, key) => {
    const name = `${kind} ${key}`;
    const known = given.get(name);
    if (known !== undefined) return known;
    let id = dataIdOf(kind, key);
    for (let count = 2; taken.has(id); count++) id = dataIdOf(kind, `${key} ${count}`);
    given.set(name, id);
    taken.add(id);
    return id;
  };
}

/** Keys are longer than FHIR's ids and have other letters; 64 bits of them are enough to tell them apart. */
export const dataIdOf = (kind: string, key: string): string =>
  `${kind}-${mixed(key, 0x811c9dc5)}${mixed(key, 0x2545f491)}`;

/** FNV-1a, mixed once more at the end so that keys that differ in their last letter look nothing alike. */
function mixed(text: string, seed: number): string {
  let hash = seed;
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0).toString(16).padStart(8, '0');
}
