import type { Program } from '@regimen/engine/protocol.ts';
import { useEffect, useState } from 'react';
import { api } from '../../../api.ts';

/** `draft`, `before` (what was tried out before the last change), or the id of a published version. */
export type Choice = string;

/** From the address; what is not there, any more or in this tab, is as if it were not asked for. */
export function readChoices(
  search: URLSearchParams,
  exists: (choice: Choice) => boolean,
): { of: Choice; beside: Choice | null } {
  const read = (name: string) => {
    const choice = search.get(name);
    return choice !== null && exists(choice) ? choice : null;
  };
  const of = read('of') ?? 'draft';
  const beside = read('with');
  return { of, beside: beside === of ? null : beside };
}

const loaded = new Map<string, Program>();

/** The content of a published version; it never changes, so it is asked for once. */
export function useVersions(programId: string, wanted: readonly string[]) {
  const [, setCount] = useState(0);
  const [failed, setFailed] = useState(false);
  const missing = wanted.filter((id) => !loaded.has(id)).join(' ');
  useEffect(() => {
    if (missing === '' || failed) return;
    let isOver = false;
    const load = async (version: string) => {
      const params = { id: programId, version };
      const { program } = await api('GET programs/{id}/simulator/versions/{version}', { params });
      loaded.set(version, program);
    };
    Promise.all(missing.split(' ').map(load)).then(
      () => !isOver && setCount((count) => count + 1),
      () => !isOver && setFailed(true),
    );
    return () => {
      isOver = true;
    };
  }, [programId, missing, failed]);
  return { programOf: (id: string) => loaded.get(id), failed, again: () => setFailed(false) };
}
