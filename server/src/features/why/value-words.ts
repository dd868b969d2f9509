/** A value that a condition compares, as people saw it: with its unit, its option's label, its band's name. */
import { translator } from '@regimen/contract/language/translate.ts';
import { roleTexts } from '@regimen/contract/role-texts.ts';
import { signLabel } from '@regimen/contract/signs.ts';
import type { FactValue, Leaf } from '@regimen/engine/condition.ts';
import { branchesOf } from '@regimen/engine/steps/traits.ts';
import { bandName, branchName, kpiOf, nodeOf, type Own, questionOf } from './fact-names.ts';
import { listWords, numberWords, quoted } from './phrases.ts';
import type { SpeakingOf } from './speaking.ts';
import { dateWords, dayCount } from './time-words.ts';
import { valueTexts } from './value-texts.ts';

export function factWords(leaf: Leaf, value: NonNullable<FactValue>, own: Own, speaking: SpeakingOf): string {
  if (typeof value !== 'object') return valueWords(leaf, value, own, speaking);
  const all = Array.isArray(value) ? value : Object.values(value);
  // A branch comes with those it lies in; the innermost one is what was chosen.
  const shown = leaf.is === 'branch' ? all.slice(-1) : all;
  if (shown.length === 0) return translator(valueTexts, speaking.locale)('none');
  return listWords(
    shown.map((one) => valueWords(leaf, one, own, speaking)),
    speaking.locale,
  );
}

const isKnownSex = (value: unknown): value is 'female' | 'male' => value === 'female' || value === 'male';

export function valueWords(
  leaf: Leaf,
  value: string | number | boolean,
  own: Own,
  speaking: SpeakingOf,
): string {
  const { locale, protocol } = speaking;
  const t = translator(valueTexts, locale);
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
  switch (leaf.is) {
    case 'kpi': {
      const unit = leaf.stat === 'count' ? '' : (kpiOf(protocol, leaf.kpi)?.unit ?? '');
      const sign = leaf.stat === 'change' && Number(value) > 0 ? '+' : '';
      return sign + numberWords(Number(value), locale, unit);
    }
    case 'band':
      return quoted(bandName(protocol, leaf, own, String(value)), locale);
    case 'branch': {
      const branches = branchesOf(nodeOf(protocol, leaf.node ?? own.node));
      const name = branchName(branches, String(value));
      return quoted(name || String(value), locale);
    }
    case 'answer': {
      const question = questionOf(protocol, leaf, own);
      if (typeof value === 'number')
        return numberWords(value, locale, question?.kind === 'number' ? (question.unit ?? '') : '');
      if (question?.kind === 'date' && !Number.isNaN(Date.parse(value)))
        return dateWords(Date.parse(value), { ...speaking, zone: 'UTC' });
      const options = question && 'options' in question ? question.options : [];
      return quoted(options.find(({ id }) => id === value)?.label ?? value, locale);
    }
    case 'days':
      return dayCount(Number(value), locale);
    case 'sex':
      return t(isKnownSex(value) ? value : 'otherSex');
    case 'role':
      return Object.hasOwn(roleTexts.en, String(value))
        ? roleTexts[locale][String(value) as keyof typeof roleTexts.en]
        : String(value);
    case 'sign':
      return quoted(signLabel(String(value), locale), locale);
    default:
      return numberWords(Number(value), locale);
  }
}
