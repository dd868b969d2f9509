import { type AnswerKind, longestAnswerMs, type OfferKind } from '@regimen/contract/agent-choices.ts';
import type { OfferCard } from '@regimen/contract/agents.ts';
import type { Locale } from '@regimen/contract/language/languages.ts';
import { translator } from '@regimen/contract/language/translate.ts';
import type { MadeUpFollower } from '@regimen/contract/made-up-follower.ts';
import { AGENT_OFFERS, type AgentItem } from '@regimen/engine/items.ts';
import type { Protocol } from '@regimen/engine/protocol.ts';
import { itemKindOf } from '@regimen/engine/steps/traits.ts';
import type { KeptCite } from '../../db/agent-schema.ts';
import type { Model, Question } from '../../providers/model.ts';
import type { Scope } from '../../scope.ts';
import { type Exchanged, noUsage } from '../ai/ask-model.ts';
import { findModel, type ModelParts } from '../ai/site-model.ts';
import { findPassages, type PassageSource } from '../passages/find-passages.ts';
import { agentTexts } from './agent-texts.ts';
import { answerAsGuide } from './answer-as-guide.ts';
import { speaksOfAvoided } from './avoided.ts';
import { helpInWords } from './heed-danger.ts';
import { avoidedAnswer, judgeAnswer } from './judge-answer.ts';
import { madeUpFacts, madeUpNow } from './made-up-facts.ts';
import { offersFor } from './offers.ts';
import { nameOfAgent } from './open-agent.ts';
import { ruleOn } from './rules-first.ts';
import { asksForLater, asksOfNow, asksToBook } from './what-is-asked.ts';
import { writePrompt } from './write-prompt.ts';

/** What was said so far, oldest first. */
export interface Spoken {
  from: 'person' | 'agent';
  words: string;
  /** Of an answer: what kind it was. */
  kind: AnswerKind | null;
}

export interface AgentTrial {
  /** As it is typed now; null: the built-in guide alone. */
  item: AgentItem | null;
  /** Of the program, or of the protocol where it has none. */
  title: string;
  locale: Locale;
  /** With its items: where the follower is. */
  protocol: Protocol;
  /** What it answers from: `passagesOf` a draft, or a version. */
  source: PassageSource;
  follower: MadeUpFollower;
  before: readonly Spoken[];
  question: string;
}

export interface TrialAnswer {
  kind: AnswerKind;
  body: string;
  cites: KeptCite[];
  offers: OfferKind[];
  /** What was asked of a model, for `recordExchange`; null: rules answered. */
  exchanged: Exchanged | null;
}

const most = 6;
const mostBefore = 8;
const longestBefore = 600;

/**
 * What an agent would answer to somebody whom nobody is: by the same rules, passages, prompt and judgement as `askAgent`. It
 * reads nothing of anybody and changes nothing. The caller records the exchange, and says whose day's use it counts for.
 */
export async function tryAgent(
  scope: Scope,
  parts: ModelParts,
  trial: AgentTrial,
  personId: string | null,
): Promise<TrialAnswer> {
  const { item, title, locale, protocol, source, follower, before, question } = trial;
  const t = translator(agentTexts, locale);
  const isVisitor = follower.place === null;
  const byRule = (kind: AnswerKind, body: string, offers: OfferKind[] = []): TrialAnswer => ({
    kind,
    body,
    cites: [],
    offers,
    exchanged: null,
  });
  const passedOn = () => byRule('hand-over', t(isVisitor ? 'visitorCannot' : 'handedOver'));
  const rule = ruleOn(question, item);
  if (rule?.is === 'danger')
    return byRule('help', helpInWords(scope.tenant.site, locale, rule.kind, !isVisitor));
  if (rule?.is === 'medical') return byRule('medical', t(rule.kind), isVisitor ? [] : ['ask']);
  if (rule?.is === 'person') return passedOn();

  const { found, asked } = await scope.read(async (tx) => ({
    found: await findPassages(tx, source, { question, locale, most }),
    asked: await findModel(scope, tx, parts, personId),
  }));
  const now = asksOfNow(question) ? madeUpNow(protocol, follower) : null;
  const guide = answerAsGuide({ question, locale, isVisitor }, found.slice(0, 5), now);
  const possible = possibleHere(trial);
  const guideOffers = isVisitor ? possible : offersFor(question, possible, guide.kind !== 'nothing');
  const avoids = item?.avoids ?? [];
  if (guide.kind !== 'saved' && speaksOfAvoided(question, avoids)) {
    const { offers, ...avoided } = avoidedAnswer(locale, possible);
    return { ...avoided, offers: kindsOf(offers), exchanged: null };
  }
  const given = { told: found, possible, guide, guideOffers, avoids };
  if (!asked.model || guide.kind === 'saved') {
    if (guide.kind === 'nothing' && !isVisitor && endedWithNothing(before)) return passedOn();
    return { ...guide, offers: kindsOf(guideOffers), exchanged: null };
  }
  const prompt = writePrompt({
    agent: { name: nameOfAgent(item, title, locale), item, title },
    locale,
    passages: found,
    facts: madeUpFacts(protocol, follower, { shares: asked.shares, now: scope.now }),
    before: before
      .slice(-mostBefore)
      .map(({ from, words }) => ({ from, words: words.slice(0, longestBefore) })),
    question,
    offers: possible.map(({ kind }) => kind),
  });
  const said = await hear(asked.model, prompt);
  const { change, fallback } = judgeAnswer(locale, given, said);
  const { text: output, usage, tookMs } = said;
  const { name } = asked.model;
  const exchanged = { model: name, question: prompt, output, usage, fallback, tookMs };
  return { ...change, offers: kindsOf(change.offers), exchanged };
}

async function hear(model: Model, prompt: Question) {
  const began = performance.now();
  const took = () => performance.now() - began;
  try {
    const said = await model.say(prompt, () => undefined, AbortSignal.timeout(longestAnswerMs));
    return { ...said, failed: null, tookMs: took() };
  } catch (error) {
    const failed = (error as { code?: string }).code ?? 'failed';
    return { text: '', usage: noUsage, failed, tookMs: took() };
  }
}

const kindsOf = (cards: readonly OfferCard[]): OfferKind[] => cards.map(({ kind }) => kind);

const endedWithNothing = (before: readonly Spoken[]): boolean =>
  before.findLast(({ from }) => from === 'agent')?.kind === 'nothing';

/** As `possibleOffers`, of somebody who has a task wherever their step asks for one. */
function possibleHere({ item, title, protocol, follower, question }: AgentTrial): OfferCard[] {
  const card = (kind: OfferKind, name: string): OfferCard => ({ kind, name, taskId: null, link: null });
  const { place } = follower;
  if (place === null) return [card('join', title)];
  const allowed = item ? (item.offers ?? []) : AGENT_OFFERS;
  const [task] = madeUpNow(protocol, follower)?.tasks ?? [];
  const kind = protocol.nodes.flatMap(({ id, type }) => (id === place ? [itemKindOf(type)] : []))[0];
  return [
    ...(allowed.includes('snooze') && task && asksForLater(question) ? [card('snooze', task)] : []),
    ...(allowed.includes('reading') && task && kind === 'kpi' ? [card('reading', task)] : []),
    ...(allowed.includes('book') && task && kind === 'service' && asksToBook(question)
      ? [card('book', task)]
      : []),
    ...(allowed.includes('ask') ? [card('ask', title)] : []),
  ];
}
