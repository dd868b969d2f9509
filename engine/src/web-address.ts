/** Browsers and Node have it; the engine's own types know neither. */
declare const URL: new (text: string) => object;

/**
 * [G19] Whether a text can be linked to as it is: a whole http(s) address, which a browser reads the same way. What anybody
 * wrote becomes a link nowhere without this.
 */
export function isWebAddress(text: string): boolean {
  if (!/^https?:\/\/[^\s\\]+$/i.test(text)) return false;
  try {
    return new URL(text) !== null;
  } catch {
    return false;
  }
}
