import { westernDigits } from '@regimen/contract/language/western-digits.ts';

/**
 * "+1 213 373 4253" → "+1(213)373-4253": how numbers of every country are written here, from how they are written
 * internationally. What has a single group behind its code needs no brackets.
 */
export function inMask(international: string): string {
  const [code = '', first = '', ...rest] = international.split(/[^\d+]+/).filter(Boolean);
  if (first === '') return code;
  return rest.length === 0 ? `${code} ${first}` : `${code}(${first})${rest.join('-')}`;
}

/** The same with "#" in place of each digit behind the code, as it stands in an empty field. */
export const maskOf = (international: string): string =>
  inMask(international).replace(
    /^(\+\d+)(.*)$/,
    (_, code: string, rest: string) => code + rest.replace(/\d/g, '#'),
  );

/** What is kept of what stands in the field: also half a number, so that it is told; a country's code alone is none. */
export function numberIn(text: string, code: string | undefined): string | null {
  const digits = digitsIn(text);
  return digits === '' || digits === '+' || digits === code ? null : digits;
}

/** What is dialled of what somebody typed or pasted, in the digits of any language; "00" abroad is "+". */
export const digitsIn = (text: string): string =>
  westernDigits(text)
    .replace(/[^\d+]/g, '')
    .replace(/^00/, '+');
