/** How the key of an alert begins that somebody's message raised; after it the message. */
export const messageMark = 'message/';
