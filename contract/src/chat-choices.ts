/** No zod: pages read it. */
export const messagesFrom = ['everyone', 'known', 'nobody'] as const;
export const reactions = ['👍', '❤️', '😂', '🎉', '😮', '😢', '🙏'] as const;
/** What happens to a group, told in its conversation. */
export const groupChanges = ['renamed', 'unnamed', 'added', 'removed', 'left'] as const;
export type GroupChange = (typeof groupChanges)[number];
/** In a group, whoever started it included. */
export const mostMembers = 50;
/** Whatever a site allows, no message is longer. */
export const longestMessage = 10_000;
/** What a file is called. */
export const longestTitle = 120;
/** With one message. */
export const mostAttachments = 6;
