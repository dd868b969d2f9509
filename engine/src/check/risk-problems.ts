/** Questions whose answer may mean danger, and items that then have nothing to say. [C40] [C41] */
import { type Condition, holds, leavesOf } from '../condition.ts';
import type { ActivityItem, AssessmentItem, Item } from '../items.ts';
import type { Protocol } from '../protocol.ts';
import { type Answer, answerFaults, type Question } from '../questions.ts';
import { factsOfSheet } from '../urgent.ts';
import { urgentWordsBeside } from '../urgent-words.ts';
import { type Problem, problem } from './problem.ts';
import { ARABIC } from './self-harm-words.ar.ts';
import { ENGLISH } from './self-harm-words.ts';

type Sheet = ActivityItem | AssessmentItem;

export function riskProblems(protocol: Protocol): Problem[] {
  return Object.entries(protocol.items).flatMap(([id, item]) => {
    if (item.kind !== 'assessment' && item.kind !== 'activity') return [];
    const silent = (item.questions ?? []).filter(
      (question) => question.risk === true && !isHeard(item, id, question),
    );
    const unmarked = (item.questions ?? []).filter(
      (question) => question.risk !== true && speaksOfSelfHarm(question) && !isHeard(item, id, question),
    );
    return [
      ...silent.map((question) => withoutHelp(item, id, question)),
      ...unmarked.map((question) => notMarked(item, id, question)),
    ];
  });
}

const withoutHelp = (item: Sheet, id: string, question: Question): Problem =>
  problem(
    'risk-without-help',
    'error',
    {},
    { name: item.name, question: question.text, of: id },
    mendOf(item, id, question),
    `${id}:${question.id}`,
  );

/** In whatever language it is asked. [C41] */
const SELF_HARM = [ENGLISH, ARABIC];

function speaksOfSelfHarm(question: Question): boolean {
  const labels = [
    ...('options' in question ? question.options : []),
    ...('rows' in question ? question.rows : []),
  ].map(({ label }) => label);
  return [question.text, ...labels].some((words) => SELF_HARM.some((pattern) => pattern.test(words)));
}

function notMarked(item: Sheet, id: string, question: Question): Problem {
  const questions = (item.questions ?? []).map((one) => (one === question ? { ...one, risk: true } : one));
  const mend: Problem['mend'] = { edit: 'setItem', itemId: id, item: { ...item, questions } satisfies Item };
  const data = { name: item.name, question: question.text, of: id };
  return problem('risk-unmarked', 'warning', {}, data, mend, `${id}:${question.id}`);
}

/** Whether one answer to this question is urgent by itself, whatever the others are. Conditions know no "not", so that
 *  what holds while the others are unknown holds with any of them. */
function isHeard(item: Sheet, id: string, question: Question): boolean {
  const { urgent, questions = [] } = item;
  if (urgent === undefined) return false;
  return answersOf(question, urgent.when, id).some((answer) => {
    const answers = { [question.id]: answer };
    const whole = answerFaults(questions, answers).length === 0;
    return holds(urgent.when, factsOfSheet(item, id, answers, whole));
  });
}

/** Answers that can be told apart: all of them, or the ends and what the condition compares with. */
function answersOf(question: Question, when: Condition, id: string): Answer[] {
  switch (question.kind) {
    case 'yes_no':
      return [true, false];
    case 'single':
      return question.options.map((option) => option.id);
    case 'multiple':
      return question.options.map((option) => [option.id]);
    case 'scale':
    case 'slider':
    case 'number': {
      const compared = leavesOf(when).flatMap((leaf) =>
        leaf.is === 'answer' && leaf.question === question.id && (leaf.item ?? id) === id
          ? [Number(leaf.value)]
          : [],
      );
      const step = question.kind === 'number' ? 1 : (question.step ?? 1);
      const near = compared.flatMap((value) => [value - step, value, value + step]);
      return [question.min ?? 0, question.max ?? 0, ...near].filter(
        (value) => answerFaults([question], { [question.id]: value }).length === 0,
      );
    }
    default:
      return [];
  }
}

/** [C11] Every answer but the one that says "nothing of it"; none where it cannot be told which that is. */
function mendOf(item: Sheet, itemId: string, question: Question): Problem['mend'] {
  const when = dangerOf(question);
  if (when === null) return null;
  const urgent = item.urgent
    ? { ...item.urgent, when: { is: 'or' as const, any: [item.urgent.when, when] } }
    : { when, ...urgentWordsBeside(`${item.name} ${question.text}`) };
  return { edit: 'setItem', itemId, item: { ...item, urgent } satisfies Item };
}

function dangerOf(question: Question): Condition | null {
  const answer = { is: 'answer', question: question.id } as const;
  if (question.kind === 'yes_no') return { ...answer, op: '=', value: true };
  if (question.kind === 'scale' || question.kind === 'slider')
    return question.reverse
      ? { ...answer, op: '<', value: question.max }
      : { ...answer, op: '>', value: question.min };
  if (question.kind !== 'single') return null;
  const [first, ...rest] = question.options;
  if (first === undefined || rest.length === 0) return null;
  const points = ({ score = 0 }: { score?: number }): number => (question.reverse ? -score : score);
  const least = rest.reduce((low, option) => (points(option) < points(low) ? option : low), first);
  return { ...answer, op: '!=', value: least.id };
}
