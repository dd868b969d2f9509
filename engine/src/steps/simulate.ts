/** How simulated people do what each step type asks of them; `null` where nothing is asked of people. */
import type { StepType } from '../protocol.ts';
import type { Doing } from '../simulate/asked.ts';
import { assessment } from './assessment/simulate.ts';
import { challenge } from './challenge/simulate.ts';
import { followup } from './followup/simulate.ts';
import { kpi } from './kpi/simulate.ts';
import { order } from './order/simulate.ts';
import { services } from './services/simulate.ts';

const DOING: { [T in StepType]: Doing | null } = {
  population: null,
  order,
  nudge: null,
  followup,
  challenge,
  assessment,
  kpi,
  services,
  wait: null,
  jump: null,
  finish: null,
  fail: null,
  ai: null,
};

export const doingOf = (type: StepType): Doing | null => DOING[type];
