import { describe, expect, it } from 'vitest';
import type { FlowNode } from '../protocol.ts';
import { module, node, protocol } from '../testing/build.ts';
import { ITEMS, PULSE } from '../testing/items.ts';
import { better, only, profile, programOf, setupFor } from '../testing/populations.ts';
import { comparePopulations } from './compare.ts';
import { measured } from './expectations.ts';
import { simulatePopulation } from './population.ts';
import type { Profile } from './profile.ts';
import type { PopulationSetup } from './setup.ts';

/** So many follow-ups, each with a day to do it, one after another. */
function asking(count: number) {
  const steps = Array.from(
    { length: count },
    (_, index): FlowNode =>
      node('followup', `s${index}`, index === 0 ? null : `s${index - 1}`, {
        selectedItem: 'act',
        window: { expireAfterMinutes: 1_440 },
      }),
  );
  return programOf(protocol([...steps, node('finish', 'f', `s${count - 1}`)], ITEMS));
}
const sure: Profile = { ...profile('eager'), adherence: 1, declines: 0 };
const live = (program: ReturnType<typeof asking>, people: Profile, more: Partial<PopulationSetup> = {}) =>
  simulatePopulation(program, setupFor(program, { profiles: [{ profile: people, share: 1 }], ...more }));

describe('doing the work', { timeout: 60_000 }, () => {
  it('[R90] who never answers runs through, who does it all did the work', () => {
    const program = asking(4);
    const silent = live(program, profile('silent'));
    expect(silent.outcomes).toMatchObject({ finished: 0, ranThrough: 60 });
    expect(silent.work).toEqual({ asked: 240, done: 0 });
    expect(silent.daysToFinish).toBeNull();
    const eager = live(program, sure);
    expect(eager.outcomes).toMatchObject({ finished: 60, ranThrough: 0 });
    expect(eager.work).toEqual({ asked: 240, done: 240 });
    expect(measured(silent, { of: 'finished' })).toBe(0);
    expect(measured(silent, { of: 'ranThrough' })).toBe(1);
  });

  it('[R90] what comes every day does not weigh more than all the rest', () => {
    const diary = module('m', { selected_module: 'followup', selected_item: 'act', at_time: '08:00' });
    const steps = asking(3).protocols[0]?.protocol.nodes ?? [];
    const program = programOf(
      protocol(steps, ITEMS, [{ ...diary, settings: { window: { expireAfterMinutes: 1 } } }]),
    );
    const { outcomes, work } = live(program, sure);
    expect(work.done).toBeLessThan(work.asked);
    expect(outcomes).toMatchObject({ finished: 60, ranThrough: 0 });
  });

  it('[R48] tasks are told for one follower in a week, and so is what each module brings', () => {
    const week = { days: 14, followers: 20 };
    const waiting = [
      node('wait', 'w', null, { settings: { kind: 'for', days: 300 } }),
      node('finish', 'f', 'w'),
    ];
    const daily = module('diary', { selected_module: 'followup', selected_item: 'act', at_time: '08:00' });
    const told = module('hint', { selected_module: 'nudge', selected_item: 'hello', at_time: '20:00' });
    const { prompts, modules } = live(programOf(protocol(waiting, ITEMS, [daily, told])), sure, week);
    expect(prompts.tasksPerWeek).toBeCloseTo(7, 0);
    expect(prompts.perWeek).toBeCloseTo(14, 0);
    expect(modules.map(({ module: id, perWeek }) => [id, Math.round(perWeek)])).toEqual([
      ['diary', 7],
      ['hint', 7],
    ]);
  });

  it('[R90] saying no to everything is not doing it', () => {
    const no = live(asking(3), { ...sure, declines: 1 });
    expect(no.outcomes).toMatchObject({ finished: 0, ranThrough: 60 });
  });

  it('[R90] never answering is no success in any example of ours', () => {
    const { outcomes } = simulatePopulation(better, setupFor(better, { profiles: only('silent') }));
    expect(outcomes.finished).toBe(0);
    expect(outcomes.ranThrough + outcomes.stopped + outcomes.stuck + outcomes.failed).toBe(60);
  });

  it('[R90] who is asked for nothing has done nothing', () => {
    const told = programOf(
      protocol([node('nudge', 'n', null, { selectedItem: 'hello' }), node('finish', 'f', 'n')], ITEMS),
    );
    expect(live(told, sure)).toMatchObject({
      outcomes: { finished: 0, ranThrough: 60 },
      work: { asked: 0, done: 0 },
    });
  });

  it('[R90] who left has stopped, and who is asked and silent for long; a wait stops nobody', () => {
    const endless = programOf(
      protocol(
        [node('wait', 'w', null, { settings: { kind: 'for', days: 300 } }), node('finish', 'f', 'w')],
        ITEMS,
        [module('m', { selected_module: 'followup', selected_item: 'act', at_time: '08:00' })],
      ),
    );
    const waits = programOf(
      protocol([node('wait', 'w', null, { settings: { kind: 'for', days: 300 } }), node('finish', 'f', 'w')]),
    );
    const month = { days: 30 };
    expect(live(endless, profile('silent'), month).outcomes).toMatchObject({ stopped: 60, underWay: 0 });
    expect(live(endless, sure, month).outcomes).toMatchObject({ stopped: 0, underWay: 60 });
    expect(live(waits, profile('silent'), month).outcomes).toMatchObject({ stopped: 0, underWay: 60 });
    const leaving = { ...sure, dropOut: { perWeek: 1, tells: 1 } };
    expect(live(endless, leaving, month)).toMatchObject({ outcomes: { stopped: 60 }, withdrawn: 60 });
    expect(measured(live(endless, leaving, month), { of: 'withdrawn' })).toBe(1);
  });

  it('[R91] readings of those who did nothing are left out, and counted as left out', () => {
    const pulse = { ...PULSE, origin: 'device' as const };
    const program = programOf(
      protocol(
        [
          node('followup', 'a', null, { selectedItem: 'act', window: { expireAfterMinutes: 4_320 } }),
          node('wait', 'w', 'a', { settings: { kind: 'for', days: 20 } }),
          node('finish', 'f', 'w', {}),
        ],
        { ...ITEMS, pulse },
      ),
    );
    const wearing = { ...profile('silent'), devices: 1, kpis: sure.kpis };
    const [idle] = live(program, wearing).kpis;
    expect(idle).toMatchObject({ followers: 0, leftOut: 60, last: null, lastInTarget: null });
    const [busy] = live(program, { ...sure, devices: 1 }).kpis;
    expect(busy).toMatchObject({ followers: 60, leftOut: 0 });
    expect(busy?.lastInTarget).toBeGreaterThan(busy?.firstInTarget ?? 1);
  });

  it('[R92] who is through within a day is counted, whatever they did', () => {
    expect(live(asking(1), sure).withinADay).toBe(60);
    expect(live(asking(3), profile('silent')).withinADay).toBe(0);
  });

  it('[R50] more who run through are not more who finish', () => {
    const [before, after] = [live(asking(1), sure), live(asking(1), profile('silent'))];
    const { outcomes } = comparePopulations(before, after);
    expect(outcomes.finished.change).toBe(-1);
    expect(outcomes.ranThrough.change).toBe(1);
  });
});
