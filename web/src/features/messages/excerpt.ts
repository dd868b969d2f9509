const ahead = 40;
const length = 200;

/** A stem is mostly what a word begins with. */
const stemsOf = (search: string): string[] =>
  (search.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map((word) =>
    word.slice(0, Math.max(3, word.length - 3)),
  );

/** The part of a long message in which something that was searched for stands, or else its beginning. */
export function excerptOf(body: string, search: string): string {
  const text = body.toLowerCase();
  const places = stemsOf(search).map((stem) => text.indexOf(stem));
  const place = Math.min(...places.filter((index) => index >= 0));
  if (!Number.isFinite(place) || place <= ahead) return body.slice(0, length);
  const from = body.lastIndexOf(' ', place - ahead) + 1;
  return `…${body.slice(from, from + length)}`;
}

/** The text in parts: every second one is a word that was searched for. */
export function partsOf(text: string, search: string): string[] {
  // Single letters stand everywhere.
  const stems = stemsOf(search).filter((stem) => stem.length > 1);
  if (stems.length === 0) return [text];
  return text.split(new RegExp(`((?:${stems.join('|')})[\\p{L}\\p{M}\\p{N}]*)`, 'giu'));
}
