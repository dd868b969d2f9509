import type { WhatIfResult } from '@regimen/contract/what-if.ts';
import type { Program } from '@regimen/engine/protocol.ts';
import { type Adding, addPerson, newSum, sumUp, type WhatIfSum } from '@regimen/engine/what-if/sum-up.ts';
import { type WhatIfPerson, whatIf } from '@regimen/engine/what-if.ts';
import { logOf } from '../enrollments/log-of.ts';

export interface Batch {
  /** The program it is held against, as JSON. */
  draft: string;
  from: number;
  until: number;
  people: { id: string; version: string; entries: string[] }[];
  /** Every version that their logs name, as JSON. */
  versions: [version: string, content: string][];
  /** What came of the batches before; `null` for the first. */
  sum: Adding | null;
}

export interface LivedPerson {
  id: string;
  result: WhatIfResult;
}
export interface Lived {
  /** Only those for whom something would have been different. */
  people: LivedPerson[];
  skipped: number;
  sum: Adding;
}

/** More than this nobody reads of one person. */
const mostNamed = 60;

/** Lives some people's real days against another program. Pure. */
export function replayBatch({ draft, from, until, people, versions, sum }: Batch): Lived {
  const program = JSON.parse(draft) as Program;
  const programs = new Map(versions.map(([id, content]) => [id, JSON.parse(content) as Program]));
  const programOf = (version: string): Program => {
    const found = programs.get(version);
    if (!found) throw new Error('A version is gone.');
    return found;
  };
  const lived: Lived = { people: [], skipped: 0, sum: sum ?? newSum() };
  for (const { id, version, entries } of people) {
    try {
      const log = logOf(entries, version);
      const person = log && whatIf(programOf, log, program, { from, until });
      if (!person) continue;
      addPerson(lived.sum, person);
      if (person.differs) lived.people.push({ id, result: shortened(person) });
    } catch {
      // A log that cannot be lived again says nothing; that there was one is told.
      lived.skipped++;
    }
  }
  return lived;
}

export const sumUpBatches = (sum: Adding | null): WhatIfSum => sumUp(sum ?? newSum());

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
