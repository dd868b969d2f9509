import { locales } from '@regimen/contract/language/languages.ts';
import { type SignName, signLabel, signNames } from '@regimen/contract/signs.ts';

/** The sign of the list that these words mean, in any language: people have told us of that one, not of the words. */
export function knownSign(words: string): SignName | undefined {
  const said = words.trim().toLocaleLowerCase();
  return signNames.find(
    (name) => name === said || locales.some((locale) => signLabel(name, locale).toLocaleLowerCase() === said),
  );
}
