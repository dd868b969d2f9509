/** How length keeps people from handing in what they began. [R62] */
import type { Item } from '../items.ts';
import { askedQuestions, type Question } from '../questions.ts';
import type { Patience } from './profile.ts';
import type { PopulationSetup } from './setup.ts';

export const questionsOf = (item: Item | undefined): readonly Question[] =>
  item?.kind === 'assessment' || item?.kind === 'activity' ? (item.questions ?? []) : [];

const counted = new WeakMap<Item, number>();

/** Those that everybody is asked; a matrix asks as many as it has rows. */
export function countQuestions(item: Item | undefined): number {
  if (!item) return 0;
  const known = counted.get(item);
  if (known !== undefined) return known;
  const count = askedQuestions(questionsOf(item), {}).reduce(
    (sum, question) => sum + (question.kind === 'matrix' ? question.rows.length : 1),
    0,
  );
  counted.set(item, count);
  return count;
}

/** Share of those who began that many questions who come to the end. Multiplied out: the same on every machine. */
export function staysThrough({ questions, givesUp }: Patience, count: number): number {
  let stays = 1;
  for (let question = questions; question < count; question++) stays *= 1 - givesUp;
  return stays;
}

/** Share of a whole population that would stop half-way through that many questions, if all of them began. */
export function stopHalfWay({ profiles }: PopulationSetup, count: number): number {
  const all = profiles.reduce((sum, { share }) => sum + share, 0);
  const stop = profiles.reduce(
    (sum, { profile, share }) => sum + share * (1 - staysThrough(profile.patience, count)),
    0,
  );
  return all > 0 ? stop / all : 0;
}
