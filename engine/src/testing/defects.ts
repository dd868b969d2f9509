/** Sound protocols into which one defect was put, each with what the checker has to say and where. */
import type { ProblemCode, SafetyRule } from '../check.ts';
import { applyEdit } from '../edit.ts';
import type { KpiItem } from '../items.ts';
import type { FlowNode, Protocol } from '../protocol.ts';
import { module, node } from './build.ts';
import { EMPTY_MAKERS } from './empty-defects.ts';
import { RULE_MAKERS } from './rule-defects.ts';
import { TIME_MAKERS } from './time-defects.ts';

export type Defect = {
  name: string;
  protocol: Protocol;
  code: ProblemCode;
  /** The step, module or item (`data.of`) it is about; `null` for the whole protocol. */
  place: string | null;
  rules?: SafetyRule[];
};

type Made = Omit<Defect, 'name'>;
export type Maker = (sound: Protocol) => Made | null;

const with_ = (protocol: Protocol, changed: FlowNode): Protocol => ({
  ...protocol,
  nodes: protocol.nodes.map((one) => (one.id === changed.id ? changed : one)),
});
const changed = (one: FlowNode, data: object): FlowNode =>
  ({ ...one, data: { ...one.data, ...data } }) as FlowNode;
const childrenOf = ({ nodes }: Protocol, id: string): FlowNode[] =>
  nodes.filter((one) => one.parentId === id);
const insert = (protocol: Protocol, one: FlowNode, index?: number): Protocol =>
  applyEdit(protocol, { edit: 'insertNode', node: one, ...(index !== undefined && { index }) });
const jumpsTo = ({ nodes }: Protocol, id: string): boolean =>
  nodes.some(({ data: { rules } }) => rules.jumpRule?.target === id || rules.jumpRule?.targetSuccess === id);
const isPlain = ({ data }: FlowNode): boolean => data.rules.jumpRule === undefined;
const ghost: KpiItem = {
  kind: 'kpi',
  name: 'Ghost',
  description: '',
  unit: 'x',
  range: { min: 0, max: 9 },
  direction: 'lower',
  origin: 'asked',
};

/** A task that can run out, asks its children, and is not jumped over. */
const aTask = (protocol: Protocol): FlowNode | undefined =>
  protocol.nodes.find(
    (one) =>
      ['assessment', 'followup', 'kpi', 'order'].includes(one.type) &&
      one.data.window?.expireAfterMinutes !== undefined &&
      isPlain(one) &&
      childrenOf(protocol, one.id).length > 0,
  );
const aNudge = (protocol: Protocol): FlowNode | undefined =>
  protocol.nodes.find(({ type }) => type === 'nudge');
const nudgeItem = ({ items }: Protocol): string =>
  Object.keys(items).find((id) => items[id]?.kind === 'nudge') ?? '';

