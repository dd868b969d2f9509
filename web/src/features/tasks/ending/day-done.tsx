import type { OpenTask } from '@regimen/contract/tasks.ts';
import { useState } from 'react';
import { useWaitingFor } from '../../../shared/offline/my-outbox.ts';
import { ChallengeDays } from '../forms/challenge-days.tsx';

const freshMs = 20_000;

/** A day of a challenge that is behind: its dot is filled as soon as it is done, before the server knows. */
export function DayDone({ task, hidesStreak }: { task: OpenTask; hidesStreak: boolean }) {
  const { id, status, challengeDay, closedAt } = task;
  const waiting = useWaitingFor(id);
  const [isSkipped] = useState(waiting?.about === 'task' && waiting.body.result.type === 'declined');
  const [isFresh] = useState(() => !closedAt || Date.now() - Date.parse(closedAt) < freshMs);
  if (!challengeDay || isSkipped) return null;
  const { done, streak } = challengeDay;
  const days = status === 'done' ? challengeDay : { ...challengeDay, done: done + 1, streak: streak + 1 };
  return <ChallengeDays days={days} isDone isFresh={isFresh} hidesStreak={hidesStreak} />;
}
