import { type Logger, pino } from 'pino';

/** Structured lines on standard output. What a person sent is never in them. */
export const createLog = (level: string): Logger => pino({ level, base: null });
