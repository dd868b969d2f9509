import type { Locale } from '@regimen/contract/language/languages.ts';
import { type Change, changeBetween } from '@regimen/engine/change.ts';
import type { Problem, SafetyRule } from '@regimen/engine/check.ts';
import type { Edit } from '@regimen/engine/edit.ts';
import type { Item } from '@regimen/engine/items.ts';
import { builtInItems } from '@regimen/engine/library/all.ts';
import type { Protocol } from '@regimen/engine/protocol.ts';
import { fulfilWish } from '@regimen/engine/wizard/fulfil-wish.ts';
import { nearestItems } from '@regimen/engine/wizard/hint-of-wish.ts';
import { judgeEdits, type Refusal } from '@regimen/engine/wizard/judge-edits.ts';
import { readWish } from '@regimen/engine/wizard/read-wish.ts';

export interface ToJudge {
  document: Protocol;
  rules: readonly SafetyRule[];
  locale: Locale;
  /** What a model wrote, whatever that is; left out, the words are read for one of the phrases that are known. */
  proposed?: unknown;
  words?: string;
}

export type JudgedProposal =
  | {
      kind: 'sound';
      edits: Edit[];
      /** Items that the draft does not hold yet. */
      items: Record<string, Item>;
      /** What became of the draft, to be made of it at one go. */
      change: Change;
      leftOut: number;
      mended: number;
    }
  /** Names of what is near to what was said. */
  | { kind: 'not-understood'; near: string[] }
  | { kind: 'already-so' }
  | { kind: 'unsound'; because: Refusal; problems: Problem[] };

/** More than a wish needs; what is longer is kept out of lists and pages. */
const longestEdits = 60_000;
const mostProblems = 5;

/** The engine's judgement of a proposal, from text. Pure, so that a thread can do it. */
export function judgeProposal(text: string): JudgedProposal {
  const { document, rules, locale, proposed, words = '' } = JSON.parse(text) as ToJudge;
  let edits = proposed;
  if (proposed === undefined) {
    const wish = readWish(words);
    if (!wish) return { kind: 'not-understood', near: nearestItems(words, locale) };
    edits = fulfilWish(document, wish, locale);
    if ((edits as Edit[]).length === 0) return { kind: 'already-so' };
  }
  const judged = judgeEdits(document, edits, { library: builtInItems(locale), rules });
  if (!judged.ok) {
    if (judged.because === 'nothing-changes') return { kind: 'already-so' };
    const problems = judged.problems.slice(0, mostProblems).map(({ path: _path, ...problem }) => problem);
    return { kind: 'unsound', because: judged.because, problems };
  }
  const { after, edits: left, leftOut, mended } = judged;
  const items = Object.fromEntries(
    Object.entries(after.items).filter(([id]) => !Object.hasOwn(document.items, id)),
  );
  if (JSON.stringify([left, items]).length > longestEdits)
    return { kind: 'unsound', because: 'cannot-be-made', problems: [] };
  return { kind: 'sound', edits: left, items, change: changeBetween(document, after), leftOut, mended };
}
