import type { Plural, Texts } from './define-texts.ts';
import { languages, locales } from './languages.ts';

/** What tests ask of the texts of every area: each language says the same, in its own letters and its own plurals. */
export function findTextFaults(texts: Texts): string[] {
  const faults: string[] = [];
  for (const locale of locales)
    for (const [key, english] of Object.entries(texts.en)) {
      const text = texts[locale][key];
      const add = (fault: string) => faults.push(`${key} in ${locale} ${fault}`);
      if (text === undefined) {
        add('is missing');
        continue;
      }
      if (formsOf(text).some((form) => form.trim() === '')) add('is empty');
      if (placesOf(text) !== placesOf(english)) add(`has places ${placesOf(text)}, not ${placesOf(english)}`);
      // "is {limit}" needs no word of its own where there is no such verb.
      const isPlaceAlone = typeof text === 'string' && /^\{\w+\}$/.test(text);
      const isArabic = /\p{Script=Arabic}/u.test(formsOf(text).join(' '));
      if (!isPlaceAlone && isArabic !== (languages[locale].script === 'Arabic'))
        add('is written in other letters');
      if (typeof text === 'string') continue;
      const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions();
      const forms = Object.keys(text.plural);
      if (forms.toSorted().join() !== pluralCategories.toSorted().join()) add(`has the forms ${forms}`);
    }
  return faults;
}

const formsOf = (text: string | Plural): string[] =>
  typeof text === 'string' ? [text] : Object.values(text.plural);
/** How many it is may be said by the form alone. */
const placesOf = (text: string | Plural): string =>
  [...new Set(formsOf(text).flatMap((form) => form.match(/\{\w+\}|<\w+>/g) ?? []))]
    .filter((place) => typeof text === 'string' || place !== '{n}')
    .sort()
    .join();
