const ahead = 40;
const length = 200;

/** The part of a long message in which something that was searched for stands, or else its beginning. */
export function excerptOf(body: string, search: string): string {
  const words = search.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const text = body.toLowerCase();
  // A stem is mostly what a word begins with.
  const places = words.map((word) => text.indexOf(word.slice(0, Math.max(3, word.length - 3))));
  const place = Math.min(...places.filter((index) => index >= 0));
  if (!Number.isFinite(place) || place <= ahead) return body.slice(0, length);
  const from = body.lastIndexOf(' ', place - ahead) + 1;
  return `…${body.slice(from, from + length)}`;
}
