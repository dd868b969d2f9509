import type { AgentItem, Item } from '@regimen/engine/items.ts';
import { type Changes, withFields } from './use-kept-form.ts';

const isBlank = (...texts: string[]): boolean => texts.every((text) => text.trim() === '');

/** Lines that nobody filled in go when the form is sent; half filled in ones stay, to be told. The same item where all are filled. */
export function withoutBlankLines(item: Item): Item {
  if (item.kind !== 'agent') return item;
  const { openings, speaksOf, avoids, handsOver, knowledge, answers } = item;
  const changes: Changes<AgentItem> = {
    ...filled({ openings, speaksOf, avoids, handsOver }, (line) => isBlank(line)),
    ...filled({ knowledge }, ({ title, text }) => isBlank(title, text)),
    ...filled({ answers }, ({ question, answer }) => isBlank(question, answer)),
  };
  return Object.keys(changes).length === 0 ? item : withFields(item, changes);
}

/** The lists that have blanks, without them; `undefined` for one that has nothing else. */
function filled<T, K extends string>(lists: Record<K, T[] | undefined>, isBlankOne: (one: T) => boolean) {
  const changed: Partial<Record<K, T[] | undefined>> = {};
  for (const key of Object.keys(lists) as K[]) {
    const rest = lists[key]?.filter((one) => !isBlankOne(one));
    if (rest && rest.length !== lists[key]?.length) changed[key] = rest.length > 0 ? rest : undefined;
  }
  return changed;
}
