import { isLocale, type Locale } from '@regimen/contract/language/languages.ts';
import { cookieText, cookieValue, writeCookie } from './cookie.ts';

/**
 * Section 9's saved state, the readable half: preferences, and the identifiers of connected tenants. Tokens are
 * in HttpOnly cookies, where no script can read them.
 */
export type Theme = 'auto' | 'light' | 'dark';
export interface Preferences {
  locale?: Locale;
  /** Chosen here, and the account of whoever chose it does not know it yet. */
  localeUntold?: boolean;
  theme: Theme;
  tenants: string[];
}

export const savedCookie = 'regimen_state';
const days365 = 365 * 24 * 60 * 60;

/** Whatever stands in the cookie, the result is sound: people and other software can write to it. */
export function readPreferences(cookies: string): Preferences {
  const saved = parse(cookieValue(cookies, savedCookie));
  const preferences: Preferences = {
    theme: saved.theme === 'light' || saved.theme === 'dark' ? saved.theme : 'auto',
    tenants: Array.isArray(saved.tenants) ? saved.tenants.filter((id) => typeof id === 'string') : [],
  };
  if (isLocale(saved.locale)) preferences.locale = saved.locale;
  if (preferences.locale && saved.localeUntold === true) preferences.localeUntold = true;
  return preferences;
}

function parse(value: string | undefined): Record<string, unknown> {
  try {
    const saved: unknown = JSON.parse(decodeURIComponent(value ?? ''));
    return typeof saved === 'object' && saved !== null ? { ...saved } : {};
  } catch {
    return {};
  }
}

/** Adds to what is saved; keys that this version does not know are kept. */
export function savedWith(cookies: string, change: Partial<Preferences>, secure: boolean): string {
  const value = encodeURIComponent(
    JSON.stringify({ ...parse(cookieValue(cookies, savedCookie)), ...change }),
  );
  return cookieText(savedCookie, value, days365, secure);
}

export function savePreferences(change: Partial<Preferences>): void {
  writeCookie((secure) => savedWith(document.cookie, change, secure));
}
