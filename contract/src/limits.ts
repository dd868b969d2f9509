/** Requests a minute from one address, by the name a call carries. */
export const limits = {
  standard: 600,
  writing: 60,
  /** A draft saves itself while somebody works on it. */
  saving: 240,
  signIn: 20,
  /** Each may have a model think. */
  asking: 30,
  contact: 5,
  /** Each sends a message to somebody who did not ask for it. */
  inviting: 10,
  /** Pictures: a page may show a hundred. */
  files: 3_000,
} as const;
export type LimitName = keyof typeof limits;

/** A message's longest text; the counter warns at 90 % (a tenant may set its own). */
export const messageLength = 2_000;
/** Of what a site says to somebody who may be in danger: it is read in a hurry. */
export const mostCrisisText = 600;
export const bodyLimitBytes = 256 * 1024;
export const requestTimeoutMs = 15_000;
/** A protocol as our own JSON, with everything it holds. */
export const protocolLimitBytes = 2 * 1024 * 1024;
/** The same in FHIR, which says everything at greater length. */
export const fhirLimitBytes = 8 * 1024 * 1024;
/** A picture as it comes from a telephone. */
export const imageLimitBytes = 8 * 1024 * 1024;
/** A proof or a result: a photograph, or a paper as PDF. */
export const uploadLimitBytes = 10 * 1024 * 1024;
