import { keeper } from '../../shell/kept.ts';
import { createStore } from '../../shell/store.ts';

/**
 * What this browser knows before the server does: somebody handed in, without a connection, what may mean danger. Kept to the
 * end of their day under the person's own id, so that every page of theirs speaks accordingly; only a time, nothing of what was said.
 */
const untilOf = (viewer: string) => keeper('in-danger:…').at(viewer, (value) => Number(value) || undefined);
export const noted = createStore({ viewer: '', until: 0 });

export function noteDanger(viewer: string): void {
  const midnight = new Date().setHours(24, 0, 0, 0);
  untilOf(viewer).write(midnight);
  noted.set({ viewer, until: midnight });
}

/** The server knows all of it by now. */
export function forgetNoted(viewer: string): void {
  untilOf(viewer).write(undefined);
  noted.set({ viewer: '', until: 0 });
}

export function notedUntil(viewer: string): number {
  // Somebody else may have signed in since, without a new page.
  const here = noted.get().viewer === viewer ? noted.get().until : 0;
  return Math.max(here, untilOf(viewer).read() ?? 0);
}
