import type { Item } from '@regimen/engine/items.ts';
import { mapPlaceholders, PLACEHOLDERS, type Placeholder } from '@regimen/engine/placeholders.ts';

/**
 * A nudge keeps the ids of the KPIs that it speaks of, so that other names change nothing in it; people read and type
 * their names: `{{reading: Systolic}}`.
 */
export interface PlaceholderNames {
  /** As it is read. */
  shown: (text: string) => string;
  /** As it is kept. */
  kept: (text: string) => string;
  /** KPIs with the names by which they are told apart here. */
  kpis: readonly { id: string; name: string }[];
}

const namesItem = ({ kind }: Placeholder): boolean => kind !== null && PLACEHOLDERS[kind].of !== null;

export function placeholderNames(items: Readonly<Record<string, Item>>): PlaceholderNames {
  const ids = new Map<string, string>();
  for (const [id, item] of Object.entries(items)) if (item.kind === 'kpi') ids.set(free(item.name, ids), id);
  const names = new Map([...ids].map(([name, id]) => [id, name]));
  return {
    shown: (text) =>
      mapPlaceholders(text, (found) => {
        const name = namesItem(found) ? names.get(found.item) : undefined;
        return name === undefined ? found.text : `{{${found.word}: ${name}}}`;
      }),
    kept: (text) =>
      mapPlaceholders(text, (found) => {
        const id = namesItem(found) ? ids.get(found.item) : undefined;
        return id === undefined ? found.text : `{{${found.word}:${id}}}`;
      }),
    kpis: [...ids].map(([name, id]) => ({ id, name })),
  };
}

/** Without what ends a placeholder; the second of the same name is "Weight (2)". */
function free(name: string, taken: ReadonlyMap<string, string>): string {
  const plain = name.replaceAll(/[{}:]/g, ' ').replaceAll(/\s+/g, ' ').trim();
  let number = 1;
  const called = () => (number === 1 ? plain : `${plain} (${number})`);
  while (taken.has(called())) number++;
  return called();
}
