import type { TaskResult } from '@regimen/contract/task-forms.ts';
import type { OpenTask } from '@regimen/contract/tasks.ts';
import { resultField } from '../../answering/result-path.ts';
import { deliver } from '../../offline/my-outbox.ts';
import { type Attempt, useAttempt } from '../../shell/use-attempt.ts';

/** Done once it is with the server, or kept to be sent; throws what refuses it. */
export type HandIn = (result: TaskResult) => Promise<void>;

export const handInTo =
  ({ id, name }: Pick<OpenTask, 'id' | 'name'>, onTaken: (task: OpenTask) => void): HandIn =>
  async (result) => {
    const body = { result, doneAt: new Date().toISOString() };
    const delivery = await deliver<OpenTask>({ about: 'task', id, name, body });
    if (delivery.kind === 'refused') throw delivery.error;
    if (delivery.kind === 'sent') onTaken(delivery.reply);
  };

export const useTaskAttempt = (): Attempt => useAttempt({ pathOf: resultField });
