import type { MovingPerson } from '@regimen/contract/moves.ts';

interface Standing {
  number: number;
  /** The version before, of somebody who was moved. */
  was: number | null;
  place: string;
}

/** Where somebody stands now: whoever was moved is on the new version. */
export function standsOn(
  {
    status,
    fromNumber,
    place,
    placeAfter,
  }: Pick<MovingPerson, 'status' | 'fromNumber' | 'place' | 'placeAfter'>,
  /** Of the version that people are moved to; `null`: the draft, to which nobody is. */
  target: number | null,
): Standing {
  return status === 'moved' && target !== null
    ? { number: target, was: fromNumber, place: placeAfter || place }
    : { number: fromNumber, was: null, place };
}
