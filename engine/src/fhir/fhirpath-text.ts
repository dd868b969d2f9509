/** A text as a FHIRPath literal: 'It''s' is written 'It\'s'. FHIR's `dynamicValue` takes an expression, never a text. */

const ESCAPES: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  "'": "\\'",
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
};
const MEANINGS: Readonly<Record<string, string>> = {
  n: '\n',
  r: '\r',
  t: '\t',
  f: '\f',
};

/** No text of ours is longer, escapes included. */
const LONGEST = 20_000;

export const literalOf = (text: string): string =>
  `'${text.replace(/[\\'\n\r\t]/g, (sign) => ESCAPES[sign] ?? sign)}'`;

/** undefined: it is an expression that has to be worked out, not a text. */
export function textFromLiteral(expression: string): string | undefined {
  if (expression.length > LONGEST) return undefined;
  const inside = /^\s*'((?:[^'\\]|\\[\s\S])*)'\s*$/.exec(expression)?.[1];
  return inside?.replace(
    /\\(?:u([0-9A-Fa-f]{4})|([\s\S]))/g,
    (_all, hex: string | undefined, sign: string) =>
      hex ? String.fromCharCode(Number.parseInt(hex, 16)) : (MEANINGS[sign] ?? sign),
  );
}
