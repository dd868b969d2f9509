import { adultAge } from '@regimen/contract/age-on.ts';
import type { GuardianQuestion } from '@regimen/contract/guardian-consents.ts';
import { guardianTextVersion } from '@regimen/contract/guardian-states.ts';
import { newId } from '../../db/ids.ts';
import type { Tx } from '../../db/pool.ts';
import { conflict, invalid, notFound, tooMany } from '../../errors.ts';
import type { Scope, SignedInScope } from '../../scope.ts';
import { hashSecret } from '../../secrets.ts';
import { countMail } from '../accounts/count-mail.ts';
import { advanceEnrollment, beginEnrollment } from './advance-enrollment.ts';
import * as guardians from './guardian-queries.ts';
import { keptOf } from './join-requirements.ts';
import { presentProgram } from './present.ts';
import { programOf } from './programs-of-versions.ts';
import * as queries from './queries.ts';
import { refusalError } from './refusal-error.ts';
import type { EnrollmentRow } from './rows.ts';
import { lockEnrollment } from './shared-queries.ts';
import { tellOfAnswer } from './tell-of-answer.ts';
import { tellOfNewFollower } from './tell-people.ts';

// A minor's program does not begin before their guardian agrees: until then it is due at no time. A guardian who
// refuses, or takes their consent back, ends it; the person may ask again by joining again.

export const isMinor = (age: number | null): boolean => age !== null && age < adultAge;

/** Asks the guardian of somebody who has just joined. */
export async function askGuardian(
  scope: SignedInScope,
  tx: Tx,
  enrollmentId: string,
  email: string,
): Promise<void> {
  await requireOther(scope, tx, email, 'guardianEmail');
  const id = newId(scope.now.getTime());
  await guardians.insertGuardianConsent(tx, {
    tenantId: tx.tenantId,
    id,
    userId: scope.actor.userId,
    enrollmentId,
    email,
    askedAt: scope.now,
  });
  await scope.enqueue(tx, 'ask-guardian', { consentId: id });
}

export async function askAgain(
  scope: SignedInScope,
  tx: Tx,
  enrollmentId: string,
  email: string,
): Promise<void> {
  const row = await lockEnrollment(tx, enrollmentId);
  const found = row && (await guardians.findGuardianOf(tx, enrollmentId));
  if (found?.state !== 'asked' || row?.endedAt) return;
  await requireOther(scope, tx, email, 'email');
  // Somebody else is asked: whoever got the earlier links has no say any more.
  if (email !== found.email) await guardians.deleteGuardianLinks(tx, found.id);
  await guardians.updateGuardian(tx, found.id, { email, askedAt: scope.now });
  await scope.enqueue(tx, 'ask-guardian', { consentId: found.id });
}

/** Nobody is their own guardian; and nobody floods an inbox with questions. */
async function requireOther(scope: SignedInScope, tx: Tx, email: string, field: string): Promise<void> {
  const { userId } = scope.actor;
  if ((await queries.findEmail(tx, userId)) === email) throw invalid(field, 'guardian_not_self');
  const wait = await countMail(scope, tx, { to: email, by: { account: userId } });
  if (wait > 0) throw tooMany(wait);
}

export async function lookAsGuardian(scope: Scope, tx: Tx, token: string): Promise<GuardianQuestion> {
  const found = await guardians.findGuardianByToken(tx, hashSecret(token));
  scope.concerns(found ? [found.consent.userId] : []);
  if (!found) throw invalid('token', 'link_spent');
  const row = await lockEnrollment(tx, found.consent.enrollmentId);
  if (!row) throw notFound();
  return showQuestion(scope, tx, found, row);
}

export async function answerAsGuardian(
  scope: Scope,
  tx: Tx,
  token: string,
  granted: boolean,
): Promise<GuardianQuestion> {
  const found = await guardians.findGuardianByToken(tx, hashSecret(token));
  scope.concerns(found ? [found.consent.userId] : []);
  if (!found) throw invalid('token', 'link_spent');
  const row = await lockEnrollment(tx, found.consent.enrollmentId);
  // Two presses at once: the second sees what the first one did.
  const now = await guardians.findGuardianByToken(tx, hashSecret(token));
  if (!row || !now) throw invalid('token', 'link_spent');
  const { id, state } = now.consent;
  // A button pressed twice is no mistake.
  const isSaid = granted ? state === 'granted' : state === 'refused' || state === 'revoked';
  if (!isSaid) {
    if (row.endedAt || (granted && state !== 'asked')) throw conflict('run_over');
    await (granted ? consent(scope, tx, id, row) : refuse(scope, tx, id, row, state === 'granted'));
    const said = granted ? 'granted' : state === 'granted' ? 'revoked' : 'refused';
    await tellOfAnswer(scope, tx, { ...now, row, said });
  }
  const after = await guardians.findGuardianByToken(tx, hashSecret(token));
  const rowAfter = await lockEnrollment(tx, row.id);
  if (!after || !rowAfter) throw notFound();
  return showQuestion(scope, tx, after, rowAfter);
}

async function consent(scope: Scope, tx: Tx, id: string, row: EnrollmentRow): Promise<void> {
  const textVersion = guardianTextVersion;
  await guardians.updateGuardian(tx, id, { state: 'granted', grantedAt: scope.now, textVersion });
  const startsAt = new Date(Math.max(row.startedAt.getTime(), scope.now.getTime()));
  const ready = { nextDueAt: startsAt, startedAt: startsAt };
  await queries.updateEnrollment(tx, row.id, ready);
  await tellOfNewFollower(scope, tx, row);
  if (startsAt <= scope.now) await beginEnrollment(scope, tx, { ...row, ...ready }, row.userId);
}

async function refuse(
  scope: Scope,
  tx: Tx,
  id: string,
  row: EnrollmentRow,
  wasGranted: boolean,
): Promise<void> {
  await guardians.updateGuardian(tx, id, {
    state: wasGranted ? 'revoked' : 'refused',
    endedAt: scope.now,
    textVersion: guardianTextVersion,
  });
  if (row.state === null) {
    const over = { status: 'withdrawn' as const, nextDueAt: null, endedAt: scope.now };
    return queries.updateEnrollment(tx, row.id, over);
  }
  const event = { id: newId(scope.now.getTime()), type: 'withdraw' as const };
  const { refused } = await advanceEnrollment(scope, tx, row.id, event);
  if (refused) throw refusalError(refused);
}

async function showQuestion(
  scope: Scope,
  tx: Tx,
  { consent, person }: { consent: guardians.GuardianRow; person: string },
  row: EnrollmentRow,
): Promise<GuardianQuestion> {
  const found = await queries.findProgramPage(tx, row.programId, row.versionId);
  if (!found) throw notFound();
  const program = await programOf(tx, row.versionId);
  const isOver = row.endedAt !== null && (consent.state === 'asked' || consent.state === 'granted');
  return {
    state: isOver ? 'over' : consent.state,
    person,
    program: presentProgram(row.programId, found.page, found.creator, scope.locale),
    keeps: keptOf(program),
    askedAt: consent.askedAt.toISOString(),
    grantedAt: consent.grantedAt?.toISOString() ?? null,
    endedAt: consent.endedAt?.toISOString() ?? null,
  };
}
