import type { AuthData, CurrentUser } from '@regimen/contract/auth.ts';
import type { Locale } from '@regimen/contract/language/languages.ts';
import { secondFactorNeeded } from '../../errors.ts';
import type { Opened } from './open-session.ts';
import type { User } from './queries.ts';
import { nothingWaits, type WaitingCounts } from './waiting-queries.ts';

const presentAuthUser = (user: User) => ({
  email: user.email,
  full_name: user.fullName,
  email_verified_at: user.emailVerifiedAt?.toISOString() ?? null,
  roles: user.roles,
});

/** Once the transaction has committed: what waits for a code is refused here, and has to be there all the same. */
export function presentAuth(user: User, opened: Opened): AuthData {
  if (opened === 'waits') throw secondFactorNeeded();
  return { accessToken: opened.token, id: user.id, user: presentAuthUser(user) };
}

export const presentCurrentUser = (user: User, waiting: WaitingCounts = nothingWaits): CurrentUser => ({
  ...presentAuthUser(user),
  id: user.id,
  is_temporary: user.isTemporary,
  username: user.username,
  avatar: user.avatar,
  locale: user.locale as Locale,
  units: user.units,
  ...waiting,
  eraseAt: waiting.eraseAt?.toISOString() ?? null,
  createdAt: user.createdAt.toISOString(),
});
