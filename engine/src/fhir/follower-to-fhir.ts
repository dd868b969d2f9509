/** A person's way through a program as a FHIR R4 bundle. [G18] */

import type { Program } from '../protocol.ts';
import type { RunEnd } from '../run-state.ts';
import { type Ids, newIds } from './data-ids.ts';
import { definitionEntries, type UsedItems, usedItem, usedItems } from './follower-definitions.ts';
import {
  keysOf,
  type Making,
  planReference,
  readingId,
  readingObservation,
  scoreObservation,
  sheetId,
} from './follower-observations.ts';
import type { FollowerRecord, FollowerSheet, FollowerTask } from './follower-record.ts';
import { fhirId } from './ids.ts';
import { FHIR_HOME, STEP_TYPES_CODE } from './names.ts';
import { homeOf } from './protocol-to-fhir.ts';
import { type Bundle, coded, type Entry, type Loose, type Resource, said } from './resources.ts';
import { instantText } from './times.ts';
import { answerItems } from './write-answers.ts';
import { type Home, resourceTypeOf } from './write-item.ts';

export type FollowerOptions = {
  program: Program;
  /** What the version that the person follows calls itself. */
  title: string;
  summary?: string;
  version?: string;
  language?: string;
  record: FollowerRecord;
  /** Stands for the person. Whoever hands the file out keeps the key to it. */
  pseudonym: string;
  /**
   * `used` (when left out): the definitions of what the person was asked for, as they were shown it. `whole`: all of the
   * program, with conditions, prompts and what experts are told; for those who may see that.
   */
  definitions?: 'used' | 'whole';
  /** When the file was made, in ms since 1970. */
  at: number;
};

/** `results`: what came of a task, by its key. */
type Handing = FollowerOptions &
  Making & { homes: readonly Home[]; used: UsedItems | null; results: ReadonlyMap<string, string[]> };

export function followerToFhir(options: FollowerOptions): Bundle {
  const { program, record, version, language } = options;
  const base = `${FHIR_HOME}/program/${fhirId(program.id)}`;
  const status = 'active' as const;
  const about = { status, ...(version && { version }), ...(language && { language }) };
  const placed = program.protocols.map(({ protocol }, index) => ({
    protocol,
    options: { ...about, base: `${base}/${index + 1}` },
  }));
  const homes = placed.map((each) => homeOf(each.protocol, each.options));
  const ids = newIds();
  const patient = { reference: `Patient/${ids('patient', options.pseudonym)}` };
  const used = options.definitions === 'whole' ? null : usedItems(program, record);
  const bare = { ...options, used, ids, keys: keysOf(record), patient, homes };
  const making = { ...bare, results: resultsOf(bare) };
  const sheets = record.sheets.map((sheet) => answersOf(sheet, making));
  const scores = record.sheets.flatMap((sheet) => scoreObservation(sheet, making));
  const readings = record.readings.map((reading) => readingObservation(reading, making));
  const tasks = record.tasks.map((task) => taskOf(task, making));
  const resources = [person(options, ids), ...carePlans(making), ...tasks, ...readings, ...sheets, ...scores];
  const entry = [
    ...resources.map(
      (resource): Entry => ({
        fullUrl: `${base}/${resource.resourceType}/${resource.id}`,
        resource: said(resource),
      }),
    ),
    ...definitionEntries(
      program,
      placed.map((each) => each.options),
      used,
    ),
  ];
  return { resourceType: 'Bundle', type: 'collection', timestamp: instantText(options.at), entry };
}

/** Nothing but the pseudonym: no name, no address, no birthday. */
const person = ({ pseudonym }: FollowerOptions, ids: Ids): Resource => ({
  resourceType: 'Patient',
  id: ids('patient', pseudonym),
  identifier: [{ system: `${FHIR_HOME}/pseudonym`, value: pseudonym }],
});

const STATUS_OF_END: Readonly<Record<RunEnd['status'], string>> = {
  finished: 'completed',
  failed: 'revoked',
  withdrawn: 'revoked',
};

