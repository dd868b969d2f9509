import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Texts, Words } from '@regimen/contract/language/define-texts.ts';
import { type Change, root } from './patched-copy.ts';

// A pseudo-locale, made mechanically, in a copy of the product: the catalogue's English is written in accented letters,
// longer by a third and in brackets; `Intl` speaks Russian; what the product brings along as content is Arabic. So what
// shows in plain Latin letters there was written into the code.

// These two go into the copy as their own source, so they use nothing from outside.

function accent(text: string, longer: boolean): string {
  const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
  const accented = 'ȧƀƈḓḗƒɠħīĵķŀḿƞǿƥɋřşŧŭṽẇẋẏẑȦƁƇḒḖƑƓĦĪĴĶĿḾȠǾƤɊŘŞŦŬṼẆẊẎẐ';
  return text.replace(/[A-Za-z]/g, (letter) => {
    const written = accented.charAt(plain.indexOf(letter));
    return longer && /[aeiou]/.test(letter) ? written + written : written;
  });
}

function inPseudo(texts: Texts, write: typeof accent): Texts {
  const say = (text: string, isEnglish: boolean) => {
    // Places and tags stay what they are.
    const parts = text
      .split(/(\{\w+\}|<\/?\w+>)/)
      .map((part, at) => (at % 2 === 0 ? write(part, isEnglish) : part));
    return isEnglish ? `⟦${parts.join('')}⟧` : parts.join('');
  };
  const sayAll = (words: Words, isEnglish: boolean) =>
    Object.entries(words).map(([key, text]) => {
      if (typeof text === 'string') return [key, say(text, isEnglish)];
      const forms = Object.entries(text.plural).map(([form, each]) => [form, say(each, isEnglish)]);
      return [key, { plural: Object.fromEntries(forms) }];
    });
  return Object.fromEntries(
    Object.entries(texts).map(([locale, words]) => [
      locale,
      Object.fromEntries(sayAll(words, locale === 'en')),
    ]),
  ) as Texts;
}

/** Code, links and placeholders of a document stay what they are. */
const documentCode = /(```[\s\S]*?```|`[^`\n]*`|\]\([^)]*\)|\{\{\w+\}\}|<[^>]+>|https?:\S+)/;
const documentInPseudo = (markdown: string, longer: boolean): string =>
  markdown
    .split(documentCode)
    .map((part, at) => (at % 2 === 0 ? accent(part, longer) : part))
    .join('');

/** Each as we write it and as the bundler does: in the sources, in what renders, and in what the browser runs. */
const patches: { source: string; pattern: RegExp; after: string }[] = [
  {
    // How `defineTexts` puts the languages together.
    source: 'contract/src/language/define-texts.ts',
    pattern:
      /\(\{\s*en:\s*(\w+),\s*\.\.\.\(?typeof (\w+) ?===? ?[`'"]string[`'"]\s*\?\s*\w+\(\2\)\s*:\s*\2\)?,?\s*\}\)/,
    after: `((${inPseudo})($&, ${accent}))`,
  },
  {
    source: 'contract/src/language/languages.ts',
    pattern: /\btag:\s*[`'"]en[`'"]/,
    after: "tag: 'ru'",
  },
  {
    source: 'engine/src/content-language.ts',
    pattern: /\w+ ?=== ?[`'"]ar[`'"] ?\? ?[`'"]ar[`'"] ?: ?[`'"]en[`'"]/,
    after: "'ar'",
  },
];

export function pseudoChanges(): Change[] {
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const built = ['web/build/server', 'web/build/client'].map((folder) =>
    globSync(`${folder}/**/*.js`, { cwd: root }).map((file) => ({ file, code: read(file) })),
  );
  const inCode = patches.flatMap(({ source, pattern, after }) => {
    const files = built.flatMap((all) => {
      const found = all.filter(({ code }) => pattern.test(code)).map(({ file }) => file);
      if (found.length === 0) throw new Error(`No file of the build has ${pattern} (${source}).`);
      return found;
    });
    return [source, ...files].map((file): Change => [file, pattern, after]);
  });
  const documents = globSync('server/src/features/site/documents/*/*.md', { cwd: root });
  return [
    ...inCode,
    ...documents.flatMap((file): Change[] => {
      const words = read(file);
      const said = documentInPseudo(words, file.includes('/en/'));
      // A dollar sign would mean something in the place of what is found.
      return said === words ? [] : [[file, words, said.replaceAll('$', '$$$$')]];
    }),
  ];
}
