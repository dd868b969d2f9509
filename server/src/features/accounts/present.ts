import type { AuthData, CurrentUser } from '@regimen/contract/auth.ts';
import type { User, WaitingCounts } from './queries.ts';

const presentAuthUser = (user: User) => ({
  email: user.email,
  full_name: user.fullName,
  email_verified_at: user.emailVerifiedAt?.toISOString() ?? null,
  roles: user.roles,
});

export const presentAuth = (user: User, accessToken: string): AuthData => ({
  accessToken,
  id: user.id,
  user: presentAuthUser(user),
});

const nothingWaits: WaitingCounts = {
  assignedTasks: 0,
  unreadNotifications: 0,
  inDanger: false,
  zone: null,
};

/** Nothing books services or sends messages yet; each area that does adds its count to `countWaiting`. */
export const presentCurrentUser = (user: User, waiting: WaitingCounts = nothingWaits): CurrentUser => ({
  ...presentAuthUser(user),
  id: user.id,
  is_temporary: user.isTemporary,
  username: user.username,
  ...waiting,
  services_pending: 0,
  unreadMessages: 0,
  createdAt: user.createdAt.toISOString(),
});
