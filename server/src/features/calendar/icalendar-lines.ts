/** Lines of iCalendar (RFC 5545): text escaped, lines folded at 75 bytes. */
export const textOf = (lines: readonly string[]): string =>
  lines.map((line) => `${folded(line)}\r\n`).join('');

/** 20261115T170000Z */
export const utc = (at: Date): string => at.toISOString().replace(/[-:]|\.\d{3}/g, '');

export const escaped = (text: string): string =>
  text.replace(/[\\;,]/g, (character) => `\\${character}`).replace(/\r\n|\r|\n/g, '\\n');

/** At most 75 bytes a line, never inside a character; what goes on begins with a space, which counts. */
function folded(line: string): string {
  if (Buffer.byteLength(line) <= 75) return line;
  const parts: string[] = [];
  let part = '';
  let bytes = 0;
  for (const character of line) {
    const size = character <= '\x7f' ? 1 : Buffer.byteLength(character);
    if (bytes + size > 75) {
      parts.push(part);
      part = ' ';
      bytes = 1;
    }
    part += character;
    bytes += size;
  }
  return [...parts, part].join('\r\n');
}
