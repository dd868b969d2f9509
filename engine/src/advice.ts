/** [R73] What a reading means for whoever took it, in the creator's words. The page asks it too, without a connection. */
import { type Condition, holds } from './condition.ts';
import type { Item } from './items.ts';
import { factsHandedIn } from './urgent.ts';

export type Advice = { when: Condition; text: string };

/** The first that holds by this reading alone. */
export function adviceFor(
  item: Item | undefined,
  itemId: string,
  reading: { value: number; unit?: string | undefined },
): string | null {
  if (item?.kind !== 'kpi' || item.advice === undefined) return null;
  const ask = factsHandedIn(item, itemId, reading);
  return (ask && item.advice.find(({ when }) => holds(when, ask))?.text) ?? null;
}
