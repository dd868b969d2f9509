import { locales } from '@regimen/contract/language/languages.ts';
import type { DraftTexts, OpenProgram, ProgramDraft } from '@regimen/contract/programs.ts';
import { sameJson } from '@regimen/engine/same-json.ts';
import type { Tx } from '../../db/pool.ts';
import { conflict, invalid, notFound } from '../../errors.ts';
import type { Scope, SignedInScope } from '../../scope.ts';
import { stillUnreviewed } from '../items/still-unreviewed.ts';
import {
  holdProgram,
  isAgentOf,
  isImage,
  listParts,
  listUsable,
  type PartRow,
  type ProgramRow,
  replaceParts,
  updateProgram,
} from './drafts-queries.ts';
import { openProgram } from './find-programs.ts';

/** Writes the draft, unless it is not what the caller began from. */
export async function saveProgram(
  scope: SignedInScope,
  tx: Tx,
  id: string,
  base: string | undefined,
  draft: ProgramDraft,
): Promise<OpenProgram> {
  const row = await holdProgram(tx, id);
  if (!row) throw notFound();
  if (base !== undefined && Date.parse(base) !== row.changedAt.getTime()) throw conflict();
  requireOwnLanguages(scope, draft);
  if (draft.cover !== null && draft.cover !== row.cover && !(await isImage(tx, draft.cover)))
    throw invalid('cover', 'not_allowed');
  const { protocols, texts, agent = row.agentId, ...fields } = draft;
  if (agent !== null && agent !== row.agentId && !(await isAgentOf(tx, agent, row.ownerId)))
    throw invalid('agent', 'not_allowed');
  const parts = protocols.map(({ id: part, onFail }) => ({ id: part.toLowerCase(), onFail }));
  await requireUsable(scope, tx, row, parts);
  const change = { ...fields, agentId: agent, texts: { ...row.texts, ...reviewed(texts) } };
  const before = (await listParts(tx, id, scope.actor.userId)).map(pickPart);
  // Saved as it was, it is the same draft: nobody else has to look at it again.
  if (!isChange(row, change) && sameJson(before, parts)) return openProgram(scope, tx, id);
  await updateProgram(tx, id, { ...change, changedAt: laterThan(row.changedAt, scope.now) });
  await replaceParts(tx, id, parts);
  return openProgram(scope, tx, id);
}

const pickPart = ({ id, onFail }: PartRow) => ({ id, onFail });

const isChange = (row: ProgramRow, change: Partial<ProgramRow>): boolean =>
  Object.entries(change).some(([name, value]) => !sameJson(row[name as keyof ProgramRow], value));

/** Whoever wrote another text where one was drafted has read it. */
const reviewed = (texts: DraftTexts): DraftTexts =>
  Object.fromEntries(
    Object.entries(texts).map(([locale, { unreviewed = [], ...text }]) => {
      const left = stillUnreviewed(unreviewed, text);
      return [locale, left.length > 0 ? { ...text, unreviewed: left } : text];
    }),
  );

/** Two saves within a millisecond are still two. */
const laterThan = (before: Date, now: Date): Date => new Date(Math.max(now.getTime(), before.getTime() + 1));

function requireOwnLanguages({ tenant }: Scope, { texts }: ProgramDraft): void {
  const foreign = locales.find((locale) => texts[locale] && !tenant.site.locales.includes(locale));
  if (foreign) throw invalid(`texts.${foreign}`, 'not_allowed');
}

/**
 * Whoever works on a protocol of a program may do as much with the program. So only its owner says which ones it has,
 * and only of those that are theirs to publish.
 */
async function requireUsable(
  scope: SignedInScope,
  tx: Tx,
  { id, ownerId }: ProgramRow,
  parts: readonly { id: string }[],
): Promise<void> {
  const { userId } = scope.actor;
  const before = new Set((await listParts(tx, id, userId)).map((part) => part.id));
  const added = parts.filter((part) => !before.has(part.id));
  const isOwner = userId === ownerId;
  if (!isOwner && (added.length > 0 || parts.length !== before.size))
    throw invalid('protocols', 'only_owner');
  await requirePublishable(scope, tx, added);
}

export async function requirePublishable(
  scope: SignedInScope,
  tx: Tx,
  parts: readonly { id: string }[],
): Promise<void> {
  const { userId } = scope.actor;
  const ids = parts.map(({ id }) => id);
  const usable = await listUsable(tx, userId, ids);
  if (usable.length !== ids.length) throw invalid('protocols', 'not_allowed');
}
