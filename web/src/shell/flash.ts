import { cookieText, cookieValue, writeCookie } from './cookie.ts';
import { createStore } from './store.ts';

/** Short messages that float above the page (section 8 calls them flashes). */
export interface Flash {
  id: number;
  tone: 'success' | 'info' | 'warning' | 'danger';
  title?: string;
  message: string;
  /** For "in use": what uses it. */
  names?: readonly string[];
  /** What helps. */
  link?: { to: string; words: string };
}

export const flashes = createStore<readonly Flash[]>([]);
/** A page may have a place of its own for them, where they lie over nothing. */
export const pageShowsFlashes = createStore(false);
let lastId = 0;

export function showFlash(flash: Omit<Flash, 'id'>): void {
  lastId += 1;
  // Saying the same thing twice helps nobody.
  const others = flashes.get().filter((other) => other.message !== flash.message);
  flashes.set([...others, { ...flash, id: lastId }].slice(-4));
}
export const closeFlash = (id: number) => flashes.set(flashes.get().filter((flash) => flash.id !== id));
export const clearFlashes = () => flashes.set([]);
/** What went wrong stays until it is read. */
export const clearGoodNews = () =>
  flashes.set(flashes.get().filter(({ tone }) => tone === 'warning' || tone === 'danger'));
/** At the lower edge of a phone they would lie over what is to be chosen from. */
export const flashesOnTop = createStore(false);

/** The server's guard cannot flash, so it leaves a note that the page finds. */
const noteName = 'regimen_flash';
export const deniedNote = (secure: boolean): string => cookieText(noteName, 'denied', 60, secure);
export function takeDeniedNote(): boolean {
  if (cookieValue(document.cookie, noteName) !== 'denied') return false;
  writeCookie((secure) => cookieText(noteName, '', 0, secure));
  return true;
}
