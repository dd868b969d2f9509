/** A model chooses among named branches; a rule stands behind it, and a person where the creator wants one. [R20] */

import { MINUTE_MS } from '../../calendar.ts';
import { effectId, taskId } from '../../effect.ts';
import type { NodeOf } from '../../protocol.ts';
import type { EventOf, NoDecision } from '../../run-event.ts';
import type { Task } from '../../run-state.ts';
import { openNodeTask } from '../../tasks.ts';
import type { Work } from '../../work.ts';
import { DOES_NOT_FIT, type Ended, type Step } from '../step.ts';
import { DEFAULT_MINUTES } from './answer-within.ts';
import { branchPath, leafIds } from './branch-path.ts';
import { type Doubt, doubtAbout } from './doubt.ts';
import { fallback } from './fallback.ts';
import { lookAt } from './looked-at.ts';

const QUESTION = 1;
const REVIEW = 2;

export const ai: Step<'ai'> = {
  enter(work, node, at) {
    const { run } = work;
    const { prompt, branches, facts } = node.data.settings;
    const visit = run.visits[node.id] ?? 1;
    const task = taskId(run.id, node.id, visit, QUESTION);
    const answerBy = deadline(work, node);
    openNodeTask(work, node, { occurrence: QUESTION, target: 'model', expiresAt: answerBy });
    const id = effectId(run.id, node.id, visit, 'askModel', 1);
    work.effects.push({
      id,
      at: work.now,
      kind: 'askModel',
      task,
      node: node.id,
      prompt,
      branches: leafIds(branches),
      answerBy,
      ...(facts && { lookedAt: lookAt(run, facts, at) }),
    });
    return null;
  },

  answer(work, task, event, at) {
    const node = work.graph.byId.get(task.node ?? '');
    if (node?.type !== 'ai') return DOES_NOT_FIT;
    if (task.target === 'model')
      return event.type === 'aiDecision' ? modelSaid(work, node, task, event, at) : DOES_NOT_FIT;
    if (event.type !== 'expertDecision') return DOES_NOT_FIT;
    const branch = event.branch ?? work.run.here?.proposal ?? '';
    return isBranch(node, branch)
      ? { result: 'success', reason: 'expert', branch }
      : { refused: 'no-such-branch' };
  },

  taskEnded(work, node, task, ended, at) {
    if (task.target !== 'model') return ended.reason === 'expired' ? fallback(work, node, at) : ended;
    const said = ended.reason === 'expired' ? noAnswer(work, node, task, '', 'too-late', at) : ended;
    // The person is asked after the model, also after its silence; where the person is silent too, the rule stands.
    if (!said.doubt) return said;
    askPerson(work, node, said.branch ?? node.data.settings.fallback);
    return null;
  },
};

function modelSaid(
  work: Work,
  node: NodeOf<'ai'>,
  task: Task,
  { branch, sure: said, because }: EventOf<'aiDecision'>,
  at: number,
): Ended {
  const sure = said ?? null;
  // A branch nobody named is no answer.
  const why = because ?? (isBranch(node, branch) ? null : 'no-such-branch');
  if (why !== null) return noAnswer(work, node, task, branch, why, at);
  const doubt = doubtAbout(node.data.settings, sure, `${work.run.id}/${node.id}/${task.visit}`);
  const came = doubt ? 'person' : 'counts';
  record(work, node, task, { branch, sure, came, because: doubt }, at);
  return { result: 'success', reason: 'model', branch, doubt };
}

/** [R106] The rule decides, or proposes to a person where the creator wants one. */
function noAnswer(
  work: Work,
  node: NodeOf<'ai'>,
  task: Task,
  branch: string,
  because: NoDecision,
  at: number,
): Ended {
  const { review, withoutAnswer } = node.data.settings;
  const toPerson = review || withoutAnswer === 'person';
  const came = toPerson ? 'person' : 'rule';
  record(work, node, task, { branch: branch.slice(0, MOST_RECORDED), sure: null, came, because }, at);
  const ruled = fallback(work, node, at);
  return toPerson ? { ...ruled, doubt: because } : ruled;
}

const MOST_RECORDED = 200;

type Said = {
  branch: string;
  sure: number | null;
  came: 'counts' | 'person' | 'rule';
  because: NoDecision | Doubt | null;
};

const record = (work: Work, node: NodeOf<'ai'>, { visit }: Task, said: Said, at: number): void => {
  work.trace.push({ rule: 'R106', at, what: 'model-said', node: node.id, visit, ...said });
};

function askPerson(work: Work, node: NodeOf<'ai'>, proposal: string): void {
  const { run } = work;
  if (run.here) run.here = { ...run.here, proposal };
  openNodeTask(work, node, {
    occurrence: REVIEW,
    target: 'system',
    expiresAt: deadline(work, node),
    proposal,
  });
  const visit = run.visits[node.id] ?? 1;
  const task = taskId(run.id, node.id, visit, REVIEW);
  const id = effectId(run.id, node.id, visit, 'notifyExpert', 1);
  work.effects.push({
    id,
    at: work.now,
    kind: 'notifyExpert',
    node: node.id,
    item: null,
    task,
    about: 'review',
  });
}

const isBranch = (node: NodeOf<'ai'>, branch: string): boolean =>
  branchPath(node.data.settings.branches, branch).length > 0;

const deadline = (work: Work, node: NodeOf<'ai'>): number =>
  work.now + (node.data.settings.answerWithinMinutes ?? DEFAULT_MINUTES) * MINUTE_MS;
