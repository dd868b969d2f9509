import type { Own } from '@regimen/contract/protocol-words/references.ts';
import type { Condition, Leaf } from '@regimen/engine/condition.ts';
import { condition as readCondition } from '@regimen/engine/parse/condition.ts';
import type { Fault } from '@regimen/engine/parse/shape.ts';
import type { Protocol } from '@regimen/engine/protocol.ts';
import type { Question } from '@regimen/engine/questions.ts';
import { aiSteps, assessmentsIn, isOfOneItem, kpisIn, questionsIn } from './choices.ts';
import type { Single } from './condition-shape.ts';
import { firstEnding } from './endings.ts';
/** What conditions can ask about, by where they stand, and with what each begins. */

/** Where a condition stands: what follows a step, who may pass, an item's alert, advice after a reading, a question, a safety rule. */
export type About = 'nextStep' | 'population' | 'alert' | 'advice' | 'question' | 'rule';
export type Fact = Single['is'];

const facts: Record<About, readonly Fact[]> = {
  nextStep: ['success', 'failure', 'score', 'band', 'answer', 'kpi', 'branch', 'days', 'attempts', 'ending'],
  population: ['age', 'sex', 'role', 'sign', 'answer', 'score', 'band', 'kpi'],
  alert: ['score', 'band', 'answer', 'kpi'],
  advice: ['kpi'],
  question: ['answer'],
  rule: ['kpi', 'score', 'band', 'answer'],
};

export interface Setting {
  about: About;
  protocol: Protocol;
  own: Own;
  /** Judged by what was just handed in, without what came before it. */
  alone?: boolean;
}

/** Where nothing can be looked back on. */
export const asksAlone = ({ about, alone = false }: Setting): boolean =>
  alone || about === 'advice' || about === 'question';

/** Only what can be asked here: a protocol without assessments knows no scores. */
export const factsFor = (setting: Setting): Fact[] =>
  facts[setting.about].filter((fact) => newLeaf(fact, setting) !== null);

/** A sensible beginning, to be changed by the person. `null`: there is nothing to ask about. */
export function newLeaf(fact: Fact, setting: Setting): Single | null {
  switch (fact) {
    case 'success':
    case 'failure':
      return { is: fact };
    case 'score': {
      const [subject] = assessmentsIn(setting);
      return subject ? { is: 'score', ...named(subject.id), op: '>=', value: subject.middle } : null;
    }
    case 'band': {
      const subject = assessmentsIn(setting).find(({ bands }) => bands.length > 0);
      return subject
        ? { is: 'band', ...named(subject.id), op: '=', value: subject.bands[0]?.id ?? '' }
        : null;
    }
    case 'answer': {
      const first = questionsIn(setting)[0];
      return first?.questions[0] ? answerLeaf(first.id, first.questions[0]) : null;
    }
    case 'kpi': {
      const [kpi] = kpisIn(setting);
      if (kpi) return { is: 'kpi', kpi: kpi.id, op: '>=', value: kpi.starts.level };
      // One that the protocol does not have yet can still be found.
      return isOfOneItem(setting.about) ? null : { is: 'kpi', kpi: '', op: '>=', value: 0 };
    }
    case 'branch': {
      const [step] = aiSteps(setting);
      const [branch] = step?.branches ?? [];
      return step && branch
        ? { is: 'branch', ...(step.id !== undefined && { node: step.id }), op: '=', value: branch.id }
        : null;
    }
    case 'days':
      return { is: 'days', op: '>=', value: 7 };
    case 'attempts':
      return { is: 'attempts', op: '>=', value: 3 };
    case 'ending': {
      const ending = firstEnding(setting);
      return ending && { is: 'ending', op: '=', ...ending };
    }
    case 'age':
      return { is: 'age', op: '>=', value: 18 };
    case 'sex':
      return { is: 'sex', op: '=', value: 'female' };
    case 'role':
      return { is: 'role', op: '=', value: 'patient' };
    case 'sign':
      return { is: 'sign', op: '=', value: '' };
  }
}

const named = (item: string | undefined): { item?: string } => (item === undefined ? {} : { item });

/** The first value that makes sense for a question's kind. */
export function answerLeaf(item: string | undefined, question: Question): Extract<Leaf, { is: 'answer' }> {
  const asked = { is: 'answer', ...named(item), question: question.id } as const;
  switch (question.kind) {
    case 'single':
    case 'multiple':
      return { ...asked, op: '=', value: question.options[0]?.id ?? '' };
    case 'yes_no':
      return { ...asked, op: '=', value: true };
    case 'scale':
    case 'slider':
      return { ...asked, op: '>=', value: Math.round((question.min + question.max) / 2) };
    case 'number':
      return { ...asked, op: '>=', value: question.min ?? 0 };
    case 'date':
      return { ...asked, op: '>=', value: new Date().toISOString().slice(0, 10) };
    default:
      return { ...asked, op: '=', value: '' };
  }
}

/** What "only if …" begins with: what the step just ended has given, else the days in the program. */
export function firstLeaf(setting: Setting): Single {
  const first = factsFor(setting).find((fact) => fact !== 'success' && fact !== 'failure');
  return (first && newLeaf(first, setting)) ?? { is: 'days', op: '>=', value: 7 };
}

/** What a group begins with: two that differ, about two things where there are two to ask about. */
export function firstTwo(setting: Setting): [Single, Single] {
  const first = firstLeaf(setting);
  const other = factsFor(setting).find(
    (fact) => fact !== 'success' && fact !== 'failure' && fact !== first.is,
  );
  return [first, (other && newLeaf(other, setting)) ?? opposite(first)];
}

/** The other side of a comparison. */
function opposite(leaf: Single): Single {
  if (!('value' in leaf)) return { is: leaf.is === 'success' ? 'failure' : 'success' };
  if (typeof leaf.value === 'number') return { ...leaf, op: '<' } as Single;
  return { ...leaf, op: '!=' } as Single;
}

export const isSimple = ({ is }: Condition): boolean =>
  is === 'always' || is === 'success' || is === 'failure';

/** The engine takes it: nothing in it waits for a word or a choice. */
export const isComplete = (condition: Condition): boolean => faultsIn(condition).length === 0;

export function faultsIn(condition: Condition): Fault[] {
  const faults: Fault[] = [];
  readCondition(condition, '', faults);
  return faults;
}
