import { describe, expect, it } from 'vitest';
import { updateNode } from '../edit.ts';
import { EXAMPLES } from '../examples/all.ts';
import { sleep } from '../examples/sleep.ts';
import type { NodeOf, Program } from '../protocol.ts';
import { module, node, protocol } from '../testing/build.ts';
import { ITEMS } from '../testing/items.ts';
import { better, only, profile, programOf, setupFor } from '../testing/populations.ts';
import { randomFrom } from '../testing/random.ts';
import { randomProgram } from '../testing/random-change.ts';
import { drawsFrom } from './draws.ts';
import { delayMinutes } from './hours.ts';
import { percentilesOf } from './percentiles.ts';
import { beginPopulation, lifeOf, simulatePopulation } from './population.ts';
import { setupFaults } from './setup.ts';

describe('a population', { timeout: 60_000 }, () => {
  it('[R44] the same program and setup give the same result, however the work is cut', () => {
    const setup = setupFor(better);
    const whole = simulatePopulation(better, setup);
    const pieces = beginPopulation(better, setup);
    while (pieces.step(7).done < setup.followers) pieces.result();
    expect(JSON.stringify(pieces.result())).toBe(JSON.stringify(whole));
    expect(simulatePopulation(better, { ...setup, seed: 2 })).not.toEqual({ ...whole, seed: 2 });
  });

  it('[R44] what somebody does about a task does not change because another step did', () => {
    const changed = programOf(
      updateNode(sleep, 'diary-week', {
        type: 'wait',
        data: {
          ...(sleep.nodes.find(({ id }) => id === 'diary-week')?.data as NodeOf<'wait'>['data']),
          settings: { kind: 'for', days: 3 },
        },
      }),
    );
    const setup = setupFor(better, { profiles: only('steady') });
    const diary = (program: Program) =>
      [...lifeOf(program, setup, 4)].flatMap(({ event, at }) =>
        event?.id.includes('module:diary') ? [[event.id, at]] : [],
      );
    expect(diary(better).length).toBeGreaterThan(20);
    const [one, other] = [diary(better), diary(changed)];
    const shared = Math.min(one.length, other.length);
    expect(one.slice(0, shared)).toEqual(other.slice(0, shared));
  });

  it('[R44] reports progress and can be stopped; what was lived until then counts', () => {
    const seen: number[] = [];
    const result = simulatePopulation(
      better,
      setupFor(better),
      ({ done }) => seen.push(done),
      () => seen.length === 2,
    );
    expect(seen).toEqual([20, 40]);
    expect(result).toMatchObject({ followers: 40, complete: false });
  });

  it('[R44] lives the way its profile says', () => {
    const draws = drawsFrom(7);
    const delays = Array.from({ length: 4_000 }, () => delayMinutes({ half: 60, most: 480 }, draws));
    expect(percentilesOf(delays)?.p50).toBeGreaterThan(50);
    expect(percentilesOf(delays)?.p50).toBeLessThan(70);
    expect(percentilesOf(delays)?.p90).toBeGreaterThan(440);
    expect(percentilesOf(delays)?.p90).toBeLessThan(520);
    const share = (id: string, outcome: 'finished' | 'stopped') => {
      const { outcomes } = simulatePopulation(better, setupFor(better, { profiles: only(id) }));
      return outcomes[outcome] / 60;
    };
    expect(share('eager', 'finished')).toBeGreaterThan(0.8);
    const silent = simulatePopulation(better, setupFor(better, { profiles: only('silent') }));
    expect(silent.kpis).toEqual([]);
    expect(share('drops-out', 'stopped')).toBeGreaterThan(share('steady', 'stopped'));
  });

  it('[R45] a setup that cannot be lived is refused with the place and the fault', () => {
    const setup = setupFor(better);
    expect(setupFaults(setup)).toEqual([]);
    for (const example of EXAMPLES) expect(setupFaults(setupFor(programOf(example)))).toEqual([]);
    const odd = {
      ...setup,
      followers: 0,
      zones: ['Atlantis/Capital'],
      profiles: [
        { profile: { ...profile('busy'), adherence: 2, awake: { from: '7', to: '23:00' } }, share: 0 },
      ],
      people: { ...setup.people, ages: { min: 40, max: 30 } },
    };
    expect(setupFaults(odd)).toEqual([
      { path: 'followers', fault: 'out-of-range' },
      { path: 'zones[0]', fault: 'no-such-zone' },
      { path: 'profiles', fault: 'none' },
      { path: 'profiles[0].profile.adherence', fault: 'not-a-share' },
      { path: 'profiles[0].profile.awake.from', fault: 'not-a-time' },
      { path: 'people.ages.max', fault: 'out-of-range' },
    ]);
  });

  it.each(EXAMPLES.map((one) => [one.name, one] as const))(
    '[R44] nobody hands in what would be refused: %s',
    (_name, example) => {
      const program = programOf(example);
      for (let number = 1; number <= 15; number++)
        for (const { trace, event } of lifeOf(program, setupFor(program), number)) {
          const refused = trace.flatMap((entry) => (entry.what === 'refused' ? [entry] : []));
          expect([event?.type, refused]).toEqual([
            event?.type,
            event?.type === 'snooze' ? expect.anything() : [],
          ]);
        }
    },
  );
});

