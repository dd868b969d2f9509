import type { ImageSize } from '@regimen/contract/images.ts';
import { invalid, unavailable } from '../../errors.ts';
import { type Behalf, Line } from '../../line/line.ts';
import { takeTurn } from '../../line/take-turn.ts';
import { networkOf } from '../../network-of.ts';
import { ChildFailed, createChildWork } from '../../providers/child-work.ts';
import type { Exchange, SignedInScope } from '../../scope.ts';
import type { Words } from './read-words.ts';
import type { Answer, Work } from './sanitizing-child.ts';

const megabyte = 1024 * 1024;

/** Few bytes may unpack to very many. What comes from strangers is opened where that ends nothing but itself. */
const child = createChildWork<Work, Answer>(new URL('./sanitizing-child.ts', import.meta.url), {
  mostMegabytes: 512,
  longestMs: 10_000,
  idleMs: 30_000,
});
/**
 * One at a time in a process: what it may take is what the machine has to have beside the server. What waits is counted
 * in bytes. Fewer than bodies may hold in all (http/bounds.ts), so that a full line keeps no other file from arriving.
 */
const line = new Line({ slots: { file: 1 }, perAccount: 16 * megabyte, inAll: 32 * megabyte });
/** A small one takes a turn like any other. */
const leastWeight = 0.5 * megabyte;

/** Whose turn it is, and whether they still wait. */
export interface Sender extends Behalf {
  gone?: AbortSignal | undefined;
}

export const senderOf = (scope: SignedInScope, { ip, gone }: Exchange): Sender => ({
  tenantId: scope.tenant.id,
  network: networkOf(ip),
  accountId: scope.actor.userId,
  gone,
});

const tookTooMuch = (error: unknown): boolean =>
  error instanceof ChildFailed && ['time', 'memory', 'died'].includes(error.reason);

async function make(sender: Sender, work: Work): Promise<Answer> {
  const weight = Math.max(work.bytes.length, leastWeight);
  try {
    const asking = { ...sender, lane: 'file', weight, mostStarts: 4, tookTooMuch } as const;
    return await takeTurn(line, asking, (end) => child.run(work, end));
  } catch (error) {
    if (!(error instanceof ChildFailed)) throw error;
    // A process that could not even begin is our fault, one that was ended is the file's.
    if (!tookTooMuch(error)) throw unavailable();
    return { refused: 'unreadable' };
  }
}

/** The picture made anew in each size. `field` is what it came in; `sender` says whose turn it is. */
export async function makePicture(
  sender: Sender,
  bytes: Buffer,
  field = 'picture',
): Promise<Record<ImageSize, Buffer>> {
  const answer = await make(sender, { kind: 'picture', bytes });
  if ('made' in answer) return answer.made as Record<ImageSize, Buffer>;
  throw invalid(field, answer.refused === 'unreadable' ? 'picture_unreadable' : answer.refused);
}

/** The paper written anew: its pages, and nothing that runs, opens, is attached or tells who made it. */
export async function cleanPdf(sender: Sender, bytes: Buffer): Promise<Buffer> {
  const answer = await make(sender, { kind: 'paper', bytes });
  if ('made' in answer && answer.made.paper) return answer.made.paper as Buffer;
  throw invalid('file', 'file_unreadable');
}

/** What stands in a paper, page by page; of the paper nothing is kept. */
export async function wordsOfPdf(sender: Sender, bytes: Buffer): Promise<Words> {
  const answer = await make(sender, { kind: 'words', bytes });
  if ('made' in answer && answer.made.words)
    return JSON.parse(Buffer.from(answer.made.words).toString('utf8')) as Words;
  throw invalid('file', 'file_unreadable');
}
