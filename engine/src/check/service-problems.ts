/** Steps that book a service which is not there, is put away, or has no time that fits. [C53]–[C55] */
import type { FlowNode, Protocol } from '../protocol.ts';
import { itemKindOf, successOf, takesOwnWord } from '../steps/traits.ts';
import { type Problem, problem } from './problem.ts';

/** What is known of a service outside of the protocol, by its id. One that its creator may not use is left out. */
export type ServiceFacts = {
  isArchived: boolean;
  /** Minutes from now to the end of the first time that is free; null: none is, as far ahead as people may book. */
  firstFreeMinutes: number | null;
};

export type Services = Readonly<Record<string, ServiceFacts>>;

/** Without `services` nothing is known of them, and nothing said. */
export const serviceProblems = (protocol: Protocol, services: Services | undefined): Problem[] =>
  protocol.nodes.flatMap((node) => problemAt(protocol, node, services) ?? []);

function problemAt(protocol: Protocol, node: FlowNode, services: Services | undefined): Problem | null {
  const item = protocol.items[node.data.selectedItem ?? ''];
  if (itemKindOf(node.type) !== 'service' || item?.kind !== 'service') return null;
  const { name, target } = node.data;
  const data = { name, of: node.data.selectedItem ?? '', service: item.name };
  const say = (code: Problem['code'], severity: Problem['severity'], more: Problem['data'] = {}) =>
    problem(code, severity, { node: node.id }, { ...data, ...more });
  if (item.service === undefined)
    return target === 'follower' && !takesOwnWord(node) ? say('service-missing', 'error') : null;
  if (services === undefined) return null;
  const facts = Object.hasOwn(services, item.service) ? services[item.service] : undefined;
  if (!facts) return say('service-missing', 'error');
  if (facts.isArchived) return say('service-archived', 'error');
  const { firstFreeMinutes } = facts;
  const deadline = node.data.window?.expireAfterMinutes;
  const inTime =
    firstFreeMinutes !== null &&
    (successOf(node) !== 'attended' || deadline === undefined || firstFreeMinutes < deadline);
  return inTime
    ? null
    : say('no-capacity', 'warning', { minutes: firstFreeMinutes === null ? null : (deadline ?? null) });
}
