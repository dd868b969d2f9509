import { countryOfZone } from '@regimen/contract/country-of-zone.ts';
import { asText, kept } from '../../shell/kept.ts';

const chosen = kept('help-country', asText);

/** What is chosen where one's country is not in the list. */
export const ELSEWHERE = 'elsewhere';

/** What somebody chose here before, else where their clock or their language says they are. */
export function guessCountry(): string | null {
  return (
    chosen.read() ??
    countryOfZone(Intl.DateTimeFormat().resolvedOptions().timeZone) ??
    regionOf(navigator.language)
  );
}

export const rememberCountry = (country: string): void => void chosen.write(country);

function regionOf(language: string): string | null {
  try {
    return new Intl.Locale(language).region ?? null;
  } catch {
    return null;
  }
}
