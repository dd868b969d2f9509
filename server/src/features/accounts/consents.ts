import { type Consent, type ConsentDocument, consentDocuments } from '@regimen/contract/consents.ts';
import { newId } from '../../db/ids.ts';
import type { Tx } from '../../db/pool.ts';
import { wholeList } from '../../paging.ts';
import type { Scope, SignedInScope } from '../../scope.ts';
import { findDocumentTimes, insertConsents, listConsents } from './consents-queries.ts';

type Consents = ReturnType<typeof wholeList<Consent>>;

/** More answers than these nobody gives; older ones stay where they are. */
const mostShown = 200;

/** A yes or a no to each, in the transaction that whatever it is about happens in. */
export async function keepConsent(
  scope: Scope,
  tx: Tx,
  userId: string,
  documents: readonly ConsentDocument[],
  granted: boolean,
): Promise<void> {
  const times = await findDocumentTimes(tx, documents);
  await insertConsents(
    tx,
    documents.map((document) => ({
      tenantId: tx.tenantId,
      id: newId(scope.now.getTime()),
      userId,
      document,
      granted,
      documentAt: times.get(document) ?? null,
      at: scope.now,
    })),
  );
}

export async function showConsents(tx: Tx, userId: string): Promise<Consents> {
  const times = await findDocumentTimes(tx, consentDocuments);
  const rows = await listConsents(tx, userId, mostShown);
  const data = consentDocuments.map((document) => {
    const changedAt = times.get(document);
    const answers = rows.filter((row) => row.document === document);
    const answered = answers[0];
    const isOlder =
      changedAt !== undefined && (answered?.documentAt ?? answered?.at ?? changedAt) < changedAt;
    return {
      document,
      changedAt: changedAt?.toISOString() ?? null,
      isOpen: answered === undefined || isOlder,
      answers: answers.map(({ granted, at }) => ({ granted, at: at.toISOString() })),
    };
  });
  return wholeList(data);
}

export function answerConsent(
  scope: SignedInScope,
  { document, granted }: { document: ConsentDocument; granted: boolean },
): Promise<Consents> {
  const { userId } = scope.actor;
  return scope.tx(async (tx) => {
    await keepConsent(scope, tx, userId, [document], granted);
    return showConsents(tx, userId);
  });
}
