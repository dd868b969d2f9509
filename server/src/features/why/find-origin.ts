import type { Effect } from '@regimen/engine/effect.ts';
import { graphOf } from '@regimen/engine/graph.ts';
import type { Protocol } from '@regimen/engine/protocol.ts';
import { reasonsOf } from '@regimen/engine/simulate/reasons.ts';
import { asksModel } from '@regimen/engine/steps/traits.ts';
import type { Trace } from '@regimen/engine/trace.ts';
import type { Tx } from '../../db/pool.ts';
import { findLastDecision } from '../ai-modules/shared-queries.ts';
import type { Origin } from './origin-words.ts';
import * as queries from './queries.ts';

export interface FoundOrigin extends Origin {
  at: Date;
}

interface About {
  enrollmentId: string;
  index: number;
  protocol: Protocol;
}

/** The decisions of the call that opened a task, sent a nudge or raised an alert. */
export async function findOriginOfEffect(tx: Tx, about: About, effect: string): Promise<FoundOrigin | null> {
  const { enrollmentId, index } = about;
  const found = await queries.findRecordOfEffect(tx, enrollmentId, effect);
  if (!found) return null;
  const kind = effect.split('/')[3];
  const asked = { id: effect, kind, node: null } as unknown as Effect;
  return withDecision(tx, about, found, reasonsOf(asked, partOf(found.trace, index)));
}

/** The decisions that led into a step the last time it was entered. */
export async function findOriginOfStep(tx: Tx, about: About, node: string): Promise<FoundOrigin | null> {
  const { enrollmentId, index } = about;
  const found = await queries.listRecordsEntering(tx, enrollmentId, node);
  if (found.length === 0) return null;
  const beginnings = await queries.listBeginnings(tx, enrollmentId);
  const began = (protocol: number) =>
    protocol === 0 ? 0 : (beginnings.find(({ trace }) => beginsAt(trace, protocol))?.number ?? Infinity);
  for (const record of found) {
    if (record.number < began(index) || record.number > began(index + 1)) continue;
    const part = partOf(record.trace, index);
    const last = part.findLastIndex((line) => line.what === 'entered' && line.node === node);
    if (last < 0) continue;
    const asked = { id: `/${node}/1/openTask/1`, kind: 'openTask' } as unknown as Effect;
    return withDecision(tx, about, record, reasonsOf(asked, part.slice(0, last + 1)));
  }
  return null;
}

const beginsAt = (trace: readonly Trace[], index: number): boolean =>
  trace.some((line) => line.what === 'protocol-began' && line.index === index);

/** One record may lead from one protocol into the next: the lines of one of them. */
function partOf(trace: readonly Trace[], index: number): Trace[] {
  const from = trace.findIndex((line) => line.what === 'protocol-began' && line.index === index);
  const rest = trace.slice(from + 1);
  const to = rest.findIndex((line) => line.what === 'protocol-began' && line.index === index + 1);
  return to < 0 ? rest : rest.slice(0, to);
}

async function withDecision(
  tx: Tx,
  { enrollmentId, index, protocol }: About,
  { at, by }: queries.RecordRow,
  way: Trace[],
): Promise<FoundOrigin> {
  const { byId } = graphOf(protocol);
  const chose = way.find((line) => {
    const node = line.what === 'chose' ? byId.get(line.node) : undefined;
    return node !== undefined && asksModel(node.type);
  });
  if (chose?.what !== 'chose') return { at, way };
  const proposal = await queries.findProposal(tx, enrollmentId, chose.node);
  const said = await findLastDecision(tx, enrollmentId, index, chose.node);
  const { id = null, lookedAt = [], words = '', askedPersonAt = null } = said ?? {};
  return { at, way, decision: { id, proposal, by, lookedAt, words, isAsked: askedPersonAt !== null } };
}
