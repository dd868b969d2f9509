import { type AccountState, accountStateOf } from '@regimen/contract/account.ts';
import type { CurrentUser } from '@regimen/contract/auth.ts';
import { type Api, ApiError } from '@regimen/contract/client.ts';
import type { CurrentAdmin } from '@regimen/contract/dashboard.ts';
import type { Locale } from '@regimen/contract/language/languages.ts';
import { locales } from '@regimen/contract/language/languages.ts';
import type { Site } from '@regimen/contract/load.ts';
import { readPreferences, type Theme } from './preferences.ts';

/** What every page stands in: the site, who looks at it, and how they like to read. */
export interface Shell {
  site: Site;
  viewer: CurrentUser | null;
  /** Only on the dashboard's pages. */
  admin: CurrentAdmin | null;
  locale: Locale;
  theme: Theme;
  /** `https://clinic.example`, for addresses that leave the page (canonical, structured data). */
  origin: string;
  /** The server's clock in milliseconds, so that relative times agree at the first render. */
  now: number;
}

/** The product's own look, for a site whose settings could not be loaded. */
export const defaultSite: Site = {
  domain: '',
  data: {
    name: 'Regimen',
    locale: 'en',
    locales: [...locales],
    direction: 'ltr',
    theme: { primary: '#5567ff', accent: '#ed0b4c' },
    logo: null,
    texts: {},
    placeholders: { brand: 'Regimen' },
    realtime: null,
    providers: [],
    limits: { messageLength: 2000 },
    publicPages: [],
  },
};
export const defaultShell: Shell = {
  site: defaultSite,
  viewer: null,
  admin: null,
  locale: 'en',
  theme: 'auto',
  origin: '',
  now: 0,
};

/** `who`: whose cookies came along, as far as the page asks for them. */
export async function loadShell(
  api: Api,
  request: Request,
  who: { viewer: boolean; admin: boolean },
): Promise<Shell> {
  const [site, viewer, admin] = await Promise.all([
    loadSite(api),
    who.viewer ? loadViewer(api) : null,
    who.admin ? loadAdmin(api) : null,
  ]);
  const { locale, theme } = readPreferences(request.headers.get('cookie') ?? '');
  const offered = locale && site.data.locales.includes(locale) ? locale : site.data.locale;
  const { origin } = new URL(request.url);
  return { site, viewer, admin, locale: offered, theme, origin, now: Date.now() };
}

/** Section 7: a failure is only logged, the page still shows. */
export async function loadSite(api: Api): Promise<Site> {
  try {
    return await api('GET load');
  } catch (error) {
    console.error('The settings of this site could not be loaded:', error);
    return defaultSite;
  }
}

export const loadViewer = (api: Api): Promise<CurrentUser | null> => orNobody(api('GET user/get-data'));
export const loadAdmin = (api: Api): Promise<CurrentAdmin | null> => orNobody(api('GET dashboard/me'));

/** A session that is over makes a guest, not an error. */
async function orNobody<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

export const stateOf = (shell: Shell): AccountState => accountStateOf(shell.viewer);
