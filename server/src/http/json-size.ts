import { AppError } from '../errors.ts';

/** More levels than anything of ours has. What goes deeper overflows whoever walks it by calling itself, JSON.stringify first. */
const mostLevels = 100;
/** Reading takes as long as there are values, not characters: so many take the main thread some 30 ms. */
const mostValues = 150_000;
/** The same where a thread reads it. */
const mostValuesOnThread = 1_000_000;

const [quote, comma, openList, openObject, closeList, closeObject] = [...'",[{]}'].map((sign) =>
  sign.charCodeAt(0),
) as [number, number, number, number, number, number];

/** How deep a text of JSON nests and how many values it has, a list or an object counted once more, without reading it; no further than `most`. */
export function jsonSize(text: string, most = Number.POSITIVE_INFINITY): { levels: number; values: number } {
  let [values, level, levels] = [1, 0, 0];
  for (let at = 0; at < text.length && values <= most; at++) {
    const sign = text.charCodeAt(at);
    if (sign === quote) at = endOfString(text, at);
    else if (sign === comma) values++;
    else if (sign === openList || sign === openObject) {
      values++;
      level++;
      if (level > levels) levels = level;
    } else if (sign === closeList || sign === closeObject) level--;
  }
  return { levels, values };
}

/** Where the quote stands that ends it; one behind a single backslash does not. */
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let slashes = 0;
    while (text[end - 1 - slashes] === '\\') slashes++;
    if (slashes % 2 === 0) return end;
  }
  return text.length;
}

/** Refused at the door, before it is read: 400 for what nests too deep, 413 for what has too many values. */
export function requireReadable(text: string, onThread: boolean): void {
  if (text.length < mostLevels) return;
  const most = onThread ? mostValuesOnThread : mostValues;
  const { levels, values } = jsonSize(text, most);
  if (levels > mostLevels) throw new AppError('bad_request');
  if (values > most) throw new AppError('too_large');
}
