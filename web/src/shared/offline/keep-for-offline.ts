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

/** To be there even if nobody ever looked at them: the bar leads to two of them, and help is needed at any time. */
const always = ['/home', '/my-tasks', '/help-now'];

/** So that these pages can be opened without a connection. Each is fetched once as long as the page lives. */
export function keepForOffline(paths: readonly string[]): void {
  if (!supported() || !reached.get()) return;
  // Pages share most of their files, and the worker takes only so many paths at a time.
  const wanted = new Set([...always, ...paths, ...filesOfRoutes(linkedPages)]);
  const fresh = [...wanted].filter((path) => !asked.has(path));
  if (fresh.length === 0) return;
  for (const path of fresh) asked.add(path);
  navigator.serviceWorker.ready.then(
    ({ active }) => active?.postMessage({ keep: fresh }),
    () => undefined,
  );
}
