import { adviceFor } from '@regimen/engine/advice.ts';
import type { Item } from '@regimen/engine/items.ts';
import { Notice } from '../../ui/notice.tsx';

interface AdviceProps {
  item: Item | null;
  itemId: string | null;
  reading: { value: number; unit?: string | undefined };
}

/** What the creator advises whoever took this reading. */
export function Advice({ item, itemId, reading }: AdviceProps) {
  const words = adviceFor(item ?? undefined, itemId ?? '', reading);
  return (
    words && (
      <Notice tone="warning">
        <p dir="auto" className="max-w-measure whitespace-pre-line wrap-anywhere">
          {words}
        </p>
      </Notice>
    )
  );
}
