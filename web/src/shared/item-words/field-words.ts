import type { TextKey, Texts } from '@regimen/contract/language/define-texts.ts';
import { capital, type Locale, languages, withCommas } from '@regimen/contract/language/languages.ts';
import { type Ends, spanWords } from '@regimen/contract/language/quantities.ts';
import { formatNumber, translator } from '@regimen/contract/language/translate.ts';
import { conditionWords } from '@regimen/contract/protocol-words/condition-words.ts';
import { kpiOf } from '@regimen/contract/protocol-words/references.ts';
import { clockWords } from '@regimen/contract/protocol-words/rhythm-words.ts';
import type { Advice } from '@regimen/engine/advice.ts';
import type { Condition } from '@regimen/engine/condition.ts';
import type { AgentItem, AssessmentItem, Item, Subscale } from '@regimen/engine/items.ts';
import type { Protocol } from '@regimen/engine/protocol.ts';
import type { Urgent } from '@regimen/engine/urgent.ts';
import { formulaWords } from '../protocol-words/formula-words.ts';
import { partTexts } from '../protocol-words/part-texts.ts';
import { agentTexts } from './agent-texts.ts';
import { challengeTexts } from './challenge-texts.ts';
import { kpiTexts } from './kpi-texts.ts';
import { nudgeTexts } from './nudge-texts.ts';
import { orderTexts } from './order-texts.ts';
import { placeholderNames } from './placeholder-names.ts';
import { scoringTexts } from './scoring-texts.ts';

/** The parts of an item as words, to read or to lay side by side. */

/** In the order of the forms; what is not named here is shown nowhere as words. */
export const shownFields = [
  'instructions',
  'minutes',
  'orderType',
  'resultKpi',
  'channel',
  'title',
  'body',
  'goal',
  'days',
  'goalDays',
  'proof',
  'opensAt',
  'questions',
  'scoring',
  'bands',
  'subscales',
  'unit',
  'origin',
  'formula',
  'range',
  'target',
  'direction',
  'conversions',
  'voice',
  'greeting',
  'openings',
  'speaksOf',
  'avoids',
  'knowledge',
  'answers',
  'handsOver',
  'offers',
  'languages',
  'advice',
  'alert',
  'urgent',
] as const;

export function fieldName(field: string, locale: Locale): string {
  const key = field === 'target' ? 'targetRange' : field;
  return capital(
    Object.hasOwn(partTexts.en, key) ? partTexts[locale][key as TextKey<typeof partTexts>] : field,
  );
}

const chosen: Record<string, Texts> = {
  orderType: orderTexts,
  channel: nudgeTexts,
  proof: challengeTexts,
  origin: kpiTexts,
  direction: kpiTexts,
};

/** Empty where the item has no such field. */
export function fieldWords(item: Item, field: string, protocol: Protocol, locale: Locale): string {
  const value = (item as Record<string, unknown>)[field];
  if (value === undefined || value === null) return '';
  const number = (one: number) => formatNumber(locale, one);
  switch (field) {
    case 'alert':
      return conditionWords(value as Condition, protocol, locale, { item });
    case 'advice':
      return (value as Advice[])
        .flatMap(({ when, text }) => [conditionWords(when, protocol, locale, { item }), text])
        .join('\n');
    case 'urgent': {
      const { when, title, text } = value as Urgent;
      return [conditionWords(when, protocol, locale, { item }), title, text].join('\n');
    }
    case 'opensAt':
      return clockWords(String(value), locale);
    case 'range':
    case 'target':
      return spanWords(value as Ends, item.kind === 'kpi' ? item.unit : '', locale);
  }
  if (item.kind === 'assessment' && field === 'bands')
    return item.bands.map((band) => `${band.name}: ${spanWords(band, '', locale)}`).join('\n');
  if (item.kind === 'assessment' && field === 'subscales')
    return (item.subscales ?? [])
      .map((one) => `${one.name}: ${questionNumbers(item, one, locale)}`)
      .join('\n');
  if (item.kind === 'assessment' && field === 'scoring')
    return [
      scoringTexts[locale][item.scoring.method],
      item.scoring.multiply && `× ${number(item.scoring.multiply)}`,
    ]
      .filter(Boolean)
      .join(' ');
  if (field === 'questions' && (item.kind === 'assessment' || item.kind === 'activity'))
    return (item.questions ?? []).map(({ text }, index) => `${index + 1}. ${text}`).join('\n');
  if (field === 'formula' && item.kind === 'kpi' && item.formula)
    return formulaWords(item.formula, protocol, locale);
  if (field === 'conversions' && item.kind === 'kpi')
    return withCommas(
      (item.conversions ?? []).map((other) => other.unit),
      locale,
    );
  if (item.kind === 'nudge' && (field === 'title' || field === 'body'))
    return placeholderNames(protocol.items).shown(item[field]);
  if (item.kind === 'agent') return agentWords(item, field, locale);
  if (field === 'resultKpi') return kpiOf(protocol, String(value))?.name ?? '';
  if (field === 'source' && item.source) return [item.source.title, item.source.licence].join('\n');
  const words = chosen[field]?.[locale][String(value)];
  if (typeof words === 'string') return words;
  return typeof value === 'number' ? number(value) : String(value);
}

/** Lists one below the other; of texts and answers what they are about. */
function agentWords(item: AgentItem, field: string, locale: Locale): string {
  const said = agentTexts[locale];
  switch (field) {
    case 'voice':
      return item.voice ? said[item.voice] : '';
    case 'openings':
    case 'speaksOf':
    case 'avoids':
    case 'handsOver':
      return (item[field] ?? []).join('\n');
    case 'knowledge':
      return (item.knowledge ?? []).map(({ title, text }) => `${title}\n${text}`).join('\n\n');
    case 'answers':
      return (item.answers ?? []).map(({ question, answer }) => `${question}\n${answer}`).join('\n\n');
    case 'offers':
      return withCommas(
        (item.offers ?? []).map((offer) => said[offer]),
        locale,
      );
    case 'languages':
      return withCommas(
        (item.languages ?? []).map((language) => languages[language].name),
        locale,
      );
    default:
      return String(item[field as keyof AgentItem]);
  }
}

/** "questions 1, 4, 7", as they are numbered on their page. */
function questionNumbers(item: AssessmentItem, subscale: Subscale, locale: Locale): string {
  const numbers = item.questions.flatMap(({ id }, index) =>
    subscale.questions.includes(id) ? [formatNumber(locale, index + 1)] : [],
  );
  return translator(scoringTexts, locale)('ofQuestions', {
    n: numbers.length,
    numbers: withCommas(numbers, locale),
  });
}
