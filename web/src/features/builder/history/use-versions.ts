import type { DraftVersion } from '@regimen/contract/versions.ts';
import { useCallback, useEffect, useState } from 'react';
import { api } from '../../../api.ts';

interface Listed {
  /** Newest first; `null` until they have come. */
  versions: DraftVersion[] | null;
  next: string | null;
  failed: boolean;
}

/** The kept versions of a protocol, a page at a time. */
export function useVersions(id: string) {
  const [listed, setListed] = useState<Listed>({ versions: null, next: null, failed: false });
  const load = useCallback(
    async (cursor: string | null) => {
      try {
        const { data, meta } = await api('GET protocols/{id}/versions', {
          params: { id },
          query: cursor ? { cursor } : {},
        });
        setListed((before) => ({
          versions: cursor ? [...(before.versions ?? []), ...data] : data,
          next: meta.next,
          failed: false,
        }));
      } catch {
        setListed((before) => ({ ...before, failed: true }));
      }
    },
    [id],
  );
  useEffect(() => void load(null), [load]);
  return { ...listed, renew: () => load(null), older: () => load(listed.next) };
}
