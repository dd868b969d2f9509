import { reached } from '../../shell/reach.ts';
import { asked, supported } from './worker-client.ts';

const keptPages = [
  '/home',
  '/help-now',
  '/my-tasks',
  '/my-tasks/task/{id}',
  '/follow-program/{target?}/{id}',
];
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
