import type { Program } from '@regimen/engine/protocol.ts';
import { sameJson } from '@regimen/engine/same-json.ts';

/** A draft as it was tried out, so that what was changed since can be seen side by side. */
export interface KeptDraft {
  program: Program;
  /** Milliseconds: when it was tried out last. */
  at: number;
}
type Place = Pick<Storage, 'getItem' | 'setItem'>;

const nameOf = (programId: string) => `simulator-drafts/${programId}`;
const most = 3;

/** Drafts that differ from `now`, the newest first. */
export const draftsBefore = (place: Place, now: Program): KeptDraft[] =>
  readDrafts(place, now.id).filter(({ program }) => !sameJson(program, now));

/** The same content is kept once, however often it is tried. */
export function keepDraft(place: Place, program: Program, at: number): void {
  const others = readDrafts(place, program.id).filter((kept) => !sameJson(kept.program, program));
  const list = [{ program, at }, ...others].slice(0, most);
  // Long programs may not all find room: rather fewer than none.
  for (let count = list.length; count > 0; count--)
    try {
      place.setItem(nameOf(program.id), JSON.stringify(list.slice(0, count)));
      return;
    } catch {}
}

function readDrafts(place: Place, programId: string): KeptDraft[] {
  try {
    const list: unknown = JSON.parse(place.getItem(nameOf(programId)) ?? '[]');
    return Array.isArray(list)
      ? (list as KeptDraft[]).filter(({ program }) => program?.id === programId)
      : [];
  } catch {
    return [];
  }
}
