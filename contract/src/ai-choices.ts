export const modelKinds = ['openai-compatible', 'openai', 'anthropic'] as const;
export type ModelKind = (typeof modelKinds)[number];

/** What of a person a model may be told; a site chooses, and its people can read which. */
export const sharedFacts = ['name', 'place', 'tasks', 'readings', 'answers'] as const;
export type SharedFact = (typeof sharedFacts)[number];

/** What models are asked for. */
export const aiPurposes = [
  'agent',
  'danger',
  'module',
  'wizard',
  'writing',
  'summary',
  'test',
  'simulation',
] as const;
export type AiPurpose = (typeof aiPurposes)[number];
