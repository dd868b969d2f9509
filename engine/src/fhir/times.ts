/** Instants as FHIR writes them: UTC, to the millisecond. */
import { Temporal } from 'temporal-polyfill';

export const instantText = (at: number): string =>
  Temporal.Instant.fromEpochMilliseconds(at).toString({ fractionalSecondDigits: 3 });
