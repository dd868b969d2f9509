/** What somebody may do with a protocol that is shared with them. Each includes the ones before it. */
export const permissions = ['view', 'comment', 'edit', 'publish'] as const;
export type Permission = (typeof permissions)[number];

/** The owner may do everything. */
export type Standing = Permission | 'owner';

const ranks: readonly Standing[] = [...permissions, 'owner'];
export const allows = (has: Standing, needs: Standing): boolean => ranks.indexOf(has) >= ranks.indexOf(needs);
