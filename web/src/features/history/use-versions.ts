import type { RunRecord } from '@regimen/contract/history.ts';
import type { Program } from '@regimen/engine/protocol.ts';
import { useEffect, useMemo, useState } from 'react';
import { quietApi } from '../../api.ts';
import type { LoadedRun } from './run-view.tsx';
import { type Versions, versionsNamed } from './told-again.ts';

/**
 * The versions that these records were judged by. The one that is followed now came with the run; the others are
 * fetched one at a time, since each may be long and most people were never on one.
 */
export function useVersions(run: LoadedRun, records: readonly RunRecord[]): Versions {
  const [fetched, setFetched] = useState<ReadonlyMap<string, Program>>(new Map());
  const current = run.versions.find(({ number }) => number === run.versionNumber)?.id ?? '';
  const missing = versionsNamed(records, current).find(
    (id) => id !== current && !fetched.has(id) && run.versions.some((version) => version.id === id),
  );
  useEffect(() => {
    if (missing === undefined) return;
    let isLeft = false;
    quietApi('GET history/runs/{id}/versions/{version}', { params: { id: run.id, version: missing } }).then(
      ({ program }) => {
        if (!isLeft) setFetched((before) => new Map(before).set(missing, program));
      },
      // Then what happened is shown without the states in between.
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [missing, run.id]);
  return useMemo(
    () => ({ current, find: (id) => (id === current ? run.program : fetched.get(id)) }),
    [current, run.program, fetched],
  );
}
