import type { Category } from '@regimen/contract/categories.ts';
import { useRef, useState } from 'react';
import { api } from '../../api.ts';
import { useAction } from '../../shell/use-action.ts';

/** The categories as they are shown: moved at once, saved behind. However fast one moves them, the last order counts. */
export function useCategoryOrder(loaded: readonly Category[]) {
  const [changed, setChanged] = useState<{ of: readonly Category[]; now: readonly Category[] } | null>(null);
  const categories = changed?.of === loaded ? changed.now : loaded;
  const show = (now: readonly Category[]) => setChanged({ of: loaded, now });
  const wanted = useRef<readonly string[] | null>(null);
  const [save] = useAction(async () => {
    try {
      while (wanted.current) {
        const ids = [...wanted.current];
        wanted.current = null;
        await api('PUT categories/order', { body: { ids } });
      }
    } catch (error) {
      wanted.current = null;
      show(loaded);
      throw error;
    }
  });
  const inOrder = (ids: readonly string[]) =>
    ids.flatMap((id) => categories.find((each) => each.id === id) ?? []);
  return {
    categories,
    inOrder,
    put(ids: readonly string[]) {
      show(inOrder(ids));
      wanted.current = ids;
      void save();
    },
    without: (id: string) => show(categories.filter((each) => each.id !== id)),
  };
}
