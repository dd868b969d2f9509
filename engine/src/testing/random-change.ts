/** Random changes of a program, as an expert might make them between two versions; now and then a wild one. */
import { applyEdit, type Edit, EditError, type NodeContent } from '../edit.ts';
import type { Item, KpiItem } from '../items.ts';
import type { FlowNode, Program, Protocol } from '../protocol.ts';
import type { Random } from './random.ts';
import { randomProtocol } from './random-run.ts';

export function randomProgram(random: Random): Program {
  const protocols = Array.from({ length: random.whole(1, 3) }, (_, index) => ({
    protocol: { ...randomProtocol(random), id: `p${index}` },
    onFail: random.pick(['stop', 'goOn'] as const),
  }));
  return { id: 'program', protocols };
}

/** `here`: the step where somebody is; every third edit is made right there. */
export function changedProgram(random: Random, program: Program, here: string | null): Program {
  const protocols = program.protocols.map((part) => {
    let { protocol } = part;
    const edits = random.chance(0.25) ? 0 : random.whole(1, 4);
    for (let index = 0; index < edits; index++) protocol = edited(random, protocol, here);
    return { ...part, protocol };
  });
  const dice = random.whole(0, 19);
  if (dice === 0) protocols.reverse();
  if (dice === 1) protocols.shift();
  if (dice <= 2) {
    const fresh = { ...randomProtocol(random), id: `p${random.whole(0, 5)}` };
    protocols.splice(random.whole(0, protocols.length), 0, { protocol: fresh, onFail: 'goOn' });
  }
  return { ...program, protocols };
}

function edited(random: Random, protocol: Protocol, here: string | null): Protocol {
  try {
    return applyEdit(protocol, randomEdit(random, protocol, here));
  } catch (error) {
    // Random edits may ask for the impossible, such as a step below itself.
    if (error instanceof EditError) return protocol;
    throw error;
  }
}

function randomEdit(random: Random, protocol: Protocol, here: string | null): Edit {
  const other = randomProtocol(random);
  const donor = random.pick(other.nodes);
  const near = random.chance(0.3) ? protocol.nodes.find(({ id }) => id === here) : undefined;
  const step = near ?? (protocol.nodes.length > 0 ? random.pick(protocol.nodes) : null);
  const nothing: Edit = { edit: 'describe', name: 'Other words', description: '' };
  if (!step) return nothing;
  switch (random.whole(0, 9)) {
    case 0:
    case 1: {
      const id = `n${random.whole(0, 20)}`;
      const node = { ...donor, id, parentId: step.id } as FlowNode;
      const children = protocol.nodes.filter(({ parentId }) => parentId === step.id).map((child) => child.id);
      return { edit: 'insertNode', node, ...(random.chance(0.5) && { takes: children }) };
    }
    case 2:
      return { edit: 'moveNode', nodeId: step.id, parentId: random.pick(protocol.nodes).id };
    case 3:
      return { edit: 'removeNode', nodeId: step.id };
    case 4:
      return {
        edit: 'updateNode',
        nodeId: step.id,
        content: { type: donor.type, data: donor.data } as NodeContent,
      };
    case 5: {
      const data = { ...step.data, window: { expireAfterMinutes: random.whole(30, 3_000) }, name: 'Renamed' };
      return { edit: 'updateNode', nodeId: step.id, content: { type: step.type, data } as NodeContent };
    }
    case 6:
      return {
        edit: 'setModule',
        moduleId: `m${random.whole(0, 3)}`,
        module: random.chance(0.5) ? null : (other.modules[0] ?? null),
      };
    case 7: {
      const module = protocol.modules[0];
      if (!module) return nothing;
      const at_time = random.pick(['00:15', '09:00', '18:30']);
      const rule = random.chance(0.5)
        ? { at_time }
        : { at_time, repeat: random.whole(0, 9), every_hour: random.whole(0, 5) };
      return { edit: 'setModule', moduleId: module.id, module: { ...module, ...rule } };
    }
    case 8: {
      const id = random.pick(['mood', 'pulse', 'act', 'hello']);
      const item = protocol.items[id];
      return item ? { edit: 'setItem', itemId: id, item: otherItem(random, item) } : nothing;
    }
    default:
      return nothing;
  }
}

function otherItem(random: Random, item: Item): Item {
  if (random.chance(0.3)) return { ...item, name: 'Another name', description: 'Other words' };
  if (item.kind === 'assessment')
    return random.chance(0.5)
      ? { ...item, bands: [{ id: 'all', name: 'All', min: 0, max: 6 }] }
      : { ...item, questions: item.questions.slice(0, 1) };
  if (item.kind === 'kpi')
    return random.chance(0.6) ? inOtherUnit(random, item) : { ...item, range: { min: 30, max: 220 } };
  if (item.kind === 'activity')
    return { ...item, questions: [{ id: 'how', kind: 'scale', text: 'How was it?', min: 0, max: 4 }] };
  return item;
}

/** Sometimes without saying how to convert what was read so far. Wide enough to take whatever is read. */
function inOtherUnit(random: Random, item: KpiItem): KpiItem {
  const isHertz = item.unit === 'Hz';
  const unit = isHertz ? 'bpm' : 'Hz';
  const known = { unit: isHertz ? 'Hz' : 'bpm', factor: isHertz ? 60 : 1 / 60 };
  return { ...item, unit, conversions: random.chance(0.7) ? [known] : [], range: { min: 0, max: 20_000 } };
}
