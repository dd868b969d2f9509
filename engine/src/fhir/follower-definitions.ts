/** The definitions that a person's bundle points at. [G18] */
import type { Program } from '../protocol.ts';
import type { FollowerRecord } from './follower-record.ts';
import { ownId } from './ids.ts';
import { isObject } from './located.ts';
import { EXTENSIONS } from './names.ts';
import { type ProtocolOptions, protocolToFhir } from './protocol-to-fhir.ts';
import type { Entry, Resource } from './resources.ts';

/** "<index of the protocol>/<key of the item>" */
export type UsedItems = ReadonlySet<string>;
export const usedItem = (protocolIndex: number, item: string): string => `${protocolIndex}/${item}`;

/** What the person was asked for, measured or answered; not what their experts were asked. */
export function usedItems(program: Program, { tasks, readings, sheets }: FollowerRecord): UsedItems {
  const used = new Set<string>();
  for (const { target, item, protocolIndex } of tasks) {
    if (target !== 'follower' || item === null) continue;
    used.add(usedItem(protocolIndex, item));
    const order = program.protocols[protocolIndex]?.protocol.items[item];
    if (order?.kind === 'order' && order.resultKpi) used.add(usedItem(protocolIndex, order.resultKpi));
  }
  for (const { protocolIndex, kpi } of readings) used.add(usedItem(protocolIndex, kpi));
  for (const { protocolIndex, item } of sheets) used.add(usedItem(protocolIndex, item));
  return used;
}

/** With `used`, only those, and without what is the author's own: the plan, its conditions, prompts and alerts. */
export function definitionEntries(
  program: Program,
  options: readonly ProtocolOptions[],
  used: UsedItems | null,
): Entry[] {
  return program.protocols.flatMap(({ protocol }, index) => {
    const { entry } = protocolToFhir(protocol, options[index]);
    if (used === null) return entry;
    return entry
      .filter(
        ({ resource }) =>
          resource.resourceType !== 'PlanDefinition' && used.has(usedItem(index, ownId(resource.id ?? ''))),
      )
      .map(({ fullUrl, resource }) => ({ fullUrl, resource: withoutOwn(resource) as Resource }));
  });
}

function withoutOwn(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutOwn);
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([key, part]) => [
    key,
    key === 'extension' ? others(part) : withoutOwn(part),
  ]);
  return Object.fromEntries(entries.filter(([, part]) => part !== undefined));
}

function others(extensions: unknown): unknown[] | undefined {
  const all = Array.isArray(extensions) ? extensions : [];
  const left = all.filter((extension) => !String(extension.url).startsWith(`${EXTENSIONS}/`));
  return left.length > 0 ? left : undefined;
}
