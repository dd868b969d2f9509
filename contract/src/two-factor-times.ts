/** No zod: pages read it. How many recovery codes are made at once. */
export const recoveryCodeCount = 10;
/** Days until two-factor sign-in can be turned off by mail, and for which it then can. */
export const removalWaitDays = 3;
export const removalOpenDays = 7;
