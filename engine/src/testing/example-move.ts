/** Simulated people in the example programs, which change under them: all step types, sensible lives, sensible edits. */

import { DAY_MS } from '../calendar.ts';
import { applyEdit, type Edit, EditError, type NodeContent } from '../edit.ts';
import { EXAMPLES } from '../examples/all.ts';
import type { Item } from '../items.ts';
import { ACCEPTABLE } from '../migrate/verdict.ts';
import { judgeMove } from '../migrate.ts';
import type { FlowNode, Program, Protocol } from '../protocol.ts';
import { behaviourOf, plannedFor } from '../simulate/behave.ts';
import { followerOf } from '../simulate/follower.ts';
import { beginLife, type Life, type LifeBehaviour, nextThingAt, toNextThing } from '../simulate/life.ts';
import { usualSetup } from '../simulate/setup.ts';
import { MovedWorld } from './moved-world.ts';
import { type Random, randomFrom } from './random.ts';
import type { MovedLife } from './random-move.ts';

const VERSIONS = 4;
const FIRST = 1_767_225_600_000;

export function moveInExample(seed: number): MovedLife {
  const random = randomFrom(seed);
  const [world, lived]: [MovedWorld, MovedLife] = [
    new MovedWorld(),
    { verdicts: [], undone: [], events: 0, fault: null },
  ];
  let program = exampleProgram(seed);
  const setup = { ...usualSetup(program, FIRST, random.pick(['Europe/Berlin', 'Asia/Tokyo'])), days: 400 };
  const follower = followerOf(setup, seed);
  const behaviour = behaviourOf(follower, setup.team, setup);
  const planned = plannedFor(follower, program, setup.days);
  const began = beginLife(program, follower.input, follower.startAt, behaviour, { planned });
  let { life } = began;
  try {
    world.told(began.effects, 'start');
    for (let version = 1; version <= VERSIONS; version++) {
      life = livedUntil(world, program, life, behaviour, life.now + random.whole(0, 25) * DAY_MS, lived);
      if (life.run.end) break;
      const next = changedExample(random, program, life.run.run.here?.node ?? null);
      const now = Math.max(
        life.now,
        Math.min(life.now + random.whole(0, 600) * 60_000, nextThingAt(life) ?? Infinity),
      );
      let verdict = judgeMove(life.run, program, next, { now });
      if (verdict.verdict === 'decide' && random.chance(0.6)) {
        const [gone] = verdict.obstacles.flatMap((one) => (one.why === 'step-gone' ? [one] : []));
        const here = life.run.run.here?.node ?? '';
        const to = gone ? gone.offers[0] : here;
        const protocol = program.protocols[life.run.index]?.protocol.id ?? '';
        const enter = to === undefined ? {} : { enter: { [protocol]: { [here]: to } } };
        verdict = judgeMove(life.run, program, next, { now, accept: ACCEPTABLE, ...enter });
      }
      lived.verdicts.push(verdict);
      if (verdict.verdict !== 'move') continue;
      world.told(verdict.effects, 'move');
      world.agrees(verdict.run, next, 'move');
      program = next;
      life = carriedOn(life, verdict.run, now, verdict.effects, program, behaviour);
    }
    livedUntil(world, program, life, behaviour, life.now + 60 * DAY_MS, lived);
  } catch (error) {
    lived.fault = `seed ${seed}: ${error instanceof Error ? error.message : String(error)}`;
  }
  return lived;
}

function exampleProgram(seed: number): Program {
  const first = EXAMPLES[seed % EXAMPLES.length] as Protocol;
  const second = EXAMPLES[(seed * 3 + 1) % EXAMPLES.length] as Protocol;
  return { id: 'program', protocols: [first, second].map((protocol) => ({ protocol, onFail: 'goOn' })) };
}

