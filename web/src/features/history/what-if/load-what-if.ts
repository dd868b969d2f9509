import type { Api } from '@regimen/contract/client.ts';
import type { Program } from '@regimen/engine/protocol.ts';
import type { WhatIfAddress } from './what-if-query.ts';
import type { LoadedWhatIf } from './what-if-view.tsx';

/** Everything the address names. `program` is what was held against what happened. */
export async function loadWhatIf(
  api: Api,
  { program: id, asked, change }: WhatIfAddress,
): Promise<LoadedWhatIf & { program: Program | null }> {
  const { data: programs } = await api('GET live/programs');
  const nothing = { programs, versions: [], earlier: [], shown: null, program: null };
  // Somebody else's program, or none: the choice is theirs again.
  if (!programs.some((program) => program.id === id)) return nothing;
  const [versions, earlier] = await Promise.all([
    api('GET programs/{id}/versions', { params: { id }, query: { per_page: 100 } }),
    api('GET programs/{id}/what-ifs', { params: { id } }),
  ]);
  const around = {
    programs,
    versions: versions.data.map(({ id, number }) => ({ id, number })),
    earlier: earlier.data,
  };
  if (!earlier.data.some((one) => one.id === asked)) return { ...around, shown: null, program: null };
  const params = { id, whatIf: asked };
  const [found, people] = await Promise.all([
    api('GET programs/{id}/what-ifs/{whatIf}', { params }),
    api('GET programs/{id}/what-ifs/{whatIf}/people', { params, query: change ? { change } : {} }),
  ]);
  return { ...around, shown: { whatIf: found.whatIf, people }, program: found.program };
}
