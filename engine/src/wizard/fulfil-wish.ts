/** A wish as edits of the engine's own edit language. Whether the draft stays sound is for the judge to say. [E23] */

import { freeId } from '../check/free-id.ts';
import type { Edit } from '../edit.ts';
import { beside, DAYS, step } from '../examples/write.ts';
import { childrenOf } from '../graph.ts';
import type { ItemKind } from '../items.ts';
import { builtInItem } from '../library/all.ts';
import type { FlowNode, Protocol } from '../protocol.ts';
import type { ModuleKind, RecurringModule } from '../recurring-module.ts';
import { checksEligibility, finishesRun, isWait, itemKindOf, onlyTells } from '../steps/traits.ts';
import type { DraftRhythm } from './answers.ts';
import { draftWordsIn } from './draft-protocol.ts';
import { lengthInWeeks, longerBy, shorterBy } from './length-edits.ts';
import type { Wish } from './read-wish.ts';
import { reminderModule, rhythmOf } from './rhythm.ts';

const WEEK_AHEAD = 'builtin-nudge-week-ahead';

/** Empty: it is so already, or there is nothing here that could be changed so. */
export function fulfilWish(protocol: Protocol, wish: Wish, locale: string): Edit[] {
  const { modules } = protocol;
  const nudges = modules.filter(({ selected_module }) => onlyTells(selected_module));
  const measures = modules.filter(({ selected_module }) => itemKindOf(selected_module) === 'kpi');
  switch (wish.wish) {
    case 'rename':
      return [{ edit: 'describe', name: wish.name, description: protocol.description }];
    case 'remindAt':
      return nudges.map((module) => set({ ...module, at_time: wish.time, every_hour: 0 }));
    case 'remindLess':
      return nudges.map((module) => rarer(module));
    case 'remindNever':
      return nudges.map(({ id }) => ({ edit: 'setModule', moduleId: id, module: null }));
    case 'remindMore':
      return nudges.length > 0
        ? nudges.flatMap((module) => oftener(module))
        : [
            set(
              reminderModule(
                freeModuleId(protocol, 'reminders'),
                draftWordsIn(locale).reminder,
                WEEK_AHEAD,
                'some',
                lastDay(modules),
              ),
            ),
          ];
    case 'measureLess':
      return measures.flatMap((module) =>
        isDaily(module) ? [set({ ...module, ...rhythmOf('weekly', 0) })] : [],
      );
    case 'length':
      return byWeeks(protocol, wish.weeks - lengthInWeeks(protocol), locale);
    case 'shorter':
      return byWeeks(protocol, -wish.weeks, locale);
    case 'longer':
      return byWeeks(protocol, wish.weeks, locale);
    case 'add':
      return added(protocol, wish.item, wish.rhythm, locale);
    case 'remove':
      return removed(protocol, wish.item);
  }
}

const byWeeks = (protocol: Protocol, weeks: number, locale: string): Edit[] => {
  if (weeks === 0) return [];
  return weeks < 0 ? shorterBy(protocol, -weeks) : longerBy(protocol, weeks, draftWordsIn(locale).pause);
};

const set = (module: RecurringModule): Edit => ({ edit: 'setModule', moduleId: module.id, module });

const isDaily = ({ at_week_days, run_every }: RecurringModule): boolean =>
  at_week_days.length === 0 && run_every === 1;

/** Daily becomes three days a week, those become one, and what comes once a week comes every other week. */
function rarer(module: RecurringModule): Edit {
  const { at_week_days: days, every_hour, run_every } = module;
  if (every_hour > 0) return set({ ...module, every_hour: 0 });
  if (isDaily(module)) return set({ ...module, at_week_days: ['tue', 'thu', 'sat'] });
  if (days.length > 1) return set({ ...module, at_week_days: days.slice(0, 1) });
  return set({ ...module, run_every: Math.min(366, run_every * 2) });
}

function oftener(module: RecurringModule): Edit[] {
  const { at_week_days: days, run_every } = module;
  if (isDaily(module)) return [];
  if (run_every > 1) return [set({ ...module, run_every: Math.ceil(run_every / 2) })];
  return [set({ ...module, at_week_days: days.length === 1 ? ['tue', 'thu', 'sat'] : [] })];
}

