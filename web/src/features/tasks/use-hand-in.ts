import type { TaskResult } from '@regimen/contract/task-forms.ts';
import type { OpenTask } from '@regimen/contract/tasks.ts';
import { useState } from 'react';
import { resultField } from '../../shared/answering/result-field.ts';
import { deliver, holdThenDeliver } from '../../shared/offline/my-outbox.ts';
import { type Attempt, useAttempt } from '../../shell/use-attempt.ts';

/** The attempt of a task's form, and what is tried. */
export interface HandIn extends Attempt {
  /** Done once it is with the server, or kept to be sent; throws what refuses it. */
  send: (result: TaskResult) => Promise<void>;
}

export const useTaskAttempt = (): Attempt => useAttempt({ pathOf: resultField });

export function useHandIn({ id, name }: Pick<OpenTask, 'id' | 'name'>, onTaken: (task: OpenTask) => void) {
  const attempt = useTaskAttempt();
  const [sending, setSending] = useState<TaskResult | null>(null);
  const send = async (result: TaskResult) => {
    const body = { result, doneAt: new Date().toISOString() };
    if (canBeUndone(result)) return holdThenDeliver({ about: 'task', id, name, body });
    setSending(result);
    const delivery = await deliver<OpenTask>({ about: 'task', id, name, body });
    setSending(null);
    if (delivery.kind === 'refused') throw delivery.error;
    if (delivery.kind === 'sent') onTaken(delivery.reply);
  };
  return { ...attempt, send, sending };
}

/** What one press says. Answers and readings may mean danger and go out at once; a reading can be mended later. */
const canBeUndone = ({ type }: TaskResult): boolean => type === 'done';
