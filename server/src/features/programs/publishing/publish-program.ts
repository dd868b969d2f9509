import type { ProgramVersion } from '@regimen/contract/publishing.ts';
import { watchChannel } from '@regimen/contract/watching.ts';
import { sameJson } from '@regimen/engine/same-json.ts';
import { newId } from '../../../db/ids.ts';
import type { Tx } from '../../../db/pool.ts';
import { AppError, conflict, invalid, notFound } from '../../../errors.ts';
import { ownTurn } from '../../../own-turn.ts';
import type { Models } from '../../../providers/model.ts';
import type { SignedInScope } from '../../../scope.ts';
import { isRowId } from '../../items/known-items.ts';
import { notify } from '../../notifications/notify.ts';
import { ensurePassages } from '../../passages/ensure-passages.ts';
import { keepPublished } from '../../protocols/keep-version.ts';
import { holdProgram, type ProgramRow, updateProgram } from '../drafts-queries.ts';
import { listingFields } from '../listing-fields.ts';
import { presentPerson, textOf } from '../present.ts';
import { renderTexts } from '../render-texts.ts';
import { checkedText, checkProgram, type Found } from './check-program.ts';
import { isStopped } from './checks.ts';
import { type ComposedPart, composeDraft, composeProgram } from './compose-program.ts';
import { checksFor } from './plan-publishing.ts';
import {
  findNewestVersion,
  holdContents,
  insertUses,
  insertVersion,
  listVersions,
  putListing,
} from './queries.ts';
import { wordsOfRed } from './red-tests-words.ts';
import { countTests } from './shared-queries.ts';
import { findTestedAi } from './tested-ai.ts';

export interface Wanted {
  note: string;
  /** What the caller looked at; anything else is not published. */
  state?: string | undefined;
}

/**
 * A version that never changes, out of what the draft is now. Those on the way stay on theirs. It is checked before, on
 * a thread; what was not checked is not published.
 */
export async function publishProgram(
  scope: SignedInScope,
  models: Models,
  id: string,
  wanted: Wanted,
): Promise<ProgramVersion> {
  const [looked] = await Promise.allSettled([lookAt(scope, id)]);
  return scope.tx((tx) => {
    // Refused in here, so that a repeat of what was done gets its first answer, whatever has come of the draft since.
    if (looked.status === 'rejected') throw looked.reason;
    return writeVersion(scope, tx, models, id, wanted, looked.value);
  });
}

interface Looked {
  text: string;
  problems: Found;
}

async function lookAt(scope: SignedInScope, id: string): Promise<Looked> {
  const { parts } = await scope.read((tx) => composeDraft(scope, tx, id));
  const text = checkedText(parts);
  return { text, problems: await checkProgram(scope, parts, text) };
}

async function writeVersion(
  scope: SignedInScope,
  tx: Tx,
  models: Models,
  id: string,
  wanted: Wanted,
  looked: Looked,
): Promise<ProgramVersion> {
  const tenantId = scope.tenant.id;
  const row = await holdProgram(tx, id);
  if (!row) throw notFound();
  if (row.archivedAt) throw invalid('program', 'program_archived');
  await holdContents(tx, id);
  const composed = await composeProgram(scope, tx, row);
  if (wanted.state !== undefined && wanted.state !== composed.state) throw conflict();
  const { page, content, parts, simulated, agent } = composed;
  if (checkedText(parts) !== looked.text) throw conflict('changed_meanwhile');
  const tests = await countTests(tx, id, simulated);
  if (isTooLarge(looked.problems)) throw invalid('program', 'too_large_to_check');
  const ai = await findTestedAi(scope, tx, models, row, composed);
  const red = ai.filter((one) => one.red.length > 0);
  if (red.length > 0) throw new AppError('invalid', { words: wordsOfRed(red, scope.locale) });
  if (isStopped(checksFor(scope, row, composed, looked.problems, { tests, ai, unreviewed: [] })))
    throw invalid('program', 'not_publishable');
  const newest = await findNewestVersion(tx, id);
  await ownTurn(looked.text.length);
  const written = JSON.stringify(content);
  // Ten presses at once are one wish: what is out already is not published again.
  if (newest && newest.content === written && sameJson(newest.page, page) && sameJson(newest.agent, agent))
    return getNewest(tx, id);
  const { userId } = scope.actor;
  // Never before the change that it holds, or it would seem to be older than its own draft; and after the version
  // before it, since lists go by the instant and two may press in the same millisecond.
  const before = newest ? newest.publishedAt.getTime() + 1 : 0;
  const publishedAt = new Date(Math.max(scope.now.getTime(), row.changedAt.getTime(), before));
  const version = { id: newId(publishedAt.getTime()), number: (newest?.number ?? 0) + 1 };
  await insertVersion(tx, {
    tenantId,
    ...version,
    programId: id,
    content: written,
    page,
    agent,
    note: wanted.note,
    publishedBy: userId,
    publishedAt,
  });
  await insertUses(tx, usesOf(tenantId, version.id, parts));
  for (const part of parts) await keepPublished(scope, tx, part.id, publishedAt);
  await ensurePassages(tx, version.id, scope.now);
  await updateProgram(tx, id, { versionId: version.id });
  await putListing(tx, {
    tenantId,
    programId: id,
    ownerId: row.ownerId,
    versionId: version.id,
    isListed: page.access === 'free',
    ...listingFields(page, content),
    ...(await renderTexts(page.texts)),
    firstPublishedAt: publishedAt,
    publishedAt,
  });
  await tellOwner(scope, tx, row, version.number);
  scope.publish('content');
  scope.publish('watched', watchChannel('program', id));
  return getNewest(tx, id);
}

const isTooLarge = (problems: Found): boolean =>
  [...problems.values()].flat().some(({ code }) => code === 'too-large');

function usesOf(tenantId: string, versionId: string, parts: readonly ComposedPart[]) {
  const use = (
    kind: 'item' | 'protocol' | 'category' | 'service',
    objectId: string,
    unit: string | null = null,
  ) => ({
    tenantId,
    versionId,
    kind,
    objectId,
    unit,
  });
  return parts.flatMap(({ id, categoryId, document, services }) => [
    use('protocol', id),
    ...Object.entries(document.items)
      .filter(([item]) => isRowId(item))
      .map(([itemId, item]) => use('item', itemId, item.kind === 'kpi' ? item.unit : null)),
    ...(categoryId ? [use('category', categoryId)] : []),
    ...Object.keys(services).map((service) => use('service', service)),
  ]);
}

/** Their program goes on without them having pressed the button. */
async function tellOwner(scope: SignedInScope, tx: Tx, row: ProgramRow, number: number): Promise<void> {
  if (row.ownerId === scope.actor.userId) return;
  await notify(tx, row.ownerId, {
    kind: 'new-version',
    data: { program: textOf(row.texts, scope.tenant.site.locale).title, number },
    link: `/creator/programs/publish/${row.id}`,
    about: row.id,
    at: scope.now,
  });
}

async function getNewest(tx: Tx, programId: string): Promise<ProgramVersion> {
  const [row] = await listVersions(tx, programId, undefined, 1);
  if (!row) throw notFound();
  return presentVersion(row);
}

export const presentVersion = (row: Awaited<ReturnType<typeof listVersions>>[number]): ProgramVersion => ({
  ...row,
  publishedAt: row.publishedAt.toISOString(),
  publishedBy: row.publishedBy && presentPerson(row.publishedBy),
});
