import { isolate, type Locale, quoted, withCommas } from '@regimen/contract/language/languages.ts';
import { translator } from '@regimen/contract/language/translate.ts';
import type { Problem } from '@regimen/engine/check.ts';
import { choiceProblemTexts } from './choice-problem-texts.ts';
import type { ProblemWords } from './problem-words.ts';

/** What the checker found in an AI module by itself. */
export function choiceWords({ code, data }: Problem, name: string, locale: Locale): ProblemWords {
  const t = translator(choiceProblemTexts, locale);
  const said = (title: string, explanation: string): ProblemWords => ({ title, explanation, mend: null });
  switch (code) {
    case 'branch-twice': {
      const branch = isolate(String(data.branch), locale);
      return said(t('branchTwice', { name, branch }), t('branchTwiceWhy'));
    }
    case 'one-branch':
      return said(t('oneBranch', { name }), t('oneBranchWhy'));
    case 'no-examples': {
      const names = (data.branches as string[]).map((branch) => quoted(branch, locale));
      return said(t('noExamples', { name }), t('noExamplesWhy', { branches: withCommas(names, locale) }));
    }
    default:
      return said(t('factGone', { name }), t('factGoneWhy'));
  }
}
