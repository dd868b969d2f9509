import type { Publishing } from '@regimen/contract/publishing.ts';
import type { Program } from '@regimen/engine/protocol.ts';
import type { Tx } from '../../../db/pool.ts';
import { notFound } from '../../../errors.ts';
import type { Scope } from '../../../scope.ts';
import { testsStanding } from '../../simulation-tests/tests-standing.ts';
import { findProgram, type ProgramRow } from '../drafts/queries.ts';
import { getProgramCard } from '../find-programs.ts';
import { checksOf, problemsIn } from './checks.ts';
import { type ComposedProgram, composeProgram } from './compose-program.ts';
import { pageChanges } from './page-changes.ts';
import { countOnTheWay, findNewestVersion } from './queries.ts';

export async function checksFor(scope: Scope, tx: Tx, row: ProgramRow, composed: ComposedProgram) {
  const { page, parts, state } = composed;
  return checksOf({
    ...{ page, parts, written: row.texts, locales: scope.tenant.site.locales },
    hasLink: row.linkHash !== null,
    tests: await testsStanding(tx, scope.tenant.id, row.id, state),
  });
}

/** Everything that publishing would do, before it is done. */
export async function planPublishing(scope: Scope, tx: Tx, id: string): Promise<Publishing> {
  const tenantId = scope.tenant.id;
  const row = await findProgram(tx, tenantId, id);
  if (!row) throw notFound();
  const composed = await composeProgram(scope, tx, row);
  const newest = await findNewestVersion(tx, tenantId, id);
  const before = newest ? (JSON.parse(newest.content) as Program).protocols : [];
  const earlier = (part: string) => before.find(({ protocol }) => protocol.id === part)?.protocol ?? null;
  const kept = new Set(composed.parts.map((part) => part.id));
  return {
    card: await getProgramCard(scope, tx, id),
    state: composed.state,
    checks: await checksFor(scope, tx, row, composed),
    protocols: composed.parts.map((part) => ({
      ...{ id: part.id, name: part.name, now: part.document, before: earlier(part.id) },
      problems: problemsIn(composed.parts).get(part.id) ?? [],
    })),
    left: before.filter(({ protocol }) => !kept.has(protocol.id)).map(({ protocol }) => protocol.name),
    reordered: newest !== undefined && isReordered(before, composed.content.protocols),
    page: newest ? pageChanges(newest.page, composed.page) : [],
    onTheWay: await countOnTheWay(tx, tenantId, id),
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
