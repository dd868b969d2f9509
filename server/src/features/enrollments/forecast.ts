import { MINUTE_MS } from '@regimen/engine/calendar.ts';
import { nameOfModule, nameOfStep } from '@regimen/engine/given-name.ts';
import { frameOf } from '@regimen/engine/module-run.ts';
import type { ProgramRun } from '@regimen/engine/program.ts';
import type { Program } from '@regimen/engine/protocol.ts';
import { slotAfter } from '@regimen/engine/recurrence.ts';
import { expiryMinutes, type RecurringModule } from '@regimen/engine/recurring-module.ts';
import { failsRun, onlyTells } from '@regimen/engine/steps/traits.ts';
import { outlineOf } from './outline.ts';

/** Something that will come. `at` is null when it depends on what is done before. */
export interface Forecast {
  /** Of a step as in the outline, of a module with `module:` before its id. */
  key: string;
  name: string;
  kind: string;
  at: number | null;
  /** Of what only tells: until when it may be sent. Null: there is something to do, or nothing is told. */
  freshUntil: number | null;
}

/** Of all that somebody follows, in one calendar: each instant takes some 50 µs to find. */
const mostInAll = 1_000;
/** Of one program at least, however many they follow. */
const leastOfRun = 40;
/** Most of one module in one forecast: one that comes every hour would fill the month. */
const mostOfModule = 200;

/** How much of each of so many runs a calendar shows. */
export const shareOfRun = (runs: number): number =>
  Math.max(leastOfRun, Math.floor(mostInAll / Math.max(1, runs)));

/**
 * What will come before an instant, as far as time alone decides it. Nothing while one pauses. Of a program with many
 * modules each gets its share of `most`, and at least the next time.
 */
export function forecastOf(program: Program, run: ProgramRun, until: number, most: number): Forecast[] {
  const protocol = program.protocols[run.index]?.protocol;
  if (!protocol || run.end || run.run.status !== 'running') return [];
  const coming: Forecast[] = [];
  const share = Math.floor(most / Math.max(1, protocol.modules.length));
  const mostOfEach = Math.min(mostOfModule, Math.max(1, share));
  for (const module of protocol.modules) {
    if (module.target !== 'follower') continue;
    const name = nameOfModule(protocol, module);
    const key = `${run.index}.module:${module.id}`;
    for (const { at, freshUntil } of slotsUntil(module, run, until, mostOfEach))
      coming.push({ key, name, kind: module.selected_module, at, freshUntil });
  }
  const { here } = run.run;
  const node = protocol.nodes.find(({ id }) => id === here?.node);
  const moment = here?.moment?.at;
  if (node && moment !== undefined && moment < until && here?.phase === 'working')
    coming.push({
      key: `${run.index}.${node.id}`,
      name: nameOfStep(protocol, node),
      kind: node.type,
      at: moment,
      freshUntil: null,
    });
  return coming.sort((a, b) => (a.at ?? Infinity) - (b.at ?? Infinity));
}

interface Due {
  at: number;
  freshUntil: number | null;
}

function slotsUntil(module: RecurringModule, { run }: ProgramRun, until: number, most: number): Due[] {
  const state = run.modules[module.id];
  const slots: Due[] = [];
  const freshMs = expiryMinutes(module) * MINUTE_MS;
  if (!state) return slots;
  let { next: slot, count } = state;
  while (slot && slot.at < until && slots.length < most) {
    const { at } = slot;
    count++;
    slot = slotAfter(module, frameOf(run, state), slot, count);
    // [T12] The next one takes its place.
    const freshUntil = onlyTells(module.selected_module)
      ? Math.min(at + freshMs, slot?.at ?? Infinity)
      : null;
    slots.push({ at, freshUntil });
  }
  return slots;
}

/** The next few things: the first of each module, what the step waits for, then the next steps without a time. */
export function nextThings(program: Program, run: ProgramRun, most: number): Forecast[] {
  if (run.end || run.run.status !== 'running') return [];
  const firsts = forecastOf(program, run, Infinity, 0);
  const ahead = outlineOf(program, run)
    .filter(({ state, kind }) => state === 'ahead' && !failsRun(kind))
    .slice(0, 2)
    .map(({ key, name, kind }) => ({ key, name, kind, at: null, freshUntil: null }));
  return [...firsts, ...ahead].slice(0, most);
}
