/** A draft out of answers, without a model: sound as it stands, and made of items that are there in every language. [E18] */
import type { Condition } from '../condition.ts';
import { contentLanguageFor } from '../content-language.ts';
import { beside, DAYS, FAILURE, SUCCESS, step, when, written } from '../examples/write.ts';
import type { Item } from '../items.ts';
import { builtInItem } from '../library/all.ts';
import type { FlowNode, Protocol } from '../protocol.ts';
import { itemsUsed } from '../rename-items.ts';
import type { DraftAnswers, DraftAudience } from './answers.ts';
import { ARABIC } from './draft-words.ar.ts';
import { ENGLISH } from './draft-words.ts';
import { reminderModule, rhythmOf } from './rhythm.ts';
import { TOPICS } from './topics.ts';

const SEE_A_DOCTOR = 'builtin-nudge-see-a-doctor';
const WELL_DONE = 'builtin-nudge-well-done';
const HARD_WEEK = 'builtin-nudge-hard-week';
const WEEK = 7;

export const draftWordsIn = (locale: string) => (contentLanguageFor(locale) === 'ar' ? ARABIC : ENGLISH);

const WHO: Record<DraftAudience, Condition[]> = {
  adults: [when.age('>=', 18)],
  older: [when.age('>=', 60)],
  women: [when.age('>=', 18), { is: 'sex', op: '=', value: 'female' }],
  everyone: [when.age('>=', 16)],
};

export function draftProtocol(answers: DraftAnswers, locale: string): Protocol {
  const words = draftWordsIn(locale);
  const topic = TOPICS[answers.topic];
  const nameOf = (id: string): string => builtInItem(id, locale)?.name ?? '';
  const challenge = builtInItem(topic.challenge, locale);
  const challengeWeeks = challenge?.kind === 'challenge' ? Math.ceil(challenge.days / WEEK) : 0;
  const hasChallenge = answers.weeks >= challengeWeeks + 2;
  const weeksOfSteps = answers.weeks - (hasChallenge ? challengeWeeks : 0);
  const activities = topic.activities.slice(0, weeksOfSteps);
  const [measure] = answers.measures;

  const nodes: FlowNode[] = [
    step('population', 'who', null, words.who[answers.audience], {
      settings: { who: when.all(...WHO[answers.audience], ...when.without(...topic.notFor)) },
    }),
    step('nudge', 'see-doctor', 'who', words.seeDoctor, { if: FAILURE, item: SEE_A_DOCTOR }),
    step('fail', 'not-suited', 'see-doctor', words.notForThem),
  ];
  let last = 'who';
  const then = (node: FlowNode): void => {
    nodes.push(node);
    last = node.id;
  };
  if (topic.check !== null)
    then(step('assessment', 'first-check', last, words.checkFirst, { item: topic.check, window: DAYS(3) }));
  if (measure !== undefined)
    then(
      step('kpi', 'first-reading', last, words.measureFirst(nameOf(measure)), {
        item: measure,
        window: DAYS(3),
      }),
    );
  for (const [index, id] of activities.entries()) {
    then(step('followup', `step-${index + 1}`, last, nameOf(id), { item: id, window: DAYS(2) }));
    then(step('wait', `practice-${index + 1}`, last, words.practice, { settings: { kind: 'for', days: 6 } }));
  }
  if (hasChallenge)
    then(step('challenge', 'challenge', last, nameOf(topic.challenge), { item: topic.challenge }));
  const left = weeksOfSteps - activities.length;
  if (left > 0)
    then(step('wait', 'keep-going', last, words.keepGoing, { settings: { kind: 'for', days: left * WEEK } }));
  if (topic.check !== null)
    then(step('assessment', 'last-check', last, words.checkLast, { item: topic.check, window: DAYS(4) }));
  if (measure !== undefined)
    then(
      step('kpi', 'last-reading', last, words.measureLast(nameOf(measure)), {
        item: measure,
        window: DAYS(4),
      }),
    );
  nodes.push(
    step('nudge', 'well-done', last, words.wellDone, { if: SUCCESS, item: WELL_DONE }),
    step('finish', 'done', 'well-done', words.done),
    step('nudge', 'keep-trying', last, words.keepTrying, { item: HARD_WEEK }),
    step('jump', 'to-the-end', 'keep-trying', words.done, { jump: { target: 'done' } }),
  );

  const stopAfter = answers.weeks * WEEK;
  const modules = [
    ...answers.measures.map((id, index) =>
      beside(`measure-${index + 1}`, nameOf(id), {
        selected_module: 'kpi',
        selected_item: id,
        ...rhythmOf(answers.rhythm, index),
        start_after: 1,
        stop_after: stopAfter,
      }),
    ),
    ...(answers.reminders === 'none'
      ? []
      : [reminderModule('reminders', words.reminder, topic.nudge, answers.reminders, stopAfter)]),
  ];
  const title = words.titles[answers.topic];
  const about = {
    id: 'draft',
    name: title,
    description: answers.about.trim() || words.description(title, answers.weeks),
  };
  return written(about, nodes, itemsOf({ nodes, modules }, locale), modules);
}

/** With whatever those items speak of. */
export function itemsOf(flow: Pick<Protocol, 'nodes' | 'modules'>, locale: string): Record<string, Item> {
  const items: Record<string, Item> = {};
  for (;;) {
    const missing = [...itemsUsed({ ...flow, items })].filter((id) => !Object.hasOwn(items, id));
    const found = missing.flatMap((id) => {
      const item = builtInItem(id, locale);
      return item ? [[id, item] as const] : [];
    });
    if (found.length === 0) return items;
    for (const [id, item] of found) items[id] = item;
  }
}
