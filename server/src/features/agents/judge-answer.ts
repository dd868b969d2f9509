import type { OfferCard } from '@regimen/contract/agents.ts';
import type { Locale } from '@regimen/contract/language/languages.ts';
import { translator } from '@regimen/contract/language/translate.ts';
import { medicalClaimIn } from '@regimen/engine/medical-words.ts';
import type { PassageRow } from '../passages/find-passages.ts';
import { agentTexts } from './agent-texts.ts';
import { type Answer, citeOf } from './answer-as-guide.ts';
import { speaksOfAvoided } from './avoided.ts';
import { readAnswer } from './read-answer.ts';

/** What a model was given to answer from, and what stands in its place where its words cannot be shown. */
export interface Given {
  told: readonly PassageRow[];
  possible: readonly OfferCard[];
  guide: Answer;
  guideOffers: OfferCard[];
  /** Topics that its creator has ruled out. */
  avoids: readonly string[];
}

/** As it ends: the model's words, or why others stand in their place. */
export interface Judged {
  change: Answer & { offers: OfferCard[] };
  fallback: string | null;
}

export function judgeAnswer(
  locale: Locale,
  { told, possible, guide, guideOffers, avoids }: Given,
  { text, failed }: { text: string; failed: string | null },
): Judged {
  const byGuide = { ...guide, offers: guideOffers };
  if (failed !== null) return { change: byGuide, fallback: failed };
  const offers = possible.map(({ kind }) => kind);
  const { words, cited, offers: offered, isNone } = readAnswer(text, { passages: told.length, offers });
  const claim = medicalClaimIn(words);
  if (claim) {
    const body = translator(agentTexts, locale)(claim);
    const asks = possible.filter(({ kind }) => kind === 'ask');
    return { change: { kind: 'medical', body, cites: [], offers: asks }, fallback: `withheld-${claim}` };
  }
  if (!isNone && speaksOfAvoided(words, avoids))
    return { change: avoidedAnswer(locale, possible), fallback: 'withheld-avoided' };
  if (isNone) return { change: byGuide, fallback: 'found-nothing' };
  const cites = cited.flatMap((number) => {
    const passage = told[number - 1];
    return passage ? [citeOf(passage, number - 1)] : [];
  });
  const cards = possible.filter(({ kind }) => offered.includes(kind));
  return { change: { kind: 'model', body: words, cites, offers: cards }, fallback: null };
}

/** Kind, and it leads somewhere: to the team, or to the program for whoever has none. */
export function avoidedAnswer(locale: Locale, possible: readonly OfferCard[]): Judged['change'] {
  const t = translator(agentTexts, locale);
  const isVisitor = possible.some(({ kind }) => kind === 'join');
  const offers = possible.filter(({ kind }) => kind === 'ask' || kind === 'join');
  return { kind: 'nothing', body: t(isVisitor ? 'avoidedVisitor' : 'avoided'), cites: [], offers };
}
