import { countryOfZone } from '@regimen/contract/country-of-zone.ts';

const key = 'help-country';

/** What is chosen where one's country is not in the list. */
export const ELSEWHERE = 'elsewhere';

/** What somebody chose here before, else where their clock or their language says they are. */
export function guessCountry(): string | null {
  return (
    chosen() ??
    countryOfZone(Intl.DateTimeFormat().resolvedOptions().timeZone) ??
    regionOf(navigator.language)
  );
}

export function rememberCountry(country: string): void {
  try {
    localStorage.setItem(key, country);
  } catch {
    // Chosen for this page only.
  }
}

function chosen(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function regionOf(language: string): string | null {
  try {
    return new Intl.Locale(language).region ?? null;
  } catch {
    return null;
  }
}
