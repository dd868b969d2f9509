/** Something came that a `wait` may be waiting for. [T15] Only what comes after the wait was entered counts. */
import type { Work } from '../../work.ts';

export function raise(work: Work, on: 'reading' | 'answers', item: string): void {
  const { here } = work.run;
  const node = here?.phase === 'working' ? work.graph.byId.get(here.node) : undefined;
  if (!here || node?.type !== 'wait') return;
  const { settings } = node.data;
  if (settings.kind !== 'event' || settings.on !== on || settings.item !== item) return;
  work.run.here = { ...here, eventCame: true, moment: { at: work.now, day: null, time: null } };
}
