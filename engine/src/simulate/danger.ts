/** [R103] A danger that nobody answered: an expert's step that was entered about it, and that nobody did. */
import { DAY_MS } from '../calendar.ts';
import { findNode } from '../graph.ts';
import type { Watch } from './close-life.ts';

/** What is asked for within a day of a danger is about it. */
export function countMissedDanger({ dangerAt, here, program, protocol, tally }: Watch): void {
  if (dangerAt === null || !here || Math.abs(here.at - dangerAt) > DAY_MS) return;
  const flow = program.protocols[protocol]?.protocol;
  if (!flow || findNode(flow, here.node)?.data.target !== 'system') return;
  const step = tally.steps[protocol]?.get(here.node);
  if (step) step.dangersMissed++;
}