describe('what is counted', { timeout: 60_000 }, () => {
  it('[R48] is what happened in the single lives', () => {
    const program = programOf(sleep);
    const setup = setupFor(program);
    const result = simulatePopulation(program, setup);
    const visits: Record<string, number> = {};
    const ends: Record<string, number> = {};
    let [prompts, experts, happenings] = [0, 0, 0];
    for (let number = 1; number <= setup.followers; number++) {
      let last = null;
      for (const lived of lifeOf(program, setup, number)) {
        happenings++;
        for (const effect of lived.effects) {
          if (effect.kind === 'sendNudge') prompts++;
          if (effect.kind === 'openTask' && effect.task.target === 'follower') prompts++;
          if (effect.kind === 'openTask' && effect.task.target === 'system') experts++;
        }
        last = lived.life.run;
      }
      for (const [id, count] of Object.entries(last?.run.visits ?? {}))
        visits[id] = (visits[id] ?? 0) + count;
      const status = last?.end?.status ?? 'underWay';
      ends[status] = (ends[status] ?? 0) + 1;
    }
    const { outcomes, withdrawn } = result;
    expect({
      finished: outcomes.finished + outcomes.ranThrough,
      failed: outcomes.failed,
      withdrawn,
    }).toMatchObject(ends);
    expect(result.happenings).toBe(happenings);
    expect(result.prompts.total).toBe(prompts);
    expect(result.weeks.reduce((sum, week) => sum + week.prompts, 0)).toBe(prompts);
    expect(result.expert.tasks).toBe(experts);
    for (const step of result.steps)
      expect([step.node, step.visits]).toEqual([step.node, visits[step.node] ?? 0]);
  });

  it('[R48] everybody is somewhere: what enters a step leaves it, ends in it or stands in it', () => {
    const wild = Array.from({ length: 40 }, (_, index) => randomProgram(randomFrom(index + 1)));
    for (const program of [...EXAMPLES.map((example) => programOf(example)), ...wild]) {
      const result = simulatePopulation(program, setupFor(program, { followers: 20 }));
      for (const { protocol: index, node: id, visits, here, ended } of result.steps) {
        const transitions = result.transitions.filter(
          ({ protocol: one, from }) => one === index && from === id,
        );
        const left = transitions.reduce((sum, { count }) => sum + count, 0);
        expect([index, id, visits]).toEqual([index, id, left + here + ended]);
      }
      const all = Object.values(result.outcomes).reduce((sum, count) => sum + count, 0);
      expect(all).toBe(result.followers);
    }
  });

  it('[R48] a program’s later protocols, modules, readings and scores are counted too', () => {
    const short = {
      ...protocol(
        [
          node('assessment', 'a', null, { selectedItem: 'mood', window: { expireAfterMinutes: 4_000 } }),
          node('wait', 'w', 'a', { settings: { kind: 'for', days: 5 } }),
          node('finish', 'f', 'w'),
        ],
        ITEMS,
        [module('m', { selected_module: 'kpi', selected_item: 'pulse', at_time: '08:00' })],
      ),
      id: 'short',
    };
    const program = programOf(short, { ...sleep, id: 'then' });
    const setup = setupFor(program, { profiles: only('eager'), followers: 20 });
    const result = simulatePopulation(program, setup);
    expect(
      result.steps.find(({ protocolId, node: id }) => protocolId === 'then' && id === 'who')?.followers,
    ).toBe(20);
    const counted = result.modules.find(({ module: id }) => id === 'm');
    expect(counted?.came).toBeGreaterThan(90);
    expect((counted?.done ?? 0) + (counted?.missed ?? 0)).toBe(counted?.came);
    expect(result.kpis.find(({ kpi }) => kpi === 'pulse')).toMatchObject({ followers: 20, unit: 'bpm' });
    expect(result.scores.find(({ item }) => item === 'mood')?.first?.count).toBeGreaterThan(17);
  });
});

