/**
 * Filters as segments of a path, each in its place; `all` stands for one that is left open, and open ones at the end
 * are left out: `/programs/sleep/all/beginner`. Read from the raw path, since a search may hold an encoded slash.
 */
export interface Segment<Name extends string> {
  name: Name;
  /** Whether a value can stand there; `undefined`: any text. */
  allows: ((value: string) => boolean) | undefined;
}

export const open = 'all';

type Values<Name extends string> = Partial<Record<Name, string>>;

export function readSegments<Name extends string>(
  pathname: string,
  segments: readonly Segment<Name>[],
): Values<Name> {
  const given = pathname.split('/').slice(2);
  const values: Values<Name> = {};
  for (const [index, { name, allows }] of segments.entries()) {
    const value = decoded(given[index] ?? open);
    if (value !== '' && value !== open && (allows?.(value) ?? true)) values[name] = value;
  }
  return values;
}

export function writeSegments<Name extends string>(
  root: string,
  segments: readonly Segment<Name>[],
  values: Values<Name>,
): string {
  const written = segments.map(({ name }) => encodeURIComponent(values[name] || open));
  while (written.at(-1) === open) written.pop();
  return [root, ...written].join('/');
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

/** Pages count from 1, which is not said. */
export const isPageNumber = (value: string): boolean => /^[1-9]\d{0,2}$/.test(value) && value !== '1';
export const oneOf =
  (values: readonly string[]) =>
  (value: string): boolean =>
    values.includes(value);
/** As the contract has it: small letters, digits and hyphens. */
export const isSlug = (value: string): boolean =>
  value.length <= 60 && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value);

/** As the contract has it: small letters of any language, digits and hyphens. */
export const isTag = (value: string): boolean =>
  value.length <= 60 && /^[\p{Ll}\p{Lo}\p{Lm}\p{M}\p{N}]+(?:-[\p{Ll}\p{Lo}\p{Lm}\p{M}\p{N}]+)*$/u.test(value);

const longestSearch = 200;
/** Control characters and halves of characters cannot be searched for; dots alone would lead out of the path. */
export function cleanSearch(text: string): string {
  const clean = text
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, longestSearch)
    .toWellFormed()
    .trim();
  return /^\.+$/.test(clean) || clean === open ? '' : clean;
}
