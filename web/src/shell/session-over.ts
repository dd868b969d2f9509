/** Section 8's 401, heard for calls that nobody waits for too: the session is over, wherever it was ended. */
const nobody = () => undefined;
let hear: () => void = nobody;

export const sessionOver = (): void => hear();

export function onSessionOver(then: () => void): () => void {
  hear = then;
  return () => {
    hear = nobody;
  };
}

/** The same of an admin's session at the dashboard. */
let hearAdmin: () => void = nobody;

export const adminOver = (): void => hearAdmin();

export function onAdminOver(then: () => void): () => void {
  hearAdmin = then;
  return () => {
    hearAdmin = nobody;
  };
}
