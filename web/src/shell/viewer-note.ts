import { asText, kept } from './kept.ts';

/**
 * What this browser notes about who is signed in. `isAuthed` is yes or no (section 4) and tells the other tabs;
 * `last-viewer` is the account whose pages were open here last, until it signs out.
 */
export const authedKey = 'isAuthed';
const authed = kept(authedKey, asText);
const last = kept('last-viewer', asText);

export const lastViewer = (): string | null => last.read() ?? null;
export const setLastViewer = (id: string): void => void last.write(id);
export const forgetLastViewer = (): void => void last.write(undefined);
export const isNotedSignedIn = (): boolean => authed.read() === 'yes';

export function noteSignedIn(id: string): void {
  if (isNotedSignedIn() && lastViewer() === id) return;
  setLastViewer(id);
  // Tabs hear only of a change: from one account to another, `yes` has to go before it comes.
  authed.write(undefined);
  authed.write('yes');
}
export const noteSignedOut = (): void => void authed.write('no');
