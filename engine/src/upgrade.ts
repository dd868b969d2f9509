/** Numbered upgrades of stored documents: upgrade n lifts format n to n + 1. [G4] */
import type { Fault } from './parse/shape.ts';
import { FORMAT } from './protocol.ts';

export type Upgrade = (document: Record<string, unknown>) => Record<string, unknown>;
export type Upgrades = Readonly<Record<number, Upgrade>>;

/** Format 1 is the first, so nothing stored is older. The next change of format adds `1: (document) => …` here. */
export const UPGRADES: Upgrades = {};

type Lifted = { ok: true; document: unknown } | { ok: false; fault: Fault };

export function upgradeDocument(input: unknown, upgrades = UPGRADES, newest: number = FORMAT): Lifted {
  const refuse = (message: string): Lifted => ({ ok: false, fault: { path: 'format', message } });
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    return { ok: false, fault: { path: '', message: 'must be an object' } };
  let document = input as Record<string, unknown>;
  for (;;) {
    const format = document.format;
    if (typeof format !== 'number' || !Number.isInteger(format) || format < 1)
      return refuse('must be the number of the document’s format');
    if (format > newest) return refuse(`is ${format}, newer than this version reads (${newest})`);
    if (format === newest) return { ok: true, document };
    const upgrade = upgrades[format];
    if (!upgrade) return refuse(`is ${format}, for which no upgrade exists`);
    document = { ...upgrade(document), format: format + 1 };
  }
}
