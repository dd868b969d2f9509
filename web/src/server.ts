import * as build from 'virtual:react-router/server-build';
import { createApi, type Send } from '@regimen/contract/client.ts';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import { apiContext, hostContext } from './shell/route-contexts.ts';

/** What the HTTP server hands in for one page. */
export interface PageHost {
  /** An API call in-process, with the visitor's cookie and host attached. */
  send: Send;
  /** On every inline script and style tag. */
  nonce: string;
  /** Whether a session cookie came along; a guest's page makes no call that needs one. */
  hasSession: boolean;
}

const handle = createRequestHandler(build, import.meta.env.MODE);

export async function renderPage(request: Request, host: PageHost): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(apiContext, createApi(host.send));
  context.set(hostContext, { nonce: host.nonce, hasSession: host.hasSession });
  return handle(request, context);
}
