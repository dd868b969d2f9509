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
  /** The same of the dashboard. */
  hasAdmin: boolean;
  secureCookies: boolean;
}

/** A page's markup stays text: as the body of a `Response` it would be turned into bytes and back. */
export interface RenderedPage {
  response: Response;
  /** In pieces; `undefined` for what is no page: a redirect, data. */
  html: string[] | undefined;
}

const handle = createRequestHandler(build, import.meta.env.MODE);

export async function renderPage(
  request: Request,
  { send, nonce, hasSession, hasAdmin, secureCookies }: PageHost,
): Promise<RenderedPage> {
  const context = new RouterContextProvider();
  context.set(apiContext, createApi(send));
  const apiIn = (language: string) => createApi((call) => send({ ...call, language }));
  context.set(hostContext, { nonce, hasSession, hasAdmin, secureCookies, apiIn });
  const response = await handle(request, context);
  return { response, html: context.get(hostContext).html };
}
