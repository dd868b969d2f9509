import { countryOfZone } from '@regimen/contract/country-of-zone.ts';
import { ownZone } from '@regimen/contract/own-zone.ts';
import {
  AsYouType,
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  getExampleNumber,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';
import examples from 'libphonenumber-js/mobile/examples';
import { digitsIn, inMask, maskOf } from './phone-mask.ts';

// What is known about numbers of all countries, and their flags. Long: nobody gets it before they want to type one.

const flags = import.meta.glob<string>('../../../../node_modules/country-flag-icons/3x2/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

export const countries: readonly string[] = getCountries();

/** Where its picture is; only the one that is shown is loaded. */
export const flagOf = (country: string): string | undefined =>
  flags[`../../../../node_modules/country-flag-icons/3x2/${country}.svg`];

const known = (country: string): CountryCode | undefined =>
  isSupportedCountry(country) ? country : undefined;

export const codeOf = (country: string): string | undefined => {
  const home = known(country);
  return home && `+${getCountryCallingCode(home)}`;
};

export const countryOf = (phone: string): CountryCode | undefined => {
  const typing = new AsYouType();
  typing.input(phone);
  return typing.getCountry();
};

export const ownCountry = (): string => known(countryOfZone(ownZone()) ?? '') ?? 'US';

/** A whole number as it is written in its country. */
export function inCountry(phone: string): string {
  const number = parsePhoneNumberFromString(digitsIn(phone));
  return number ? inMask(number.formatInternational()) : phone;
}

/** Where nobody typed a code, the country's stands before it; a zero that is dialled at home only is left out. */
export function asTyped(text: string, country: string): string {
  const digits = digitsIn(text);
  if (digits === '' || digits === '+') return digits;
  const home = known(country);
  if (digits.startsWith('+')) return inMask(new AsYouType().input(digits));
  if (!home) return digits;
  const typing = new AsYouType(home);
  typing.input(digits);
  const soFar = typing.getNumberValue() ?? `+${getCountryCallingCode(home)}${digits}`;
  return inMask(new AsYouType().input(soFar));
}

/** The same number under another country's code. */
export function inOther(text: string, country: string): string {
  const home = known(country);
  if (!home) return text;
  const code = countryOf(text);
  const digits = text.replace(/\D/g, '');
  const national = code ? digits.slice(getCountryCallingCode(code).length) : digits;
  return asTyped(`+${getCountryCallingCode(home)}${national}`, country);
}

/** A number as one of that country looks. */
export function exampleOf(country: string): string | undefined {
  const home = known(country);
  const example = home && getExampleNumber(home, examples);
  return example && inMask(example.formatInternational());
}

export function maskOfCountry(country: string): string | undefined {
  const home = known(country);
  const example = home && getExampleNumber(home, examples);
  return example && maskOf(example.formatInternational());
}
