import type { OpenFollowUp } from '@regimen/contract/follow-ups.ts';
import type { TaskResult } from '@regimen/contract/task-forms.ts';
import type { OpenTask } from '@regimen/contract/tasks.ts';
import type { Protocol } from '@regimen/engine/protocol.ts';
import type { ComponentType, ReactNode } from 'react';
import type { FileQuestion } from '../../../shared/answering/answer-field.tsx';
import type { Attempt } from '../../../shell/use-attempt.ts';

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

/** What an expert is asked, and where the result goes. */
export interface ExpertForm {
  followUp: Pick<OpenFollowUp, 'id' | 'kind' | 'item' | 'branches' | 'proposal' | 'follower'>;
  file: FileQuestion;
  onDone: () => void;
  onResult: (result: TaskResult) => void;
}

/** What the page brings along from elsewhere: the real forms, and the flow as it is drawn. */
export interface WalkParts {
  form: ComponentType<{ task: OpenTask; hand: Hand }>;
  file: FileQuestion;
  result: ComponentType<ExpertForm>;
  drawing: (flow: MarkedFlow) => ReactNode;
  list: (flow: MarkedFlow) => ReactNode;
}
