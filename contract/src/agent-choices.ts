/** Who speaks in a thread: the person, the agent, the program's team, or the product, which says what happened. */
export const messagesFrom = ['person', 'agent', 'team', 'note'] as const;
export type MessageFrom = (typeof messagesFrom)[number];

/**
 * What an answer is: a model's words, the guide's (words of the program), one that the creator wrote, or that nothing in
 * the program fits. `help` and `medical` are fixed words that no model takes part in.
 */
export const answerKinds = ['model', 'guide', 'saved', 'nothing', 'help', 'medical', 'hand-over'] as const;
export type AnswerKind = (typeof answerKinds)[number];

/** `unanswered`: it did not come, and can be asked for again. */
export const answerStates = ['pending', 'done', 'stopped', 'unanswered'] as const;
export type AnswerState = (typeof answerStates)[number];

export const answerFeedbacks = ['helpful', 'not-helpful'] as const;
export type AnswerFeedback = (typeof answerFeedbacks)[number];

export const agentOffers = ['snooze', 'reading', 'book', 'ask', 'join'] as const;
export type OfferKind = (typeof agentOffers)[number];

/** Where a piece of a program stands. */
export const passageKinds = ['program', 'question', 'step', 'item', 'module', 'source', 'saved'] as const;
export type PassageKind = (typeof passageKinds)[number];

export const longestQuestion = 1_000;
/** Letters of one text that an agent knows, and how many of them. */
export const longestKnowledge = 20_000;
export const mostKnowledge = 20;
/** Of what was said so far, when a draft agent is tried out. */
export const mostSaidBefore = 20;
/** An answer that took longer did not come. */
export const longestAnswerMs = 60_000;
