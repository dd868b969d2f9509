import { useState } from 'react';
import { useCalls } from '../../../shell/use-calls.ts';

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

/** The content of published versions. It never changes, so each is asked for once while the page is there. */
export function useVersions(programId: string, wanted: readonly string[]) {
  const [asked, setAsked] = useState(wanted);
  const fresh = wanted.filter((id) => !asked.includes(id));
  if (fresh.length > 0) setAsked([...asked, ...fresh]);
  const { data, failed, retry } = useCalls(
    'GET programs/{id}/simulator/versions/{version}',
    asked.map((version) => ({ params: { id: programId, version } })),
  );
  return { programOf: (id: string) => data[asked.indexOf(id)]?.program, failed, retry };
}
