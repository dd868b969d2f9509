/**
 * R19: FHIR. Random protocols with everything a document may hold are written and read again and have to be equal, with
 * nothing in the report; every file is valid by HL7's published R4 definitions, and what it points at is in it. The same
 * validity for the bundles of people who lived through programs at random, also of those who were moved between versions.
 *
 *   node proof/r19-fhir.ts            1,000 protocols, 300 lives      --quick   120 protocols, 30 lives
 *   node proof/r19-fhir.ts --mutant   takes one rule after another out of a copy of the engine; each has to go red
 */
import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { catchMutants, type Mutant } from '../engine/mutants.ts';
import { examplesIn } from '../engine/src/examples/all.ts';
import { fhirToProtocol } from '../engine/src/fhir/fhir-to-protocol.ts';
import { recordFromVersions } from '../engine/src/fhir/follower-record.ts';
import { followerToFhir } from '../engine/src/fhir/follower-to-fhir.ts';
import { protocolToFhir } from '../engine/src/fhir/protocol-to-fhir.ts';
import type { Loose } from '../engine/src/fhir/resources.ts';
import { definitionsFrom, faultsIn } from '../engine/src/fhir/testing/r4-validity.ts';
import { randomDocument } from '../engine/src/fhir/testing/random-protocol.ts';
import { danglingIn } from '../engine/src/fhir/testing/references.ts';
import type { Program, Protocol } from '../engine/src/protocol.ts';
import { randomFrom } from '../engine/src/testing/random.ts';
import { movedLog, simulatedLog } from '../engine/src/testing/real-log.ts';

const MUTANTS: Mutant[] = [
  {
    name: 'what-fhir-cannot-say-is-dropped',
    file: 'fhir/details.ts',
    guard: 'if (sameJson(truth[name], back[name])) return [];',
    without: 'return [];',
  },
  {
    name: 'our-own-details-are-not-read',
    file: 'fhir/details.ts',
    guard: "else fields.set(nameOf(peekText(extension, 'url')), value);",
    without: 'else fields.size;',
  },
  {
    name: 'ids-with-an-underscore',
    file: 'fhir/ids.ts',
    guard: "id.replaceAll('_', '.')",
    without: 'id',
  },
  {
    name: 'a-module-without-its-start',
    file: 'fhir/write-step.ts',
    guard: "offsetDuration: duration(module.start_after, 'd'),",
    without: "offsetDuration: { value: 'soon' },",
  },
  {
    name: 'earlier-versions-forgotten',
    file: 'fhir/follower-record.ts',
    guard: 'if (others.length === 0) return program;',
    without: 'if (others.length >= 0) return program;',
  },
  {
    name: 'a-task-status-of-our-own',
    file: 'fhir/follower-to-fhir.ts',
    guard: "open: 'requested',",
    without: "open: 'open',",
  },
];

const has = (flag: string): boolean => process.argv.includes(flag);
const definitions = definitionsFrom(
  readFileSync(new URL('../engine/src/fhir/testing/r4-definitions.txt', import.meta.url), 'utf8'),
);
const options = { at: 1_760_000_000_000, version: '3', publisher: 'A clinic', language: 'en' } as const;

/** Through the text of a file, as it would be sent. */
const sent = (bundle: object): Loose => JSON.parse(JSON.stringify(bundle));
const wrongIn = (bundle: Loose): string[] => [...faultsIn(bundle, definitions), ...danglingIn(bundle)];

const unequal: string[] = [];
const invalid: string[] = [];
const isOver = (): boolean => has('--until-red') && unequal.length + invalid.length > 0;

function tryProtocol(name: string, protocol: Protocol): void {
  const bundle = sent(protocolToFhir(protocol, options));
  const [wrong] = wrongIn(bundle);
  if (wrong) invalid.push(`${name}: ${wrong}`);
  const back = fhirToProtocol(bundle);
  if (!isDeepStrictEqual(back, { ok: true, protocol, report: [] })) unequal.push(name);
}

function tryLife(name: string, { programs, log }: ReturnType<typeof movedLog>): void {
  const { record, program } = recordFromVersions(programs, log);
  for (const which of ['used', 'whole'] as const) {
    const at = options.at + 1e10;
    const made = { program, record, title: 'A program', pseudonym: 'x', at, definitions: which };
    const [wrong] = wrongIn(sent(followerToFhir(made)));
    if (wrong) invalid.push(`${name}, ${which}: ${wrong}`);
  }
  // What somebody was asked has its definition, also where the version they came to has it no more.
  const bare = record.tasks.find(
    ({ item, protocolIndex }) =>
      item !== null && !Object.hasOwn(program.protocols[protocolIndex]?.protocol.items ?? {}, item),
  );
  if (bare) invalid.push(`${name}: nothing says what “${bare.item}” is`);
}

function exampleLife(seed: number): ReturnType<typeof movedLog> {
  const examples = examplesIn(seed % 2 === 0 ? 'ar' : 'en');
  const parts = [examples[seed % 8], examples[(seed + 3) % 8]] as Protocol[];
  const program: Program = {
    id: 'two_in_a_row',
    protocols: parts.map((protocol) => ({ protocol, onFail: 'goOn' })),
  };
  return { programs: () => program, log: simulatedLog(program, seed, 120) };
}

const tell = (what: string, faults: readonly string[], of: number): void => {
  for (const fault of faults.slice(0, 5)) console.log(`  ${fault}`);
  const passed = faults.length === 0;
  console.log(`GOAL R19 ${what}:${faults.length}/${of} 0 ${passed ? 'pass' : 'fail'}`);
  if (!passed) process.exitCode = 1;
};

if (has('--mutant')) await catchMutants('R19', 'proof/r19-fhir.ts', MUTANTS);
else {
  const [protocols, lives] = has('--quick') ? [120, has('--until-red') ? 300 : 30] : [1_000, 300];
  for (const locale of ['en', 'ar'] as const)
    for (const example of examplesIn(locale)) tryProtocol(`${example.name} (${locale})`, example);
  for (let seed = 1; seed <= protocols && !isOver(); seed++)
    tryProtocol(`seed ${seed}`, randomDocument(randomFrom(seed)));
  let moved = 0;
  for (let seed = 1; seed <= lives && !isOver(); seed++) {
    if (seed % 3 === 0) tryLife(`example life ${seed}`, exampleLife(seed));
    const random = movedLog(randomFrom(seed));
    if (random.log.entries.some((entry) => 'move' in entry)) moved++;
    tryLife(`random life ${seed}`, random);
  }
  console.log(
    `${protocols} random protocols and 16 examples; ${lives} random lives, ${moved} of them over versions`,
  );
  tell('unequal-after-the-round-trip', unequal, protocols + 16);
  tell('invalid-by-R4', invalid, protocols + 16 + lives);
}
