/** Modules that never come, and modules that never let the protocol finish. [C9], [C10] */
import type { Edit } from '../edit.ts';
import type { Protocol } from '../protocol.ts';
import { firstSlot } from '../recurrence.ts';
import type { RecurringModule } from '../recurring-module.ts';
import { itemKindOf } from '../steps/traits.ts';
import { type Problem, problem } from './problem.ts';

export function moduleProblems(protocol: Protocol): Problem[] {
  return protocol.modules.flatMap((module) => [
    ...itemProblem(protocol, module),
    ...neverRuns(module),
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
  if (!module.prevent_finish || module.stop_after > 0 || module.repeat > 0) return [];
  const mend: Edit = { edit: 'setModule', moduleId: module.id, module: { ...module, prevent_finish: false } };
  return [problem('module-never-ends', 'error', { module: module.id }, { name: nameOf(module) }, mend)];
}
