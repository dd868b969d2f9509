/** Readings and scores as FHIR Observations. [G18] */
import type { Program } from '../protocol.ts';
import { inOwnUnit } from '../readings.ts';
import type { Ids } from './data-ids.ts';
import type { FollowerReading, FollowerRecord, FollowerSheet } from './follower-record.ts';
import { CODES, KPIS_CODE, UCUM } from './names.ts';
import { type Loose, type Resource, said } from './resources.ts';
import { instantText } from './times.ts';
import { quantity } from './ucum.ts';

/** What every resource about this person is made with. */
export type Making = {
  program: Program;
  record: FollowerRecord;
  ids: Ids;
  /** The key of each reading and each sheet: two at one moment are two. */
  keys: ReadonlyMap<FollowerReading | FollowerSheet, string>;
  patient: Loose;
};

const CATEGORY = 'http://terminology.hl7.org/CodeSystem/observation-category';
const SCORES_CODE = `${CODES}/score`;

export function keysOf(record: FollowerRecord): Map<FollowerReading | FollowerSheet, string> {
  const counts = new Map<string, number>();
  const keys = new Map<FollowerReading | FollowerSheet, string>();
  for (const thing of [...record.readings, ...record.sheets]) {
    const about = 'kpi' in thing ? thing.kpi : thing.item;
    const key = `${thing.protocolIndex}/${about}/${thing.at}/${thing.task}`;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    keys.set(thing, `${key}/${count}`);
  }
  return keys;
}

export const readingId = (reading: FollowerReading, { ids, keys }: Making): string =>
  ids('reading', keys.get(reading) ?? '');
export const sheetId = (sheet: FollowerSheet, { ids, keys }: Making): string =>
  ids('answers', keys.get(sheet) ?? '');

/** The plan of the protocol, or of the last that was begun. */
export const planReference = ({ record, ids }: Making, protocolIndex: number): Loose => ({
  reference: `CarePlan/${ids('plan', `${record.run.id}.${Math.min(protocolIndex, record.run.index)}`)}`,
});

/** In the unit in which it was given; what is aimed at stands beside it in the KPI's own. */
export function readingObservation(reading: FollowerReading, making: Making): Resource {
  const { kpi, value, unit, at, protocolIndex } = reading;
  const item = making.program.protocols[protocolIndex]?.protocol.items[kpi];
  const known = item?.kind === 'kpi' ? item : undefined;
  const isKnownUnit = known && unit !== undefined && inOwnUnit(known, value, unit) !== null;
  const given = isKnownUnit ? unit : (known?.unit ?? unit);
  return said({
    resourceType: 'Observation',
    id: readingId(reading, making),
    basedOn: [planReference(making, protocolIndex)],
    status: 'final',
    code: said({ coding: [{ system: KPIS_CODE, code: kpi }], text: item?.name }),
    subject: making.patient,
    effectiveDateTime: instantText(at),
    valueQuantity: given === undefined ? { value } : quantity(value, given),
    referenceRange: known ? aimedAt(known) : [],
  }) as Resource;
}

function aimedAt({ target, unit }: { target?: { min?: number; max?: number }; unit: string }): Loose[] {
  const { min, max } = target ?? {};
  if (min === undefined && max === undefined) return [];
  const low = min === undefined ? undefined : quantity(min, unit);
  const high = max === undefined ? undefined : quantity(max, unit);
  return [said({ low, high, text: 'target' })];
}

/** The score of a sheet, with the band it lies in. A sheet that is not scored has none. */
export function scoreObservation(sheet: FollowerSheet, making: Making): Resource[] {
  if (sheet.score === null) return [];
  const item = making.program.protocols[sheet.protocolIndex]?.protocol.items[sheet.item];
  const bands = item?.kind === 'assessment' ? item.bands : [];
  const band = bands.find(({ id }) => id === sheet.band)?.name ?? sheet.band;
  return [
    said({
      resourceType: 'Observation',
      id: making.ids('score', making.keys.get(sheet) ?? ''),
      basedOn: [planReference(making, sheet.protocolIndex)],
      status: 'final',
      category: [{ coding: [{ system: CATEGORY, code: 'survey' }] }],
      code: said({ coding: [{ system: SCORES_CODE, code: sheet.item }], text: item?.name }),
      subject: making.patient,
      effectiveDateTime: instantText(sheet.at),
      valueQuantity: { value: sheet.score, unit: 'points', system: UCUM, code: '{score}' },
      interpretation: band === null ? [] : [said({ text: band })].filter((words) => words.text !== undefined),
      derivedFrom: [{ reference: `QuestionnaireResponse/${sheetId(sheet, making)}` }],
    }) as Resource,
  ];
}
