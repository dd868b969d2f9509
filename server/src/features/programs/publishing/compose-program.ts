import { createHash } from 'node:crypto';
import { type Locale, locales } from '@regimen/contract/language/languages.ts';
import { ProgramText, type ProgramTexts, type VersionPage } from '@regimen/contract/program-texts.ts';
import type { SafetyRule, Services } from '@regimen/engine/check.ts';
import type { AgentItem } from '@regimen/engine/items.ts';
import type { Program, Protocol } from '@regimen/engine/protocol.ts';
import { listBookableServices } from '../../../db/bookable-services.ts';
import type { Tx } from '../../../db/pool.ts';
import { invalid, notFound } from '../../../errors.ts';
import { ownTurn } from '../../../own-turn.ts';
import type { Scope } from '../../../scope.ts';
import { isRowId } from '../../items/known-items.ts';
import { storedDocument, wholeDocument } from '../../protocols/stored-document.ts';
import { findSafetyRules } from '../../safety-rules/find-safety-rules.ts';
import { findAgent, findProgram, type ProgramRow } from '../drafts-queries.ts';
import { type DraftDocument, listDraftDocuments } from './queries.ts';

export interface ComposedPart {
  id: string;
  name: string;
  categoryId: string | null;
  onFail: 'stop' | 'goOn';
  document: Protocol;
  /** The creator's own: they are proven, not published. */
  rules: readonly SafetyRule[];
  /** Those that its steps book and may book. How soon is not asked: that changes by the minute. */
  services: Services;
}

export interface ComposedProgram {
  page: VersionPage;
  parts: ComposedPart[];
  content: Program;
  /** Stands for all of it; any change makes another. */
  state: string;
  /** Stands for what followers live through: its protocols. What the page says, and who may see it, is no part of it. */
  simulated: string;
  ownerId: string;
  /** Whom followers can ask about it, as it is now; null: the built-in guide. */
  agent: AgentItem | null;
}

/** Of all protocols together, without their items: a program is read in one go by whoever follows it. */
const mostBytes = 3_000_000;

/** What would be published now: the page in its complete languages, and every protocol with its items. */
export async function composeProgram(scope: Scope, tx: Tx, row: ProgramRow): Promise<ComposedProgram> {
  const drafts = await listDraftDocuments(tx, row.id);
  const size = drafts.reduce((sum, { document }) => sum + document.length, 0);
  if (size > mostBytes) throw invalid('program', 'program_too_large');
  const page = pageOf(row);
  const parts: ComposedPart[] = [];
  const rules = await findSafetyRules(
    tx,
    drafts.map(({ id }) => id),
  );
  for (const draft of drafts) {
    await ownTurn(draft.document.length);
    const stored = storedDocument(draft);
    await ownTurn(draft.document.length);
    const document = await wholeDocument(tx, draft, stored, spokenIn(scope, page.texts));
    const { id, name, categoryId, onFail } = draft;
    parts.push({
      id,
      name,
      categoryId,
      document,
      rules: rules.get(id) ?? [],
      services: await servicesOf(tx, id, document),
      onFail: onFail as ComposedPart['onFail'],
    });
  }
  const protocols = parts.map(({ document, onFail }) => ({ protocol: document, onFail }));
  const content = { id: row.id, protocols };
  await ownTurn(size);
  const agent = row.agentId === null ? null : ((await findAgent(tx, row.agentId, row.ownerId)) ?? null);
  return { page, parts, content, ...statesOf(row, drafts, agent), ownerId: row.ownerId, agent };
}

/** What is known of the services that a protocol books; without those that its team does not have. */
async function servicesOf(tx: Tx, protocolId: string, { items }: Protocol): Promise<Services> {
  const booked = Object.values(items).flatMap((item) =>
    item.kind === 'service' ? (item.service ?? []) : [],
  );
  const ids = booked.filter(isRowId);
  if (ids.length === 0) return {};
  const usable = await listBookableServices(tx, protocolId, { ids, most: ids.length });
  return Object.fromEntries(
    usable.map(({ id, isArchived }) => [id, { isArchived, firstFreeMinutes: isArchived ? null : 0 }]),
  );
}

/** The same by the program's id, for whoever has no row of it. */
export async function composeDraft(scope: Scope, tx: Tx, programId: string): Promise<ComposedProgram> {
  const row = await findProgram(tx, programId);
  if (!row) throw notFound();
  return composeProgram(scope, tx, row);
}

function statesOf(
  { changedAt }: ProgramRow,
  drafts: readonly DraftDocument[],
  agent: AgentItem | null,
): Pick<ComposedProgram, 'state' | 'simulated'> {
  const parts = drafts.map(({ id, version, onFail }) => `${id} ${version} ${onFail}`);
  return {
    state: nameOfLines([changedAt.toISOString(), ...parts, ...(agent ? [JSON.stringify(agent)] : [])]),
    simulated: nameOfLines(parts),
  };
}

const nameOfLines = (lines: readonly string[]): string =>
  createHash('sha256').update(lines.join('\n')).digest('base64url');

function pageOf(row: ProgramRow): VersionPage {
  const { cover, category, tags, signs, minutesADay, weeks } = row;
  return {
    texts: completeTexts(row.texts),
    cover,
    category,
    tags,
    signs,
    minutesADay,
    weeks,
    level: row.level,
    access: row.access,
  };
}

function completeTexts(texts: ProgramTexts): ProgramTexts {
  const complete: ProgramTexts = {};
  for (const locale of locales) {
    const read = ProgramText.safeParse(texts[locale]);
    if (read.success) complete[locale] = read.data;
  }
  return complete;
}

/** Built-in items speak the site's language, where the program does. */
const spokenIn = ({ tenant }: Scope, texts: ProgramTexts): Locale =>
  [tenant.site.locale, ...locales].find((locale) => texts[locale]) ?? tenant.site.locale;
