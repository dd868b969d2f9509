/** A file for a spreadsheet holds at most so many lines, the newest. No zod: pages read it. */
export const mostCsvRows = 10_000;
/** And ends after so many characters, which only names as long as they may be come to. */
export const longestCsv = 5_000_000;
