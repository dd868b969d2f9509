/** What an AI module looked at, a line each: to the model, the follower and the expert in the same words. [R105] */
import type { Leaf } from '@regimen/engine/condition.ts';
import type { Protocol } from '@regimen/engine/protocol.ts';
import type { LookedAt } from '@regimen/engine/steps/ai/looked-at.ts';
import type { Locale } from '../language/languages.ts';
import { withCommas } from '../language/languages.ts';
import { translator } from '../language/translate.ts';
import { signLabel } from '../signs.ts';
import { lookedAtTexts } from './looked-at-texts.ts';
import { nameOfItem } from './names.ts';
import { factWords, sexName } from './value-words.ts';

export function lookedAtWords(fact: LookedAt, protocol: Protocol, locale: Locale): string[] {
  const t = translator(lookedAtTexts, locale);
  const own = { node: undefined };
  const say = (leaf: Leaf, value: Parameters<typeof factWords>[1]): string =>
    factWords(leaf, value, { protocol, locale, own });
  const line = (name: string, value: string | null): string[] => [
    value === null ? t('notKnown', { name }) : `${name}: ${value}`,
  ];
  const ofItem = (id: string): string => nameOfItem(protocol, id, locale) ?? id;
  switch (fact.is) {
    case 'kpi': {
      const { kpi, value } = fact;
      if (value === null) return line(ofItem(kpi), null);
      const number = (one: number): string => say({ is: 'kpi', kpi, op: '=', value: one }, one);
      const last = number(value.last);
      const readings = t('readings', { n: value.count });
      return line(
        ofItem(kpi),
        value.count < 2 ? last : t('kpi', { last, readings, first: number(value.first) }),
      );
    }
    case 'score': {
      const { item, value } = fact;
      if (value === null || value.score === null) return line(ofItem(item), null);
      const score = say({ is: 'score', item, op: '=', value: value.score }, value.score);
      const band = value.band && say({ is: 'band', item, op: '=', value: value.band }, value.band);
      return line(ofItem(item), band ? withCommas([score, band], locale) : score);
    }
    case 'answers':
      return answerLines(fact, protocol, locale);
    case 'days':
      return line(t('days'), String(fact.value));
    case 'adherence':
      return line(
        t('adherence'),
        fact.value.asked === 0 ? null : t('ofAsked', { done: fact.value.done, asked: fact.value.asked }),
      );
    case 'age':
      return line(t('age'), fact.value === null ? null : String(fact.value));
    case 'sex':
      return line(t('sex'), fact.value === null ? null : sexName(fact.value, locale));
    case 'signs':
      return line(
        t('signs'),
        fact.value.length === 0
          ? null
          : withCommas(
              fact.value.map((sign) => signLabel(sign, locale)),
              locale,
            ),
      );
  }
}

function answerLines(
  { item, value }: Extract<LookedAt, { is: 'answers' }>,
  protocol: Protocol,
  locale: Locale,
): string[] {
  const t = translator(lookedAtTexts, locale);
  const sheet = protocol.items[item];
  const questions = sheet?.kind === 'assessment' || sheet?.kind === 'activity' ? (sheet.questions ?? []) : [];
  if (value === null) return [t('notKnown', { name: nameOfItem(protocol, item, locale) ?? item })];
  return questions.flatMap(({ id, text }) => {
    const answer = value[id];
    if (answer === undefined) return [];
    const leaf: Leaf = { is: 'answer', item, question: id, op: '=', value: '' };
    const words = factWords(leaf, answer, { protocol, locale, own: { node: undefined } });
    return [`${text}: ${words}`];
  });
}