const MAKERS: Record<string, Maker> = {
  'nothing after a step': (sound) => {
    const leaf = sound.nodes.find(
      (one) =>
        (one.type === 'finish' || one.type === 'fail') &&
        !jumpsTo(sound, one.id) &&
        childrenOf(sound, one.parentId ?? '').length === 1 &&
        sound.nodes.some(({ id, type }) => id === one.parentId && type === 'nudge'),
    );
    if (!leaf) return null;
    const protocol = applyEdit(sound, { edit: 'removeNode', nodeId: leaf.id });
    return { protocol, code: 'dead-end', place: leaf.parentId };
  },
  'a case that no child takes': (sound) => {
    const task = aTask(sound);
    if (!task) return null;
    const protocol = childrenOf(sound, task.id).reduce((before, child) => {
      const { nextStepCondition } = child.data;
      return with_(
        before,
        changed(child, { nextStepCondition: { is: 'and', all: [{ is: 'success' }, nextStepCondition] } }),
      );
    }, sound);
    return { protocol, code: 'open-case', place: task.id };
  },
  'a jump to a step that is gone': (sound) => {
    const jump = sound.nodes.find(({ type }) => type === 'jump');
    if (!jump) return null;
    const lost = changed(jump, { rules: { jumpRule: { target: 'gone' } } });
    return { protocol: with_(sound, lost), code: 'jump-to-nothing', place: jump.id };
  },
  'a rule that jumps to a step that is gone': (sound) => {
    const task = aTask(sound);
    if (!task) return null;
    const lost = changed(task, { rules: { jumpRule: { target: 'gone' } } });
    return { protocol: with_(sound, lost), code: 'jump-to-nothing', place: task.id };
  },
  'a branch that is jumped over': (sound) => {
    const task = aTask(sound);
    const finish = sound.nodes.find(({ type }) => type === 'finish');
    if (!task || !finish) return null;
    const added = insert(sound, node('wait', 'aside', task.id, { settings: { kind: 'for', days: 1 } }));
    const whole = insert(added, node('finish', 'aside-end', 'aside'));
    const rules = { jumpRule: { target: finish.id, targetSuccess: finish.id } };
    return { protocol: with_(whole, changed(task, { rules })), code: 'unreachable', place: 'aside' };
  },
  'a loop that takes no time': (sound) => {
    const nudge = aNudge(sound);
    if (!nudge) return null;
    const back = node('jump', 'back', nudge.id, { rules: { jumpRule: { target: nudge.id } } });
    return { protocol: insert(sound, back, 0), code: 'loop-without-time', place: nudge.id };
  },
  'a step without its item': (sound) => {
    const task = aTask(sound);
    if (!task) return null;
    const { selectedItem: _gone, ...data } = task.data;
    return { protocol: with_(sound, { ...task, data } as FlowNode), code: 'missing-item', place: task.id };
  },
  'a step with an item of another kind': (sound) => {
    const task = aTask(sound);
    return task
      ? {
          protocol: with_(sound, changed(task, { selectedItem: nudgeItem(sound) })),
          code: 'missing-item',
          place: task.id,
        }
      : null;
  },
  'a condition about a KPI that is gone': (sound) => {
    const task = aTask(sound);
    if (!task) return null;
    const one = node('finish', 'extra', task.id, {
      nextStepCondition: { is: 'kpi', kpi: 'gone', op: '>', value: 1 },
    });
    return { protocol: insert(sound, one, 0), code: 'missing-item', place: 'extra' };
  },
  'a module without its item': (sound) => ({
    protocol: {
      ...sound,
      modules: [...sound.modules, module('extra', { selected_module: 'kpi', selected_item: 'gone' })],
    },
    code: 'missing-item',
    place: 'extra',
  }),
  'a module that never runs': (sound) => ({
    protocol: {
      ...sound,
      modules: [
        ...sound.modules,
        module('extra', {
          selected_module: 'nudge',
          selected_item: nudgeItem(sound),
          start_after: 9,
          stop_after: 9,
        }),
      ],
    },
    code: 'module-never-runs',
    place: 'extra',
  }),
  'a module that never lets it finish': (sound) => ({
    protocol: {
      ...sound,
      modules: [
        ...sound.modules,
        module('extra', {
          selected_module: 'nudge',
          selected_item: nudgeItem(sound),
          run_every: 9,
          prevent_finish: true,
        }),
      ],
    },
    code: 'module-never-ends',
    place: 'extra',
  }),
  'a condition that contradicts itself': (sound) => {
    const task = aTask(sound);
    if (!task) return null;
    const never = { is: 'and', all: [{ is: 'success' }, { is: 'failure' }] } as const;
    return {
      protocol: insert(
        sound,
        node('finish', 'extra', task.id, { nextStepCondition: { ...never, all: [...never.all] } }),
        0,
      ),
      code: 'contradiction',
      place: 'extra',
    };
  },
  'a condition that contradicts what came before': (sound) => {
    const first = sound.nodes[0];
    if (!first) return null;
    const again = node('population', 'who-again', null, {
      settings: { who: { is: 'age', op: '<', value: 200 } },
    });
    const whole = insert(sound, again);
    const never = { is: 'age', op: '>=', value: 200 } as const;
    return {
      protocol: insert(whole, node('fail', 'extra', 'who-again', { nextStepCondition: never }), 0),
      code: 'contradiction',
      place: 'extra',
    };
  },
  'a branch that others hide': (sound) => {
    const parent = sound.nodes.find(
      (one) => isPlain(one) && childrenOf(sound, one.id).at(-1)?.data.nextStepCondition.is === 'always',
    );
    return parent
      ? { protocol: insert(sound, node('finish', 'extra', parent.id)), code: 'shadowed', place: 'extra' }
      : null;
  },
  'a KPI that nothing measures': (sound) => {
    const task = aTask(sound);
    if (!task) return null;
    const one = node('finish', 'extra', task.id, {
      nextStepCondition: { is: 'kpi', kpi: 'ghost', op: '>', value: 1 },
    });
    return {
      protocol: insert({ ...sound, items: { ...sound.items, ghost } }, one, 0),
      code: 'read-before-measured',
      place: 'extra',
    };
  },
  'a band that nobody reaches': (sound) => {
    const id = sound.nodes.find(
      ({ type, data }) => type === 'assessment' && scored(sound, data.selectedItem ?? ''),
    )?.data.selectedItem;
    const item = sound.items[id ?? ''];
    if (id === undefined || item?.kind !== 'assessment') return null;
    const bands = [...item.bands, { id: 'beyond', name: 'Beyond', min: 90_000, max: 90_001 }];
    return {
      protocol: { ...sound, items: { ...sound.items, [id]: { ...item, bands } } },
      code: 'band-never-reached',
      place: id,
    };
  },
  'a place without a way out': (sound) => {
    const task = aTask(sound);
    if (!task) return null;
    const wait = node('wait', 'trap', task.id, {
      nextStepCondition: { is: 'failure' },
      settings: { kind: 'for', days: 1 },
    });
    const whole = insert(sound, wait, 0);
    return {
      protocol: insert(whole, node('jump', 'round', 'trap', { rules: { jumpRule: { target: 'trap' } } })),
      code: 'no-way-out',
      place: 'trap',
    };
  },
  'too much on one day': (sound) => ({
    protocol: {
      ...sound,
      modules: [
        ...sound.modules,
        module('extra', {
          selected_module: 'nudge',
          selected_item: nudgeItem(sound),
          at_time: '06:00',
          every_hour: 1,
        }),
      ],
    },
    code: 'too-many-prompts',
    place: 'extra',
  }),
  'no finish': (sound) => ({
    protocol: {
      ...sound,
      nodes: sound.nodes.map((one) => (one.type === 'finish' ? ({ ...one, type: 'fail' } as FlowNode) : one)),
    },
    code: 'no-finish',
    place: null,
  }),
  'a formula in a circle': (sound) => {
    const circle = { ...ghost, origin: 'formula', formula: { is: 'kpi', kpi: 'ghost' } } as const;
    return {
      protocol: { ...sound, items: { ...sound.items, ghost: circle } },
      code: 'formula-circle',
      place: 'ghost',
    };
  },
  ...EMPTY_MAKERS,
  ...RULE_MAKERS,
  ...TIME_MAKERS,
};

const scored = ({ items }: Protocol, id: string): boolean => {
  const item = items[id];
  return item?.kind === 'assessment' && item.scoring.method !== 'none';
};

export const defectsIn = (sound: Protocol): Defect[] =>
  Object.entries(MAKERS).flatMap(([name, make]) => {
    const made = make(sound);
    return made ? [{ name: `${sound.id}: ${name}`, ...made }] : [];
  });
