import { parentPort, workerData } from 'node:worker_threads';
import type { WhatIfResult } from '@regimen/contract/what-if.ts';
import type { Program } from '@regimen/engine/protocol.ts';
import { addPerson, newSum, sumUp } from '@regimen/engine/what-if/sum-up.ts';
import { type WhatIfPerson, whatIf } from '@regimen/engine/what-if.ts';
import { logOf } from '../enrollments/log-of.ts';
import type { Asked, Lived, LoggedPerson, ToThread } from './what-if-thread.ts';

// Runs on a thread of its own, which may be ended at any time.

const { draft, from, until } = workerData as Asked;
const program = JSON.parse(draft) as Program;
const programs = new Map<string, Program>();
const sum = newSum();

/** More than this nobody reads of one person. */
const mostNamed = 60;

function live(people: readonly LoggedPerson[]): Lived {
  const lived: Lived = { people: [], skipped: 0 };
  for (const { id, version, entries } of people) {
    try {
      const log = logOf(entries, version);
      const person = log && whatIf(programOf, log, program, { from, until });
      if (!person) continue;
      addPerson(sum, person);
      if (person.differs) lived.people.push({ id, result: shortened(person) });
    } catch {
      // A log that cannot be lived again says nothing; that there was one is told.
      lived.skipped++;
    }
  }
  return lived;
}

function programOf(version: string): Program {
  const found = programs.get(version);
  if (!found) throw new Error('A version is gone.');
  return found;
}

function shortened({ escalations, prompts, steps, ...rest }: WhatIfPerson): WhatIfResult {
  return {
    ...rest,
    escalations: { ...escalations, changes: escalations.changes.slice(0, mostNamed) },
    prompts: {
      ...prompts,
      days: prompts.days.filter((day) => day.before !== day.after).slice(-mostNamed),
      by: prompts.by.slice(0, mostNamed),
    },
    steps: {
      onlyBefore: steps.onlyBefore.slice(0, mostNamed),
      onlyAfter: steps.onlyAfter.slice(0, mostNamed),
    },
  };
}

parentPort?.on('message', (message: ToThread) => {
  if (message.do === 'sum-up') {
    parentPort?.postMessage(sumUp(sum));
    return;
  }
  for (const [version, content] of message.versions) programs.set(version, content);
  parentPort?.postMessage(live(message.people));
});
