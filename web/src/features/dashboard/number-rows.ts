import type { TenantSettings } from '@regimen/contract/tenant-settings.ts';

type Numbers = TenantSettings['emergencyNumbers'];
export const numberKinds = ['emergency', 'ambulance', 'police', 'crisis'] as const;
type NumberKind = (typeof numberKinds)[number];

/** The name of a field of the form: a row for each country, a field for each number. */
export const numberField = (row: number, name: NumberKind | 'country'): string => `numbers.${row}.${name}`;

const isNumber = (typed: string): boolean => /^[+*]?[\d ]{2,20}$/.test(typed);

interface Read {
  numbers: Numbers;
  /** Fields that cannot be read. */
  wrong: string[];
  /** Numbers of no country: the field where it is chosen. */
  missing: string[];
  /** Countries that stand in two rows: the field of the second. */
  twice: string[];
}

/** What the rows say; one without a number is left out. */
export function readRows(values: Readonly<Record<string, string>>): Read {
  const read: Read = { numbers: {}, wrong: [], missing: [], twice: [] };
  for (const [name, country] of Object.entries(values)) {
    const row = /^numbers\.(\d+)\.country$/.exec(name)?.[1];
    if (row === undefined) continue;
    const given = numberKinds.flatMap((kind) => {
      const field = numberField(Number(row), kind);
      const typed = (values[field] ?? '').trim().replace(/\s+/g, ' ');
      if (typed === '') return [];
      if (!isNumber(typed)) read.wrong.push(field);
      return [[kind, typed] as const];
    });
    if (given.length === 0) continue;
    if (country === '') read.missing.push(name);
    if (country in read.numbers) read.twice.push(name);
    read.numbers[country] = Object.fromEntries(given);
  }
  return read;
}
