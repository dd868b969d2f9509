/** No zod: pages read it. */
export const guardianStates = ['asked', 'granted', 'refused', 'revoked'] as const;
export type GuardianState = (typeof guardianStates)[number];

/** Of the text that guardians read and answer (`web/src/features/accounts/guardian-texts.ts`): changed with it. */
export const guardianTextVersion = '2026-11-18.2';
