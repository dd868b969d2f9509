import type { TaskResult } from '@regimen/contract/task-forms.ts';
import type { OpenTask } from '@regimen/contract/tasks.ts';
import { useState } from 'react';
import { useLocale } from '../../i18n/use-texts.ts';
import { deliver } from '../../shared/offline/my-outbox.ts';
import { keepMessage, useReaction } from '../../shell/use-reaction.ts';

export interface HandIn {
  pending: boolean;
  /** What the server said about single fields: the part of its name after `result.`. */
  errors: Readonly<Record<string, string>>;
  /** What happened, when it concerns no field, or all answers together. */
  problem: string | null;
  /** `true`: it is with the server, or kept to be sent. */
  handIn: (result: TaskResult) => Promise<boolean>;
}

export function useHandIn(task: Pick<OpenTask, 'id' | 'name'>, onTaken: (task: OpenTask) => void): HandIn {
  const [pending, setPending] = useState(false);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [problem, setProblem] = useState<string | null>(null);
  const react = useReaction();
  const locale = useLocale();
  const handIn = async (result: TaskResult): Promise<boolean> => {
    if (pending) return false;
    setPending(true);
    setErrors({});
    setProblem(null);
    const body = { result, doneAt: new Date().toISOString() };
    const delivery = await deliver<OpenTask>({ about: 'task', id: task.id, name: task.name, body });
    setPending(false);
    if (delivery.kind === 'sent') onTaken(delivery.reply);
    if (delivery.kind !== 'refused') return true;
    const reaction = react(delivery.error);
    if (reaction.kind === 'fields') {
      const named = Object.entries(reaction.errors).map(([name, words]) => [fieldOf(name), words.join(' ')]);
      setErrors(Object.fromEntries(named));
      setProblem(reaction.errors['result.answers']?.join(' ') ?? null);
    } else if (reaction.kind === 'keep') setProblem(keepMessage(reaction, locale));
    return false;
  };
  return { pending, errors, problem, handIn };
}

/** `result.answers.sleep` → `sleep`, `result.value` → `value` */
const fieldOf = (name: string): string => name.replace(/^result\./, '').replace(/^answers\./, '');
