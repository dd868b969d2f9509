import { basename } from 'node:path';
import { besideIn, otherLocales } from '@regimen/contract/language/define-texts.ts';
import type { Plugin } from 'vite';

/** A bundle has no files beside it: `defineTexts(import.meta.url, …)` is given the other languages themselves. */
export const textsInEveryLanguage: Plugin = {
  name: 'texts-in-every-language',
  transform: {
    filter: { id: /texts\.ts$/ },
    handler(code, id) {
      const patched = code.replace(
        /\bdefineTexts\(\s*import\.meta\.url,/,
        `defineTexts({ ${otherLocales.join(', ')} },`,
      );
      if (patched === code) return null;
      const imports = otherLocales.map(
        (locale) => `import ${locale} from './${besideIn(basename(id), locale)}';`,
      );
      return `${imports.join('')}${patched}`;
    },
  },
};
