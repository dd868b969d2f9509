import type { ProgramRun } from '@regimen/engine/program.ts';
import type { Program } from '@regimen/engine/protocol.ts';
import type { ProgramWords } from '../program-words.ts';

export interface Upcoming {
  name: string;
  kind: string;
  at: number;
}

const most = 4;

/** What the follower can look forward to: the next of each module, and what the step waits for. */
export function upcomingOf(program: Program, run: ProgramRun, words: ProgramWords): Upcoming[] {
  const protocol = program.protocols[run.index]?.protocol;
  if (!protocol || run.end || run.run.status !== 'running') return [];
  const { here, modules } = run.run;
  const coming = protocol.modules.flatMap((module): Upcoming[] => {
    const next = modules[module.id]?.next;
    if (!next || module.target !== 'follower') return [];
    return [{ name: words.module(run.index, module.id), kind: module.selected_module, at: next.at }];
  });
  const node = protocol.nodes.find(({ id }) => id === here?.node);
  if (node && here?.moment && here.phase === 'working')
    coming.push({ name: words.step(run.index, node.id), kind: node.type, at: here.moment.at });
  return coming.sort((a, b) => a.at - b.at).slice(0, most);
}
