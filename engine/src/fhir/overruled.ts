/**
 * Where others changed an element of our own file, and an extension beside it still says what it said before, the
 * extension counts. So that this does not happen silently, the protocol is written once more: whatever the file says
 * and the new writing does not was not carried. [G14]
 */
import type { Protocol } from '../protocol.ts';
import { sameJson } from '../same-json.ts';
import { isObject, type Located, peekText } from './located.ts';
import { protocolToFhir } from './protocol-to-fhir.ts';
import type { ResourceIndex } from './resource-index.ts';
import type { Loose } from './resources.ts';

/** What concerns the file, and our extensions, which are what counts. */
const APART: readonly string[] = [
  'extension',
  'language',
  'version',
  'status',
  'date',
  'publisher',
  'meta',
  'text',
  'url',
];

export function overruled(plan: Located, resourceIndex: ResourceIndex, protocol: Protocol): string[] {
  const { entry } = protocolToFhir(protocol, { base: baseOf(peekText(plan, 'url')) });
  const written = new Map(entry.map(({ resource }) => [`${resource.resourceType}/${resource.id}`, resource]));
  const found: string[] = [];
  for (const resource of resourceIndex.resources) {
    const again = written.get(`${peekText(resource, 'resourceType')}/${peekText(resource, 'id')}`);
    if (again && isObject(resource.value))
      compare(without(resource.value), without(again), resource.path, found);
  }
  return found;
}

const baseOf = (url: string): string => url.replace(/\/PlanDefinition\/[^/]*$/, '');

const without = (resource: Loose): Loose =>
  Object.fromEntries(Object.entries(resource).filter(([key]) => !APART.includes(key)));

/** Names the lowest places in `file` that `again` does not have like that. */
function compare(file: unknown, again: unknown, path: string, found: string[]): void {
  if (sameJson(file, again)) return;
  if (isObject(file) && isObject(again)) {
    for (const [key, value] of Object.entries(file))
      if (key !== 'extension') compare(value, again[key], path === '' ? key : `${path}.${key}`, found);
  } else if (Array.isArray(file) && Array.isArray(again)) {
    for (const [index, value] of file.entries())
      compare(value, partner(value, index, again), `${path}[${index}]`, found);
  } else found.push(path);
}

/** Actions and questions are known by their ids, everything else by its place. */
function partner(value: unknown, index: number, among: readonly unknown[]): unknown {
  for (const key of ['id', 'linkId'])
    if (isObject(value) && value[key] !== undefined)
      return among.find((other) => isObject(other) && other[key] === value[key]);
  return among[index];
}
