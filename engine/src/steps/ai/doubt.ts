/** When a person looks at what a model chose, before it counts. [R107] */
import type { AiSettings } from '../../protocol.ts';
import { seedOf } from '../../simulate/draws.ts';

/** Every choice is looked at, this one was picked, the model is not sure enough, or it said nothing of it. */
export type Doubt = 'every' | 'sample' | 'unsure';

export function doubtAbout(
  { review, sureFrom, reviewShare = 0 }: AiSettings,
  sure: number | null,
  place: string,
): Doubt | null {
  if (review) return 'every';
  if (sureFrom !== undefined && (sure === null || sure * 100 < sureFrom)) return 'unsure';
  return isPicked(place, reviewShare) ? 'sample' : null;
}

/** Told by the ids of run, step and visit, so that replay picks the same ones. */
const isPicked = (place: string, share: number): boolean => seedOf(place, 0) % 100 < share;

/** Whether a person may ever be asked. */
export const mayAskPerson = (settings: AiSettings): boolean =>
  settings.review ||
  settings.sureFrom !== undefined ||
  (settings.reviewShare ?? 0) > 0 ||
  settings.withoutAnswer === 'person';
