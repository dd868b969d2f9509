import type { ProgramRun } from '@regimen/engine/program.ts';
import type { Program, Protocol } from '@regimen/engine/protocol.ts';
import { type Slot, slotAfter } from '@regimen/engine/recurrence.ts';
import type { RecurringModule } from '@regimen/engine/recurring-module.ts';
import { outlineOf } from './outline.ts';

/** Something that will come. `at` is null when it depends on what is done before. */
export interface Forecast {
  name: string;
  kind: string;
  at: number | null;
}

/** Most of one module in one forecast: one that comes every hour would fill the month. */
const mostSlots = 200;

/** What will come before an instant, as far as time alone decides it. Nothing while one pauses. */
export function forecastOf(
  program: Program,
  run: ProgramRun,
  until: number,
  mostOfEach = mostSlots,
): Forecast[] {
  const protocol = program.protocols[run.index]?.protocol;
  if (!protocol || run.end || run.run.status !== 'running') return [];
  const coming: Forecast[] = [];
  for (const module of protocol.modules) {
    if (module.target !== 'follower') continue;
    for (const { at } of slotsUntil(module, run, until, mostOfEach))
      coming.push({ name: moduleName(protocol, module), kind: module.selected_module, at });
  }
  const { here } = run.run;
  const node = protocol.nodes.find(({ id }) => id === here?.node);
  const moment = here?.moment?.at;
  if (node && moment !== undefined && moment < until && here?.phase === 'working')
    coming.push({ name: node.data.name, kind: node.type, at: moment });
  return coming.sort((a, b) => (a.at ?? Infinity) - (b.at ?? Infinity));
}

function slotsUntil(module: RecurringModule, { run }: ProgramRun, until: number, most: number): Slot[] {
  const state = run.modules[module.id];
  const slots: Slot[] = [];
  let slot = state?.next ?? null;
  let count = state?.count ?? 0;
  while (slot && slot.at < until && slots.length < most) {
    slots.push(slot);
    count++;
    slot = slotAfter(module, run, slot, count);
  }
  return slots;
}

/** The next few things: the first of each module, what the step waits for, then the next steps without a time. */
export function nextThings(program: Program, run: ProgramRun, most: number): Forecast[] {
  if (run.end || run.run.status !== 'running') return [];
  const firsts = forecastOf(program, run, Infinity, 1);
  const ahead = outlineOf(program, run)
    .filter(({ state, kind }) => state === 'ahead' && kind !== 'fail')
    .slice(0, 2)
    .map(({ name, kind }) => ({ name, kind, at: null }));
  return [...firsts, ...ahead].slice(0, most);
}

const moduleName = (protocol: Protocol, module: RecurringModule): string =>
  module.settings.name || protocol.items[module.selected_item]?.name || '';
