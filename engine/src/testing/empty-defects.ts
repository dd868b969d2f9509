/** Defects of what followers read and of who is let through: empty items, missing names, populations that let everybody through, danger unheard. [C30]–[C36], [C40], [C41], [C45] */
import { applyEdit } from '../edit.ts';
import type { Item, ItemKind } from '../items.ts';
import type { FlowNode, Protocol } from '../protocol.ts';
import { node } from './build.ts';
import type { Maker } from './defects.ts';

/** The first item of a kind that a step points at, with that step. */
function asked(sound: Protocol, kind: ItemKind): { id: string; item: Item; step: FlowNode } | null {
  for (const step of sound.nodes) {
    const id = step.data.selectedItem ?? '';
    const item = sound.items[id];
    if (item?.kind === kind) return { id, item, step };
  }
  return null;
}

const emptied =
  (kind: ItemKind, without: object): Maker =>
  (sound) => {
    const found = asked(sound, kind);
    if (!found) return null;
    const item = { ...found.item, ...without } as Item;
    const protocol = { ...sound, items: { ...sound.items, [found.id]: item } };
    return { protocol, code: 'empty-item', place: found.id };
  };

const called = (kind: ItemKind, stepName: string, itemName: string | null): Maker => {
  return (sound) => {
    const found = asked(sound, kind);
    if (!found) return null;
    const { id, item, step } = found;
    const items = itemName === null ? sound.items : { ...sound.items, [id]: { ...item, name: itemName } };
    const nodes = sound.nodes.map((one) =>
      one.id === step.id ? ({ ...one, data: { ...one.data, name: stepName } } as FlowNode) : one,
    );
    return { protocol: { ...sound, items, nodes }, code: 'named-after-type', place: step.id };
  };
};

const ranged =
  (range: (item: Extract<Item, { kind: 'kpi' }>) => object): Maker =>
  (sound) => {
    const found = asked(sound, 'kpi');
    if (found?.item.kind !== 'kpi') return null;
    const item = { ...found.item, ...range(found.item) };
    return {
      protocol: { ...sound, items: { ...sound.items, [found.id]: item } },
      code: 'kpi-range',
      place: found.id,
    };
  };

/** A question of risk in a sheet that is asked, and no answer to it by which help would come. */
const unheard: Maker = (sound) => {
  const found = asked(sound, 'assessment');
  if (found?.item.kind !== 'assessment') return null;
  const { urgent: _words, ...item } = found.item;
  const [first, ...rest] = item.questions;
  if (!first) return null;
  const questions = [{ ...first, risk: true }, ...rest];
  return {
    protocol: { ...sound, items: { ...sound.items, [found.id]: { ...item, questions } } },
    code: 'risk-without-help',
    place: found.id,
  };
};

/** A question of self-harm that nobody marked. */
const unmarked: Maker = (sound) => {
  const found = asked(sound, 'assessment');
  if (found?.item.kind !== 'assessment') return null;
  const { urgent: _words, ...item } = found.item;
  const question = { id: 'harm', kind: 'yes_no', text: 'Have you thought of hurting yourself?' } as const;
  return {
    protocol: {
      ...sound,
      items: { ...sound.items, [found.id]: { ...item, questions: [...item.questions, question] } },
    },
    code: 'risk-unmarked',
    place: found.id,
  };
};

export const EMPTY_MAKERS: Record<string, Maker> = {
  'a nudge without words': emptied('nudge', { body: ' ' }),
  'a nudge with a placeholder that nobody knows': (sound) => {
    const found = asked(sound, 'nudge');
    if (!found) return null;
    const item = { ...found.item, body: 'Hello {{nmae}}.' } as Item;
    const protocol = { ...sound, items: { ...sound.items, [found.id]: item } };
    return { protocol, code: 'unknown-placeholder', place: found.id };
  },
  'an activity without instructions': emptied('activity', { instructions: '', questions: [] }),
  'an assessment without questions': emptied('assessment', { questions: [], bands: [] }),
  'a challenge without goal': emptied('challenge', { goal: 'Challenge' }),
  'a range that holds nothing': ranged(({ range }) => ({ range: { min: range.max, max: range.min } })),
  'a target outside the range': ranged(({ range }) => ({
    range,
    target: { min: range.max + 1, max: range.max + 2 },
  })),
  'a range that no step count fits into': ranged(() => ({
    name: 'Steps a day',
    unit: 'steps',
    range: { min: 0, max: 100 },
    target: undefined,
  })),
  'a step called after its type': called('kpi', 'KPI', null),
  'a step and an item without a name': called('activity', 'متابعة', 'New activity'),
  'a question of risk that nobody hears': unheard,
  'a question of self-harm that nobody marked': unmarked,
  'a population that lets everybody through': (sound) => {
    const who = { is: 'age', op: '>=', value: 18 } as const;
    const population = node('population', 'everybody', null, { settings: { who } });
    return {
      protocol: applyEdit(sound, { edit: 'insertNode', node: population }),
      code: 'open-gate',
      place: 'everybody',
    };
  },
};
