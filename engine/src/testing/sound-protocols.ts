/** Protocols that are sound by the way they are made: every case is taken, every way ends, everything is asked for first. */
import type { Condition, Over } from '../condition.ts';
import type { FlowNode, Protocol } from '../protocol.ts';
import { module, node, protocol } from './build.ts';
import { ITEMS } from './items.ts';
import { type Random, randomFrom } from './random.ts';

export function soundProtocol(seed: number): Protocol {
  const random = randomFrom(seed);
  const nodes: FlowNode[] = [];
  let count = 0;
  /** Then it is asked for again and again. */
  let wantsSeveral = false;
  const name = (type: string): string => `${type}-${++count}`;
  const within = (minutes: number) => ({ window: { expireAfterMinutes: minutes } });
  const put = (one: FlowNode): string => {
    nodes.push(one);
    return one.id;
  };

  /** What follows a step in one case; below a few levels it ends. */
  function follow(parentId: string | null, nextStepCondition: Condition, depth: number): void {
    const kind =
      depth > 3
        ? 'finish'
        : random.pick(['score', 'reading', 'several', 'wait', 'round', 'who', 'days', 'finish'] as const);
    const when = { nextStepCondition };
    switch (parentId === null && kind === 'finish' ? 'score' : kind) {
      case 'score': {
        const at = random.whole(1, 6);
        const id = put(
          node('assessment', name('ask'), parentId, { ...when, selectedItem: 'mood', ...within(600) }),
        );
        follow(id, { is: 'score', op: '<', value: at }, depth + 1);
        follow(id, { is: 'score', op: '>=', value: at }, depth + 1);
        put(node('fail', name('fail'), id));
        return;
      }
      case 'reading': {
        const at = random.whole(40, 200);
        const id = put(
          node('kpi', name('read'), parentId, { ...when, selectedItem: 'pulse', ...within(900) }),
        );
        follow(id, { is: 'kpi', kpi: 'pulse', op: '>', value: at }, depth + 1);
        follow(id, { is: 'always' }, depth + 1);
        return;
      }
      case 'several': {
        wantsSeveral = true;
        const id = put(
          node('kpi', name('again'), parentId, { ...when, selectedItem: 'pulse', ...within(900) }),
        );
        follow(id, { is: 'kpi', kpi: 'pulse', over: severalOf(random), op: '>', value: 60 }, depth + 1);
        follow(id, { is: 'always' }, depth + 1);
        return;
      }
      case 'wait': {
        const id = put(
          node('wait', name('wait'), parentId, {
            ...when,
            settings: { kind: 'for', days: random.whole(1, 9) },
          }),
        );
        follow(id, { is: 'always' }, depth + 1);
        return;
      }
      case 'round': {
        const id = put(node('challenge', name('do'), parentId, { ...when, selectedItem: 'walk' }));
        follow(id, { is: 'success' }, depth + 1);
        const again = { is: 'attempts', op: '<', value: random.whole(2, 4) } as const;
        put(
          node('jump', name('again'), id, { nextStepCondition: again, rules: { jumpRule: { target: id } } }),
        );
        put(node('fail', name('fail'), id));
        return;
      }
      case 'who': {
        // Another age each time, so that nobody is asked what is known of them already.
        const who = { is: 'age', op: '>=', value: 20 + count } as const;
        const id = put(node('population', name('who'), parentId, { ...when, settings: { who } }));
        follow(id, { is: 'success' }, 9);
        put(node('fail', name('fail'), id));
        return;
      }
      case 'days': {
        const id = put(node('nudge', name('tell'), parentId, { ...when, selectedItem: 'hello' }));
        follow(id, { is: 'always' }, depth + 2);
        return;
      }
      default:
        put(node('finish', name('finish'), parentId, when));
    }
  }
  follow(null, { is: 'always' }, 0);
  const again = module('again', { selected_module: 'kpi', selected_item: 'pulse', at_time: '09:00' });
  return protocol(nodes, ITEMS, [...modulesFor(random), ...(wantsSeveral ? [again] : [])]);
}

const severalOf = (random: Random): Over =>
  random.pick<Over>([
    { of: 'row', times: 3 },
    { of: 'average', days: 7 },
    { of: 'change', days: 7 },
  ]);

const modulesFor = (random: Random) =>
  random.pick([true, false])
    ? [
        module('daily', {
          selected_module: 'nudge',
          selected_item: 'hello',
          at_time: '08:00',
          run_every: random.whole(1, 3),
        }),
      ]
    : [];
