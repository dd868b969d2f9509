import type { TaskResult } from '@regimen/contract/task-forms.ts';
import type { OpenTask } from '@regimen/contract/tasks.ts';
import type { Protocol } from '@regimen/engine/protocol.ts';
import type { ComponentType, ReactNode } from 'react';
import type { Attempt } from '../../../../shell/use-attempt.ts';
import type { FileQuestion } from '../../follow-up/result-form.tsx';

/** What is handed in goes to the simulation, which may refuse it. */
export interface Hand extends Attempt {
  send: (result: TaskResult) => Promise<void>;
}

export interface MarkedFlow {
  protocol: Protocol;
  counts: ReadonlyMap<string, { followers: number; stuck: number }>;
  selected: string | null;
  onSelect: (step: string | null) => void;
}

/** What the page brings along from elsewhere: the real forms, and the flow as it is drawn. */
export interface WalkParts {
  form: ComponentType<{ task: OpenTask; hand: Hand }>;
  file: FileQuestion;
  drawing: (flow: MarkedFlow) => ReactNode;
  list: (flow: MarkedFlow) => ReactNode;
}
