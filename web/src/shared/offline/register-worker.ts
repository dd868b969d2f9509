import { supported } from './worker-client.ts';

export const workerPath = '/worker.js';

/** The one service worker of the site; web push uses it too. */
export async function registerWorker(): Promise<ServiceWorkerRegistration | null> {
  if (!supported()) return null;
  try {
    return await navigator.serviceWorker.register(workerPath, { updateViaCache: 'none' });
  } catch {
    return null;
  }
}
