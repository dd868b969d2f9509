/** Which names somebody gave, and which only say of which type a thing is. [C35] */
import type { Item, ItemKind } from './items.ts';
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

type Items = Pick<Protocol, 'items'> | undefined;

/** [C35] What people are told a step is called: its own name, or its item's where nobody gave it one. */
export function nameOfStep(protocol: Items, { type, data }: FlowNode): string {
  return firstGiven(data.name, type, itemOf(protocol, data.selectedItem), data.selectedItemName ?? '');
}

export function nameOfModule(protocol: Items, module: RecurringModule): string {
  const item = itemOf(protocol, module.selected_item);
  return firstGiven(module.settings.name ?? '', module.selected_module, item, '');
}

export const nameOfItem = (protocol: Items, id: string): string => itemOf(protocol, id)?.name ?? '';

/** The same by its id; empty where there is no such step. */
export function nameOfStepAt(protocol: Protocol | undefined, id: string | null): string {
  const node = protocol?.nodes.find((one) => one.id === id);
  return node ? nameOfStep(protocol, node) : '';
}

export function nameOfModuleAt(protocol: Protocol | undefined, id: string): string {
  const module = protocol?.modules.find((one) => one.id === id);
  return module ? nameOfModule(protocol, module) : '';
}

const itemOf = (protocol: Items, id: string | undefined): Item | undefined =>
  protocol && id !== undefined && Object.hasOwn(protocol.items, id) ? protocol.items[id] : undefined;

/** `kept`: what the item was called when it was chosen. */
function firstGiven(own: string, type: StepType, item: Item | undefined, kept: string): string {
  if (!isTypeName(own, type)) return own.trim();
  if (item && !isTypeName(item.name, item.kind)) return item.name.trim();
  if (!item && kept.trim() !== '') return kept.trim();
  return own.trim() || (item?.name.trim() ?? '') || kept.trim();
}
