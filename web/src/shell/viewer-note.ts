/**
 * What this browser notes about who is signed in. `isAuthed` is yes or no (section 4) and tells the other tabs;
 * `last-viewer` is the account whose pages were open here last, until it signs out.
 */
export const authedKey = 'isAuthed';
const lastViewerKey = 'last-viewer';

export const lastViewer = (): string | null => localStorage.getItem(lastViewerKey);
export const setLastViewer = (id: string): void => localStorage.setItem(lastViewerKey, id);
export const forgetLastViewer = (): void => localStorage.removeItem(lastViewerKey);

export function noteSignedIn(id: string): void {
  if (localStorage.getItem(authedKey) === 'yes' && lastViewer() === id) return;
  setLastViewer(id);
  // Tabs hear only of a change: from one account to another, `yes` has to go before it comes.
  localStorage.removeItem(authedKey);
  localStorage.setItem(authedKey, 'yes');
}
export const noteSignedOut = (): void => localStorage.setItem(authedKey, 'no');
