/** What an admin of the dashboard is for; each call of it names those that may. */
export const adminRoles = ['owner', 'support', 'moderator', 'finance', 'auditor'] as const;
export type AdminRole = (typeof adminRoles)[number];
