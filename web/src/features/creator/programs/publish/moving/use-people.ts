import type { MovingPerson } from '@regimen/contract/moves.ts';
import { useEffect, useState } from 'react';
import { quietApi } from '../../../../../api.ts';

export type Show = 'all' | 'move' | 'stay' | 'decide' | 'moved' | 'left' | 'undone' | 'failed';

interface Listed {
  of: string;
  people: MovingPerson[];
  next: string | null;
}

/** People of a move, read again whenever `mark` says that something was done; as many as were shown before. */
export function usePeople(program: string, move: string, show: Show, mark: string) {
  const [listed, setListed] = useState<Listed | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  const of = `${move} ${show}`;
  const shown = listed?.of === of ? listed : null;
  const fetchPage = (cursor?: string, most = 25) =>
    quietApi('GET programs/{id}/moves/{move}/people', {
      params: { id: program, move },
      query: { show, per_page: most, ...(cursor && { cursor }) },
    });

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is read depends on these alone
  useEffect(() => {
    let isOver = false;
    const most = Math.min(100, Math.max(25, shown?.people.length ?? 0));
    fetchPage(undefined, most).then(
      ({ data, meta }) => {
        if (isOver) return;
        setFailed(false);
        setListed({ of, people: data, next: meta.next });
      },
      () => !isOver && setFailed(true),
    );
    return () => {
      isOver = true;
    };
  }, [program, of, mark, tries]);

  return {
    people: shown?.people ?? null,
    hasMore: shown?.next != null,
    hasFailed,
    again: () => setTries((count) => count + 1),
    async more() {
      if (!shown?.next) return;
      const { data, meta } = await fetchPage(shown.next);
      setListed({ of, people: [...shown.people, ...data], next: meta.next });
    },
  };
}
