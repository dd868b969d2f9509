import { ApiError } from '@regimen/contract/client.ts';
import { isAnswer, notReached } from './reach.ts';
import { sessionOver } from './session-over.ts';

/**
 * Asks the API for a file in the page's own language, which a plain link would not do, and saves it under a name.
 * `path` is the call's, with its query.
 */
export async function saveFile(path: string, name: string): Promise<void> {
  const response = await ask(path);
  if (!isAnswer(response)) throw new ApiError(0, {});
  if (response.status === 401) sessionOver();
  if (!response.ok) throw new ApiError(response.status, await response.json().catch(() => ({})));
  saveBlob(await response.blob(), name);
}

export function saveBlob(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

async function ask(path: string): Promise<Response> {
  try {
    return await fetch(`/api/${path}`, {
      headers: { 'X-Domain': location.hostname, 'Accept-Language': document.documentElement.lang },
    });
  } catch {
    notReached();
    throw new ApiError(0, {});
  }
}
