import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits: what a session or a one-time link holds. Only its hash is stored. */
export const newSecret = (): string => randomBytes(32).toString('base64url');
export const isSecret = (text: string): boolean => /^[\w-]{43}$/.test(text);
export const hashSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** 168 random bits in exactly 28 characters: what a visitor's channel is called by. */
export const newGuestKey = (): string => randomBytes(21).toString('base64url');
export const isGuestKey = (text: string): boolean => /^[\w-]{28}$/.test(text);
