import { BoundedMap } from '@regimen/engine/bounded-map.ts';
import type { Locale } from './languages.ts';

const known = new BoundedMap<Locale, Intl.Collator>(20);

/** Puts names in the order of a language, capitals or not. */
export function collatorOf(locale: Locale): Intl.Collator {
  const collator = known.get(locale) ?? new Intl.Collator(locale, { sensitivity: 'base', numeric: true });
  known.set(locale, collator);
  return collator;
}
