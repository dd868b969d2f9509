import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '../calendar.ts';
import { EXAMPLES } from '../examples/all.ts';
import type { VersionedLog } from '../migrate/replay.ts';
import type { Program, Protocol } from '../protocol.ts';
import { randomFrom } from '../testing/random.ts';
import { changedProgram, randomProgram } from '../testing/random-change.ts';
import { movedLog, randomLog, simulatedLog } from '../testing/real-log.ts';
import { whatIf } from '../what-if.ts';
import { addPerson, newSum, sumUp } from './sum-up.ts';

const exampleProgram = (seed: number): Program => ({
  id: 'program',
  protocols: [0, 3].map((more) => ({
    protocol: EXAMPLES[(seed + more) % EXAMPLES.length] as Protocol,
    onFail: 'goOn',
  })),
});
const endOf = ({ start, entries }: VersionedLog): number => entries.at(-1)?.at ?? start.at;

describe('against the version that was followed', () => {
  it('[R80] nothing differs, whatever happened and wherever the period begins', () => {
    const faults: string[] = [];
    for (let seed = 1; seed <= 600; seed++) {
      const random = randomFrom(seed);
      const program = randomProgram(random);
      const log = randomLog(program, random, 60);
      const from = log.start.at + Math.round((endOf(log) - log.start.at) * random.next() * 1.1) - HOUR_MS;
      const until = endOf(log) + random.whole(0, 5) * DAY_MS;
      // Another object, so that nothing is the same by being the very same.
      const again = JSON.parse(JSON.stringify(program));
      const person = whatIf(() => program, log, again, { from, until });
      if (person && (person.differs || person.unused.length + person.unknown.length > 0 || !person.isExact))
        faults.push(`seed ${seed}: ${JSON.stringify({ ...person, prompts: person.prompts.by })}`);
    }
    expect(faults).toEqual([]);
  }, 60_000);

  it('[R80] nothing differs for people as they are in the examples', () => {
    for (let seed = 1; seed <= 24; seed++) {
      const program = exampleProgram(seed);
      const log = simulatedLog(program, seed, 90);
      const again = JSON.parse(JSON.stringify(program));
      const person = whatIf(() => program, log, again, { from: endOf(log) - 30 * DAY_MS, until: endOf(log) });
      if (!person) continue;
      expect([seed, person.differs, person.unused, person.unknown]).toEqual([seed, false, [], []]);
      const whole = whatIf(() => program, log, again, { from: 0, until: endOf(log) });
      expect([seed, whole?.begun, whole?.differs, whole?.unused]).toEqual([seed, 'at-start', false, []]);
    }
  }, 60_000);

  it('[R80] lived anew from the beginning it comes out the same too', () => {
    for (let seed = 1; seed <= 300; seed++) {
      const random = randomFrom(seed);
      const program = randomProgram(random);
      const log = randomLog(program, random, 40);
      const person = whatIf(() => program, log, JSON.parse(JSON.stringify(program)), {
        from: log.start.at,
        until: endOf(log),
      });
      expect([seed, person?.begun, person?.differs]).toEqual([seed, 'at-start', false]);
    }
  }, 60_000);
});

it('[R82] against random changes what is counted adds up, and nothing throws', () => {
  let differing = 0;
  const sum = newSum();
  for (let seed = 1; seed <= 600; seed++) {
    const random = randomFrom(seed);
    const program = randomProgram(random);
    const log = randomLog(program, random, 40);
    const draft = changedProgram(random, program, null);
    if (draft.protocols.length === 0) continue;
    const from = log.start.at + (endOf(log) - log.start.at) * random.next();
    const person = whatIf(() => program, log, draft, { from, until: endOf(log) + DAY_MS });
    if (!person) continue;
    addPerson(sum, person);
    if (person.differs) differing++;
    const by = (change: string): number =>
      person.escalations.changes.filter((one) => one.change === change).length;
    expect(person.escalations.after - person.escalations.before).toBe(by('new') - by('gone'));
    const shift = person.prompts.by.reduce((all, { before, after }) => all + after - before, 0);
    expect(person.prompts.after - person.prompts.before).toBe(shift);
  }
  expect(differing).toBeGreaterThan(100);
  const { people, days, prompts } = sumUp(sum);
  expect(people).toBe(sum.people);
  expect(days.reduce((all, { after }) => all + after, 0)).toBe(prompts.after);
}, 60_000);

it('[R80] people who were moved, against every version they were on: nothing throws, and what is replayed is exact', () => {
  for (let seed = 1; seed <= 60; seed++) {
    const { programs, log } = movedLog(randomFrom(seed));
    const versions = log.entries.flatMap((entry) => ('move' in entry ? [entry.move.to] : []));
    for (const version of ['0', ...versions]) {
      const person = whatIf(programs, log, programs(version), { from: log.start.at, until: endOf(log) });
      expect([seed, person?.isExact, person?.wasCut]).toEqual([seed, true, false]);
      if (versions.length === 0) expect([seed, person?.differs]).toEqual([seed, false]);
    }
  }
}, 60_000);
