import { answerWork } from '../../providers/child-work-child.ts';

// A process of its own for whatever somebody put up: it has no secrets and no database, and its parent ends it when it
// takes too much (sanitize-file.ts). What each kind needs is loaded when the first of it comes.

export interface Work {
  kind: 'picture' | 'paper';
  bytes: Buffer;
}
/** Each part that was made by its name, or why nothing was: a message's key. */
export type Answer =
  | { made: Record<string, Uint8Array> }
  | { refused: 'unreadable' | `picture_too_large:${number}` };

async function makeAnew({ kind, bytes }: Work): Promise<Answer> {
  try {
    if (kind === 'picture') return await (await import('./read-picture.ts')).readPicture(bytes);
    return await (await import('./clean-pdf.ts')).cleanPdf(bytes);
  } catch {
    return { refused: 'unreadable' };
  }
}

answerWork<Work, Answer>(makeAnew);
