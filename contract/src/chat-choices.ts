/** No zod: pages read it. */
export const messagesFrom = ['everyone', 'known', 'nobody'] as const;
export const reactions = ['👍', '❤️', '😂', '🎉', '😮', '😢', '🙏'] as const;
/** In a group, whoever started it included. */
export const mostMembers = 50;
/** Whatever a site allows, no message is longer. */
export const longestMessage = 10_000;
/** With one message. */
export const mostAttachments = 6;
