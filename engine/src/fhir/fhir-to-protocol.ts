/** A FHIR R4 file as a protocol, with a report of everything that could not be carried. [G10] [G14]–[G17] */

import type { Fault, Faults } from '../parse/shape.ts';
import { MOST_STEPS, parseProtocol } from '../parse-protocol.ts';
import type { Protocol } from '../protocol.ts';
import { isObject, type Located, locate, note, peek, peekText, textIn, unread } from './located.ts';
import { overruled } from './overruled.ts';
import { readForeignPlan } from './read-foreign-plan.ts';
import { isOwnPlan, readOwnPlan } from './read-own-plan.ts';
import { fewEnough, type Note } from './report.ts';
import { indexResources } from './resource-index.ts';

export type FromFhir = { ok: true; protocol: Protocol; report: Note[] } | { ok: false; faults: Fault[] };

/** What one file may hold. */
const DEEPEST = 200;
const MOST_VALUES = 1_000_000;
const MOST_ENTRIES = 10_000;

export function fhirToProtocol(input: unknown): FromFhir {
  const fault = tooMuch(input) ?? notAFile(input);
  if (fault) return { ok: false, faults: [fault] };
  const file = locate(input);
  textIn(file, 'resourceType');
  for (const key of ['type', 'timestamp']) textIn(file, key);
  const resourceIndex = indexResources(file);
  const [plan, ...others] = resourceIndex.resources.filter(
    (place) => peek(place, 'resourceType') === 'PlanDefinition',
  );
  if (!plan) return { ok: false, faults: [{ path: 'entry', message: 'must hold a PlanDefinition' }] };
  for (const other of others) leaveAside(other);
  const faults: Faults = [];
  const isOwn = isOwnPlan(plan);
  const document = isOwn
    ? readOwnPlan(plan, resourceIndex, faults)
    : readForeignPlan(plan, resourceIndex, faults);
  if (faults.length > 0) return { ok: false, faults: faults.slice(0, MOST_STEPS) };
  const parsed = parseProtocol(document);
  if (!parsed.ok) return parsed;
  const { notes } = file.reading;
  const left = unread(file);
  for (const path of left) notes.push({ code: 'no-place', path, what: '' });
  if (isOwn)
    for (const path of overruled(plan, resourceIndex, parsed.protocol))
      if (!left.some((other) => isIn(path, other))) notes.push({ code: 'overruled', path, what: '' });
  return { ok: true, protocol: parsed.protocol, report: fewEnough(notes) };
}

const isIn = (path: string, other: string): boolean =>
  path === other || path.startsWith(`${other}.`) || path.startsWith(`${other}[`);

function leaveAside(plan: Located): void {
  plan.reading.whole.add(plan.path);
  note(plan, 'second-plan', peekText(plan, 'title'));
}

function notAFile(input: unknown): Fault | null {
  if (!isObject(input)) return { path: '', message: 'must be an object' };
  const { resourceType, entry } = input;
  if (resourceType === 'PlanDefinition') return null;
  if (resourceType !== 'Bundle')
    return { path: 'resourceType', message: 'must be one of Bundle, PlanDefinition' };
  if (!Array.isArray(entry)) return { path: 'entry', message: 'must be a list' };
  if (entry.length > MOST_ENTRIES) return { path: 'entry', message: `must have at most ${MOST_ENTRIES}` };
  return null;
}

/** [G17] Looked at without going down into it, so that nothing later can go too deep. */
function tooMuch(input: unknown): Fault | null {
  let count = 0;
  const open: { value: unknown; depth: number }[] = [{ value: input, depth: 0 }];
  for (let next = open.pop(); next; next = open.pop()) {
    if (typeof next.value !== 'object' || next.value === null) continue;
    if (next.depth > DEEPEST)
      return { path: '', message: `must not be nested deeper than ${DEEPEST} levels` };
    for (const value of Object.values(next.value)) {
      if (++count > MOST_VALUES) return { path: '', message: `must have at most ${MOST_VALUES} values` };
      open.push({ value, depth: next.depth + 1 });
    }
  }
  return null;
}
