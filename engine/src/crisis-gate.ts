/**
 * Whether what somebody wrote may mean danger, as the server decides it everywhere: the rules first, and on top a judge that
 * was taught with sentences. It may add, and hold back what a rule only suspects where it is sure that nothing is meant; what
 * is said plainly it never holds back. The browser has the rules alone (`crisis-words.ts`): the weights would weigh too much.
 */
import { stretchesOf } from './crisis/features.ts';
import type { CrisisKind } from './crisis/language.ts';
import { opinionOn, readWeights, type Taught } from './crisis/taught.ts';
import { ADDS, DANGER, HOLDS_BACK, KINDS } from './crisis/weights.ts';
import { buildCrisisWords, foundByRules, readByRules } from './crisis-words.ts';
import { medicalQuestionIn } from './medical-words.ts';

export type { CrisisKind } from './crisis/language.ts';

const read = new Map<'taught', Taught>();
function taught(): Taught {
  const known = read.get('taught') ?? { danger: readWeights(DANGER), kinds: KINDS.map(readWeights) };
  read.set('taught', known);
  return known;
}

/** For whoever has others waiting: tables and weights take a moment to build, once. */
export function buildCrisisGate(): void {
  buildCrisisWords();
  taught();
}

/** Which danger this may mean, to its writer or to somebody they speak of. `null`: nothing in it says so. */
export function dangerIn(text: string): CrisisKind | null {
  const read = readByRules(text);
  const found = foundByRules(read);
  if (found?.isPlain) return found.kind;
  // A question about doses or illness has an answer of its own, which leads to people; no rule saw more in it.
  if (found === null && medicalQuestionIn(text) !== null) return null;
  const opinion = opinionOn(
    stretchesOf(
      text,
      read.map(({ reading }) => reading),
    ),
    taught(),
  );
  if (found !== null) return opinion.danger < HOLDS_BACK ? null : found.kind;
  return opinion.danger > ADDS ? opinion.kind : null;
}
