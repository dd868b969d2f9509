import type { Advice } from '../advice.ts';
import {
  type ActivityItem,
  AGENT_LANGUAGES,
  AGENT_OFFERS,
  AGENT_VOICES,
  type AgentItem,
  type AssessmentItem,
  type Band,
  type ChallengeItem,
  type Item,
  type Knowledge,
  type KpiItem,
  type NudgeItem,
  type OrderItem,
  type SavedAnswer,
  type ServiceItem,
  type Source,
  type Subscale,
} from '../items.ts';
import type { Urgent } from '../urgent.ts';
import { isWebAddress } from '../web-address.ts';
import { condition, conditionOnOne } from './condition.ts';
import { id, name, timeOfDay } from './fields.ts';
import { formula } from './formula.ts';
import { questions } from './question.ts';
import { by, list, number, object, oneOf, optional, type Reader, text } from './shape.ts';

const long = text({ max: 5_000 });
/** A page links to it. */
const address: Reader<string> = (value, path, faults) => {
  const read = text({ max: 500 })(value, path, faults);
  if (typeof read === 'string' && read !== '' && !isWebAddress(read))
    faults.push({ path, message: 'must be an address that begins with http:// or https://' });
  return read;
};
const named = {
  name,
  description: long,
  photo: optional(text({ max: 500 })),
  source: optional(
    object<Source>({ title: name, licence: text({ min: 1, max: 500 }), url: optional(address) }),
  ),
};
const telling = {
  alert: optional(condition),
  urgent: optional(object<Urgent>({ when: conditionOnOne, title: name, text: text({ min: 1, max: 2_000 }) })),
};
const topics = list(text({ min: 1, max: 200 }), { max: 30 });
const unit = text({ min: 1, max: 40 });
const days = number({ min: 1, max: 366, whole: true });

export const item: Reader<Item> = by<Item>('kind', {
  activity: object<ActivityItem>({
    kind: oneOf(['activity']),
    ...named,
    instructions: long,
    minutes: optional(number({ min: 0, max: 1_440 })),
    questions: optional(questions),
    ...telling,
  }),
  order: object<OrderItem>({
    kind: oneOf(['order']),
    ...named,
    orderType: oneOf(['confirmation', 'purchase', 'upload', 'lab_result']),
    resultKpi: optional(id),
  }),
  nudge: object<NudgeItem>({
    kind: oneOf(['nudge']),
    ...named,
    channel: oneOf(['in-app', 'email', 'push']),
    title: name,
    body: long,
  }),
  challenge: object<ChallengeItem>({
    kind: oneOf(['challenge']),
    ...named,
    goal: text({ min: 1, max: 500 }),
    days,
    goalDays: optional(days),
    proof: oneOf(['none', 'text', 'number', 'photo']),
    opensAt: timeOfDay,
  }),
  assessment: object<AssessmentItem>({
    kind: oneOf(['assessment']),
    ...named,
    questions,
    ...telling,
    scoring: object<AssessmentItem['scoring']>({
      method: oneOf(['none', 'sum', 'mean']),
      multiply: optional(number()),
    }),
    bands: list(object<Band>({ id, name, min: number(), max: number() }), { max: 50 }),
    subscales: optional(
      list(object<Subscale>({ id, name, questions: list(id, { min: 1, max: 500 }) }), { max: 30 }),
    ),
  }),
  kpi: object<KpiItem>({
    kind: oneOf(['kpi']),
    ...named,
    ...telling,
    unit,
    conversions: optional(
      list(
        object<NonNullable<KpiItem['conversions']>[number]>({
          unit,
          factor: number(),
          offset: optional(number()),
        }),
      ),
    ),
    range: object<KpiItem['range']>({ min: number(), max: number() }),
    target: optional(
      object<NonNullable<KpiItem['target']>>({ min: optional(number()), max: optional(number()) }),
    ),
    direction: oneOf(['lower', 'higher', 'within']),
    advice: optional(
      list(object<Advice>({ when: conditionOnOne, text: text({ min: 1, max: 2_000 }) }), { max: 10 }),
    ),
    origin: oneOf(['asked', 'device', 'formula']),
    formula: optional(formula),
  }),
  service: object<ServiceItem>({
    kind: oneOf(['service']),
    ...named,
    minutes: number({ min: 1, max: 1_440 }),
    service: optional(id),
  }),
  agent: object<AgentItem>({
    kind: oneOf(['agent']),
    ...named,
    instructions: long,
    voice: optional(oneOf([...AGENT_VOICES])),
    greeting: optional(text({ max: 500 })),
    openings: optional(list(text({ min: 1, max: 200 }), { max: 6 })),
    speaksOf: optional(topics),
    avoids: optional(topics),
    knowledge: optional(
      list(object<Knowledge>({ id, title: name, text: text({ min: 1, max: 20_000 }) }), { max: 20 }),
    ),
    answers: optional(
      list(
        object<SavedAnswer>({
          id,
          question: text({ min: 1, max: 300 }),
          answer: text({ min: 1, max: 2_000 }),
        }),
        { max: 100 },
      ),
    ),
    handsOver: optional(topics),
    offers: optional(list(oneOf([...AGENT_OFFERS]), { max: AGENT_OFFERS.length })),
    languages: optional(list(oneOf([...AGENT_LANGUAGES]), { max: AGENT_LANGUAGES.length })),
  }),
});
