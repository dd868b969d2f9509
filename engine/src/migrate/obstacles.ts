/** What stands in the way of carrying a run over as it is. [R53], [R54] */

import { branchOf, findNode } from '../graph.ts';
import { isMeant } from '../module-run.ts';
import type { FlowNode, Protocol } from '../protocol.ts';
import { answerFaults } from '../questions.ts';
import { readingsIn } from '../readings.ts';
import type { Run, Task } from '../run-state.ts';
import { sameJson } from '../same-json.ts';
import { scoreOf, subscaleScores } from '../scoring.ts';
import { leafIds } from '../steps/ai/branch-path.ts';
import { asksPeople, branchesOf, successOf, traitsOf, waitOf } from '../steps/traits.ts';
import { fieldsThatDiffer } from './item-fields.ts';
import { offersFor } from './offers.ts';
import { readsItem } from './reads.ts';
import type { Obstacle } from './verdict.ts';

/** Of the step where the person is. Another step named for them sets all of these aside. */
export function stepObstacles(run: Run, from: Protocol, to: Protocol): Obstacle[] {
  const { here } = run;
  if (!here) return [];
  const [was, is] = [findNode(from, here.node), findNode(to, here.node)];
  if (!is) return [{ why: 'step-gone', node: here.node, offers: offersFor(run, from, to, here.node) }];
  if (!was) return [];
  if (was.type !== is.type) return [{ why: 'step-changed', node: is.id, from: was.type, to: is.type }];
  if (here.phase !== 'working') return [];
  const obstacles: Obstacle[] = [];
  if (was.data.target !== is.data.target)
    obstacles.push({ why: 'asks-somebody-else', node: is.id, from: was.data.target, to: is.data.target });
  if (waitChanged(was, is)) obstacles.push({ why: 'wait-changed', node: is.id });
  const [old, own] = [leafIds(branchesOf(was)), leafIds(branchesOf(is))];
  const went = old.filter((id) => !own.includes(id));
  const came = own.filter((id) => !old.includes(id));
  if (went.length + came.length > 0) obstacles.push({ why: 'branches-changed', node: is.id, came, went });
  const fields = askedDifferently(was, is, from, to);
  if (fields.length > 0) {
    const task = run.tasks.find((open) => open.node === is.id)?.id ?? null;
    obstacles.push({ why: 'task-changed', node: is.id, task, item: is.data.selectedItem ?? null, fields });
  }
  return obstacles;
}

/** The date that was promised is kept, so only another kind of wait, or for another thing, is a change. */
function waitChanged(was: FlowNode, is: FlowNode): boolean {
  const [old, own] = [waitOf(was), waitOf(is)];
  return old?.kind !== own?.kind || (old?.kind === 'event' && !sameJson(old, own));
}

function askedDifferently(was: FlowNode, is: FlowNode, from: Protocol, to: Protocol): string[] {
  if (was.data.selectedItem !== is.data.selectedItem) return ['selectedItem'];
  const id = is.data.selectedItem ?? '';
  const byTarget = successOf(is) === 'inTarget';
  const fields = askedFields(id, from, to).filter((field) => field !== 'target' || byTarget);
  const { success } = traitsOf(is.type);
  return success && successOf(was) !== successOf(is) ? [...fields, success.setting] : fields;
}

/** Open tasks of modules that are still there but ask something else. */
export function moduleTaskObstacles(run: Run, from: Protocol, to: Protocol): Obstacle[] {
  return run.tasks.flatMap((task) => {
    const fields = moduleTaskFields(run, task, from, to);
    if (fields === null || fields.length === 0 || task.module === null) return [];
    return [{ why: 'module-task-changed', module: task.module, task: task.id, item: task.item, fields }];
  });
}

/** null: the module is gone, or no longer for this person. Empty: the task can stay open as it is. */
export function moduleTaskFields(run: Run, task: Task, from: Protocol, to: Protocol): string[] | null {
  const module = to.modules.find(({ id }) => id === task.module);
  if (!module || !isMeant(module, run)) return null;
  if (module.selected_module !== task.kind) return ['selected_module'];
  if (module.selected_item !== task.item) return ['selected_item'];
  if (module.target !== task.target) return ['target'];
  if (module.role !== task.role) return ['role'];
  return askedFields(task.item ?? '', from, to).filter((field) => field !== 'target');
}

/** With a lab result the number that is asked for is one of its KPI, in that KPI's unit. */
function askedFields(id: string, from: Protocol, to: Protocol): string[] {
  const [was, is] = [from.items[id], to.items[id]];
  const fields = fieldsThatDiffer(was, is);
  if (was?.kind !== 'order' || is?.kind !== 'order' || is.resultKpi === undefined) return fields;
  const [old, own] = [from.items[is.resultKpi], to.items[is.resultKpi]];
  const isOther = old?.kind === 'kpi' && own?.kind === 'kpi' && old.unit !== own.unit;
  return isOther ? [...fields, 'unit'] : fields;
}

/**
 * [R55] Done steps that were not below the person's own step and now are. A jump back is another matter: whoever draws
 * one wants the repetition.
 */
export function againObstacles(run: Run, from: Protocol, to: Protocol, enter: string | null): Obstacle[] {
  const { here } = run;
  if (!here) return [];
  const known = new Set(branchOf(from, here.node).map(({ id }) => id));
  const steps = branchOf(to, enter ?? here.node).flatMap(({ id, type }) =>
    asksPeople(type) && run.ends[id] && !known.has(id) && id !== (enter ?? here.node) ? [id] : [],
  );
  return steps.length > 0 ? [{ why: 'asked-again', steps }] : [];
}

/** What is known of the person and would be read in another way. */
export function knowledgeObstacles(run: Run, from: Protocol, to: Protocol): Obstacle[] {
  const obstacles: Obstacle[] = [];
  for (const [id, { score, band, subscales, answers }] of Object.entries(run.results)) {
    const item = to.items[id];
    if (item?.kind !== 'assessment' || sameJson(from.items[id], item) || !readsItem(to, run, id)) continue;
    const isAnswered = answerFaults(item.questions, answers).length === 0;
    const would = isAnswered ? scoreOf(item, answers) : null;
    if (would?.score !== score || would.band !== band)
      obstacles.push({ why: 'score-differs', item: id, was: { score, band }, would });
    for (const [subscale, own] of Object.entries((isAnswered && subscaleScores(item, answers)) || {})) {
      const known = subscales?.[subscale];
      if (known === undefined || known === own) continue;
      const [was, scored] = [
        { score: known, band: null },
        { score: own, band: null },
      ];
      obstacles.push({ why: 'score-differs', item: id, was, would: scored });
    }
  }
  for (const id of Object.keys(run.kpis)) {
    const [was, is] = [from.items[id], to.items[id]];
    const known = run.kpis[id];
    if (known && was?.kind === 'kpi' && is?.kind === 'kpi' && readingsIn(known, was, is) === null)
      obstacles.push({ why: 'unit-differs', kpi: id, from: was.unit, to: is.unit });
  }
  return obstacles;
}
