import type { Check, Publishing } from '@regimen/contract/publishing.ts';
import type { Program } from '@regimen/engine/protocol.ts';
import type { Tx } from '../../../db/pool.ts';
import { notFound } from '../../../errors.ts';
import { ownTurn } from '../../../own-turn.ts';
import type { Models } from '../../../providers/model.ts';
import type { SignedInScope } from '../../../scope.ts';
import { findProgram, type ProgramRow } from '../drafts-queries.ts';
import { getProgramCard } from '../find-programs.ts';
import { checkProgram, type Found } from './check-program.ts';
import { type Checked, checksOf } from './checks.ts';
import { type ComposedProgram, composeProgram } from './compose-program.ts';
import { pageChanges } from './page-changes.ts';
import { countCurrentFollowers, findNewestVersion, listUnreviewed } from './queries.ts';
import { countTests } from './shared-queries.ts';
import { findTestedAi } from './tested-ai.ts';

export function checksFor(
  scope: SignedInScope,
  row: ProgramRow,
  composed: ComposedProgram,
  problems: Found,
  { tests, ai, unreviewed }: Pick<Checked, 'tests' | 'ai' | 'unreviewed'>,
): Check[] {
  const { page, parts } = composed;
  return checksOf({
    page,
    parts,
    problems,
    tests,
    ai,
    unreviewed,
    written: row.texts,
    locales: scope.tenant.site.locales,
    hasLink: row.linkHash !== null,
  });
}

/** Everything that publishing would do, before it is done. */
export async function planPublishing(scope: SignedInScope, models: Models, id: string): Promise<Publishing> {
  const { row, composed, newest, card, tests, ai, unreviewed, onTheWay } = await scope.read((tx) =>
    readPlan(scope, tx, models, id),
  );
  const problems = await checkProgram(scope, composed.parts);
  await ownTurn(newest?.content.length ?? 0);
  const before = newest ? (JSON.parse(newest.content) as Program).protocols : [];
  const earlier = (part: string) => before.find(({ protocol }) => protocol.id === part)?.protocol ?? null;
  const kept = new Set(composed.parts.map((part) => part.id));
  return {
    card,
    state: composed.state,
    simulated: composed.simulated,
    danger: dangerIn(row, composed.simulated),
    checks: checksFor(scope, row, composed, problems, { tests, ai, unreviewed }),
    aiTests: ai,
    unreviewed,
    protocols: composed.parts.map((part) => ({
      id: part.id,
      name: part.name,
      now: part.document,
      before: earlier(part.id),
      problems: [...(problems.get(part.id) ?? [])],
    })),
    left: before.filter(({ protocol }) => !kept.has(protocol.id)).map(({ protocol }) => protocol.name),
    reordered: newest !== undefined && isReordered(before, composed.content.protocols),
    page: newest ? pageChanges(newest.page, composed.page) : [],
    onTheWay,
  };
}

/** A simulation of an earlier draft says nothing about this one. */
function dangerIn({ foundDanger }: ProgramRow, simulated: string): Publishing['danger'] {
  if (foundDanger?.state !== simulated) return null;
  const { state: _simulated, ...danger } = foundDanger;
  return danger;
}

async function readPlan(scope: SignedInScope, tx: Tx, models: Models, id: string) {
  const row = await findProgram(tx, id);
  if (!row) throw notFound();
  const composed = await composeProgram(scope, tx, row);
  return {
    row,
    composed,
    newest: await findNewestVersion(tx, id),
    card: await getProgramCard(scope, tx, id),
    tests: await countTests(tx, id, composed.simulated),
    ai: await findTestedAi(scope, tx, models, row, composed),
    unreviewed: await listUnreviewed(tx, id),
    onTheWay: await countCurrentFollowers(tx, id),
  };
}

/** Of those that are in both. */
function isReordered(before: Program['protocols'], now: Program['protocols']): boolean {
  const rulesOf = (list: Program['protocols'], other: Program['protocols']) =>
    list
      .filter(({ protocol }) => other.some((each) => each.protocol.id === protocol.id))
      .map(({ protocol, onFail }) => `${protocol.id} ${onFail}`)
      .join();
  return rulesOf(before, now) !== rulesOf(now, before);
}
