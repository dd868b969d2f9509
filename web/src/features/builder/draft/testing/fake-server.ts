/** The server's side of saving, on the engine's own merge, without a network: for tests of the draft. */
import { type Api, ApiError } from '@regimen/contract/client.ts';
import type { Draft, DraftChange, SaveReply } from '@regimen/contract/protocols.ts';
import { changeBetween } from '@regimen/engine/change.ts';
import { merge } from '@regimen/engine/merge.ts';
import { parseProtocol } from '@regimen/engine/parse-protocol.ts';
import type { Protocol } from '@regimen/engine/protocol.ts';
import { fromPayload } from '../change-payload.ts';
import { isEmptyChange } from '../draft.ts';

export interface FakeServer {
  /** What a page is opened with. */
  open(): Draft;
  document(): Protocol;
  /** A save under a key; the same key gives the first answer again. */
  save(key: string, base: number, change: DraftChange): SaveReply;
  changesSince(version: number): { version: number; document: Protocol | null; openCommentsCount: number };
  /** As the product lets those who watch a draft know. */
  onSaved(listener: () => void): () => void;
  at(version: number): { version: number; document: Protocol };
}

const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

export function createFakeServer(start: Protocol): FakeServer {
  const versions: Protocol[] = [start];
  const answers = new Map<string, SaveReply>();
  const listeners = new Set<() => void>();
  const current = () => versions.at(-1) as Protocol;
  const version = () => versions.length;

  function save(base: number, wire: DraftChange): SaveReply {
    const beginning = versions[base - 1];
    if (!beginning) throw new ApiError(409, { message: 'no such version' });
    const theirs = changeBetween(beginning, current());
    const merged = merge(beginning, fromPayload(wire), theirs);
    if (!merged.ok) return { saved: false, version: version(), document: current() };
    const parsed = parseProtocol(copy(merged.protocol));
    if (!parsed.ok) throw new ApiError(422, { message: JSON.stringify(parsed.faults) });
    const alone = base === version();
    if (!isEmptyChange(changeBetween(current(), parsed.protocol))) {
      versions.push(parsed.protocol);
      for (const listener of listeners) setImmediate(listener);
    }
    return { saved: true, version: version(), document: alone ? null : current() };
  }

  return {
    open: () => copy({ protocol: card, version: version(), document: current() }),
    document: () => copy(current()),
    save(key, base, change) {
      const known = answers.get(key);
      if (known) return copy(known);
      const reply = save(base, copy(change));
      answers.set(key, copy(reply));
      return copy(reply);
    },
    changesSince: (since) =>
      copy({ version: version(), document: version() > since ? current() : null, openCommentsCount: 0 }),
    onSaved(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    at: (wanted) => copy({ version: wanted, document: versions[wanted - 1] as Protocol }),
  };
}

const person = { id: 'owner', full_name: '' };
const card: Draft['protocol'] = {
  id: 'p1',
  name: '',
  description: '',
  owner: person,
  may: 'owner',
  category: null,
  stepsCount: 0,
  modulesCount: 0,
  membersCount: 1,
  stepTypes: [],
  openCommentsCount: 0,
  createdAt: '2026-01-01T00:00:00Z',
  changedAt: '2026-01-01T00:00:00Z',
  archivedAt: null,
};

/** How the network treats the next call. */
export type Weather = () => 'fine' | 'request lost' | 'answer lost';

type Input = { params: Record<string, string>; query?: { since: number }; body?: unknown };

export function fakeApi(server: FakeServer, weather: Weather, key = ''): Api {
  const answer = (call: string, { params, query, body }: Input): unknown => {
    if (call === 'POST protocols/{id}/changes') {
      const { base, change } = body as { base: number; change: DraftChange };
      return server.save(key, base, change);
    }
    if (call === 'GET protocols/{id}/changes') return server.changesSince(query?.since ?? 0);
    if (call === 'GET protocols/{id}/versions/{version}') return server.at(Number(params.version));
    throw new Error(`unexpected ${call}`);
  };
  return (async (call: string, input: Input) => {
    const today = weather();
    await new Promise((passed) => setImmediate(passed));
    if (today === 'request lost') throw new ApiError(0, {});
    const reply = answer(call, input);
    await new Promise((passed) => setImmediate(passed));
    if (today === 'answer lost') throw new ApiError(0, {});
    return reply;
  }) as Api;
}
