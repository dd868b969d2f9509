/** In the order in which the guard asks (section 4). */
export const accountStates = ['guest', 'temporary', 'unverified', 'registered'] as const;
export type AccountState = (typeof accountStates)[number];

export interface AccountFacts {
  is_temporary: boolean;
  email_verified_at: string | null;
}

export function accountStateOf(user: AccountFacts | null): AccountState {
  if (!user) return 'guest';
  if (user.is_temporary) return 'temporary';
  return user.email_verified_at === null ? 'unverified' : 'registered';
}
