/** A value that a condition compares, as people saw it: with its unit, its option's label, its band's name. */
import type { FactValue, Leaf } from '@regimen/engine/condition.ts';
import type { EndReason } from '@regimen/engine/end-reasons.ts';
import type { Protocol } from '@regimen/engine/protocol.ts';
import { durationIn, type Place } from '../language/durations.ts';
import { longDate } from '../language/instants.ts';
import { isolate, type Locale, quoted } from '../language/languages.ts';
import { listWords } from '../language/lists.ts';
import { quantity } from '../language/quantities.ts';
import { translator } from '../language/translate.ts';
import { roleTexts } from '../role-texts.ts';
import { signLabel } from '../signs.ts';
import { reasonTexts } from './reason-texts.ts';
import { bandNameOf, branchNameOf, kpiOf, type Own, questionOf } from './references.ts';
import { valueTexts } from './value-texts.ts';

/** Of which protocol, in which language, and what is meant where a condition names no item or step. */
export interface About {
  protocol: Protocol;
  locale: Locale;
  own: Own;
}

/** A name that people gave, in quotation marks; never an id. */
export const nameOrGone = (name: string | undefined, locale: Locale): string =>
  name ? quoted(name, locale) : translator(valueTexts, locale)('gone');

export const roleName = (role: string, locale: Locale): string =>
  Object.hasOwn(roleTexts.en, role) ? roleTexts[locale][role as keyof typeof roleTexts.en] : role;

const reasonName = (reason: Single, locale: Locale): string =>
  translator(reasonTexts, locale)(reason as EndReason);

export const sexName = (sex: string, locale: Locale): string =>
  translator(valueTexts, locale)(sex === 'female' || sex === 'male' ? sex : 'otherSex');

type Single = string | number | boolean;

/** `place`: what a length of time stands after. */
export function valueWords(leaf: Leaf, value: Single, about: About, place?: Place): string {
  const { protocol, locale, own } = about;
  const number = (unit = '', sign = '') => isolate(`${sign}${quantity(Number(value), unit, locale)}`, locale);
  switch (leaf.is) {
    case 'kpi': {
      const unit = leaf.stat === 'count' ? '' : kpiOf(protocol, leaf.kpi, own)?.unit;
      const isChange = leaf.stat === 'change' || leaf.over?.of === 'change';
      return number(unit, isChange && Number(value) > 0 ? '+' : '');
    }
    case 'score':
      return number('', leaf.over?.of === 'change' && Number(value) > 0 ? '+' : '');
    case 'band':
      return nameOrGone(bandNameOf(protocol, own, { ...leaf, value: String(value) }), locale);
    case 'branch':
      return nameOrGone(branchNameOf(protocol, own, { ...leaf, value: String(value) }), locale);
    case 'ending':
      return quoted(reasonName(value, locale), locale);
    case 'answer':
      return answerWords(leaf, value, about);
    case 'days':
      return durationIn('day', Number(value), locale, place);
    case 'age':
      return durationIn('year', Number(value), locale, place);
    case 'sex':
      return sexName(String(value), locale);
    case 'role':
      return roleName(String(value), locale);
    case 'sign':
      return quoted(signLabel(String(value), locale), locale);
    default:
      return number();
  }
}

function answerWords(
  leaf: Extract<Leaf, { is: 'answer' }>,
  value: Single,
  { protocol, locale, own }: About,
): string {
  const question = questionOf(protocol, own, leaf);
  if (typeof value === 'boolean') return translator(valueTexts, locale)(value ? 'yes' : 'no');
  if (typeof value === 'number')
    return isolate(quantity(value, question?.kind === 'number' ? (question.unit ?? '') : '', locale), locale);
  if (question?.kind === 'single' || question?.kind === 'multiple')
    return nameOrGone(question.options.find(({ id }) => id === value)?.label, locale);
  const day = question?.kind === 'date' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(day) ? quoted(value, locale) : isolate(longDate(locale, day, 'UTC'), locale);
}

/** What was found, which may be several. */
export function factWords(leaf: Leaf, value: NonNullable<FactValue>, about: About): string {
  if (typeof value !== 'object') return valueWords(leaf, value, about);
  const all = Array.isArray(value) ? value : Object.values(value);
  // A branch comes with those it lies in; the innermost one is what was chosen.
  const shown = leaf.is === 'branch' ? all.slice(-1) : all;
  if (shown.length === 0) return translator(valueTexts, about.locale)('none');
  return listWords(
    shown.map((one) => valueWords(leaf, one, about)),
    about.locale,
  );
}
