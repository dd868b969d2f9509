import { z } from 'zod';
import * as field from './fields.ts';

export const AboutKind = z.enum(['task', 'reading', 'step', 'discussion', 'booking']);
export type AboutKind = z.infer<typeof AboutKind>;

/** Something that a message can be about. Of a step `id` is the enrollment, and `node` the step in it. */
export const MessageAbout = z.object({ kind: AboutKind, id: field.id, node: field.documentId.optional() });
export type MessageAbout = z.infer<typeof MessageAbout>;
