/**
 * What a personal token is for. `readings`: a device adds readings. `look`: an assistant reads what its person may read
 * with it. `act`: it also adds readings and snoozes tasks.
 */
export const tokenPurposes = ['readings', 'look', 'act'] as const;
export type TokenPurpose = (typeof tokenPurposes)[number];
