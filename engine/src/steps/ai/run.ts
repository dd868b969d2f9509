/** A model chooses among named branches; a rule stands behind it, and a person where the creator wants one. [R20] */

import { MINUTE_MS } from '../../calendar.ts';
import { holds } from '../../condition.ts';
import { effectId, taskId } from '../../effect.ts';
import { factsOf } from '../../facts.ts';
import type { AiBranch, NodeOf } from '../../protocol.ts';
import { openNodeTask } from '../../tasks.ts';
import type { Work } from '../../work.ts';
import { DOES_NOT_FIT, type Ended, type Step } from '../step.ts';
import { DEFAULT_MINUTES } from './answer-within.ts';
import { branchPath } from './branch-path.ts';

const QUESTION = 1;
const REVIEW = 2;

export const ai: Step<'ai'> = {
  enter(work, node) {
    const { run } = work;
    const { prompt, branches } = node.data.settings;
    const visit = run.visits[node.id] ?? 1;
    const task = taskId(run.id, node.id, visit, QUESTION);
    const answerBy = deadline(work, node);
    openNodeTask(work, node, { occurrence: QUESTION, target: 'model', expiresAt: answerBy });
    const id = effectId(run.id, node.id, visit, 'askModel', 1);
    const choices = leafIds(branches);
    work.effects.push({
      id,
      at: work.now,
      kind: 'askModel',
      task,
      node: node.id,
      prompt,
      branches: choices,
      answerBy,
    });
    return null;
  },

  answer(work, task, event) {
    const node = work.graph.byId.get(task.node ?? '');
    if (node?.type !== 'ai') return DOES_NOT_FIT;
    const known = (branch: string): boolean => branchPath(node.data.settings.branches, branch).length > 0;
    if (task.target === 'model') {
      if (event.type !== 'aiDecision') return DOES_NOT_FIT;
      // A branch nobody named is no answer: the fallback rule decides at once.
      return known(event.branch)
        ? { result: 'success', reason: 'model', branch: event.branch }
        : fallback(work, node);
    }
    if (event.type !== 'expertDecision') return DOES_NOT_FIT;
    const branch = event.branch ?? work.run.here?.proposal ?? '';
    return known(branch) ? { result: 'success', reason: 'expert', branch } : { refused: 'no-such-branch' };
  },

  taskEnded(work, node, task, ended) {
    const { run } = work;
    const chosen = ended.reason === 'expired' ? fallback(work, node) : ended;
    // The human check comes after the model, also after its silence; where the person is silent too, the rule stands.
    if (task.target !== 'model' || !node.data.settings.review) return chosen;
    const proposal = chosen.branch ?? node.data.settings.fallback;
    if (run.here) run.here = { ...run.here, proposal };
    openNodeTask(work, node, {
      occurrence: REVIEW,
      target: 'system',
      expiresAt: deadline(work, node),
      proposal,
    });
    const visit = run.visits[node.id] ?? 1;
    const review = taskId(run.id, node.id, visit, REVIEW);
    const id = effectId(run.id, node.id, visit, 'notifyExpert', 1);
    work.effects.push({
      id,
      at: work.now,
      kind: 'notifyExpert',
      node: node.id,
      item: null,
      task: review,
      about: 'review',
    });
    return null;
  },
};

/** The first branch whose rule holds, innermost first; else the branch named for that. */
function fallback(work: Work, node: NodeOf<'ai'>): Ended {
  const ask = factsOf(work.graph, work.run, node.id, work.now);
  const fits = (branches: readonly AiBranch[]): string | null => {
    for (const branch of branches) {
      const inner = fits(branch.branches ?? []);
      if (inner !== null) return inner;
      if (branch.when !== undefined && holds(branch.when, ask)) return branch.id;
    }
    return null;
  };
  const { branches, fallback: last } = node.data.settings;
  return { result: 'success', reason: 'fallback', branch: fits(branches) ?? last };
}

const deadline = (work: Work, node: NodeOf<'ai'>): number =>
  work.now + (node.data.settings.answerWithinMinutes ?? DEFAULT_MINUTES) * MINUTE_MS;

const leafIds = (branches: readonly AiBranch[]): string[] =>
  branches.flatMap((branch) => (branch.branches?.length ? leafIds(branch.branches) : [branch.id]));
