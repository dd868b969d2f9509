/** The FHIR resources we write. Loose on purpose: the published definitions judge them, see `testing/r4-validity.ts`. */

export type Loose = Record<string, unknown>;
export type Resource = { resourceType: string; id?: string } & Loose;
export type Entry = { fullUrl: string; resource: Resource };
export type Bundle = { resourceType: 'Bundle'; type: 'collection'; entry: Entry[] } & Loose;
export type Extension = { url: string } & Loose;

/** FHIR knows no empty list or object and no text of nothing but blanks: what has nothing to say is left out. */
export function said<T extends Loose>(element: T): T {
  return Object.fromEntries(Object.entries(element).filter(([, value]) => isSaid(value))) as T;
}

function isSaid(value: unknown): boolean {
  if (value === undefined || value === null) return false;
  if (typeof value === 'string') return value.trim() !== '';
  if (Array.isArray(value)) return value.length > 0;
  return typeof value !== 'object' || Object.keys(value).length > 0;
}

export const coded = (system: string, code: string, display?: string): Loose => ({
  coding: [said({ system, code, display })],
});