/** Where the others end too; what comes back has to end some day. */
const lastDay = (modules: readonly RecurringModule[]): number =>
  Math.max(0, ...modules.map(({ stop_after }) => stop_after)) || 84;

function freeModuleId({ modules }: Protocol, wanted: string): string {
  const taken = new Set(modules.map(({ id }) => id));
  let id = wanted;
  for (let number = 2; taken.has(id); number++) id = `${wanted}-${number}`;
  return id;
}

const COMES_BACK: readonly ModuleKind[] = ['kpi', 'nudge', 'assessment'];

function added(protocol: Protocol, id: string, rhythm: DraftRhythm | null, locale: string): Edit[] {
  const item = builtInItem(id, locale);
  if (!item) return [];
  const isActivity = item.kind === 'activity';
  const comesBack = isActivity ? rhythm !== null && 'followup' : COMES_BACK.find((one) => one === item.kind);
  if (comesBack) {
    const often = rhythmOf(rhythm ?? 'weekly', protocol.modules.length);
    const known = protocol.modules.find(({ selected_item }) => selected_item === id);
    if (known) return rhythm === null ? [] : [set({ ...known, ...often })];
    const name = onlyTells(comesBack) ? draftWordsIn(locale).reminder : item.name;
    const rule = { selected_module: comesBack, selected_item: id, ...often };
    const days = { start_after: 1, stop_after: lastDay(protocol.modules) };
    return [set(beside(freeModuleId(protocol, 'added'), name, { ...rule, ...days }))];
  }
  if (!isActivity && item.kind !== 'challenge') return [];
  const before = lastStepOf(protocol);
  if (!before) return [];
  const common = { item: id, ...(isActivity && { window: DAYS(2) }) };
  const type = isActivity ? 'followup' : 'challenge';
  const node = step(type, freeId(protocol, 'added'), before.parentId, item.name, common);
  // The branch goes on below the new step; the condition that led there leads to it.
  const condition = before.data.nextStepCondition;
  const data = { ...node.data, nextStepCondition: condition };
  const moved = { ...before.data, nextStepCondition: { is: 'always' as const } };
  return [
    { edit: 'insertNode', node: { ...node, data } as FlowNode, takes: [before.id] },
    { edit: 'updateNode', nodeId: before.id, content: { type: before.type, data: moved } as never },
  ];
}

/** An exercise or a challenge, and not what is asked. */
const isToDo = ({ type }: FlowNode): boolean => TO_DO.includes(itemKindOf(type));
const TO_DO: readonly (ItemKind | undefined)[] = ['activity', 'challenge'];

/** The last thing that somebody does and that nothing before a finish depends on: what is asked at the end, or the end. */
function lastStepOf({ nodes }: Protocol): FlowNode | undefined {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  let at = nodes.find(({ type }) => finishesRun(type));
  let first = at;
  for (; at && at.parentId !== null; at = byId.get(at.parentId)) {
    if (isWait(at.type) || checksEligibility(at.type) || isToDo(at)) break;
    first = at;
  }
  return first?.parentId === null ? undefined : first;
}

function removed(protocol: Protocol, id: string): Edit[] {
  const modules = protocol.modules.flatMap(({ id: moduleId, selected_item }): Edit[] =>
    selected_item === id ? [{ edit: 'setModule', moduleId, module: null }] : [],
  );
  const steps = protocol.nodes.flatMap((node): Edit[] =>
    node.data.selectedItem === id && node.parentId !== null ? withoutStep(protocol, node, node.parentId) : [],
  );
  return [...modules, ...steps];
}

/** Where it forks, what comes after it goes on below the step before: removing alone would take it along. */
function withoutStep(protocol: Protocol, { id }: FlowNode, parentId: string): Edit[] {
  const below = childrenOf(protocol, id);
  const isOnly = childrenOf(protocol, parentId).length === 1;
  const moves: Edit[] =
    below.length > 1 && isOnly
      ? below.map((child) => ({ edit: 'moveNode', nodeId: child.id, parentId }))
      : [];
  return [...moves, { edit: 'removeNode', nodeId: id }];
}
