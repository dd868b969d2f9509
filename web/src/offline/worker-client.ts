import { reached } from '../shell/reach.ts';

/** The page's side of the service worker (public/worker.js). Browsers without one do everything but work offline. */
const supported = () => typeof navigator !== 'undefined' && 'serviceWorker' in navigator;

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

async function tell(message: { forget: true } | { keep: readonly string[] }): Promise<void> {
  if (!supported()) return;
  const registration = await navigator.serviceWorker.getRegistration().catch(() => undefined);
  registration?.active?.postMessage(message);
}

const asked = new Set<string>();

const keptPages = ['/home', '/my-tasks', '/my-tasks/task/{id}', '/follow-program/{target?}/{id}'];
interface RouteFiles {
  module: string;
  clientLoaderModule?: string;
  imports?: string[];
  css?: string[];
}

/** A page that is reached by a link needs files that its document does not name. React Router's manifest does. */
function filesOfKeptPages(): string[] {
  const { __reactRouterManifest: manifest } = globalThis as {
    __reactRouterManifest?: { routes: Record<string, RouteFiles | undefined> };
  };
  const routes = keptPages
    .map((path) => manifest?.routes[`page:${path}`])
    .filter((route) => route !== undefined);
  return routes.flatMap(({ module, clientLoaderModule, imports = [], css = [] }) => [
    module,
    ...(clientLoaderModule ? [clientLoaderModule] : []),
    ...imports,
    ...css,
  ]);
}

/** So that these can be opened without a connection. Each is fetched once as long as the page lives. */
export function keepForOffline(paths: readonly string[]): void {
  if (!supported() || !reached.get()) return;
  const fresh = [...filesOfKeptPages(), ...paths].filter((path) => !asked.has(path));
  if (fresh.length === 0) return;
  for (const path of fresh) asked.add(path);
  navigator.serviceWorker.ready.then(
    ({ active }) => active?.postMessage({ keep: fresh }),
    () => undefined,
  );
}

/** Somebody signed out, or is another person than before: nothing of theirs stays. */
export function forgetKept(): void {
  asked.clear();
  tell({ forget: true });
}

/** Signed out on purpose: what is meant for that person is not shown here any more. Its service then says it is gone. */
export async function endPush(): Promise<void> {
  if (!supported()) return;
  const registration = await navigator.serviceWorker.getRegistration().catch(() => undefined);
  const subscription = await registration?.pushManager?.getSubscription().catch(() => null);
  await subscription?.unsubscribe().catch(() => false);
}
