import type { RunRecord } from '@regimen/contract/history.ts';
import type { Trace } from '@regimen/engine/trace.ts';

/** Records that are told one by one, and checks in a row that changed nothing, by their places in the list. */
export type Gathered = { kind: 'one'; index: number } | { kind: 'quiet'; indexes: number[] };

const outcomes: readonly Trace['what'][] = [
  'entered',
  'ended',
  'alerted',
  'urgent',
  'jumped',
  'came',
  'missed',
  'expired',
  'challenge-day',
  'resumed',
  'run-ended',
  'protocol-began',
];

/** What came of a check: lines that tell a change, not the questions that led there. */
export const outcomesOf = <Line extends { line: Trace }>(lines: readonly Line[]): Line[] =>
  lines.filter(
    ({ line }) => outcomes.includes(line.what) && !(line.what === 'alerted' && !line.evaluation.holds),
  );

const isQuiet = ({ type, trace }: Pick<RunRecord, 'type' | 'trace'>): boolean =>
  type === 'timer' && outcomesOf(trace.map((line) => ({ line }))).length === 0;

export function gatherRecords(records: readonly Pick<RunRecord, 'type' | 'trace'>[]): Gathered[] {
  const gathered: Gathered[] = [];
  for (const [index, record] of records.entries()) {
    const last = gathered.at(-1);
    if (!isQuiet(record)) gathered.push({ kind: 'one', index });
    else if (last?.kind === 'quiet') last.indexes.push(index);
    else gathered.push({ kind: 'quiet', indexes: [index] });
  }
  return gathered;
}
