import { getResolvedPDFJS } from 'unpdf';
import { answerWork } from '../../providers/child-work-child.ts';
import { cleanPdf } from './clean-pdf.ts';
import { readPicture } from './read-picture.ts';
import { readWords } from './read-words.ts';

// A process of its own for whatever somebody put up: it has no secrets and no database, and its parent ends it when it
// takes too much (sanitize-file.ts). All that it needs is there before it says that it is: on a busy machine loading takes
// seconds, and a file that runs as long gives way to others and has to begin anew.

export interface Work {
  kind: 'picture' | 'paper' | 'words';
  bytes: Buffer;
}
/** Each part that was made by its name, or why nothing was: a message's key. */
export type Answer =
  | { made: Record<string, Uint8Array> }
  | { refused: 'unreadable' | `picture_too_large:${number}` };

async function makeAnew({ kind, bytes }: Work): Promise<Answer> {
  try {
    if (kind === 'picture') return await readPicture(bytes);
    if (kind === 'words') return await readWords(bytes);
    return await cleanPdf(bytes);
  } catch {
    return { refused: 'unreadable' };
  }
}

await getResolvedPDFJS();
answerWork<Work, Answer>(makeAnew);
