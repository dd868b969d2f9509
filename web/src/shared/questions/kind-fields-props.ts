import type { Question } from '@regimen/engine/questions.ts';

export interface KindFieldsProps<Q extends Question = Question> {
  question: Q;
  change: (part: object) => void;
  errorAt: (path: string) => string | undefined;
  /** Whether answers give points here at all. */
  scored: boolean;
}