/** One for the program and one, as a part of it, for each protocol that was begun. */
function carePlans({ program, record, title, summary, ids, patient, homes, used }: Handing): Resource[] {
  const { run, startedAt, tasks } = record;
  const goesOn = run.run.status === 'paused' ? 'on-hold' : 'active';
  const whole = ids('plan', run.id);
  const plan = (id: string, status: string, more: Loose): Resource =>
    said({ resourceType: 'CarePlan', id, status, intent: 'plan', subject: patient, ...more }) as Resource;
  // A move to a later place passes over protocols that the person was never in.
  const wasIn = new Set([...tasks, ...record.readings, ...record.sheets].map((one) => one.protocolIndex));
  const isBegun = (index: number): boolean =>
    index < run.past.length || index === run.index || wasIn.has(index);
  let from = startedAt;
  const parts = program.protocols.flatMap(({ protocol }, index) => {
    if (!isBegun(index)) return [];
    const end = run.past[index]?.end ?? (index === run.index ? run.run.end : null);
    const start = from;
    from = end?.at ?? from;
    const own = tasks.filter((task) => task.protocolIndex === index);
    return plan(ids('plan', `${run.id}.${index}`), end ? STATUS_OF_END[end.status] : goesOn, {
      instantiatesCanonical: used ? [] : [homes[index]?.urlOf('PlanDefinition', protocol.id)],
      partOf: [{ reference: `CarePlan/${whole}` }],
      title: protocol.name,
      period: period(start, end?.at ?? null),
      activity: own.map((task) => ({ reference: { reference: `Task/${ids('task', task.key)}` } })),
    });
  });
  const status = run.end ? STATUS_OF_END[run.end.status] : goesOn;
  const made = { title, description: summary, period: period(startedAt, run.end?.at ?? null) };
  return [plan(whole, status, made), ...parts];
}

/** Time never goes back in a run, so an end is never before its start. [R6] */
const period = (start: number, end: number | null): Loose =>
  said({ start: instantText(start), end: end === null ? undefined : instantText(Math.max(start, end)) });

function resultsOf(making: Making): Map<string, string[]> {
  const { readings, sheets } = making.record;
  const results = new Map<string, string[]>();
  const add = (task: string | null, reference: string): void => {
    if (task !== null) results.set(task, [...(results.get(task) ?? []), reference]);
  };
  for (const reading of readings) add(reading.task, `Observation/${readingId(reading, making)}`);
  for (const sheet of sheets) add(sheet.task, `QuestionnaireResponse/${sheetId(sheet, making)}`);
  return results;
}

const TASK_STATUS: Readonly<Record<FollowerTask['status'], string>> = {
  open: 'requested',
  done: 'completed',
  declined: 'rejected',
  expired: 'failed',
  ended: 'cancelled',
};

function taskOf(task: FollowerTask, making: Handing): Resource {
  const { ids, patient, homes, program } = making;
  const home = homes[task.protocolIndex];
  const item = program.protocols[task.protocolIndex]?.protocol.items[task.item ?? ''];
  const isHere =
    task.item !== null && (making.used === null || making.used.has(usedItem(task.protocolIndex, task.item)));
  const definition = item && isHere ? home?.urlOf(resourceTypeOf(item), task.item ?? '') : undefined;
  const isSheet = item?.kind === 'assessment';
  const lastly = task.closedAt ?? task.openedAt;
  return said({
    resourceType: 'Task',
    id: ids('task', task.key),
    identifier: [{ system: `${FHIR_HOME}/task`, value: task.key }],
    instantiatesCanonical: isSheet ? undefined : definition,
    basedOn: [planReference(making, task.protocolIndex)],
    status: TASK_STATUS[task.status],
    businessStatus: task.wasLate ? { text: 'late' } : undefined,
    intent: 'plan',
    code: coded(STEP_TYPES_CODE, task.kind),
    description: task.name,
    for: patient,
    authoredOn: instantText(task.openedAt),
    lastModified: instantText(Math.max(lastly, task.openedAt)),
    executionPeriod: task.closedAt === null ? undefined : period(task.openedAt, task.closedAt),
    owner: task.target === 'follower' ? patient : undefined,
    performerType: task.target === 'system' ? [{ text: 'expert' }] : [],
    restriction:
      task.expiresAt === null
        ? undefined
        : { period: { end: instantText(Math.max(task.expiresAt, task.openedAt)) } },
    input: isSheet && definition ? [{ type: { text: 'questionnaire' }, valueCanonical: definition }] : [],
    output: (making.results.get(task.key) ?? []).map((reference) => ({
      type: { text: 'result' },
      valueReference: { reference },
    })),
  }) as Resource;
}

function answersOf(sheet: FollowerSheet, making: Handing): Resource {
  const { patient, homes, program } = making;
  const { item: key, protocolIndex, answers, at } = sheet;
  const item = program.protocols[protocolIndex]?.protocol.items[key];
  const hasSheet = item?.kind === 'assessment' || item?.kind === 'activity';
  const questions = (hasSheet && item.questions) || [];
  const isWritten = item?.kind === 'assessment' || questions.length > 0;
  return said({
    resourceType: 'QuestionnaireResponse',
    id: sheetId(sheet, making),
    basedOn: [planReference(making, protocolIndex)],
    questionnaire: isWritten ? homes[protocolIndex]?.urlOf('Questionnaire', key) : undefined,
    status: 'completed',
    subject: patient,
    authored: instantText(at),
    item: answerItems(questions, answers),
  }) as Resource;
}
