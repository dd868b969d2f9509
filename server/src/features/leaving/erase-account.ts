import type { Locale } from '@regimen/contract/language/languages.ts';
import { translator } from '@regimen/contract/language/translate.ts';
import { isExpert } from '@regimen/contract/roles.ts';
import { newId } from '../../db/ids.ts';
import { moveRows } from '../../db/move-rows.ts';
import type { Tx } from '../../db/pool.ts';
import type { Manifest } from '../../feature.ts';
import type { Scope } from '../../scope.ts';
import { leavingTexts } from './leaving-texts.ts';
import {
  deleteAccount,
  findLeaver,
  hasRows,
  holdDue,
  insertErasure,
  insertPseudonym,
  listAuthorColumns,
} from './queries.ts';

export interface Erased {
  email: string | null;
  fullName: string;
  locale: Locale;
}

/**
 * Erases somebody whose time has come, all in one transaction. What others need is handed over to a pseudonym, which
 * nothing joins to the person; then the account goes, and the foreign keys do to each row what its feature claims.
 * Files, and rows that were swept, follow with the hourly work. Nothing happens to somebody who came back.
 */
export function eraseAccount(scope: Scope, userId: string, manifest: Manifest): Promise<Erased | undefined> {
  return scope.tx(async (tx) => {
    if (!(await holdDue(tx, userId, scope.now))) return undefined;
    const leaver = await findLeaver(tx, userId);
    if (!leaver) return undefined;
    scope.concerns([userId]);
    const to = newId(scope.now.getTime());
    await insertPseudonym(tx, {
      id: to,
      fullName: translator(leavingTexts, scope.tenant.site.locale)('formerMember'),
      username: `former-${to.replaceAll('-', '')}`,
      // That somebody came as a patient says something about their health.
      roles: [isExpert(leaver.roles) ? 'expert' : 'user'],
      locale: scope.tenant.site.locale,
      createdAt: scope.now,
    });
    for (const handOver of manifest.handOvers) await handOver(scope, tx, { from: userId, to });
    await leaveToPseudonym(tx, manifest, userId, to);
    await deleteAccount(tx, userId);
    await insertErasure(tx, scope.now);
    scope.publish('session', userId);
    scope.publish('content');
    const { email, fullName, locale } = leaver;
    return { email, fullName, locale: locale as Locale };
  });
}

async function leaveToPseudonym(tx: Tx, { tables }: Manifest, from: string, to: string): Promise<void> {
  const columns = await listAuthorColumns(tx);
  for (const { table, column } of columns) {
    const claim = tables[table];
    if (claim?.person !== column || claim.erased !== 'pseudonym')
      throw new Error(`No feature says that ${table}.${column} outlives its author.`);
    await moveRows(tx, { table, column, from, to });
  }
  for (const column of columns) if (await hasRows(tx, column, to)) return;
  for (const [table, { handedOver, person }] of Object.entries(tables))
    if (handedOver && person && (await hasRows(tx, { table, column: person }, to))) return;
  // Nothing of theirs is needed by anybody.
  await deleteAccount(tx, to);
}
