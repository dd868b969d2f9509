import type { OpenItem } from '@regimen/contract/items.ts';
import { useMemo } from 'react';
import { api } from '../../../api.ts';
import { DraftedTexts } from '../../../shared/drafted/drafted-texts.tsx';
import { placeholderNames } from '../../../shared/item-words/placeholder-names.ts';
import { useAction } from '../../../shell/use-action.ts';
import { useDraftStore, useProtocol } from '../draft/use-draft.ts';

interface ReviewItemProps {
  opened: OpenItem;
  mayReview: boolean;
  onReviewed?: (opened: OpenItem) => void;
}

/** What nobody has reviewed of an item's drafted translation. */
export function ReviewItem({ opened, mayReview, onReviewed }: ReviewItemProps) {
  const { id } = useDraftStore();
  const { items } = useProtocol();
  const { shown } = useMemo(() => placeholderNames(items), [items]);
  const [review, pending] = useAction(async (texts?: string[]) => {
    const params = { id, item: opened.id };
    const body = texts ? { texts } : {};
    onReviewed?.(await api('POST protocols/{id}/items/{item}/reviewed', { params, body }));
  });
  return (
    <DraftedTexts
      unreviewed={opened.unreviewed}
      shown={shown}
      pending={pending}
      {...(mayReview && { onReviewed: (texts) => void review(texts) })}
    />
  );
}
