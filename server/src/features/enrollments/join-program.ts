import type { Facts } from '@regimen/contract/enrollments.ts';
import { DAY_MS } from '@regimen/engine/calendar.ts';
import type { Program } from '@regimen/engine/protocol.ts';
import type { RunInput } from '@regimen/engine/run-state.ts';
import { dayAt, instantOf } from '@regimen/engine/wall-clock.ts';
import { isZone } from '@regimen/engine/zone.ts';
import { newId } from '../../db/ids.ts';
import { findPersonFacts } from '../../db/person-facts.ts';
import type { Tx } from '../../db/pool.ts';
import { AppError, conflict, invalid } from '../../errors.ts';
import type { SignedInScope } from '../../scope.ts';
import { mustSee } from '../programs/may-see.ts';
import { beginEnrollment } from './advance-enrollment.ts';
import { askGuardian, isMinor } from './guardian-consent.ts';
import { whyNotMeant } from './join-requirements.ts';
import { ageToday } from './known-facts.ts';
import { programOf } from './programs-of-versions.ts';
import * as queries from './queries.ts';
import type { EnrollmentRow } from './rows.ts';
import { tellOfNewFollower } from './tell-people.ts';

export interface NewEnrollment {
  facts: Facts;
  zone: string;
  /** A local date; null: now. */
  startOn: string | null;
  welcome: { from: number; to: number } | null;
  isSeen: boolean;
  token?: string | undefined;
  guardianEmail?: string | undefined;
}

const latestStartDays = 60;

/** Joins the caller to the version that is published now, after looking whether the program is meant for them. */
export async function joinProgram(
  scope: SignedInScope,
  tx: Tx,
  programId: string,
  wish: NewEnrollment,
): Promise<EnrollmentRow> {
  const { userId, roles } = scope.actor;
  const seen = await mustSee(tx, scope, programId, wish.token);
  if (seen.isArchived) throw conflict('takes_no_followers');
  const startsAt = startOf(wish, scope.now.getTime());
  checkWelcome(wish.welcome);
  const last = await queries.findEnrollmentIn(tx, programId, userId);
  if (last?.isRunning) throw conflict('already_following');
  const program = await programOf(tx, seen.versionId);
  const id = newId(scope.now.getTime());
  const { sex, signs } = wish.facts;
  const { profile } = await findPersonFacts(tx, userId);
  const ageByBirthday = ageToday(scope, profile?.birthday);
  // Whoever keeps their birthday to themselves says their age; a guardian is asked all the same.
  const age = profile?.withheld.includes('birthday') ? wish.facts.age : (ageByBirthday ?? wish.facts.age);
  const input: RunInput = { runId: id, zone: wish.zone, person: { age, sex, roles, signs } };
  requireMeant(program, input, scope);
  const needsGuardian = isMinor(ageByBirthday ?? age);
  if (needsGuardian && !wish.guardianEmail) throw invalid('guardianEmail', 'guardian_needed');
  const row = newRow(scope, { id, programId, versionId: seen.versionId, userId, input, wish, startsAt });
  await queries.insertEnrollment(tx, row);
  await queries.rememberZone(tx, userId, wish.zone);
  if (needsGuardian) {
    const waiting = { ...row, nextDueAt: null };
    await queries.updateEnrollment(tx, id, { nextDueAt: null });
    await askGuardian(scope, tx, id, wish.guardianEmail ?? '');
    return waiting;
  }
  await tellOfNewFollower(scope, tx, { programId, userId });
  if (startsAt > scope.now.getTime()) return row;
  return (await beginEnrollment(scope, tx, row, userId)).row;
}

function requireMeant(program: Program, input: RunInput, scope: SignedInScope): void {
  const words = whyNotMeant(program, input, scope.now.getTime(), scope.locale);
  if (words) throw new AppError('invalid', { words });
}

/** Today begins now; a later day begins at its first instant. */
function startOf({ zone, startOn }: NewEnrollment, now: number): number {
  if (!isZone(zone)) throw invalid('zone', 'no_such_zone');
  if (startOn === null) return now;
  const [day, today] = [Date.parse(`${startOn}T00:00:00Z`) / DAY_MS, dayAt(zone, now)];
  if (!(day >= today && day <= today + latestStartDays)) throw invalid('startOn', 'start_between');
  return day === today ? now : instantOf(zone, day, 0);
}

export function checkWelcome(welcome: { from: number; to: number } | null): void {
  if (welcome && welcome.from === welcome.to) throw invalid('welcome.to', 'welcome_both');
}

function newRow(
  scope: SignedInScope,
  given: Pick<EnrollmentRow, 'id' | 'programId' | 'versionId' | 'userId' | 'input'> & {
    wish: NewEnrollment;
    startsAt: number;
  },
): EnrollmentRow {
  const { wish, startsAt, ...ids } = given;
  return {
    tenantId: scope.tenant.id,
    ...ids,
    status: 'waiting',
    state: null,
    eventsCount: 0,
    nextDueAt: new Date(startsAt),
    zone: wish.zone,
    isSeen: wish.isSeen,
    welcomeFrom: wish.welcome?.from ?? null,
    welcomeTo: wish.welcome?.to ?? null,
    consentedAt: scope.now,
    lastActiveAt: scope.now,
    startedAt: new Date(startsAt),
    endedAt: null,
    accessEndedAt: null,
    protocolIndex: 0,
    node: null,
    nodeSince: null,
    streak: 0,
    bestStreak: 0,
  };
}
