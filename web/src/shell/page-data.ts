import type { CurrentUser } from '@regimen/contract/auth.ts';
import { type Api, ApiError } from '@regimen/contract/client.ts';
import type { Locale } from '@regimen/contract/language/languages.ts';
import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import { type EmbeddedData, embedData } from './embedded-data.ts';
import { deniedNote } from './flash.ts';
import { flashDenied } from './flash-denied.ts';
import { callsOfPage, recording } from './page-calls.ts';
import { rememberedCookie } from './remembered-path.ts';
import { apiContext, failureContext, hostContext, shellContext } from './route-contexts.ts';
import { sessionLost, setAdmin } from './session.ts';
import { dataShownAt } from './shown-page.ts';

export interface PageArgs {
  api: Api;
  /** For what the page's parts keep fresh themselves: when it changes, the page is not read again. */
  startApi: Api;
  params: Readonly<Record<string, string | undefined>>;
  url: URL;
  locale: Locale;
  viewer: CurrentUser | null;
  /** On the server, where a cookie goes with the answer: whether it is Secure. In the browser nothing (cookie.ts). */
  secureCookies: boolean | undefined;
}

interface PageOptions {
  valid?: (args: PageArgs) => boolean | Promise<boolean>;
  /** Dozens of rows: they go to the browser by a way of their own (embedded-data.ts). */
  long?: boolean;
}

/** Thrown by a page that does not exist after all; the same 404 page as for an unknown address. */
export const notFound = () => data({ message: 'This page could not be found' }, { status: 404 });

/**
 * Validity and data of a page, one function for the server (in-process) and the browser (over HTTP):
 *
 *     const page = pageData(({ api, params }) => api('GET discussions/{id}', { params: { id: params.id } }));
 *     export const loader = page.loader;
 *     export const clientLoader = page.clientLoader;
 *
 * Every page has one, even if it loads nothing: what the page guard refused is thrown here, inside the shell.
 *
 * One with long data says `long: true` and reads it with `readEmbedded(useLoaderData<typeof clientLoader>())`.
 */
export function pageData<T>(load: (args: PageArgs) => T | Promise<T>, options: PageOptions = {}) {
  const { valid = () => true, long = false } = options;
  const run = async ({ context, params, url }: LoaderFunctionArgs): Promise<T> => {
    const failure = context.get(failureContext);
    if (failure) throw data({ message: failure.message }, { status: failure.status });
    const { locale, viewer } = context.get(shellContext);
    const host = inBrowser() ? null : context.get(hostContext);
    const secureCookies = host?.secureCookies;
    if (host) host.calls ??= [];
    const startApi = context.get(apiContext);
    const api = recording(startApi, host?.calls ?? callsOfPage(pathOf(url)));
    const args: PageArgs = { api, startApi, params, url, locale, viewer, secureCookies };
    try {
      if (!(await valid(args))) throw notFound();
      return await load(args);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const stays = inBrowser() && isPassing(error) ? dataShownAt(pathOf(url), viewer?.id) : undefined;
      if (stays === undefined) throw treatmentOf(error, args);
      return stays as T;
    }
  };
  const runOnServer = async (args: LoaderFunctionArgs): Promise<T | EmbeddedData> => {
    const found = await run(args);
    if (!long || !isPlain(found)) return found;
    const { mark, script } = embedData(found);
    args.context.get(hostContext).script = script;
    return mark;
  };
  return { loader: runOnServer, clientLoader: run };
}

const inBrowser = () => typeof document !== 'undefined';

/** Data itself, not an answer with a status around it. */
const isPlain = (found: unknown) =>
  typeof found === 'object' && found !== null && Object.getPrototypeOf(found) === Object.prototype;

/** No answer, or none for now: a page that stands open stays as it is, and with it what somebody is doing there. */
const isPassing = ({ status }: ApiError) => [0, 429, 502, 503, 504].includes(status);

const pathOf = ({ pathname, search }: URL) => pathname + search;

const isDashboard = ({ pathname }: URL) => pathname.startsWith('/dashboard');

/** Section 8, for data that a page needs before it can show. */
function treatmentOf(error: ApiError, { url, locale, secureCookies }: PageArgs): unknown {
  const path = pathOf(url);
  const leaving = (cookie: (secure: boolean) => string) =>
    secureCookies === undefined ? {} : { headers: { 'Set-Cookie': cookie(secureCookies) } };
  switch (error.status) {
    case 401:
      if (isDashboard(url)) {
        if (inBrowser()) setAdmin(null);
        return redirect('/dashboard/login');
      }
      if (inBrowser()) sessionLost(path);
      return redirect(
        '/',
        leaving((secure) => rememberedCookie(path, secure)),
      );
    case 403:
      if (inBrowser()) flashDenied(locale);
      return redirect(isDashboard(url) ? '/dashboard' : '/home', leaving(deniedNote));
    case 404:
      return notFound();
    default:
      return data(
        { message: error.reply.message ?? '', isOutOfReach: error.status === 0 },
        { status: error.status || 503 },
      );
  }
}
