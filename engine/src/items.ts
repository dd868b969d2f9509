/** Items: the reusable pieces that steps and modules point at. A published version holds its own copy of each. */
import type { Advice } from './advice.ts';
import type { Condition } from './condition.ts';
import type { Formula } from './formula.ts';
import type { Question } from './questions.ts';
import type { Urgent } from './urgent.ts';

type Named = { name: string; description: string; photo?: string; source?: Source };

/** Judged after each reading or sheet of answers: whether an expert is told at once, and whether its person may be in danger. */
type Alerting = { alert?: Condition; urgent?: Urgent };

/** Where a questionnaire or an exercise comes from, and by which right it is used here. */
export type Source = { title: string; licence: string; url?: string };

export type ActivityItem = Named &
  Alerting & {
    kind: 'activity';
    /** What to do, in words for the person who does it. */
    instructions: string;
    minutes?: number;
    questions?: Question[];
  };

export type OrderItem = Named & {
  kind: 'order';
  orderType: 'confirmation' | 'purchase' | 'upload' | 'lab_result';
  /** For a lab result: the KPI its value is recorded as. */
  resultKpi?: string;
};

export type NudgeItem = Named & {
  kind: 'nudge';
  channel: 'in-app' | 'email' | 'push';
  title: string;
  body: string;
};

export type ChallengeItem = Named & {
  kind: 'challenge';
  goal: string;
  /** Length in local days. */
  days: number;
  /** Days that have to be done for success. Default: all of them. */
  goalDays?: number;
  proof: 'none' | 'text' | 'number' | 'photo';
  /** Local time at which each day's task opens, "HH:MM". It closes at the end of that day. */
  opensAt: string;
};

export type Band = { id: string; name: string; min: number; max: number };

/** [R100] Some of the questions with a score of their own, by the same method as the whole. */
export type Subscale = { id: string; name: string; questions: string[] };

export type AssessmentItem = Named &
  Alerting & {
    kind: 'assessment';
    questions: Question[];
    scoring: { method: 'none' | 'sum' | 'mean'; multiply?: number };
    /** Inclusive at both ends; the first that fits counts. */
    bands: Band[];
    subscales?: Subscale[];
  };

export type KpiItem = Named &
  Alerting & {
    kind: 'kpi';
    unit: string;
    /** value in `unit` = value in the other unit × factor + offset */
    conversions?: { unit: string; factor: number; offset?: number }[];
    /** Readings outside are refused as slips of the finger. */
    range: { min: number; max: number };
    target?: { min?: number; max?: number };
    direction: 'lower' | 'higher' | 'within';
    /** [R73] For whoever took the reading; the first that holds. */
    advice?: Advice[];
    origin: 'asked' | 'device' | 'formula';
    /** For origin `formula`: how the value follows from other KPIs. */
    formula?: Formula;
  };

/** `service`: the id of the one that is booked; left out, people arrange it themselves. */
export type ServiceItem = Named & { kind: 'service'; minutes: number; service?: string };

export const AGENT_VOICES = ['warm', 'plain', 'brief'] as const;
export type AgentVoice = (typeof AGENT_VOICES)[number];

/** What an agent may offer to do; whoever talks with it presses, or nothing is done. */
export const AGENT_OFFERS = ['snooze', 'reading', 'book', 'ask'] as const;
export type AgentOffer = (typeof AGENT_OFFERS)[number];

export const AGENT_LANGUAGES = ['en', 'ar'] as const;
export type AgentLanguage = (typeof AGENT_LANGUAGES)[number];

/** Something to answer from: a text, or the words of a paper. */
export type Knowledge = { id: string; title: string; text: string };

/** An answer that its creator wrote themselves: it is given as it stands. */
export type SavedAnswer = { id: string; question: string; answer: string };

/** Whom followers can ask about a program. */
export type AgentItem = Named & {
  kind: 'agent';
  /** Who it is and how it helps, for the model alone. */
  instructions: string;
  voice?: AgentVoice;
  /** Its first words. */
  greeting?: string;
  /** Questions that it offers to begin with. */
  openings?: string[];
  speaksOf?: string[];
  avoids?: string[];
  knowledge?: Knowledge[];
  answers?: SavedAnswer[];
  /** What it leaves to the program's team, besides danger and being asked for a person. */
  handsOver?: string[];
  offers?: AgentOffer[];
  languages?: AgentLanguage[];
};

export type Item =
  | ActivityItem
  | OrderItem
  | NudgeItem
  | ChallengeItem
  | AssessmentItem
  | KpiItem
  | ServiceItem
  | AgentItem;

export type ItemKind = Item['kind'];
