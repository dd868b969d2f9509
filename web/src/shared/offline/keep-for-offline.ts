import { reached } from '../../shell/reach.ts';
import { filesOfRoutes } from './route-files.ts';
import { asked, supported } from './worker-client.ts';

/** A page that is reached by a link needs files that its document does not name. */
const linkedPages = [
  // What all of them need.
  'root',
  'page:/home',
  'page:/help-now',
  'page:/my-tasks',
  'page:/my-tasks/task/{id}',
  'page:/follow-program/{target?}/{id}',
];

/** So that these can be opened without a connection. Each is fetched once as long as the page lives. */
export function keepForOffline(paths: readonly string[]): void {
  if (!supported() || !reached.get()) return;
  // Help has to be there even if nobody ever looked at it.
  const fresh = [...filesOfRoutes(linkedPages), '/help-now', ...paths].filter((path) => !asked.has(path));
  if (fresh.length === 0) return;
  for (const path of fresh) asked.add(path);
  navigator.serviceWorker.ready.then(
    ({ active }) => active?.postMessage({ keep: fresh }),
    () => undefined,
  );
}
