import { invalid } from '../../errors.ts';
import { isInstant } from '../../paging.ts';

/** A place in the list of events: at, then enrollment, then number. */
export interface EventPlace {
  at: string;
  enrollmentId: string;
  number: number;
}

export const eventCursor = ({ at, enrollmentId, number }: EventPlace): string =>
  Buffer.from(`${at} ${enrollmentId} ${number}`).toString('base64url');

export function readEventPlace(cursor: string | undefined): EventPlace | undefined {
  if (cursor === undefined) return undefined;
  const match = /^(\S{24}) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}) (\d{1,9})$/.exec(
    Buffer.from(cursor, 'base64url').toString(),
  );
  const [, at, enrollmentId, number] = match ?? [];
  if (!at || !enrollmentId || number === undefined || !isInstant(at)) throw invalid('cursor', 'not_valid');
  return { at, enrollmentId, number: Number(number) };
}
