/** A file for a spreadsheet holds at most so many lines, the newest. No zod: pages read it. */
export const mostCsvRows = 10_000;
