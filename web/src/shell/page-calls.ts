import { type Api, urlOf } from '@regimen/contract/client.ts';

type Params = Readonly<Record<string, unknown>>;
/** One of the calls that the data of a page are made of. */
export interface PageCall {
  call: string;
  params: Params;
  /** By which the worker keeps the answer with the page (public/worker.js). */
  url: string;
}
interface Asked {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
}

const scriptId = 'page-calls';
let shown: { path: string; calls: PageCall[] } | null = null;
let readAgain: () => void = () => undefined;

/** The same client, which notes what it is asked. */
export function recording(api: Api, calls: PageCall[]): Api {
  const noted = (call: string, ...rest: [Asked?]) => {
    const { params = {}, query = {} } = rest[0] ?? {};
    const [method, path = ''] = call.split(' ');
    const url = urlOf(path, { params, query });
    if (method === 'GET' && !calls.some((other) => other.url === url)) calls.push({ call, params, url });
    return (api as (...all: unknown[]) => Promise<unknown>)(call, ...rest);
  };
  return noted as Api;
}

/** Where the calls of the page at this address are noted, in the browser. */
export function callsOfPage(path: string): PageCall[] {
  if (shown?.path !== path) shown = { path, calls: [] };
  return shown.calls;
}

/** On the first page: what the server noted. */
export const callsScript = (calls: readonly PageCall[]): string =>
  `<script type="application/json" id="${scriptId}">${JSON.stringify(calls).replaceAll('<', '\\u003c')}</script>`;

function known(): readonly PageCall[] | null {
  if (shown) return shown.calls;
  const written = document.getElementById(scriptId)?.textContent;
  return written ? JSON.parse(written) : null;
}

/** Who reads the page's data again when they have changed. */
export function onPageChanged(then: () => void): () => void {
  readAgain = then;
  return () => {
    readAgain = () => undefined;
  };
}

/** Reads the page again if it is made of this call, or might be; says whether. */
export function tellPage(call: string, params: Params): boolean {
  const isMeant = known()?.some((made) => made.call === call && isAbout(params, made.params)) ?? true;
  if (isMeant) readAgain();
  return isMeant;
}

/** What is told of may leave parameters open: then it is about all of them. */
export const isAbout = (told: Params, asked: Params = {}): boolean =>
  Object.entries(told).every(([name, value]) => asked[name] === value);
