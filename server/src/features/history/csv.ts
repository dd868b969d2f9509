/** What a spreadsheet would take for a formula; a sign before it keeps it a text. */
const formula = /^[\s\u00a0]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/;

function cell(value: string): string {
  const safe = formula.test(value) ? `'${value}` : value;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** Comma-separated, every cell quoted, lines as RFC 4180 has them; the mark at the start says that it is UTF-8. */
export const csvOf = (rows: readonly (readonly string[])[]): string => `\ufeff${csvLines(rows)}`;

/** More of the same. */
export const csvLines = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
