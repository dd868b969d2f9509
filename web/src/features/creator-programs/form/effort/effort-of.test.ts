import { beginPopulation } from '@regimen/engine/simulate/population.ts';
import { usualSetup } from '@regimen/engine/simulate/setup.ts';
import { module, node, protocol } from '@regimen/engine/testing/build.ts';
import { ITEMS } from '@regimen/engine/testing/items.ts';
import { expect, it } from 'vitest';
import { effortOf } from './effort-of.ts';

const programOf = (days: number) => {
  const stretch = { kind: 'activity', name: 'Stretch', description: '', steps: [], minutes: 10 } as const;
  const document = protocol(
    [node('wait', 'w', null, { settings: { kind: 'for', days } }), node('finish', 'f', 'w')],
    { ...ITEMS, stretch: stretch as never },
    [module('m', { selected_module: 'followup', selected_item: 'stretch', at_time: '08:00' })],
  );
  return { id: 'p', protocols: [{ protocol: document, onFail: 'stop' as const }] };
};
const simulated = (program: ReturnType<typeof programOf>, who = 'eager') => {
  const setup = usualSetup(program, Date.UTC(2026, 2, 2), 'Europe/Berlin');
  const profiles = setup.profiles.map((each) => ({ ...each, share: each.profile.id === who ? 1 : 0 }));
  const population = beginPopulation(program, { ...setup, followers: 30, profiles });
  population.step(30);
  return population.result();
};

it('ten minutes each day for two weeks are said as that', () => {
  const program = programOf(14);
  const effort = effortOf(program, simulated(program));
  expect(effort?.weeks).toBeGreaterThanOrEqual(2);
  expect(effort?.weeks).toBeLessThanOrEqual(3);
  expect(effort?.mostWeeks).toBeGreaterThanOrEqual(effort?.weeks ?? 9);
  expect(effort?.minutesADay).toBeGreaterThanOrEqual(5);
  expect(effort?.minutesADay).toBeLessThanOrEqual(10);
});

it('says what is asked for, however much of it is skipped', () => {
  const program = programOf(14);
  const minutes = (who: string) => effortOf(program, simulated(program, who))?.minutesADay;
  expect(minutes('busy')).toBe(minutes('eager'));
});

it('says nothing of a program that nobody finishes', () => {
  const program = programOf(400);
  expect(effortOf(program, simulated(program))).toBeNull();
});
