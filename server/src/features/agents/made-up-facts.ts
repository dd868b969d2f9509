import type { SharedFact } from '@regimen/contract/ai-choices.ts';
import { firstName } from '@regimen/contract/first-name.ts';
import type { MadeUpFollower } from '@regimen/contract/made-up-follower.ts';
import { nameOfItem, nameOfStep } from '@regimen/engine/given-name.ts';
import { childrenOf } from '@regimen/engine/graph.ts';
import type { FlowNode, Protocol } from '@regimen/engine/protocol.ts';
import { asksPeople, onlyLeads } from '@regimen/engine/steps/traits.ts';
import type { Now } from './answer-as-guide.ts';

/** Where a made-up follower is, as the guide says it; null: they don't follow the program. */
export function madeUpNow(protocol: Protocol, { place }: Pick<MadeUpFollower, 'place'>): Now | null {
  const here = stepAt(protocol, place);
  if (!here) return null;
  const name = nameOfStep(protocol, here);
  return {
    tasks: asksPeople(here.type) && here.data.target === 'follower' ? [name] : [],
    here: name,
    next: nextNames(protocol, here)[0] ?? null,
  };
}

/** What a model would be told of them, in the shape of `tellFacts`. */
export function madeUpFacts(
  protocol: Protocol,
  follower: MadeUpFollower,
  { shares, now }: { shares: readonly SharedFact[]; now: Date },
): Record<string, unknown> {
  const here = stepAt(protocol, follower.place);
  if (!here) return {};
  const at = now.toISOString();
  const name = nameOfStep(protocol, here);
  const all: Record<SharedFact, () => unknown> = {
    name: () => firstName(follower.name),
    place: () => ({
      status: 'active',
      day: follower.day + 1,
      here: [name],
      done: namesBefore(protocol, here),
      waitsFor: null,
      coming: nextNames(protocol, here).map((next) => ({ name: next, at: null })),
    }),
    tasks: () =>
      (madeUpNow(protocol, follower)?.tasks ?? []).map((task) => ({
        name: task,
        minutes: null,
        until: null,
      })),
    readings: () =>
      Object.entries(follower.kpis).flatMap(([kpi, value]) => {
        const item = Object.hasOwn(protocol.items, kpi) ? protocol.items[kpi] : undefined;
        if (item?.kind !== 'kpi') return [];
        const { unit, target = null } = item;
        return [{ name: item.name, unit, target, readings: [{ value, takenAt: at }] }];
      }),
    answers: () =>
      Object.entries(follower.answers).map(([item, answers]) => ({
        name: nameOfItem(protocol, item),
        at,
        answers: JSON.stringify(answers),
      })),
  };
  return Object.fromEntries(shares.map((fact) => [fact, all[fact]()]));
}

const stepAt = (protocol: Protocol, id: string | null): FlowNode | undefined =>
  id === null ? undefined : protocol.nodes.find((node) => node.id === id);

const nextNames = (protocol: Protocol, { id }: FlowNode): string[] =>
  childrenOf(protocol, id)
    .filter(({ type }) => !onlyLeads(type))
    .map((node) => nameOfStep(protocol, node));

/** Each step stands behind the one it follows. */
function namesBefore(protocol: Protocol, here: FlowNode): string[] {
  const byId = new Map(protocol.nodes.map((node) => [node.id, node]));
  const names: string[] = [];
  let node = here.parentId === null ? undefined : byId.get(here.parentId);
  while (node && names.length < protocol.nodes.length) {
    if (!onlyLeads(node.type)) names.unshift(nameOfStep(protocol, node));
    node = node.parentId === null ? undefined : byId.get(node.parentId);
  }
  return names;
}
