/** [R70] Whether somebody may be in danger by what they have just said or measured. The page asks it too, without a connection. */
import { type Ask, type Condition, holds, type Leaf, leavesOf, type OutcomeLeaf } from './condition.ts';
import type { Item, KpiItem } from './items.ts';
import { type Answers, answerFaults } from './questions.ts';
import { inOwnUnit } from './readings.ts';
import { scoreOf, subscaleScores } from './scoring.ts';

/** The creator's words for the person, and when they are shown. */
export type Urgent = { when: Condition; title: string; text: string };

/** What was handed in, without the run it is handed in to. */
export type HandedIn =
  | { answers: Answers }
  /** Without a unit the value is in the KPI's own. */
  | { value: number; unit?: string | undefined };

/** The words that are due by what was handed in alone; what else a condition asks for counts as not known. */
export function urgentIn(item: Item | undefined, itemId: string, handedIn: HandedIn): Urgent | null {
  if (item === undefined || !('urgent' in item) || item.urgent === undefined) return null;
  const ask = factsHandedIn(item, itemId, handedIn);
  return ask !== null && holds(item.urgent.when, ask) ? item.urgent : null;
}

/**
 * [R70] Whether a reading, which raised no alarm, ends one that an earlier reading raised. Where the condition also asks for
 * something else, one reading cannot tell.
 */
export const endsDanger = (
  item: KpiItem,
  itemId: string,
  reading: { value: number; unit?: string },
): boolean =>
  canEndByReading(item, itemId) &&
  inOwnUnit(item, reading.value, reading.unit) !== null &&
  urgentIn(item, itemId, reading) === null;

export const canEndByReading = ({ urgent }: KpiItem, itemId: string): boolean =>
  urgent !== undefined && leavesOf(urgent.when).every((leaf) => isOfReading(leaf, itemId));

/** What one reading alone can tell. */
const isOfReading = (leaf: Leaf | OutcomeLeaf, itemId: string): boolean =>
  leaf.is === 'kpi' && leaf.kpi === itemId && (leaf.stat ?? 'last') === 'last' && !leaf.over;

/** Nothing where it could not be taken. */
export const factsHandedIn = (item: Item, itemId: string, handedIn: HandedIn): Ask | null =>
  'answers' in handedIn ? sheetFacts(item, itemId, handedIn.answers) : readingFacts(item, itemId, handedIn);

function sheetFacts(item: Item, itemId: string, answers: Answers): Ask | null {
  const isSheet = item.kind === 'assessment' || item.kind === 'activity';
  if (!isSheet || answerFaults(item.questions ?? [], answers).length > 0) return null;
  return factsOfSheet(item, itemId, answers, true);
}

/** The facts of one sheet. Of one that is `whole` the score is known. */
export function factsOfSheet(item: Item, itemId: string, answers: Answers, whole: boolean): Ask {
  const scored = item.kind === 'assessment' && whole ? scoreOf(item, answers) : { score: null, band: null };
  const subscales = item.kind === 'assessment' && whole ? subscaleScores(item, answers) : null;
  return (leaf) => {
    if (leaf.is !== 'answer' && leaf.is !== 'score' && leaf.is !== 'band') return null;
    // What one sheet comes to says nothing of those before it.
    if (leaf.is === 'score' && leaf.over !== undefined) return null;
    if ((leaf.item ?? itemId) !== itemId) return null;
    if (leaf.is === 'score' && leaf.subscale !== undefined) return subscales?.[leaf.subscale] ?? null;
    if (leaf.is !== 'answer') return leaf.is === 'score' ? scored.score : scored.band;
    return Object.hasOwn(answers, leaf.question) ? (answers[leaf.question] ?? null) : null;
  };
}

function readingFacts(
  item: Item,
  itemId: string,
  { value, unit }: { value: number; unit?: string | undefined },
): Ask | null {
  if (item.kind !== 'kpi') return null;
  const reading = inOwnUnit(item, value, unit);
  if (reading === null || !(reading >= item.range.min && reading <= item.range.max)) return null;
  return (leaf) => (isOfReading(leaf, itemId) ? reading : null);
}
