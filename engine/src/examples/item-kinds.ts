/** One short function for each kind of item, used by the examples. */
import type {
  ActivityItem,
  AssessmentItem,
  Band,
  ChallengeItem,
  KpiItem,
  NudgeItem,
  OrderItem,
  ServiceItem,
} from '../items.ts';
import type { Question } from '../questions.ts';
import { OWN } from './write.ts';

export const activity = (
  name: string,
  minutes: number,
  instructions: string,
  questions: Question[] = [],
): ActivityItem => ({
  kind: 'activity',
  name,
  description: instructions,
  instructions,
  minutes,
  ...(questions.length > 0 && { questions }),
});

/** `about`: to experts, where followers read something of their own in it. */
export const nudge = (
  title: string,
  body: string,
  channel: NudgeItem['channel'] = 'push',
  about = body,
): NudgeItem => ({
  kind: 'nudge',
  name: title,
  description: about,
  channel,
  title,
  body,
});

export const order = (
  name: string,
  description: string,
  orderType: OrderItem['orderType'] = 'confirmation',
): OrderItem => ({
  kind: 'order',
  name,
  description,
  orderType,
});

export const challenge = (
  name: string,
  goal: string,
  days: number,
  goalDays: number,
  more: Partial<ChallengeItem> = {},
): ChallengeItem => ({
  kind: 'challenge',
  name,
  description: goal,
  goal,
  days,
  goalDays,
  proof: 'none',
  opensAt: '06:00',
  ...more,
});

export const sheet = (
  name: string,
  description: string,
  questions: Question[],
  bands: Band[] = [],
): AssessmentItem => ({
  kind: 'assessment',
  name,
  description,
  source: OWN,
  questions,
  scoring: { method: bands.length > 0 ? 'sum' : 'none' },
  bands,
});

export const kpi = (
  name: string,
  unit: string,
  range: [number, number],
  more: Partial<KpiItem> & Pick<KpiItem, 'description' | 'direction'>,
): KpiItem => ({
  kind: 'kpi',
  name,
  unit,
  range: { min: range[0], max: range[1] },
  origin: 'asked',
  ...more,
});

export const service = (name: string, minutes: number, description: string): ServiceItem => ({
  kind: 'service',
  name,
  description,
  minutes,
});

export const yesNo = (id: string, text: string, more: object = {}): Question =>
  ({ id, kind: 'yes_no', text, ...more }) as Question;

export const scale = (id: string, text: string, min: number, max: number, more: object = {}): Question =>
  ({ id, kind: 'scale', text, min, max, ...more }) as Question;

export const single = (id: string, text: string, options: [string, string, number][]): Question => ({
  id,
  kind: 'single',
  text,
  options: options.map(([optionId, label, score]) => ({ id: optionId, label, score })),
});
