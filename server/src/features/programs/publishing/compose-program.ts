import { createHash } from 'node:crypto';
import { type Locale, locales } from '@regimen/contract/language/languages.ts';
import { ProgramText, type ProgramTexts, type VersionPage } from '@regimen/contract/program-texts.ts';
import type { SafetyRule } from '@regimen/engine/check.ts';
import type { Program, Protocol } from '@regimen/engine/protocol.ts';
import type { Tx } from '../../../db/pool.ts';
import { invalid, notFound } from '../../../errors.ts';
import { ownTurn } from '../../../own-turn.ts';
import type { Scope } from '../../../scope.ts';
import { storedDocument, wholeDocument } from '../../protocols/stored-document.ts';
import { findSafetyRules } from '../../safety-rules/find-safety-rules.ts';
import { findProgram, type ProgramRow } from '../drafts-queries.ts';
import { type DraftDocument, listDraftDocuments } from './queries.ts';

export interface ComposedPart {
  id: string;
  name: string;
  categoryId: string | null;
  onFail: 'stop' | 'goOn';
  document: Protocol;
  /** The creator's own: they are proven, not published. */
  rules: readonly SafetyRule[];
}

export interface ComposedProgram {
  page: VersionPage;
  parts: ComposedPart[];
  content: Program;
  /** Stands for all of it; any change makes another. */
  state: string;
  ownerId: string;
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
      onFail: onFail as ComposedPart['onFail'],
    });
  }
  const protocols = parts.map(({ document, onFail }) => ({ protocol: document, onFail }));
  const content = { id: row.id, protocols };
  await ownTurn(size);
  return { page, parts, content, state: stateOf(row, drafts), ownerId: row.ownerId };
}

/** The same by the program's id, for whoever has no row of it. */
export async function composeDraft(scope: Scope, tx: Tx, programId: string): Promise<ComposedProgram> {
  const row = await findProgram(tx, programId);
  if (!row) throw notFound();
  return composeProgram(scope, tx, row);
}

function stateOf({ changedAt }: ProgramRow, drafts: readonly DraftDocument[]): string {
  const parts = drafts.map(({ id, version, onFail }) => `${id} ${version} ${onFail}`);
  return createHash('sha256')
    .update([changedAt.toISOString(), ...parts].join('\n'))
    .digest('base64url');
}

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
