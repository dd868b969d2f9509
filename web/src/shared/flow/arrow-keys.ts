/** Going from step to step by arrow keys. */
import type { PlacedStep } from './layout.ts';

export type Toward = 'parent' | 'child' | 'before' | 'after' | 'first' | 'last';

/** `steps` are those that are shown. From nowhere one comes to the first. */
export function stepFrom(steps: readonly PlacedStep[], from: string | null, toward: Toward): string | null {
  const here = steps.find(({ node }) => node.id === from)?.node;
  if (!here || toward === 'first') return steps[0]?.node.id ?? null;
  if (toward === 'last') return steps.at(-1)?.node.id ?? null;
  if (toward === 'parent') return here.parentId;
  const children = (id: string | null) => steps.filter(({ node }) => node.parentId === id);
  if (toward === 'child') return children(here.id)[0]?.node.id ?? null;
  const siblings = children(here.parentId);
  const at = siblings.findIndex(({ node }) => node.id === here.id);
  return siblings[at + (toward === 'after' ? 1 : -1)]?.node.id ?? neighbour(steps, here.id, toward);
}

/** Past the last sibling one goes on to the next card of the same row, so that no branch is out of reach. */
function neighbour(steps: readonly PlacedStep[], id: string, toward: 'before' | 'after'): string | null {
  const depth = steps.find(({ node }) => node.id === id)?.depth;
  const row = steps.filter((step) => step.depth === depth);
  const at = row.findIndex(({ node }) => node.id === id);
  return row[at + (toward === 'after' ? 1 : -1)]?.node.id ?? null;
}

/** The towards of the arrow keys; left and right change sides where one reads from the right. */
export function towardOfKey(key: string, direction: 'ltr' | 'rtl'): Toward | null {
  switch (key) {
    case 'ArrowUp':
      return 'parent';
    case 'ArrowDown':
      return 'child';
    case 'ArrowLeft':
      return direction === 'rtl' ? 'after' : 'before';
    case 'ArrowRight':
      return direction === 'rtl' ? 'before' : 'after';
    case 'Home':
      return 'first';
    case 'End':
      return 'last';
    default:
      return null;
  }
}
