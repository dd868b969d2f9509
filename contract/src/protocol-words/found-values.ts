/** What a condition found, as a clause that stands by itself and after "because": the value, and what was asked of it. */

import { type FactValue, type Leaf, looksBack } from '@regimen/engine/condition.ts';
import type { Place } from '../language/durations.ts';
import { dateWords } from '../language/moments.ts';
import { translator } from '../language/translate.ts';
import { type AtHand, ownOf } from './at-hand.ts';
import { comparedAs, limitWords } from './comparison-words.ts';
import { foundTexts } from './found-texts.ts';
import { quotedStep } from './names.ts';
import { kpiOf, questionOf, subjectOf } from './references.ts';
import { overFound, saysLimit, scoredName } from './series-words.ts';
import type { SpeakingOf } from './speaking.ts';
import { type About, factWords, nameOrGone, valueWords } from './value-words.ts';

/** `at`: when it was asked. */
export interface Asked extends AtHand {
  at: number;
  holds: boolean;
}

/** "your reading was 148, which is above 140", or what it would have had to be. */
function withLimit(found: string, leaf: Leaf, asked: Asked, about: About): string {
  const { protocol, locale, own } = about;
  const t = translator(foundTexts, locale);
  if (asked.holds && leaf.op === '=') return found;
  const value = (place: Place) => valueWords(leaf, leaf.value, about, place);
  if (asked.holds && leaf.op === '!=') return t('valueNot', { found, limit: value('alone') });
  const limit = limitWords(comparedAs(leaf, protocol, own), leaf.op, value, locale);
  return t(asked.holds ? 'valueWithin' : 'valueOutside', { found, limit });
}

const aboutOf = (asked: Asked, { protocol, locale }: SpeakingOf): About => ({
  protocol,
  locale,
  own: ownOf(asked, protocol),
});

/** Of one comparison. */
export function comparisonFound(leaf: Leaf, value: FactValue, asked: Asked, speaking: SpeakingOf): string {
  const over = looksBack(leaf);
  if (over && (leaf.is === 'kpi' || leaf.is === 'score')) {
    const about = aboutOf(asked, speaking);
    const who = speaking.to === 'follower' ? 'You' : 'They';
    const found = overFound(leaf, over, value, asked.holds, who, about);
    return saysLimit(over, value) ? found : withLimit(found, leaf, asked, about);
  }
  const found = valueFound(leaf, value, asked, speaking);
  // It was mentioned or it was not, which says all.
  if (leaf.is === 'sign') return found;
  return withLimit(found, leaf, asked, aboutOf(asked, speaking));
}

function valueFound(leaf: Leaf, fact: FactValue, asked: Asked, speaking: SpeakingOf): string {
  const { locale, to, protocol } = speaking;
  const t = translator(foundTexts, locale);
  const who = to === 'follower' ? 'You' : 'They';
  const own = ownOf(asked, protocol);
  const value = fact === null ? null : factWords(leaf, fact, { protocol, locale, own });
  switch (leaf.is) {
    case 'kpi':
      return kpiWords(leaf, fact, value, asked, speaking);
    case 'score': {
      const name = scoredName(leaf, { protocol, locale, own });
      return value === null ? t('noScore', { name }) : t(`score${who}`, { name, value });
    }
    case 'band': {
      const name = nameOrGone(subjectOf(protocol, own, leaf.item)?.name, locale);
      return value === null ? t('noResult', { name }) : t(`result${who}`, { name, value });
    }
    case 'answer': {
      const question = nameOrGone(questionOf(protocol, own, leaf)?.text, locale);
      return value === null ? t('noAnswer', { question }) : t(`answer${who}`, { question, value });
    }
    case 'branch': {
      const name = quotedStep(protocol, leaf.node ?? asked.node, locale);
      return value === null ? t('noDecision', { name }) : t('decision', { name, value });
    }
    case 'ending': {
      const name = quotedStep(protocol, leaf.node ?? asked.node, locale);
      return value === null ? t('notEnded', { name }) : t('ended', { name, value });
    }
    case 'days':
      return t(`days${who}`, { value: value ?? '' });
    case 'attempts': {
      const name = quotedStep(protocol, leaf.node ?? asked.node, locale);
      return t(`attempts${who}`, { n: typeof fact === 'number' ? fact : 0, name });
    }
    case 'age':
      return value === null ? t(`noAge${who}`) : t(`age${who}`, { value });
    case 'sex':
      return value === null ? t(`noSex${who}`) : t(`sex${who}`, { value });
    case 'sign':
      return signWords(leaf, asked, speaking);
    case 'role':
      return t(`role${who}`, { value: value ?? '' });
  }
}

function kpiWords(
  leaf: Extract<Leaf, { is: 'kpi' }>,
  fact: FactValue,
  value: string | null,
  asked: Asked,
  speaking: SpeakingOf,
): string {
  const { locale, to, protocol, readAt } = speaking;
  const t = translator(foundTexts, locale);
  const who = to === 'follower' ? 'You' : 'They';
  const name = nameOrGone(kpiOf(protocol, leaf.kpi)?.name, locale);
  if (leaf.stat === 'count') return t(`readings${who}`, { n: typeof fact === 'number' ? fact : 0, name });
  if (value === null) return t('noReading', { name });
  if (leaf.stat === 'change') return t('change', { name, value });
  if (leaf.stat === 'first') return t(`firstReading${who}`, { name, value });
  const at = readAt?.(leaf.kpi, asked.at) ?? null;
  return at === null
    ? t(`reading${who}`, { name, value })
    : t(`readingOnDate${who}`, { name, value, date: dateWords(at, speaking) });
}

function signWords(
  leaf: Leaf & { op: '=' | '!='; value: string },
  asked: Asked,
  speaking: SpeakingOf,
): string {
  const { locale, to } = speaking;
  const t = translator(foundTexts, locale);
  const who = to === 'follower' ? 'You' : 'They';
  const sign = valueWords(leaf, leaf.value, aboutOf(asked, speaking));
  const named = asked.holds === (leaf.op === '=');
  return named ? t(`sign${who}`, { sign }) : t(`noSign${who}`, { sign });
}
