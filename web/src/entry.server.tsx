import { renderToString } from 'react-dom/server';
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { handoffScript } from './shell/handoff-script.ts';
import { startScript, withScriptsWaiting } from './shell/late-scripts.ts';
import { NonceContext } from './shell/nonce.tsx';
import { callsScript } from './shell/page-calls.ts';
import { hostContext } from './shell/route-contexts.ts';

/**
 * Nothing on our pages suspends, and `renderToString` is twice as fast as a stream. React Router hands the loaders'
 * data over inside a Suspense boundary, which `renderToString` would drop; so it is taken out of the tree and its
 * scripts are put before `</body>`, where the stream would have put them.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  routerContext: RouterContextProvider,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const host = routerContext.get(hostContext);
  const { nonce } = host;
  const { serverHandoffStream, ...rest } = entry;
  const context = { ...rest, manifest: withRoutesOf(entry) };
  const html = renderToString(
    <NonceContext value={nonce}>
      <ServerRouter context={context} url={request.url} nonce={nonce} />
    </NonceContext>,
  );
  const [head, between, end] = withScriptsWaiting(html);
  const bodyEnd = end.lastIndexOf('</body>');
  const scripts = serverHandoffStream ? await handoffScript(between, serverHandoffStream, nonce) : '';
  // Nothing changes under a guest: their pages go without.
  const calls = host.hasSession && host.calls ? callsScript(host.calls) : '';
  const lastScripts = [host.script ?? '', calls, scripts, startScript(nonce)];
  host.html = ['<!DOCTYPE html>', head, between, end.slice(0, bodyEnd), ...lastScripts, end.slice(bodyEnd)];
  return new Response(null, { status, headers });
}

/** `ServerRouter` makes all routes anew for every page: it gets those that this one consists of. */
function withRoutesOf({
  manifest,
  staticHandlerContext: { matches },
}: EntryContext): EntryContext['manifest'] {
  const routes = Object.fromEntries(matches.map(({ route: { id } }) => [id, manifest.routes[id]]));
  return { ...manifest, routes };
}

/** A wrong address is the visitor's own affair: a line for each would let anybody fill the log. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  console.error('A page could not be rendered:', error);
}
