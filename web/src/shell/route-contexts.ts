import type { Api } from '@regimen/contract/client.ts';
import { createContext } from 'react-router';
import type { PageCall } from './page-calls.ts';
import type { Shell } from './shell-data.ts';

/** What the page guard hands down to page data, on the server and in the browser alike. */
export const apiContext = createContext<Api>();
export const shellContext = createContext<Shell>();
/** Set when the page guard cannot let anybody pass: the page's data throws it, so that it shows inside the shell. */
export const failureContext = createContext<{ status: number; message: string } | null>(null);
/** Only on the server. */
export const hostContext = createContext<{
  hasSession: boolean;
  hasAdmin: boolean;
  secureCookies: boolean;
  nonce: string;
  /** The API in the page's language, which need not be the browser's. */
  apiIn?: (language: string) => Api;
  /** Long data on its way to the browser (embedded-data.ts). */
  script?: string;
  /** What the page's data are made of (page-calls.ts). */
  calls?: PageCall[];
  /** Where the finished page is put down, in pieces: putting a long text together copies all of it. */
  html?: string[];
}>();
