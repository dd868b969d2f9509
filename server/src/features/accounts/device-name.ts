import { getParser } from 'bowser';

/** Longer ones say no more, and are looked through by many patterns. */
const longest = 512;

/** What a person recognises in a list of devices: "Firefox, Linux". */
export function deviceName(userAgent: string): string {
  if (userAgent === '') return 'API';
  const said = getParser(userAgent.slice(0, longest));
  return [said.getBrowserName(), said.getOSName()].filter(Boolean).join(', ') || 'API';
}
