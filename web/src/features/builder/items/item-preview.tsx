import type { Item } from '@regimen/engine/items.ts';

/** An item as the person who follows the program will see it. */
export function ItemPreview({ item }: { item: Item }) {
  return (
    <article className="grid gap-3 rounded-card border border-line bg-raised p-5">
      <h3 className="text-18">{item.name}</h3>
      {item.description && <p className="text-ink-soft">{item.description}</p>}
    </article>
  );
}
