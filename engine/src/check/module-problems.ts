/** Modules that never come, and modules that never let the protocol finish. [C9], [C10] */
import type { Edit } from '../edit.ts';
import { findNode } from '../graph.ts';
import type { Protocol } from '../protocol.ts';
import { firstSlot } from '../recurrence.ts';
import type { RecurringModule } from '../recurring-module.ts';
import { checksEligibility, failsRun, finishesRun, isJump, itemKindOf, onlyTells } from '../steps/traits.ts';
import { holdsBack } from './durations.ts';
import { type Problem, problem } from './problem.ts';

export function moduleProblems(protocol: Protocol): Problem[] {
  return protocol.modules.flatMap((module) => [
    ...itemProblem(protocol, module),
    ...(stepProblem(protocol, module) ?? neverRuns(module)),
    ...neverEnds(module),
  ]);
}

const nameOf = (module: RecurringModule): string => module.settings.name ?? module.id;

function itemProblem(protocol: Protocol, module: RecurringModule): Problem[] {
  const kind = itemKindOf(module.selected_module) ?? 'activity';
  if (protocol.items[module.selected_item]?.kind === kind) return [];
  const data = { name: nameOf(module), kind, item: module.selected_item };
  return [problem('missing-item', 'error', { module: module.id }, data)];
}

/** [C9] Bound to a step that is gone, or that nobody stays at; behind a nudge or a population they stay only where no child fits yet. The mend lets it come all along. */
function stepProblem(protocol: Protocol, module: RecurringModule): Problem[] | null {
  if (module.during === undefined) return null;
  const step = findNode(protocol, module.during);
  const passes = step && (isJump(step.type) || finishesRun(step.type) || failsRun(step.type));
  const mayPass = step && (onlyTells(step.type) || checksEligibility(step.type));
  if (step && !passes && !mayPass) return null;
  const { during: _bound, ...free } = module;
  const mend: Edit = { edit: 'setModule', moduleId: module.id, module: free };
  const data = {
    name: nameOf(module),
    why: step ? 'step-without-time' : 'step-gone',
    step: step?.id ?? null,
  };
  const severity = mayPass ? 'warning' : 'error';
  return [problem('module-never-runs', severity, { module: module.id }, data, mend)];
}

/** [C9] Tried from each day of a week, because which weekday a follower begins on is not known. */
function neverRuns(module: RecurringModule): Problem[] {
  const days = [0, 1, 2, 3, 4, 5, 6];
  const silent = days.filter(
    (startDay) => firstSlot(module, { zone: 'UTC', startDay }, startDay * 86_400_000, 0) === null,
  );
  if (silent.length === 0) return [];
  const severity = silent.length === days.length ? 'error' : 'warning';
  const empty = module.stop_after !== 0 && module.stop_after <= module.start_after;
  const mend: Edit | null = empty
    ? { edit: 'setModule', moduleId: module.id, module: { ...module, stop_after: 0 } }
    : null;
  const data = { name: nameOf(module), start_after: module.start_after, stop_after: module.stop_after };
  return [problem('module-never-runs', severity, { module: module.id }, data, mend)];
}

/** [C10] */
function neverEnds(module: RecurringModule): Problem[] {
  if (!holdsBack(module) || module.stop_after > 0 || module.repeat > 0) return [];
  const mend: Edit = { edit: 'setModule', moduleId: module.id, module: { ...module, prevent_finish: false } };
  return [problem('module-never-ends', 'error', { module: module.id }, { name: nameOf(module) }, mend)];
}
