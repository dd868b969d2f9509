/** Deadlines in the wrong order, and branches that wait for more than is ever asked. [C48] [C49] */
import { applyEdit } from '../edit.ts';
import type { FlowNode } from '../protocol.ts';
import { node } from './build.ts';
import type { Maker } from './defects.ts';
import { PULSE } from './items.ts';

export const TIME_MAKERS: Record<string, Maker> = {
  'a step that is late only when it is over': (sound) => {
    const task = sound.nodes.find(({ data }) => data.window?.expireAfterMinutes !== undefined);
    const expires = task?.data.window?.expireAfterMinutes;
    if (!task || expires === undefined) return null;
    const window = { ...task.data.window, lateAfterMinutes: expires };
    const late = { ...task, data: { ...task.data, window } } as FlowNode;
    const nodes = sound.nodes.map((one) => (one.id === task.id ? late : one));
    return { protocol: { ...sound, nodes }, code: 'late-after-expiry', place: task.id };
  },
  'a branch that wants more readings than are asked for': (sound) => {
    const items = { ...sound.items, ghost: { ...PULSE, name: 'Ghost' } };
    const asks = node('kpi', 'asks', null, { selectedItem: 'ghost', window: { expireAfterMinutes: 60 } });
    const over = { of: 'row', times: 3 } as const;
    const wants = node('fail', 'extra', 'asks', {
      nextStepCondition: { is: 'kpi', kpi: 'ghost', op: '>', value: 60, over },
    });
    const asked = applyEdit({ ...sound, items }, { edit: 'insertNode', node: asks });
    return {
      protocol: applyEdit(asked, { edit: 'insertNode', node: wants, index: 0 }),
      code: 'too-few-readings',
      place: 'extra',
    };
  },
};
