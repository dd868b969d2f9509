import type { OnboardingAnswers } from '@regimen/contract/onboarding.ts';
import type { Tx } from '../../db/pool.ts';
import type { SignedInScope } from '../../scope.ts';
import { remindBy } from '../notifications/change-settings.ts';
import { type AnswersRow, saveAnswers } from './queries.ts';

/** Keeps what somebody said, and reminds them as they said. */
export async function answerOnboarding(
  scope: SignedInScope,
  tx: Tx,
  answers: OnboardingAnswers,
): Promise<void> {
  const owner = { tenantId: tx.tenantId, userId: scope.actor.userId };
  await saveAnswers(tx, { ...owner, ...answers, answeredAt: scope.now });
  await remindBy(scope, tx, answers.reminders);
}

export const presentAnswers = ({ goals, minutes, reminders }: AnswersRow): OnboardingAnswers => ({
  goals: goals as OnboardingAnswers['goals'],
  minutes: minutes as OnboardingAnswers['minutes'],
  reminders,
});
