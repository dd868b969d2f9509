import type { Program } from '@regimen/engine/protocol.ts';
import { sameJson } from '@regimen/engine/same-json.ts';
import { type Keeper, keeper } from '../../shell/kept.ts';

/** A draft as it was tried out, so that what was changed since can be seen side by side. */
export interface KeptDraft {
  program: Program;
  /** Milliseconds: when it was tried out last. */
  at: number;
}
const most = 3;

/** Drafts that differ from `now`, the newest first. */
export const draftsBefore = (now: Program, its: Keeper = inTab()): KeptDraft[] =>
  (slotOf(its, now.id).read() ?? []).filter(({ program }) => !sameJson(program, now));

/** The same content is kept once, however often it is tried. */
export function keepDraft(program: Program, at: number, its: Keeper = inTab()): void {
  const list = [{ program, at }, ...draftsBefore(program, its)].slice(0, most);
  const slot = slotOf(its, program.id);
  // Long programs may not all find room: rather fewer than none.
  for (let count = list.length; count > 0; count--) if (slot.write(list.slice(0, count))) return;
}

const inTab = () => keeper('simulator-drafts/…');
const slotOf = (its: Keeper, programId: string) =>
  its.at(programId, (list) =>
    Array.isArray(list)
      ? (list as KeptDraft[]).filter(({ program }) => program?.id === programId)
      : undefined,
  );
