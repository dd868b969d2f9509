import type { ImageSize } from '@regimen/contract/images.ts';
import { invalid, unavailable } from '../../errors.ts';
import { ChildFailed, createChildWork } from '../../providers/child-work.ts';
import { accountsInTurn } from './accounts-in-turn.ts';
import type { Answer, Work } from './child.ts';

const megabyte = 1024 * 1024;

/** Few bytes may unpack to very many. What comes from strangers is opened where that ends nothing but itself. */
const child = createChildWork<Work, Answer>(new URL('./child.ts', import.meta.url), {
  mostMegabytes: 512,
  longestMs: 10_000,
  idleMs: 30_000,
});
/** One at a time in a process: what it may take is what the machine has to have beside the server. */
const takeTurn = accountsInTurn({ inAll: 64 * megabyte, perAccount: 16 * megabyte, least: 0.5 * megabyte });

async function make(account: string, work: Work): Promise<Answer> {
  try {
    return await takeTurn(account, work.bytes.length, () => child.run(work));
  } catch (error) {
    if (!(error instanceof ChildFailed)) throw error;
    // A process that could not even begin is our fault, one that was ended is the file's.
    if (error.reason === 'start') throw unavailable();
    return { refused: 'unreadable' };
  }
}

/** The picture made anew in each size. `field` is what it came in; `account` is whose turn it is. */
export async function makePicture(
  account: string,
  bytes: Buffer,
  field = 'picture',
): Promise<Record<ImageSize, Buffer>> {
  const answer = await make(account, { kind: 'picture', bytes });
  if ('made' in answer) return answer.made as Record<ImageSize, Buffer>;
  throw invalid(field, answer.refused === 'unreadable' ? 'picture_unreadable' : answer.refused);
}

/** The paper written anew: its pages, and nothing that runs, opens, is attached or tells who made it. */
export async function cleanPaper(account: string, bytes: Buffer): Promise<Buffer> {
  const answer = await make(account, { kind: 'paper', bytes });
  if ('made' in answer && answer.made.paper) return answer.made.paper as Buffer;
  throw invalid('file', 'file_unreadable');
}
