import { saveFile } from '../../shell/save-file.ts';
import { callQuery, type HistoryFilter } from './history-query.ts';

export async function saveCsv(filter: HistoryFilter): Promise<void> {
  const query = new URLSearchParams(callQuery(filter) as Record<string, string>).toString();
  await saveFile(
    `history/csv${query && `?${query}`}`,
    `history-${new Date().toISOString().slice(0, 10)}.csv`,
  );
}