describe('being stuck', { timeout: 60_000 }, () => {
  const waiting = (window?: { expireAfterMinutes: number }) =>
    programOf(
      protocol(
        [
          node('followup', 'ask', null, { selectedItem: 'act', ...(window && { window }) }),
          node('finish', 'f', 'ask'),
        ],
        ITEMS,
      ),
    );

  it('[R49] is waiting for somebody who does not come, without a deadline that helps', () => {
    const setup = setupFor(waiting(), { profiles: only('silent'), days: 30 });
    const result = simulatePopulation(waiting(), setup);
    expect(result.outcomes.stuck).toBe(60);
    expect(result.stuck).toEqual([
      {
        protocol: 0,
        protocolId: 'p',
        node: 'ask',
        reason: 'waits-for-follower',
        followers: 60,
        afterDays: 0,
        examples: [1, 2, 3, 4, 5],
      },
    ]);
    const helped = waiting({ expireAfterMinutes: 1_440 });
    expect(simulatePopulation(helped, setup).outcomes).toMatchObject({ stuck: 0, ranThrough: 60 });
    expect(simulatePopulation(waiting(), { ...setup, days: 10 }).outcomes).toMatchObject({
      stuck: 0,
      underWay: 60,
    });
  });

  it('[R49] is told with the day on which it began for half of them', () => {
    const later = programOf(
      protocol(
        [
          node('wait', 'week', null, { settings: { kind: 'for', days: 8 } }),
          node('followup', 'ask', 'week', { selectedItem: 'act' }),
        ],
        ITEMS,
      ),
    );
    const setup = setupFor(later, { profiles: only('silent'), days: 60 });
    expect(simulatePopulation(later, setup).stuck).toMatchObject([{ node: 'ask', afterDays: 8 }]);
  });

  it('[R49] is a finish that a module holds back for ever, not one that it holds back for a while', () => {
    const held = (repeat: number) =>
      programOf(
        protocol([node('nudge', 'n', null, { selectedItem: 'hello' }), node('finish', 'f', 'n')], ITEMS, [
          module('m', { selected_module: 'nudge', selected_item: 'hello', prevent_finish: true, repeat }),
        ]),
      );
    const outcomes = (repeat: number) =>
      simulatePopulation(held(repeat), setupFor(held(repeat), { profiles: only('silent'), days: 30 }))
        .outcomes;
    expect(outcomes(0)).toMatchObject({ stuck: 60 });
    expect(outcomes(40)).toMatchObject({ stuck: 0, underWay: 60 });
    expect(outcomes(20)).toMatchObject({ stuck: 0, ranThrough: 60 });
  });

  it('[R49] is an end that nobody meant, or a change that nothing brings', () => {
    const dead = programOf(protocol([node('nudge', 'n', null, { selectedItem: 'hello' })], ITEMS));
    expect(simulatePopulation(dead, setupFor(dead)).stuck).toMatchObject([
      { node: 'n', reason: 'no-way-on', followers: 60 },
    ]);
    const hoping = programOf(
      protocol(
        [
          node('nudge', 'n', null, { selectedItem: 'hello' }),
          node('finish', 'f', 'n', { nextStepCondition: { is: 'kpi', kpi: 'pulse', op: '>', value: 1 } }),
        ],
        ITEMS,
      ),
    );
    expect(simulatePopulation(hoping, setupFor(hoping)).stuck).toMatchObject([
      { node: 'n', reason: 'waits-for-change' },
    ]);
  });
});
