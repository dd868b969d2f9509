/** What comes and what goes for one person: tasks now, steps and protocols ahead, modules beside them. [R57] */
import { findNode, graphOf } from '../graph.ts';
import { isMeant } from '../module-run.ts';
import type { ProgramRun } from '../program.ts';
import type { Program, Protocol } from '../protocol.ts';
import type { Run } from '../run-state.ts';
import { sameJson } from '../same-json.ts';
import type { Differences, Parts } from './verdict.ts';

type Side = { program: Program; index: number; protocol: Protocol; node: string | null };

export function differencesBetween({ run, past }: ProgramRun, before: Side, after: Side): Differences {
  const [was, is] = [stepsAhead(before.protocol, before.node), stepsAhead(after.protocol, after.node)];
  const [oldModules, newModules] = [modulesOf(before, run), modulesOf(after, run)];
  const [oldLater, newLater] = [laterIn(before), laterIn(after)];
  const part = (
    protocols: Program['protocols'],
    steps: readonly string[],
    modules: Protocol['modules'],
  ): Parts => ({
    protocols: protocols.map(({ protocol }) => protocol.id),
    steps: [...steps],
    modules: modules.map(({ id }) => id),
    tasks: [],
  });
  const hasModule = (list: Protocol['modules'], id: string) => list.some((module) => module.id === id);
  const hasLater = (list: Program['protocols'], id: string) =>
    list.some(({ protocol }) => protocol.id === id);
  return {
    appears: part(
      newLater.filter(({ protocol }) => !hasLater(oldLater, protocol.id)),
      is.filter((id) => !was.includes(id)),
      newModules.filter(({ id }) => !hasModule(oldModules, id)),
    ),
    vanishes: part(
      oldLater.filter(({ protocol }) => !hasLater(newLater, protocol.id)),
      was.filter((id) => !is.includes(id)),
      oldModules.filter(({ id }) => !hasModule(newModules, id)),
    ),
    changes: {
      protocols: newLater.flatMap(({ protocol }) => {
        const old = oldLater.find((later) => later.protocol.id === protocol.id);
        return old && !sameJson(old.protocol, protocol) ? [protocol.id] : [];
      }),
      steps: is.filter((id) => was.includes(id) && !sameStep(before.protocol, after.protocol, id)),
      modules: newModules.flatMap((module) => {
        const old = oldModules.find(({ id }) => id === module.id);
        const item = module.selected_item;
        const isSame =
          sameJson(old, module) && sameJson(before.protocol.items[item], after.protocol.items[item]);
        return old && !isSame ? [module.id] : [];
      }),
    },
    passedOver: after.program.protocols
      .slice(0, after.index)
      .flatMap(({ protocol }) =>
        past.some(({ protocolId }) => protocolId === protocol.id) ? [] : [protocol.id],
      ),
  };
}

const modulesOf = ({ protocol }: Side, run: Run): Protocol['modules'] =>
  protocol.modules.filter((module) => isMeant(module, run));

const laterIn = ({ program, index }: Side): Program['protocols'] => program.protocols.slice(index + 1);

/** Everything that can still be entered from here, the step itself included, in the order of the document. */
function stepsAhead(protocol: Protocol, from: string | null): string[] {
  const { byId, children } = graphOf(protocol);
  const ahead = new Set<string>();
  const open = from !== null && byId.has(from) ? [from] : [];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (ahead.has(id)) continue;
    ahead.add(id);
    const { target, targetSuccess } = byId.get(id)?.data.rules.jumpRule ?? {};
    for (const next of [target, targetSuccess, ...(children.get(id) ?? []).map((child) => child.id)])
      if (next !== undefined && byId.has(next)) open.push(next);
  }
  return protocol.nodes.flatMap(({ id }) => (ahead.has(id) ? [id] : []));
}

function sameStep(before: Protocol, after: Protocol, id: string): boolean {
  const [was, is] = [findNode(before, id), findNode(after, id)];
  const item = is?.data.selectedItem ?? '';
  return sameJson(was, is) && sameJson(before.items[item], after.items[item]);
}
