import type { ProgramRun } from '@regimen/engine/program.ts';

/**
 * The place in the program of the protocol that gave a key out. Keys begin with the run of their protocol, which is
 * named after the place where it began; a newer version may have put others before it since.
 */
export function placeOfKey(key: string, run: Pick<ProgramRun, 'index' | 'run'> | null): number {
  const [runId = ''] = key.split('/');
  return run?.run.id === runId ? run.index : Number(runId.slice(runId.lastIndexOf('.') + 1));
}
