/** Browsers and Node have it; the engine's own types know neither. */
declare const URL: { parse(text: string): object | null };

/**
 * Whether a text can be linked to as it is: a whole http(s) address, which a browser reads the same way. What anybody
 * wrote becomes a link nowhere without this.
 */
export const isWebAddress = (text: string): boolean =>
  /^https?:\/\/[^\s\\]+$/i.test(text) && URL.parse(text) !== null;
