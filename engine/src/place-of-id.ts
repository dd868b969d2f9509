/** Which protocol of the program a task or an effect belongs to: ids begin with "<run>.<number>/". */
import type { ProgramRun } from './program.ts';

/** After a move to a later place the number stays what it was, so the run under way says where it stands. [R56] */
export function placeOfId(run: ProgramRun, id: string): number {
  if (id.startsWith(`${run.run.id}/`)) return run.index;
  return Number.parseInt(id.slice(run.id.length + 1), 10) || 0;
}
