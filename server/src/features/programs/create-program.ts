import { firstEffort } from '@regimen/contract/first-effort.ts';
import type { Locale } from '@regimen/contract/language/languages.ts';
import { translator } from '@regimen/contract/language/translate.ts';
import type { ProgramTexts } from '@regimen/contract/program-texts.ts';
import { mostOwnPrograms, type ProgramCard } from '@regimen/contract/programs.ts';
import { holdUser } from '../../db/hold-user.ts';
import { newId } from '../../db/ids.ts';
import type { Tx } from '../../db/pool.ts';
import { invalid, notFound } from '../../errors.ts';
import type { Scope, SignedInScope } from '../../scope.ts';
import { findUnreviewed } from '../items/known-items.ts';
import { createProtocol } from '../protocols/create-protocol.ts';
import { storedDocument, wholeDocument } from '../protocols/stored-document.ts';
import { findTemplate } from '../protocols/templates.ts';
import { copyTexts } from './copy-texts.ts';
import { countPrograms, findProgram, insertProgram, replaceParts } from './drafts-queries.ts';
import { getProgramCard } from './find-programs.ts';
import { listDraftDocuments } from './publishing/queries.ts';
import { requirePublishable } from './save-program.ts';

interface NewProgram {
  title: string;
  category: string;
  template: string | null;
  protocolIds: readonly string[];
}

const longestSummary = 300;

export async function createProgram(scope: SignedInScope, tx: Tx, given: NewProgram): Promise<ProgramCard> {
  const template = given.template === null ? undefined : findTemplate(scope.locale, given.template);
  if (given.template !== null && !template) throw invalid('template', 'not_allowed');
  await requireRoom(scope, tx);
  const ids = [...new Set(given.protocolIds.map((id) => id.toLowerCase()))];
  await requirePublishable(
    scope,
    tx,
    ids.map((id) => ({ id })),
  );
  if (template) ids.push((await createProtocol(scope, tx, template, null, { field: 'title' })).id);
  const text = emptyText(given.title, template?.description.slice(0, longestSummary) ?? '');
  const { userId } = scope.actor;
  const id = newId(scope.now.getTime());
  await insertProgram(tx, {
    tenantId: scope.tenant.id,
    id,
    ownerId: userId,
    createdAt: scope.now,
    changedAt: scope.now,
    texts: { [writtenIn(scope)]: text },
    cover: null,
    category: given.category,
    tags: [],
    level: 'beginner',
    signs: [],
    ...firstEffort,
    access: 'free',
  });
  await replaceParts(tx, id, inOrder(ids));
  return getProgramCard(scope, tx, id);
}

/** For one more of the caller's own, until the transaction ends. */
async function requireRoom(scope: SignedInScope, tx: Tx): Promise<void> {
  const { userId } = scope.actor;
  await holdUser(tx, userId);
  if ((await countPrograms(tx, userId)) >= mostOwnPrograms)
    throw invalid('title', `too_many_programs:${mostOwnPrograms}`);
}

/** The caller's language, where this site speaks it. */
const writtenIn = ({ tenant, locale }: Scope): Locale =>
  tenant.site.locales.includes(locale) ? locale : tenant.site.locale;

const emptyText = (title: string, summary: string): NonNullable<ProgramTexts[Locale]> => ({
  title,
  summary,
  description: '',
  outcomes: [],
  evidence: '',
  questions: [],
});

const inOrder = (ids: readonly string[]) => ids.map((id) => ({ id, onFail: 'stop' }));

const longestTitle = 120;

/** Another program of the caller's own, with protocols of its own: what is changed in one stays there. */
export async function duplicateProgram(scope: SignedInScope, tx: Tx, id: string): Promise<ProgramCard> {
  const row = await findProgram(tx, id);
  if (!row) throw notFound();
  await requireRoom(scope, tx);
  const parts = [];
  for (const part of await listDraftDocuments(tx, id)) {
    const document = await wholeDocument(tx, part, storedDocument(part), scope.locale);
    const unreviewed = await findUnreviewed(tx, part.id);
    const copy = await createProtocol(scope, tx, document, null, { field: 'title', unreviewed });
    parts.push({ id: copy.id, onFail: part.onFail });
  }
  const { userId } = scope.actor;
  const copy = newId(scope.now.getTime());
  await insertProgram(tx, {
    ...row,
    id: copy,
    ownerId: userId,
    texts: renamed(row.texts),
    createdAt: scope.now,
    changedAt: scope.now,
    linkHash: null,
    versionId: null,
    archivedAt: null,
  });
  await replaceParts(tx, copy, parts);
  return getProgramCard(scope, tx, copy);
}

const renamed = (texts: ProgramTexts): ProgramTexts =>
  Object.fromEntries(
    Object.entries(texts).map(([locale, text]) => {
      const marked = translator(copyTexts, locale as Locale)('copy', { title: text.title });
      return [locale, { ...text, title: text.title && marked.slice(0, longestTitle) }];
    }),
  );
