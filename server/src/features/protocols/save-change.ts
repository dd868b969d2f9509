import { protocolLimitBytes } from '@regimen/contract/limits.ts';
import type { DraftChange, SaveReply } from '@regimen/contract/protocols.ts';
import { watchChannel } from '@regimen/contract/watching.ts';
import { applyChange, type Change, changeBetween } from '@regimen/engine/change.ts';
import { merge } from '@regimen/engine/merge.ts';
import { parseProtocol } from '@regimen/engine/parse-protocol.ts';
import type { FlowNode, Protocol } from '@regimen/engine/protocol.ts';
import type { RecurringModule } from '@regimen/engine/recurring-module.ts';
import type { Tx } from '../../db/pool.ts';
import { AppError, conflict, faulty, notFound } from '../../errors.ts';
import { breathe } from '../../own-turn.ts';
import type { SignedInScope } from '../../scope.ts';
import { pointsElsewhere, recordUses } from '../items/known-items.ts';
import { keepAsVersion } from './keep-version.ts';
import {
  type DraftRow,
  findLastKeptAt,
  holdDraft,
  insertChange,
  insertDraftBefore,
  updateProtocol,
} from './queries.ts';
import {
  documentAt,
  documentFields,
  isLarge,
  isNear,
  storedChange,
  storedDocument,
  wholeDocument,
} from './stored-document.ts';

/** A pause this long, or another person at work, begins a new stretch; the end of the last one is kept. */
const pauseMs = 10 * 60_000;
/** Who works on without a pause has a state of this often to go back to. */
const longStretchMs = 15 * 60_000;
/** More faults than anybody reads. */
const mostTold = 100;

/** Joins what the caller changed since `base` with what others did; the same step changed twice is not saved. */
export async function saveChange(
  scope: SignedInScope,
  tx: Tx,
  id: string,
  base: number,
  wire: DraftChange,
): Promise<SaveReply> {
  const row = await holdDraft(tx, id);
  if (!row) throw notFound();
  if (base > row.version) throw conflict();
  // A long draft is read, changed, judged and written in several goes.
  await breathe();
  const current = storedDocument(row);
  await breathe();
  const theirs = row.version;
  const mine = asChange(wire);
  const wanted = base === row.version ? changed(current, mine) : await joined(tx, row, current, base, mine);
  if (!wanted) return { saved: false, version: theirs, document: await whole(scope, tx, row, current) };
  await breathe();
  const after = requireSound(wanted);
  await breathe();
  const version = await writeDraft(scope, tx, row, current, after);
  const alone = base === theirs;
  return { saved: true, version, document: alone ? null : await whole(scope, tx, row, after) };
}

const whole = (scope: SignedInScope, tx: Tx, row: DraftRow, document: Protocol) =>
  wholeDocument(tx, row, document, scope.locale);

async function joined(
  tx: Tx,
  row: DraftRow,
  current: Protocol,
  base: number,
  mine: Change,
): Promise<Protocol | null> {
  // Whoever is too far behind gets the draft as it is, and their page joins the two.
  if (!isNear(row, base)) return null;
  const beginning = await documentAt(tx, row, base);
  requirePlaces(beginning, mine);
  const merged = merge(beginning, mine, changeBetween(beginning, current));
  return merged.ok ? merged.protocol : null;
}

function changed(current: Protocol, mine: Change): Protocol {
  requirePlaces(current, mine);
  return applyChange(current, mine);
}

/** A step that came, or moved under another, has to say where it stands: the engine would leave it out. */
function requirePlaces(before: Protocol, { nodes }: Change): void {
  const parents = new Map(before.nodes.map(({ id, parentId }) => [id, parentId]));
  const lost = nodes.flatMap(({ id, after, place }, index) =>
    after === null || place !== undefined || parents.get(id) === after.parentId ? [] : [index],
  );
  if (lost.length === 0) return;
  const fields = lost.slice(0, mostTold).map((index) => [`change.nodes.${index}.place`, ['required']]);
  throw new AppError('invalid', { fields: Object.fromEntries(fields) });
}

/** Every save is judged whole by the engine. */
export function requireSound(document: Protocol): Protocol {
  const parsed = parseProtocol(document);
  if (!parsed.ok) throw faulty(parsed.faults, 'document');
  return parsed.protocol;
}

/** Writes the draft and the difference; nothing is written where nothing changed. Gives the draft's version. */
export async function writeDraft(
  scope: SignedInScope,
  tx: Tx,
  row: DraftRow,
  before: Protocol,
  after: Protocol,
): Promise<number> {
  await breathe();
  const change = changeBetween(before, after);
  await breathe();
  if (change.nodes.length === 0 && change.modules.length === 0 && change.words === null) return row.version;
  const { userId } = scope.actor;
  const fields = documentFields(after);
  if (fields.document.length > protocolLimitBytes) throw new AppError('too_large');
  const isNewStretch =
    row.savedBy !== userId ||
    scope.now.getTime() - row.savedAt.getTime() > pauseMs ||
    (await isLongStretch(tx, row));
  // What a draft began as can be gone back to from its first change on.
  if (isNewStretch || row.version === 1) await keepAsVersion(scope, tx, row, '');
  const version = row.version + 1;
  const saved = { protocolId: row.id, version, savedAt: scope.now };
  if (isLarge(change, before)) await insertDraftBefore(tx, saved);
  else await insertChange(tx, { ...saved, change: storedChange(change) });
  await updateProtocol(tx, row.id, { ...fields, version, savedAt: scope.now, savedBy: userId });
  scope.publish('watched', watchChannel('protocol', row.id));
  if (pointsElsewhere(before, after)) await recordUses(tx, { protocolId: row.id, userId }, after);
  return version;
}

async function isLongStretch(tx: Tx, { id, savedAt }: DraftRow): Promise<boolean> {
  const last = await findLastKeptAt(tx, id);
  return last !== undefined && savedAt.getTime() - last.getTime() > longStretchMs;
}

/** What was before is not asked of the caller: the server knows it. */
const asChange = ({ nodes, modules, words }: DraftChange): Change => ({
  nodes: nodes.map(({ id, after, place }) => ({
    id,
    before: null,
    after: after as unknown as FlowNode | null,
    ...(place && { place: { before: null, after: place.after } }),
  })),
  items: {},
  modules: modules.map(({ id, after }) => ({
    id,
    before: null,
    after: after as unknown as RecurringModule | null,
  })),
  words: words && { before: null, after: words },
});
