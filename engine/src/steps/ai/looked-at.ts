/** What a model is told of a person: the facts that the creator chose, as they stand when it is asked. [R105] */

import type { EndReason } from '../../end-reasons.ts';
import { daysInProgram } from '../../facts.ts';
import type { AiFact } from '../../protocol.ts';
import type { Answers } from '../../questions.ts';
import type { KpiState, Run } from '../../run-state.ts';

/** `null`: not known yet. */
export type LookedAt =
  | { is: 'kpi'; kpi: string; value: KpiState | null }
  | { is: 'score'; item: string; value: { score: number | null; band: string | null; at: number } | null }
  | { is: 'answers'; item: string; value: Answers | null }
  | { is: 'days'; value: number }
  | { is: 'adherence'; value: { done: number; asked: number } }
  | { is: 'age'; value: number | null }
  | { is: 'sex'; value: string | null }
  | { is: 'signs'; value: readonly string[] };

export const lookAt = (run: Run, facts: readonly AiFact[], at: number): LookedAt[] =>
  facts.map((fact) => factOf(run, fact, at));

function factOf(run: Run, fact: AiFact, at: number): LookedAt {
  switch (fact.is) {
    case 'kpi':
      return { ...fact, value: run.kpis[fact.kpi] ?? null };
    case 'score': {
      const result = run.results[fact.item];
      return { ...fact, value: result ? { score: result.score, band: result.band, at: result.at } : null };
    }
    case 'answers':
      return { ...fact, value: run.results[fact.item]?.answers ?? null };
    case 'days':
      return { is: 'days', value: daysInProgram(run, at) };
    case 'adherence':
      return { is: 'adherence', value: adherence(run) };
    case 'age':
      return { is: 'age', value: run.person.age };
    case 'sex':
      return { is: 'sex', value: run.person.sex };
    case 'signs':
      return { is: 'signs', value: run.person.signs };
  }
}

const DONE: readonly EndReason[] = ['done', 'late', 'out-of-target', 'goal-reached'];
const LEFT: readonly EndReason[] = ['expired', 'declined', 'cancelled', 'no-show', 'goal-missed'];

/** Of the steps, each by how it ended last, and of all that modules asked for. What is still open is not counted. */
function adherence(run: Run): { done: number; asked: number } {
  const reasons = Object.values(run.ends).map(({ reason }) => reason);
  const modules = Object.values(run.modules);
  const count = (among: readonly EndReason[]) => reasons.filter((reason) => among.includes(reason)).length;
  const done = count(DONE) + modules.reduce((sum, module) => sum + module.done, 0);
  const left = count(LEFT) + modules.reduce((sum, module) => sum + module.missed, 0);
  return { done, asked: done + left };
}
