import { builtInAiTestTexts } from './built-in-ai-test-texts.ts';
import type { BuiltInAiTest } from './built-in-ai-tests.ts';
import { namesIn } from './language/formatters.ts';
import type { Locale } from './language/languages.ts';
import { languages } from './language/languages.ts';
import { translator } from './language/translate.ts';

/** “Danger is met with help (English, test 2)”. */
export function nameOfBuiltInTest({ kind, key, locale }: BuiltInAiTest, reader: Locale): string {
  const t = translator(builtInAiTestTexts, reader);
  const number = key.split('-')[1] ?? '';
  return t(kind, {
    about: t('about', { language: namesIn(reader, 'language').of(locale) ?? languages[locale].name, number }),
  });
}
