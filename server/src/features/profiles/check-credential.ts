import type { WaitingCredential } from '@regimen/contract/credentials.ts';
import type { Qualification } from '@regimen/contract/expert-profile.ts';
import type { Tx } from '../../db/pool.ts';
import { conflict } from '../../errors.ts';
import type { Place } from '../../paging.ts';
import type { Scope } from '../../scope.ts';
import { notify } from '../notifications/notify.ts';
import { withDocuments } from './expert-profile.ts';
import { decideQualification, listWaiting } from './expert-queries.ts';

/** Who looked at it: the id of their account as an admin, and the name that everybody reads. */
export interface Checker {
  id: string;
  name: string;
}

export interface Decision {
  state: 'checked' | 'refused';
  by: Checker;
  /** Why it was refused, for its owner. */
  note?: string;
}

/** Qualifications that nobody has looked at yet, with their documents, the longest waiting first. */
export async function listWaitingCredentials(
  tx: Tx,
  most: number,
  from?: Place,
): Promise<(Qualification & { userId: string; person: WaitingCredential['person']; createdAt: Date })[]> {
  const rows = await listWaiting(tx, most, from);
  const shown = await withDocuments(
    tx,
    rows.map(({ qualification }) => qualification),
  );
  return shown.map((each, index) => {
    const { qualification, person } = rows[index] as (typeof rows)[number];
    return { ...each, person, userId: person.id, createdAt: qualification.createdAt };
  });
}

/** Says for good that it was checked or refused, and tells its owner; one that was decided already stays as it is (409). */
export async function checkCredential(
  scope: Scope,
  tx: Tx,
  id: string,
  { state, by, note = '' }: Decision,
): Promise<void> {
  const decided = await decideQualification(tx, id, {
    state,
    checkedBy: by.id,
    checkedByName: by.name,
    checkedAt: scope.now,
    note,
  });
  if (!decided) throw conflict();
  await notify(tx, decided.userId, {
    kind: state === 'checked' ? 'credential-checked' : 'credential-refused',
    data: { title: decided.title },
    link: '/expert-profile',
    about: id,
    at: scope.now,
  });
  scope.publish('content');
}
