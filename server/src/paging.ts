import { invalid } from './errors.ts';

/** A place in a list that is ordered by time and id. */
export interface Place {
  at: string;
  id: string;
  backwards: boolean;
}

const encode = (place: Place): string =>
  Buffer.from(`${place.backwards ? 'b' : 'f'} ${place.at} ${place.id}`).toString('base64url');

/** `text` is an instant as we write them, in a year that lists can have; a place that was made up may hold anything. */
export function isInstant(text: string): boolean {
  const at = Date.parse(text);
  return /^(?:19|20|21)/.test(text) && !Number.isNaN(at) && new Date(at).toISOString() === text;
}

export function readPlace(cursor: string | undefined): Place | undefined {
  if (cursor === undefined) return undefined;
  const text = Buffer.from(cursor, 'base64url').toString();
  const match = /^([bf]) (\S{24}) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(text);
  if (!match?.[2] || !match[3] || !isInstant(match[2])) throw invalid('cursor', 'not_valid');
  return { backwards: match[1] === 'b', at: match[2], id: match[3] };
}

interface Row {
  id: string;
  createdAt: Date;
}
export interface Page<T> {
  rows: T[];
  next: string | null;
  prev: string | null;
}

/** `rows` has one more than `most` when more follow in the direction of travel. */
export function pageOf<T extends Row>(rows: T[], most: number, from: Place | undefined): Page<T> {
  const more = rows.length > most;
  const kept = rows.slice(0, most);
  if (from?.backwards) kept.reverse();
  const first = kept.at(0);
  const last = kept.at(-1);
  const place = (row: T, backwards: boolean) =>
    encode({ at: row.createdAt.toISOString(), id: row.id, backwards });
  const hasNext = from?.backwards ? true : more;
  const hasPrev = from?.backwards ? more : from !== undefined;
  return {
    rows: kept,
    next: last && hasNext ? place(last, false) : null,
    prev: first && hasPrev ? place(first, true) : null,
  };
}

/** Of what is read for one page, in characters. */
export const longestPage = 1_000_000;

/** How many of these rows, by their lengths, a page has: it ends by its length too, and one is always on it. */
export function howManyFit(lengths: readonly number[], most: number): number {
  let sum = 0;
  const tooMuch = lengths.findIndex((length) => {
    sum += length;
    return sum > most;
  });
  return tooMuch === -1 ? lengths.length : Math.max(1, tooMuch);
}

/** Search results are ranked, so their place is a number. */
export function readOffset(cursor: string | undefined, most: number): number {
  if (cursor === undefined) return 0;
  const offset = /^o(\d{1,4})$/.exec(Buffer.from(cursor, 'base64url').toString())?.[1];
  if (offset === undefined || Number(offset) > most) throw invalid('cursor', 'not_valid');
  return Number(offset);
}
export const offsetCursor = (offset: number): string => Buffer.from(`o${offset}`).toString('base64url');

export interface List<T> {
  data: T[];
  meta: { per_page: number; next: string | null; prev: string | null };
  links: { next: string | null; prev: string | null };
}

/** One that has no pages: all there is, in the same shape. */
export const wholeList = <T>(data: T[]): List<T> =>
  presentPage({ next: null, prev: null }, data.length, '', data);

/** Section 3's list: data, meta, links. `url` is the call with its filters, without a cursor. */
export function presentPage<T>(
  page: { next: string | null; prev: string | null },
  perPage: number,
  url: string,
  data: T[],
): List<T> {
  const link = (cursor: string | null) =>
    cursor === null ? null : `${url}${url.includes('?') ? '&' : '?'}cursor=${cursor}`;
  return {
    data,
    meta: { per_page: perPage, next: page.next, prev: page.prev },
    links: { next: link(page.next), prev: link(page.prev) },
  };
}
