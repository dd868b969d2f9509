import { type Locale, quoted } from '@regimen/contract/language/languages.ts';
import { listWords } from '@regimen/contract/language/lists.ts';
import { translator } from '@regimen/contract/language/translate.ts';
import type { TestedAi } from '@regimen/contract/publishing.ts';
import type { FieldErrors } from '../../../errors.ts';
import { redTestsTexts } from './red-tests-texts.ts';

const mostNamed = 5;

/** What stands in the way, by name; each under the place where it is mended: `aiTests.<protocol>.<subject>`. */
export function wordsOfRed(red: readonly TestedAi[], locale: Locale): FieldErrors {
  const t = translator(redTestsTexts, locale);
  const lines = red.map(({ protocolId, subject, name, red: tests }) => {
    const named = tests.slice(0, mostNamed).map((test) => quoted(test.name, locale));
    const more = tests.length - named.length;
    const words = listWords(more > 0 ? [...named, t('more', { n: more })] : named, locale);
    return [
      `aiTests.${protocolId}.${subject}`,
      [t('red', { name: quoted(name, locale), tests: words })],
    ] as const;
  });
  return Object.fromEntries([['program', lines.flatMap(([, said]) => said)], ...lines]);
}
