import type { AuthData, CurrentUser } from '@regimen/contract/auth.ts';
import type { RoleName } from '@regimen/contract/roles.ts';
import type { User } from './queries.ts';

const presentAuthUser = (user: User) => ({
  email: user.email,
  full_name: user.fullName,
  email_verified_at: user.emailVerifiedAt?.toISOString() ?? null,
  roles: user.roles as RoleName[],
});

export const presentAuth = (user: User, accessToken: string): AuthData => ({
  accessToken,
  id: user.id,
  user: presentAuthUser(user),
});

/** Nothing assigns tasks, bookings, notices or messages yet; each area that does adds its count here. */
export const presentCurrentUser = (user: User): CurrentUser => ({
  ...presentAuthUser(user),
  id: user.id,
  is_temporary: user.isTemporary,
  assignedTasks: 0,
  services_pending: 0,
  unreadNotifications: 0,
  unreadMessages: 0,
  createdAt: user.createdAt.toISOString(),
});
