import { callQuery, type HistoryFilter } from './history-query.ts';

/** Asked for in the page's own language, which a plain link would not do, and saved under its name. */
export async function saveCsv(filter: HistoryFilter): Promise<void> {
  const query = new URLSearchParams(callQuery(filter) as Record<string, string>).toString();
  const response = await fetch(`/api/history/csv${query && `?${query}`}`, {
    headers: { 'X-Domain': location.hostname, 'Accept-Language': document.documentElement.lang },
  });
  if (!response.ok) throw new Error(`Status ${response.status}`);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await response.blob());
  link.download = `history-${new Date().toISOString().slice(0, 10)}.csv`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
