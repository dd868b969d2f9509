import type { LiveFollower } from '@regimen/contract/live.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { quietApi } from '../../../api.ts';

/** Whom the panel shows. */
export type Shown = { kind: 'step'; protocol: number; node: string } | { kind: 'stuck' } | { kind: 'later' };

interface Loaded {
  people: LiveFollower[];
  next: string | null;
}

const queryOf = (shown: Shown) => {
  if (shown.kind === 'stuck') return { stuck: 'true' };
  return shown.kind === 'later' ? {} : { protocol: String(shown.protocol), node: shown.node };
};

/** Those who stand there; asked for again whenever the counts changed, as many as were shown. */
export function useFollowers(program: string, version: string, shown: Shown, mark: string) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [failed, setFailed] = useState(false);
  const place = JSON.stringify(queryOf(shown));
  const count = useRef(0);
  count.current = loaded?.people.length ?? 0;
  const load = useCallback(
    async (cursor: string | null, perPage: number) => {
      const query = { ...JSON.parse(place), version, per_page: perPage, ...(cursor && { cursor }) };
      const { data, meta } = await quietApi('GET live/programs/{id}/followers', {
        params: { id: program },
        query,
      });
      return { people: data, next: meta.next };
    },
    [program, version, place],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for anew when the counts changed
  useEffect(() => {
    let isOver = false;
    const perPage = Math.min(100, Math.max(25, count.current));
    load(null, perPage).then(
      (found) => {
        if (isOver) return;
        setFailed(false);
        setLoaded(found);
      },
      () => !isOver && setFailed(true),
    );
    return () => {
      isOver = true;
    };
  }, [load, mark]);

  const more = async () => {
    if (!loaded?.next) return;
    try {
      const added = await load(loaded.next, 25);
      setLoaded({ people: [...loaded.people, ...added.people], next: added.next });
    } catch {
      setFailed(true);
    }
  };
  const again = () => {
    setFailed(false);
    load(null, 25).then(setLoaded, () => setFailed(true));
  };
  return { people: loaded?.people ?? null, hasMore: loaded?.next != null, failed, more, again };
}