function livedUntil(
  world: MovedWorld,
  program: Program,
  from: Life,
  behaviour: LifeBehaviour,
  until: number,
  lived: MovedLife,
): Life {
  let life = from;
  for (let at = nextThingAt(life); at !== null && at <= until; at = nextThingAt(life)) {
    const next = toNextThing(program, life, behaviour);
    if (!next) break;
    lived.events++;
    const what = `${next.event?.type} ${next.event?.id}`;
    world.told(next.effects, what);
    world.agrees(next.life.run, program, what);
    ({ life } = next);
  }
  return life;
}

function carriedOn(
  { pending, entries }: Life,
  run: Life['run'],
  now: number,
  effects: Parameters<LifeBehaviour>[0][],
  program: Program,
  behaviour: LifeBehaviour,
): Life {
  const protocol = program.protocols[run.index]?.protocol;
  const more = protocol ? effects.flatMap((effect) => behaviour(effect, run.run, protocol)) : [];
  const reactions = [...pending, ...more].map((one) => ({ ...one, at: Math.max(one.at, now) }));
  return { run, now, pending: reactions.sort((a, b) => a.at - b.at), entries: entries + 1 };
}

function changedExample(random: Random, program: Program, here: string | null): Program {
  const protocols = program.protocols.map((part) => {
    let { protocol } = part;
    for (let edits = random.whole(0, 3); edits > 0; edits--)
      try {
        protocol = applyEdit(protocol, sensibleEdit(random, protocol, here));
      } catch (error) {
        if (!(error instanceof EditError)) throw error;
      }
    return { ...part, protocol };
  });
  return { ...program, protocols };
}

function sensibleEdit(random: Random, protocol: Protocol, here: string | null): Edit {
  if (protocol.nodes.length === 0) return { edit: 'describe', name: 'Nothing left', description: '' };
  const near = random.chance(0.3) ? protocol.nodes.find(({ id }) => id === here) : undefined;
  const step = near ?? random.pick(protocol.nodes);
  const id = `x${random.whole(0, 9_999)}`;
  const children = protocol.nodes.filter(({ parentId }) => parentId === step.id).map((child) => child.id);
  const content = (data: object): Edit => ({
    edit: 'updateNode',
    nodeId: step.id,
    content: { type: step.type, data: { ...step.data, ...data } } as NodeContent,
  });
  switch (random.whole(0, 6)) {
    case 0:
      return { edit: 'removeNode', nodeId: step.id };
    case 1:
      return {
        edit: 'insertNode',
        node: { ...random.pick(protocol.nodes), id, parentId: step.id } as FlowNode,
        takes: children,
      };
    case 2:
      return content({ name: 'Renamed', window: { expireAfterMinutes: random.whole(60, 9_000) } });
    case 3: {
      const itemId = step.data.selectedItem ?? random.pick(Object.keys(protocol.items));
      const item = protocol.items[itemId];
      return { edit: 'setItem', itemId, item: item ? otherItem(random, item) : null };
    }
    case 4: {
      const module = protocol.modules.length > 0 ? random.pick(protocol.modules) : null;
      if (!module) return content({ name: 'Renamed' });
      const at_time = random.pick(['06:30', '12:00', '21:00']);
      return {
        edit: 'setModule',
        moduleId: module.id,
        module: random.chance(0.3) ? null : { ...module, at_time },
      };
    }
    case 5:
      return { edit: 'moveNode', nodeId: step.id, parentId: random.pick(protocol.nodes).id };
    default: {
      const lost = EXAMPLES.find((one) => one.id === protocol.id)?.modules ?? [];
      const module = lost.length > 0 ? random.pick(lost) : null;
      return module ? { edit: 'setModule', moduleId: module.id, module } : content({ name: 'Renamed' });
    }
  }
}

function otherItem(random: Random, item: Item): Item {
  if (random.chance(0.4)) return { ...item, name: 'Other', description: 'Other words' };
  if (item.kind === 'assessment') return { ...item, questions: item.questions.slice(0, -1) };
  if (item.kind === 'challenge') return { ...item, days: item.days + 2 };
  if (item.kind === 'order') return { ...item, orderType: 'confirmation' };
  return item;
}
