import type { OpenFollowUp } from '@regimen/contract/follow-ups.ts';
import { type Locale, quoted, withCommas } from '@regimen/contract/language/languages.ts';
import { translator } from '@regimen/contract/language/translate.ts';
import { nameOfStep } from '@regimen/contract/protocol-words/names.ts';
import { formTexts } from './form-texts.ts';
import { type Choice, leadsTo } from './leads-to.ts';

export type NextWords = (choice: Choice) => string | null;

/** In words: which step each choice of an expert leads to, or which ones where more than the choice decides. */
export function nextSteps({ kind, protocol, story }: OpenFollowUp, locale: Locale): NextWords {
  const t = translator(formTexts, locale);
  const here = protocol.nodes.find(({ id }) => id === story.node);
  return (choice) => {
    // What a module asks for leads nowhere by itself.
    if (here?.type !== kind) return null;
    const names = leadsTo(protocol, here.id, choice).flatMap((id) => nameOfStep(protocol, id, locale) ?? []);
    const [only] = names;
    if (names.length < 2) return only === undefined ? null : t('nextIs', { name: only });
    const some = names.map((name) => quoted(name, locale));
    return t('nextMayBe', { names: withCommas(some.slice(0, -1), locale), last: some.at(-1) ?? '' });
  };
}
