/** Sibling actions in the order that their relations ask for, otherwise in that of the file. */
import { field, type Located, listIn, note, peek, peekText, textIn } from './located.ts';
import { minutesIn } from './timing.ts';

export type Ordered = { action: Located; waitMinutes: number };

/** More siblings than a protocol has steps are not put in order: they are refused all the same. [G17] */
const MOST_SIBLINGS = 2_000;

export function inFileOrder(actions: readonly Located[]): Ordered[] {
  if (actions.length > MOST_SIBLINGS) return actions.map((action) => ({ action, waitMinutes: 0 }));
  const byId = new Map(actions.map((action, index) => [peek(action, 'id'), index]));
  const waits = actions.map(() => 0);
  const before = actions.map(() => new Set<number>());
  for (const [index, action] of actions.entries())
    for (const related of listIn(action, 'relatedAction')) {
      const other = byId.get(textIn(related, 'actionId') ?? '');
      const relation = textIn(related, 'relationship') ?? '';
      const isAfter = relation.startsWith('after');
      if (other === undefined || other === index || !(isAfter || relation.startsWith('before'))) {
        note(related, 'relation', peekText(related, 'actionId'));
        continue;
      }
      if (isAfter) before[index]?.add(other);
      else before[other]?.add(index);
      if (isAfter && peek(related, 'offsetDuration') !== undefined)
        waits[index] = Math.max(waits[index] ?? 0, minutesIn(field(related, 'offsetDuration')) ?? 0);
    }
  return sorted(before).map((index) => ({
    action: actions[index] as Located,
    waitMinutes: waits[index] ?? 0,
  }));
}

/** Each after those it waits for; where they wait for each other, the order of the file decides. */
function sorted(before: readonly ReadonlySet<number>[]): number[] {
  const order: number[] = [];
  const left = new Set(before.keys());
  const waiting = before.map((set) => set.size);
  const after = before.map((): number[] => []);
  for (const [index, set] of before.entries()) for (const other of set) after[other]?.push(index);
  const take = (index: number): void => {
    left.delete(index);
    order.push(index);
    for (const next of after[index] ?? []) waiting[next] = (waiting[next] ?? 0) - 1;
  };
  while (left.size > 0) {
    let next: number | undefined;
    for (const index of left)
      if ((waiting[index] ?? 0) <= 0) {
        next = index;
        break;
      }
    take(next ?? (left.values().next().value as number));
  }
  return order;
}
