import type { RunRecord } from '@regimen/contract/history.ts';
import { useMemo } from 'react';
import { useCalls } from '../../shell/use-calls.ts';
import { type Versions, versionsNamed } from './replay-records.ts';
import type { LoadedRun } from './run-head.tsx';

/**
 * The versions that these records were judged by. The one that is followed now came with the run; the others are
 * fetched besides, since each may be long and most people were never on one. Without them what happened is shown
 * without the states in between.
 */
export function useVersions(run: LoadedRun, records: readonly RunRecord[]): Versions {
  const current = run.versions.find(({ number }) => number === run.versionNumber)?.id ?? '';
  const others = versionsNamed(records, current).filter(
    (id) => id !== current && run.versions.some((version) => version.id === id),
  );
  const { data: fetched } = useCalls(
    'GET history/runs/{id}/versions/{version}',
    others.map((version) => ({ params: { id: run.id, version } })),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was fetched changes with the others
  return useMemo(
    () => ({
      current,
      find: (id) => (id === current ? run.program : fetched[others.indexOf(id)]?.program),
    }),
    [current, run.program, fetched],
  );
}
