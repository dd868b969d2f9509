/** Who wrote a proposal: the fixed set of phrases, or the site's model. */
export const proposalWriters = ['phrases', 'model'] as const;
export type ProposalWriter = (typeof proposalWriters)[number];

/**
 * `open` waits for a press. Nothing was proposed: `not-understood` (no phrase that is known), `already-so` (nothing here
 * to change), `unsound` (what was proposed would have broken something and could not be mended). `outdated`: the draft
 * has changed so that it no longer fits.
 */
export const proposalStates = [
  'open',
  'accepted',
  'refused',
  'not-understood',
  'already-so',
  'unsound',
  'outdated',
] as const;
export type ProposalState = (typeof proposalStates)[number];

/** Longer wishes are stories. */
export const mostWishLetters = 1_000;
export const mostDraftMeasures = 3;
/** Of somebody who has not registered. */
export const mostTemporaryProtocols = 5;
export const longestWizardMs = 25_000;
