import { invalid } from '../../errors.ts';
import { isInstant } from '../../paging.ts';

/** A place in the list of events: at, then enrollment, then number; what experts did comes after the events, by `act`. */
export interface EventPlace {
  at: string;
  enrollmentId: string;
  number: number;
  act?: string | undefined;
}

export const eventCursor = ({ at, enrollmentId, number, act }: EventPlace): string =>
  Buffer.from(`${at} ${enrollmentId} ${act ?? number}`).toString('base64url');

export function readEventPlace(cursor: string | undefined): EventPlace | undefined {
  if (cursor === undefined) return undefined;
  const match = place.exec(Buffer.from(cursor, 'base64url').toString());
  const { at, enrollmentId, number, act } = match?.groups ?? {};
  if (!at || !enrollmentId || !isInstant(at)) throw invalid('cursor', 'not_valid');
  return { at, enrollmentId, number: Number(number ?? 0), act };
}

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const place = new RegExp(`^(?<at>\\S{24}) (?<enrollmentId>${uuid}) (?:(?<act>${uuid})|(?<number>\\d{1,9}))$`);
