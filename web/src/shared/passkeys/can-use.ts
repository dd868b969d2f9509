/** Browsers keep passkeys for names, over a connection that nobody listens in on: not for a bare address on a network. */
export const canUsePasskeys = (): boolean =>
  typeof window.PublicKeyCredential === 'function' &&
  !/^[\d.]+$|^\[/.test(location.hostname) &&
  window.isSecureContext;
