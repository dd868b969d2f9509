/** Why an effect came: the decisions of the same call that led to it, the last one first. [R47] */
import type { Effect } from '../effect.ts';
import type { Trace } from '../trace.ts';

/** Where the list is empty the event itself is the reason: a time that came, or what somebody did. */
export function reasonsOf(effect: Effect, trace: readonly Trace[]): Trace[] {
  const source = effect.id.split('/')[1] ?? '';
  const occurrence = Number(effect.id.split('/')[4]);
  if (source.startsWith('module:')) {
    const module = source.slice('module:'.length);
    return trace.filter(
      (entry) => 'module' in entry && entry.module === module && entry.occurrence === occurrence,
    );
  }
  if (source.startsWith('item:'))
    return trace.filter(
      (entry) => (entry.what === 'alerted' || entry.what === 'urgent') && `item:${entry.item}` === source,
    );
  if (effect.kind === 'finish' || effect.kind === 'fail') {
    const end = trace.findLastIndex((entry) => entry.what === 'run-ended');
    return linesLeadingTo(effect.node, trace, end);
  }
  if (effect.kind === 'closeTask') {
    const last = trace.findLastIndex((entry) => entry.what === 'ended' && entry.node === source);
    if (last >= 0) return [trace[last] as Trace];
    return trace.filter((entry) => entry.what === 'challenge-day' && entry.node === source);
  }
  return linesLeadingTo(source, trace, trace.length - 1);
}

/** Entered, because this was chosen, because that ended … back to where the call began. */
function linesLeadingTo(node: string | null, trace: readonly Trace[], from: number): Trace[] {
  const lines: Trace[] = [];
  let wanted = node;
  for (let index = from; index >= 0 && wanted !== null; index--) {
    const entry = trace[index] as Trace;
    const isWanted =
      (entry.what === 'entered' && entry.node === wanted) ||
      (entry.what === 'decided' && entry.node === wanted) ||
      (entry.what === 'ended' && entry.node === wanted) ||
      ((entry.what === 'model-said' || entry.what === 'fell-back') && entry.node === wanted) ||
      (entry.what === 'scored' && lines.length > 0) ||
      entry.what === 'run-ended';
    if (isWanted) lines.push(entry);
    if ((entry.what === 'chose' || entry.what === 'jumped') && entry.to === wanted) {
      lines.push(entry);
      wanted = entry.node;
    }
  }
  return lines;
}
