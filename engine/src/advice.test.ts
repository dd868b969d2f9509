import { expect, it } from 'vitest';
import { adviceFor } from './advice.ts';
import { check } from './check.ts';
import { builtInItem } from './library/all.ts';
import { parseProtocol } from './parse-protocol.ts';
import { inTarget } from './readings.ts';
import { renameItems } from './rename-items.ts';
import { node, protocol } from './testing/build.ts';
import { ITEMS, PULSE } from './testing/items.ts';

const slow = {
  when: { is: 'kpi', kpi: 'pulse', op: '<', value: 45 } as const,
  text: 'Sit down for a while.',
};
const fast = { when: { is: 'kpi', kpi: 'pulse', op: '>=', value: 120 } as const, text: 'Rest and breathe.' };
const faster = { ...fast, text: 'Never read: the one before it holds too.' };
const pulse = { ...PULSE, advice: [slow, fast, faster] };

it('[R73] the first advice that holds by this reading alone is the one to read', () => {
  expect(adviceFor(pulse, 'pulse', { value: 44 })).toBe('Sit down for a while.');
  expect(adviceFor(pulse, 'pulse', { value: 130 })).toBe('Rest and breathe.');
  expect(adviceFor(pulse, 'pulse', { value: 80 })).toBeNull();
  expect(adviceFor(PULSE, 'pulse', { value: 44 })).toBeNull();
  expect(adviceFor(undefined, 'pulse', { value: 44 })).toBeNull();
});

it.each(['fasting-glucose', 'glucose-after-meal'])(
  '[R73] [R21] %s: low and very high sugar have words of their own, in every unit',
  (name) => {
    const id = `builtin-kpi-${name}`;
    const item = builtInItem(id, 'en');
    const low = adviceFor(item, id, { value: 3.2 });
    expect(low).toMatch(/is low/);
    const veryLow = adviceFor(item, id, { value: 2 });
    expect(veryLow).toMatch(/very low/);
    expect(adviceFor(item, id, { value: 54, unit: 'mg/dL' })).toBe(veryLow);
    expect(adviceFor(item, id, { value: 31 })).toMatch(/very high/);
    expect(adviceFor(item, id, { value: 5.5 })).toBeNull();
    expect(adviceFor(builtInItem(id, 'ar'), id, { value: 3.2 })).toMatch(/منخفض/);
  },
);

it.each([
  ['systolic', 70, 89, 90],
  ['diastolic', 50, 59, 60],
])('[R73] %s: what is too low has advice as well, and is not on target', (name, faint, low, fine) => {
  const id = `builtin-kpi-${name}`;
  const item = builtInItem(id, 'en');
  if (item?.kind !== 'kpi') throw new Error(`${name} is no KPI`);
  for (const value of [faint, low]) {
    expect(adviceFor(item, id, { value })).toMatch(/pressure is low/);
    expect(inTarget(item, value)).toBe(false);
  }
  expect(adviceFor(item, id, { value: fine })).toBeNull();
  expect(inTarget(item, fine)).toBe(true);
});

it('[R73] advice is read with the document, and follows its KPI to another name', () => {
  const document = protocol([node('kpi', 'a', null, { selectedItem: 'pulse' })], { ...ITEMS, pulse });
  const taken = parseProtocol(JSON.parse(JSON.stringify(document)));
  expect(taken).toMatchObject({ protocol: { items: { pulse } } });
  const renamed = renameItems(document, { pulse: 'beat' });
  expect(adviceFor(renamed.items.beat, 'beat', { value: 44 })).toBe('Sit down for a while.');
});

it('[C8] advice that asks for something nobody has would never be read', () => {
  const lost = { when: { is: 'kpi', kpi: 'gone', op: '<', value: 1 } as const, text: 'Never' };
  const items = { ...ITEMS, pulse: { ...PULSE, advice: [lost] } };
  const problems = check(protocol([node('kpi', 'a', null, { selectedItem: 'pulse' })], items));
  expect(problems).toContainEqual(
    expect.objectContaining({ code: 'missing-item', data: expect.objectContaining({ item: 'gone' }) }),
  );
});
