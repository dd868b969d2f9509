/** Which names somebody gave, and which only say of which type a thing is. [C35] */
import type { ItemKind } from './items.ts';
import type { FlowNode, Protocol, StepType } from './protocol.ts';
import type { RecurringModule } from './recurring-module.ts';
import { ARABIC, NEW_IN_ARABIC } from './steps/type-names.ar.ts';
import { ENGLISH, NEW_IN_ENGLISH, type TypeNames } from './steps/type-names.ts';

/** As the builder calls each before it has a name, in every language of the product; a test there holds it. */
const languages: readonly TypeNames[] = [ENGLISH, ARABIC];
const aroundIt = new RegExp(`${NEW_IN_ENGLISH.source}|${NEW_IN_ARABIC.source}|\\s*[(]?\\p{Nd}+[)]?$`, 'gu');

/** "New KPI 2" says no more than "KPI": without what is new, copied or counted about it, and without vowel signs. */
const bare = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u064b-\u0652\u0640]/gu, '')
    .replace(/[\s\p{Pd}_]+/gu, ' ')
    .replace(aroundIt, '')
    .trim();

const known: Readonly<Record<string, ReadonlySet<string>>> = Object.fromEntries(
  (Object.keys(ENGLISH) as (keyof TypeNames)[]).map((type) => [
    type,
    new Set(['', ...languages.flatMap((names) => names[type]).map(bare)]),
  ]),
);
const longest = Math.max(...Object.values(known).flatMap((names) => [...names].map((name) => name.length)));

export function isTypeName(name: string, type: StepType | ItemKind): boolean {
  const names = known[type];
  // Signs of vowels, what is new and a number make it a little longer; what is much longer is a name.
  if (!names || name.length > 2 * longest || !mayBegin(names, name)) return false;
  return names.has(bare(name));
}

/** By its first letter: told before anything is taken apart, since every name of a protocol is asked. */
function mayBegin(names: ReadonlySet<string>, name: string): boolean {
  const [first = ''] = name.trimStart().toLowerCase();
  if (first === '' || first === 'n' || first === 'a' || first > '\uf8ff') return true;
  for (const one of names) if (one.startsWith(first)) return true;
  return false;
}

/** [C35] What people are told a step is called: its own name, or its item's where nobody gave it one. */
export function nameOfStep(protocol: Pick<Protocol, 'items'> | undefined, { type, data }: FlowNode): string {
  return firstGiven(data.name, type, protocol, data.selectedItem) || (data.selectedItemName ?? '');
}

export function nameOfModule(protocol: Pick<Protocol, 'items'> | undefined, module: RecurringModule): string {
  return firstGiven(module.settings.name ?? '', module.selected_module, protocol, module.selected_item);
}

function firstGiven(
  own: string,
  type: StepType,
  protocol: Pick<Protocol, 'items'> | undefined,
  itemId: string | undefined,
): string {
  if (!isTypeName(own, type)) return own.trim();
  const items = protocol?.items ?? {};
  const item = itemId !== undefined && Object.hasOwn(items, itemId) ? items[itemId] : undefined;
  if (item && !isTypeName(item.name, item.kind)) return item.name.trim();
  return own.trim() || (item?.name.trim() ?? '');
}
