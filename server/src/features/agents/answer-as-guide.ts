import type { AnswerKind } from '@regimen/contract/agent-choices.ts';
import { type Locale, quoted, withCommas } from '@regimen/contract/language/languages.ts';
import { translator } from '@regimen/contract/language/translate.ts';
import type { KeptCite } from '../../db/agent-schema.ts';
import type { FoundPassage } from '../passages/find-passages.ts';
import { agentTexts } from './agent-texts.ts';
import { asksOfNow } from './what-is-asked.ts';

export interface Answer {
  kind: AnswerKind;
  body: string;
  cites: KeptCite[];
}

/** Where somebody is, for the few questions that the guide answers from it. */
export interface Now {
  tasks: string[];
  here: string | null;
  next: string | null;
}

const openingLength = 160;
/** So much of a question has to be spoken of, or it is not an answer. */
const leastShare = 0.34;
const sureShare = 0.6;
const mostQuoted = 2;

export const citeOf = (
  { kind, place, title, body }: Pick<FoundPassage, 'kind' | 'place' | 'title' | 'body'>,
  index: number,
): KeptCite => ({
  number: index + 1,
  kind,
  place,
  title,
  opening: body.length > openingLength ? `${body.slice(0, openingLength).trimEnd()}…` : body,
});

/** Whether anything in the program speaks of what was asked. */
export const fits = (found: readonly FoundPassage[]): boolean => (found[0]?.share ?? 0) >= leastShare;

/** The program's own words, with where they stand; that it is the guide; or that nothing fits. */
export function answerAsGuide(
  { question, locale, isVisitor }: { question: string; locale: Locale; isVisitor: boolean },
  found: readonly FoundPassage[],
  now: Now | null,
): Answer {
  const t = translator(agentTexts, locale);
  if (now && asksOfNow(question)) return { kind: 'guide', body: nowInWords(now, locale), cites: [] };
  const [best] = found;
  if (!best || !fits(found))
    return { kind: 'nothing', body: t(isVisitor ? 'nothingVisitor' : 'nothing'), cites: [] };
  // Its creator answered this very question: their words stand as they are.
  if (best.kind === 'saved' && best.share >= sureShare)
    return { kind: 'saved', body: `${best.body} [1]`, cites: [citeOf(best, 0)] };
  const close = found.filter(({ score }) => score >= best.score * 0.6).slice(0, mostQuoted);
  const quotes = close.map(({ title, body }, index) =>
    `${quoted(title, locale)} [${index + 1}]\n${body}`.trim(),
  );
  return {
    kind: 'guide',
    body: [t('found'), ...quotes, t('byGuide')].join('\n\n'),
    cites: close.map(citeOf),
  };
}

function nowInWords({ tasks, here, next }: Now, locale: Locale): string {
  const t = translator(agentTexts, locale);
  const names = withCommas(
    tasks.map((name) => quoted(name, locale)),
    locale,
  );
  const waiting =
    tasks.length === 0 ? t('todayNone') : t(tasks.length === 1 ? 'todayOne' : 'todayMany', { tasks: names });
  return [
    waiting,
    here && t('here', { step: quoted(here, locale) }),
    next && t('coming', { step: quoted(next, locale) }),
  ]
    .filter((line) => line)
    .join('\n');
}
