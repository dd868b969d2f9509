import { describe, expect, it } from 'vitest';
import { check } from '../check.ts';
import type { Over } from '../condition.ts';
import type { FlowNode } from '../protocol.ts';
import { module, node, protocol } from '../testing/build.ts';
import { ITEMS, PULSE } from '../testing/items.ts';

const fast = (over: Over) =>
  ({ nextStepCondition: { is: 'kpi', kpi: 'pulse', op: '>', value: 100, over } }) as const;
const asks = { selectedItem: 'pulse', window: { expireAfterMinutes: 60 } };
const tooFew = (...asked: Parameters<typeof check>) =>
  check(...asked)
    .filter(({ code }) => code === 'too-few-readings')
    .map(({ severity, node, data }) => ({ severity, node, asked: data.asked, needed: data.needed }));

/** The reading is asked for so often, one after the other; then a branch wants several of them. */
function asking(times: number, over: Over): FlowNode[] {
  const steps = Array.from({ length: times }, (_, index) =>
    node('kpi', `ask${index}`, index === 0 ? null : `ask${index - 1}`, asks),
  );
  const last = `ask${times - 1}`;
  return [...steps, node('finish', 'fast', last, fast(over)), node('finish', 'end', last)];
}

describe('fewer readings than a branch wants', () => {
  it('[C49] is a warning that tells both numbers', () => {
    expect(tooFew(protocol(asking(1, { of: 'row', times: 3 }), ITEMS))).toEqual([
      { severity: 'warning', node: 'fast', asked: 1, needed: 3 },
    ]);
    expect(tooFew(protocol(asking(1, { of: 'average', days: 7 }), ITEMS))).toHaveLength(1);
    expect(tooFew(protocol(asking(3, { of: 'row', times: 3 }), ITEMS))).toEqual([]);
  });

  it('[C49] is none where it comes back, comes by itself, or was asked for before', () => {
    const once = asking(1, { of: 'row', times: 3 });
    const daily = [module('m', { selected_module: 'kpi', selected_item: 'pulse', at_time: '08:00' })];
    expect(tooFew(protocol(once, ITEMS, daily))).toEqual([]);
    const worn = { ...ITEMS, pulse: { ...PULSE, origin: 'device' as const } };
    expect(tooFew(protocol(once, worn))).toEqual([]);
    expect(tooFew(protocol(once, ITEMS), { carried: new Set(['pulse']) })).toEqual([]);
    const back = once.map((one) =>
      one.id === 'end' ? node('jump', 'end', 'ask0', { rules: { jumpRule: { target: 'ask0' } } }) : one,
    );
    expect(tooFew(protocol(back, ITEMS))).toEqual([]);
  });
});
