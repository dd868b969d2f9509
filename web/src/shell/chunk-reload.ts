import { asText, kept } from './kept.ts';
import { reached } from './reach.ts';

/** Section 8: a script or style that fails to load reloads the page, at most once a minute. */
const stampKey = 'chunk-reload-at';
const stamp = kept(stampKey, asText);
const minuteMs = 60_000;

export const mayReload = (stamp: string | null, now: number): boolean => {
  const last = Number(stamp);
  return !stamp || !Number.isFinite(last) || now - last >= minuteMs || now < last;
};

export const isChunkError = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|Importing a module script failed|Unable to preload CSS|error loading dynamically/i.test(
    error.message,
  );

/** Loads this page, or the one being gone to, afresh; `false` when the minute is not over. */
export function reloadOnce(target?: string): boolean {
  // There is nothing to load it from.
  if (!navigator.onLine || !reached.get()) return false;
  if (!mayReload(stamp.read() ?? null, Date.now())) return false;
  // Where the time cannot be noted, it would reload without end.
  if (!stamp.write(String(Date.now()))) return false;
  if (target === undefined) location.reload();
  else location.assign(target);
  return true;
}

/**
 * The same for what fails before our own code runs (the page was kept by a cache, its files are gone):
 * inline in the head, nonced. Events of elements do not bubble, hence the capture.
 */
export const chunkReloadScript = `addEventListener('error',function(e){var t=e.target;
if(!t||(t.tagName!=='SCRIPT'&&!(t.tagName==='LINK'&&t.rel==='stylesheet')))return;
try{var k='${stampKey}',s=sessionStorage.getItem(k),n=Date.now();
if(navigator.onLine===false||s&&n-s<${minuteMs}&&n>=s)return;sessionStorage.setItem(k,n);location.reload()}catch(_){}},true)`;
