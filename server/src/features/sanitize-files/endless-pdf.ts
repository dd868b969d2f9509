/** The reader looks at some thirty million bytes in a second. */
const mostLookedAt = 40_000_000;

/**
 * Whether a paper begins so much after the last end of its kind that its reader, which looks for that end through the
 * whole rest each time, would not come to an end itself. What was ended somewhere is looked for only once.
 */
export const isEndless = (bytes: Buffer): boolean =>
  looksThrough(bytes, 'stream', 'endstream') || looksThrough(bytes, 'obj', 'endobj');

function looksThrough(bytes: Buffer, begin: string, end: string): boolean {
  const last = bytes.lastIndexOf(end);
  let lookedAt = 0;
  let at = bytes.indexOf(begin, last < 0 ? 0 : last + end.length);
  while (at >= 0 && lookedAt <= mostLookedAt) {
    lookedAt += bytes.length - at;
    at = bytes.indexOf(begin, at + begin.length);
  }
  return lookedAt > mostLookedAt;
}
