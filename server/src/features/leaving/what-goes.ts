import type { TextKey } from '@regimen/contract/language/define-texts.ts';
import type { Locale } from '@regimen/contract/language/languages.ts';
import { translator } from '@regimen/contract/language/translate.ts';
import type { Tx } from '../../db/pool.ts';
import type { Manifest } from '../../feature.ts';
import type { SignedInScope } from '../../scope.ts';
import type { Table, Tables } from '../../tables.ts';
import { leavingTexts } from './leaving-texts.ts';
import { countFollowed, findDeletion, hasRows } from './queries.ts';

type Key = TextKey<typeof leavingTexts>;

/** What is said of a table whose rows are somebody's: one line for all of an area that goes, one for each that stays. */
export function keyOf(area: string, name: string, { erased }: Table): Key {
  return (erased === 'removed' || erased === 'swept' ? `goes_${area}` : `stays_${name}`) as Key;
}

/** Tables that say nothing of their own: they stand beside another that does. */
const beside: ReadonlySet<string> = new Set(['program_listings']);

export const spokenOf = (tables: Tables): [string, Table][] =>
  Object.entries(tables).filter(([name, { person }]) => person !== undefined && !beside.has(name));

/** Only what this person has. */
async function listKeys(tx: Tx, { areas }: Manifest, userId: string): Promise<Set<Key>> {
  const keys = new Set<Key>();
  for (const [area, tables] of Object.entries(areas))
    for (const [name, table] of spokenOf(tables)) {
      const key = keyOf(area, name, table);
      if (keys.has(key) || !table.person) continue;
      if (await hasRows(tx, { table: name, column: table.person }, userId)) keys.add(key);
    }
  return keys;
}

export function showWhatGoes(scope: SignedInScope, manifest: Manifest) {
  const { userId } = scope.actor;
  return scope.read(async (tx) => {
    const keys = [...(await listKeys(tx, manifest, userId))].filter((key) => key in leavingTexts.en);
    const deletion = await findDeletion(tx, userId);
    const t = sayer(scope.locale);
    return {
      eraseAt: deletion?.eraseAt.toISOString() ?? null,
      goes: keys.filter((key) => key.startsWith('goes_')).map(t),
      stays: keys.filter((key) => key.startsWith('stays_')).map(t),
      ...(await countFollowed(tx, userId)),
    };
  });
}

const sayer = (locale: Locale) => (key: Key) => translator(leavingTexts, locale)(key);
