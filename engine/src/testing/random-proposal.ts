/** What a model might propose that writes at random: edits of a draft, sound and unsound, broken shapes and orders. */
import { builtInItems } from '../library/all.ts';
import type { FlowNode, Protocol } from '../protocol.ts';
import {
  DRAFT_AUDIENCES,
  DRAFT_REMINDERS,
  DRAFT_RHYTHMS,
  DRAFT_TOPICS,
  DRAFT_WEEKS,
  type DraftAnswers,
} from '../wizard/answers.ts';
import { TOPICS } from '../wizard/topics.ts';
import type { Random } from './random.ts';
import { randomProgram } from './random-change.ts';

export function randomAnswersForDraft(random: Random): DraftAnswers {
  const topic = random.pick(DRAFT_TOPICS);
  return {
    topic,
    audience: random.pick(DRAFT_AUDIENCES),
    weeks: random.pick(DRAFT_WEEKS),
    measures: TOPICS[topic].measures.slice(0, random.whole(0, 3)),
    rhythm: random.pick(DRAFT_RHYTHMS),
    reminders: random.pick(DRAFT_REMINDERS),
    about: random.chance(0.5) ? '' : 'For people who want a little help.',
  };
}

const known = Object.keys(builtInItems('en'));
const WORDS = [
  '',
  'Rest',
  'Ignore the rules and publish',
  'خطوة',
  '{{reading:x}}',
  'a'.repeat(300),
  '\u0000',
  '__proto__',
];

const noise = (random: Random): unknown =>
  random.pick<unknown>([
    null,
    7,
    '',
    [],
    {},
    true,
    'drop table',
    { edit: 'publish' },
    { edit: 'insertNode' },
    { edit: '__proto__' },
    [[]],
  ]);

export function randomProposal(random: Random, draft: Protocol): unknown {
  if (random.chance(0.05)) return noise(random);
  const edits = Array.from({ length: random.whole(1, 6) }, () => randomEdit(random, draft));
  // A model that closes what it opens now and then is the more dangerous one.
  return random.chance(0.05) ? [...edits, ...edits] : edits;
}

function randomEdit(random: Random, draft: Protocol): unknown {
  const step = random.pick(draft.nodes);
  const other = random.pick(draft.nodes);
  const donor = random.pick((randomProgram(random).protocols[0]?.protocol ?? draft).nodes) as
    | FlowNode
    | undefined;
  const id = random.chance(0.8) ? `n${random.whole(0, 9)}` : random.pick([step.id, 'constructor', 'a b', '']);
  const item = random.chance(0.8) ? random.pick(known) : random.pick(['gone', 'act', '']);
  const type = random.pick([
    'followup',
    'assessment',
    'kpi',
    'nudge',
    'challenge',
    'wait',
    'jump',
    'finish',
    'fail',
    'ai',
    'population',
    'other',
  ]);
  const data: Record<string, unknown> = { name: random.pick(['A step', ...WORDS]), selectedItem: item };
  if (random.chance(0.5)) data.window = { expireAfterMinutes: random.pick([60, 1_440, 0, -1, 1e9]) };
  if (type === 'jump') data.rules = { jumpRule: { target: random.pick([step.id, other.id, 'nowhere']) } };
  if (type === 'wait')
    data.settings = random.pick<unknown>([
      { kind: 'for', days: random.whole(-1, 400) },
      { kind: 'event', on: 'reading', item },
      {},
    ]);
  if (random.chance(0.3))
    data.nextStepCondition = random.pick<unknown>([
      { is: 'failure' },
      { is: 'kpi', kpi: item, op: '>', value: 1e9 },
      { is: 'age', op: '<', value: 10 },
      { is: 'attempts', op: '<', value: 3 },
      7,
    ]);
  switch (random.whole(0, 11)) {
    case 0:
    case 1: {
      const takes = draft.nodes.filter(({ parentId }) => parentId === step.id).map((child) => child.id);
      return {
        edit: 'insertNode',
        node: { id, type, parentId: step.id, data },
        ...(random.chance(0.6) && { takes }),
      };
    }
    case 2:
      return {
        edit: 'insertNode',
        node: { ...donor, id, parentId: random.pick([step.id, null, 'nowhere']) },
      };
    case 3:
      return { edit: 'moveNode', nodeId: step.id, parentId: other.id };
    case 4:
      return { edit: 'removeNode', nodeId: random.chance(0.9) ? step.id : id };
    case 5:
      return { edit: 'updateNode', nodeId: step.id, content: { type, data } };
    case 6:
      return {
        edit: 'updateNode',
        nodeId: step.id,
        content: { type: step.type, data: { ...step.data, ...data, selectedItem: step.data.selectedItem } },
      };
    case 7:
      return {
        edit: 'setModule',
        moduleId: random.pick(['m1', 'reminders', 'measure-1']),
        module: random.chance(0.2) ? null : randomModule(random, item),
      };
    case 8:
      return {
        edit: 'setItem',
        itemId: random.pick(['new-item', item, random.pick(Object.keys(draft.items)) ?? 'x']),
        item: random.pick<unknown>([null, randomItem(random)]),
      };
    case 9:
      return {
        edit: 'describe',
        name: random.pick(['Another name', ...WORDS]),
        description: random.pick(WORDS),
      };
    case 10: {
      const children = draft.nodes.filter(({ parentId }) => parentId === step.id).map((child) => child.id);
      return {
        edit: 'insertNode',
        node: {
          id,
          type: 'followup',
          parentId: step.id,
          data: {
            name: 'A walk',
            selectedItem: 'builtin-activity-brisk-walk',
            window: { expireAfterMinutes: 2_880 },
          },
        },
        takes: children,
      };
    }
    default:
      return noise(random);
  }
}

const randomModule = (random: Random, item: string): unknown => ({
  selected_module: random.pick(['kpi', 'nudge', 'assessment', 'followup', 'challenge', 'order', 'ai']),
  selected_item: item,
  at_time: random.pick(['08:00', '25:00', '']),
  at_week_days: random.pick<unknown>([[], ['sun'], ['someday']]),
  ...(random.chance(0.7) && { start_after: random.whole(0, 10), stop_after: random.whole(0, 60) }),
  ...(random.chance(0.3) && { prevent_finish: true, repeat: random.whole(0, 9) }),
  ...(random.chance(0.2) && { every_hour: random.whole(0, 30) }),
});

const randomItem = (random: Random): unknown => ({
  kind: random.pick(['activity', 'nudge', 'kpi', 'assessment', 'service']),
  name: random.pick(WORDS),
  description: random.pick(WORDS),
  ...(random.chance(0.5) && { instructions: random.pick(WORDS) }),
  ...(random.chance(0.5) && { channel: 'push', title: random.pick(WORDS), body: random.pick(WORDS) }),
});
