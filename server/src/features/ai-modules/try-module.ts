import type { Locale } from '@regimen/contract/language/languages.ts';
import type { MadeUpFollower } from '@regimen/contract/made-up-follower.ts';
import type { NodeOf, Protocol } from '@regimen/engine/protocol.ts';
import type { Answers } from '@regimen/engine/questions.ts';
import { advance, start } from '@regimen/engine/run.ts';
import type { NoDecision } from '@regimen/engine/run-event.ts';
import type { ModuleState, Result, Run } from '@regimen/engine/run-state.ts';
import type { Doubt } from '@regimen/engine/steps/ai/doubt.ts';
import { type LookedAt, lookAt } from '@regimen/engine/steps/ai/looked-at.ts';
import type { Decision } from '@regimen/engine/steps/ai/read-decision.ts';
import { dayAt } from '@regimen/engine/wall-clock.ts';
import type { Scope } from '../../scope.ts';
import type { Exchanged } from '../ai/ask-model.ts';
import { findModel, type ModelParts } from '../ai/site-model.ts';
import { chooseByModel } from './choose-by-model.ts';
import { questionOf, sharedOf } from './question.ts';

export interface ModuleTrial {
  /** With its items. */
  protocol: Protocol;
  node: NodeOf<'ai'>;
  locale: Locale;
  follower: MadeUpFollower;
}

export interface TrialChoice {
  /** Where they would go on; with `by: 'person'` what is proposed to the team. */
  branch: string;
  by: 'model' | 'rule' | 'person';
  /** What the model wrote, where that is no branch, and why it is not taken. */
  said: string;
  because: NoDecision | Doubt | null;
  sure: number | null;
  words: string;
  lookedAt: LookedAt[];
  /** For `recordExchange`; null: no model was asked. */
  exchanged: Exchanged | null;
}

const zone = 'UTC';

/** What an AI module would choose for somebody whom nobody is: its own question, the engine's own rule. */
export async function tryModule(
  scope: Scope,
  parts: ModelParts,
  { protocol, node, locale, follower }: ModuleTrial,
  personId: string | null,
): Promise<TrialChoice> {
  const { settings } = node.data;
  const now = scope.now.getTime();
  const alone: Protocol = { ...protocol, nodes: [{ ...node, parentId: null }], modules: [] };
  const run = begin(alone, follower, now);
  const asked = await scope.read((tx) => findModel(scope, tx, parts, personId));
  const facts = lookAt(run, settings.facts ?? [], now);
  const lookedAt = asked.model ? sharedOf(facts, asked.shares) : facts;
  const { decision, exchanged } = asked.model
    ? await chooseByModel(asked.model, settings, questionOf(settings, lookedAt, protocol, locale))
    : { decision: { branch: '', because: 'no-model' } as const, exchanged: null };
  const { branch, by, because } = decide(alone, node.id, run, decision, now);
  const { sure, words = '' }: Decision = decision;
  return { branch, by, because, sure: sure ?? null, words, said: decision.branch, lookedAt, exchanged };
}

/** Somebody at this step, with what is known of them. */
function begin(protocol: Protocol, follower: MadeUpFollower, now: number): Run {
  const { day, kpis, scores, answers, age, sex, signs, done, asked } = follower;
  const person = { age, sex, roles: [], signs };
  const items = new Set([...Object.keys(scores), ...Object.keys(answers)]);
  const carried = {
    originDay: dayAt(zone, now) - day,
    results: Object.fromEntries([...items].map((item) => [item, resultOf(protocol, follower, item, now)])),
    kpis: Object.fromEntries(
      Object.entries(kpis).map(([id, value]) => [id, { first: value, last: value, lastAt: now, count: 1 }]),
    ),
    recent: Object.fromEntries(Object.entries(kpis).map(([id, value]) => [id, [{ at: now, value }]])),
    seen: [],
  };
  const { run } = start(protocol, { runId: 'made-up', zone, person }, now, carried);
  const lived: ModuleState = {
    next: null,
    lastDay: null,
    count: asked,
    done: Math.min(done, asked),
    missed: Math.max(0, asked - done),
    streak: 0,
    best: 0,
  };
  return { ...run, modules: { 'made-up': lived } };
}

function resultOf(protocol: Protocol, follower: MadeUpFollower, item: string, at: number): Result {
  const score = follower.scores[item] ?? null;
  const sheet = Object.hasOwn(protocol.items, item) ? protocol.items[item] : undefined;
  const band =
    sheet?.kind === 'assessment' && score !== null
      ? sheet.bands.find(({ min, max }) => score >= min && score <= max)
      : undefined;
  const answers = (follower.answers[item] ?? {}) as Answers;
  return { at, count: 1, score, band: band?.id ?? null, answers };
}

/** The engine says what becomes of it. */
function decide(
  protocol: Protocol,
  nodeId: string,
  run: Run,
  decision: Decision,
  now: number,
): Pick<TrialChoice, 'branch' | 'by' | 'because'> {
  const [task] = run.tasks;
  const event = { id: 'made-up/model', type: 'aiDecision', task: task?.id ?? '', ...decision } as const;
  const after = advance(protocol, run, event, now);
  const said = after.trace.find((line) => line.what === 'model-said');
  const ruled = after.trace.find((line) => line.what === 'fell-back');
  const because = said?.because ?? null;
  const branch = after.run.here?.proposal ?? ruled?.branch ?? decision.branch;
  if (after.run.ends[nodeId] === undefined) return { branch, by: 'person', because };
  return { branch, by: said?.came === 'counts' ? 'model' : 'rule', because };
}
