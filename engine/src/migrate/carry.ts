/** A run carried over to another version of its protocol, before anything happens there. [R55], [R56] */
import { moduleSource } from '../effect.ts';
import { type Keeps, seriesBegun } from '../keeps.ts';
import { frameOf, isMeant } from '../module-run.ts';
import type { Protocol } from '../protocol.ts';
import { readingsIn, seriesIn } from '../readings.ts';
import { firstSlot } from '../recurrence.ts';
import type { RecurringModule } from '../recurring-module.ts';
import type { KpiState, ModuleState, Result, Run } from '../run-state.ts';
import { sameJson } from '../same-json.ts';
import { subscaleScores } from '../scoring.ts';
import { dayAt } from '../wall-clock.ts';

export type Carried = { run: Run; carried: string[]; began: string[] };

/** Open tasks are the caller's affair: they stay as they are here. */
export function carryOver(run: Run, from: Protocol, to: Protocol, keeps: Keeps, now: number): Carried {
  const modules: Record<string, ModuleState> = {};
  const visits: Record<string, number> = { ...run.visits };
  const [carried, began]: [string[], string[]] = [[], []];
  for (const module of to.modules) {
    const state = run.modules[module.id];
    const was = from.modules.find(({ id }) => id === module.id);
    (state ? carried : began).push(module.id);
    modules[module.id] =
      state && was && sameRule(was, module)
        ? state
        : replanned(module, run, state ?? fresh(visits[moduleSource(module.id)] ?? 0), now);
  }
  const kpis = carriedReadings(run, from, to);
  const at = Math.max(run.at, now);
  // [R56] A module that goes leaves its count behind, so that no occurrence has its id twice if it ever comes back.
  for (const [id, { count }] of Object.entries(run.modules))
    if (!Object.hasOwn(modules, id)) visits[moduleSource(id)] = count;
  const results = carriedResults(run, from, to);
  const moved: Run = { ...run, protocolId: to.id, modules, visits, results, kpis, at };
  const recent = seriesBegun({ ...moved, ...carriedSeries(run, from, to) }, keeps);
  return { run: recent === undefined ? moved : { ...moved, recent }, carried, began };
}

/** [R100] Subscales that the new version has and the old one had not are scored from what was answered. */
function carriedResults({ results }: Run, from: Protocol, to: Protocol): Run['results'] {
  const own: Record<string, Result> = {};
  for (const [id, result] of Object.entries(results)) {
    const [was, is] = [from.items[id], to.items[id]];
    const scored =
      is?.kind === 'assessment' && !sameJson(was, is) ? subscaleScores(is, result.answers) : null;
    own[id] = scored === null ? result : { ...result, subscales: { ...scored, ...result.subscales } };
  }
  return own;
}

/** [R95] In the new version's units, as the readings are. */
function carriedSeries({ recent }: Run, from: Protocol, to: Protocol): Pick<Run, 'recent'> {
  if (recent === undefined) return {};
  const own = Object.entries(recent).map(([id, taken]) => {
    const [was, is] = [from.items[id], to.items[id]];
    return [id, was?.kind === 'kpi' && is?.kind === 'kpi' ? seriesIn(taken, was, is) : taken] as const;
  });
  return { recent: Object.fromEntries(own) };
}

/** [R95] Conditions of the new version compare in its units. */
function carriedReadings({ kpis }: Run, from: Protocol, to: Protocol): Run['kpis'] {
  const own: Record<string, KpiState> = {};
  for (const [id, state] of Object.entries(kpis)) {
    const [was, is] = [from.items[id], to.items[id]];
    own[id] = was?.kind === 'kpi' && is?.kind === 'kpi' ? (readingsIn(state, was, is) ?? state) : state;
  }
  return own;
}

const fresh = (count: number): ModuleState => ({
  next: null,
  lastDay: null,
  count,
  done: 0,
  missed: 0,
  streak: 0,
  best: 0,
});

/** The first slot by the new rule. A rule that comes once a day does not come again on a day it came already. */
function replanned(module: RecurringModule, run: Run, state: ModuleState, now: number): ModuleState {
  const fromDay = state.lastDay !== null && module.every_hour === 0 ? state.lastDay + 1 : undefined;
  const { startDay: _before, ...rest } = state;
  const isHere = module.during === undefined || module.during === run.here?.node;
  if (!isHere || !isMeant(module, run)) return { ...rest, next: null };
  // [T17] Whoever is at its step already has been there since they entered it.
  const bound = module.during === undefined ? rest : { ...rest, startDay: enteredDay(run, state, now) };
  return { ...bound, next: firstSlot(module, frameOf(run, bound), now, state.count, fromDay) };
}

/** Pauses have moved it, where it was known before. */
const enteredDay = (run: Run, { startDay }: ModuleState, now: number): number =>
  startDay ?? dayAt(run.zone, run.here?.enteredAt ?? now);

function sameRule(was: RecurringModule, is: RecurringModule): boolean {
  return RULE.every((field) => sameJson(was[field], is[field]));
}

const RULE = [
  'target',
  'role',
  'at_week_days',
  'run_every',
  'at_time',
  'every_hour',
  'start_after',
  'stop_after',
  'repeat',
  'during',
] as const;
