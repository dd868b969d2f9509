import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createReads, keyOf, type Question, type Wish } from './reads.ts';

/** A server that answers when it is told to, a clock that is moved by hand, and a tab that can be hidden. */
let asked: { question: Question; signal: AbortSignal; answer: (body: unknown) => void; fail: () => void }[];
let waiting: { at: number; act: () => void }[];
let time: number;
let visible: boolean;
let reads: ReturnType<typeof createReads>;

beforeEach(() => {
  asked = [];
  waiting = [];
  time = 0;
  visible = true;
  reads = createReads({
    ask: (question, signal) =>
      new Promise((answer, reject) => {
        asked.push({ question, signal, answer, fail: () => reject(new Error('no answer')) });
      }),
    now: () => time,
    later: (act, ms) => {
      const entry = { at: time + ms, act };
      waiting.push(entry);
      return () => {
        waiting = waiting.filter((other) => other !== entry);
      };
    },
    isVisible: () => visible,
  });
});

function passes(ms: number): void {
  time += ms;
  const due = waiting.filter(({ at }) => at <= time);
  waiting = waiting.filter(({ at }) => at > time);
  for (const { act } of due) act();
}
const question: Question = { call: 'GET tests', input: { params: { id: 'a' } } };
const key = keyOf(question);
const join = (wish: Wish = {}, of = question, listener: () => void = () => undefined) =>
  reads.join(of, () => wish, listener);
/** The answer to the question asked last, and everything that follows from it. */
async function answers(body: unknown): Promise<void> {
  asked.at(-1)?.answer(body);
  await vi.waitFor(() => expect(reads.get(key).data).toEqual(body));
}
/** Everything that follows from an answer has happened. */
const settled = () => new Promise((then) => setImmediate(then));
const page = (rows: number[], next: string | null = null) => ({ data: rows, meta: { next } });
const cursors = () => asked.map(({ question: { input } }) => input.query?.cursor ?? null);

describe('a read', () => {
  it('is one request for all who ask the same, whatever order they name things in', async () => {
    const one: Question = { call: 'GET rows', input: { query: { a: 1, b: 2 } } };
    const other: Question = { call: 'GET rows', input: { query: { b: 2, a: 1 } } };
    join({}, one);
    join({}, other);
    join({}, { ...one, input: { query: { a: 2 } } });
    expect(asked.length).toBe(2);
  });
  it('is cancelled with the last who shows it, and not before', () => {
    const leave = [join(), join()];
    leave[0]?.();
    expect(asked[0]?.signal.aborted).toBe(false);
    leave[1]?.();
    expect(asked[0]?.signal.aborted).toBe(true);
    expect(reads.get(key).data).toBeUndefined();
  });
  it('keeps the last answer when a later try fails, and says that it failed', async () => {
    join();
    await answers({ n: 1 });
    const renewing = reads.renew(key);
    asked[1]?.fail();
    await renewing;
    expect(reads.get(key)).toMatchObject({ data: { n: 1 }, failed: true });
  });
  it('tells with what it failed until it is answered', async () => {
    join();
    asked.at(-1)?.fail();
    await vi.waitFor(() => expect(reads.get(key).error).toEqual(new Error('no answer')));
    void reads.renew(key);
    await answers({ n: 1 });
    expect(reads.get(key)).toMatchObject({ failed: false, error: null });
  });
  it('does not take a cancelled question for a failed one', async () => {
    join();
    const renewing = reads.renew(key);
    asked[0]?.fail();
    asked[1]?.answer({ n: 2 });
    await renewing;
    expect(reads.get(key)).toMatchObject({ data: { n: 2 }, failed: false });
  });
  it('shows the answer to its latest question, though an earlier one comes after it', async () => {
    join();
    const renewing = reads.renew(key);
    asked[1]?.answer({ n: 2 });
    await renewing;
    const [earlier] = asked;
    earlier?.answer({ n: 1 });
    await settled();
    expect(reads.get(key).data).toEqual({ n: 2 });
  });
  it('keeps the identity of an answer that says the same', async () => {
    join();
    await answers({ n: [1] });
    const before = reads.get(key).data;
    const renewing = reads.renew(key);
    asked[1]?.answer({ n: [1] });
    await renewing;
    expect(reads.get(key).data).toBe(before);
  });
  it('begins with what the page brought, and again with what it brings next', () => {
    join({ first: { n: 1 } });
    expect([asked.length, reads.get(key).data]).toEqual([0, { n: 1 }]);
    reads.put(key, { n: 2 });
    reads.adopt(key, { n: 3 });
    expect(reads.get(key).data).toEqual({ n: 3 });
  });
  it('drops what was asked before a change of ours was answered', async () => {
    join();
    reads.put(key, { n: 'mine' });
    asked[0]?.answer({ n: 'old' });
    await settled();
    expect([asked[0]?.signal.aborted, reads.get(key).data]).toEqual([true, { n: 'mine' }]);
  });
});

describe('a read that is repeated', () => {
  const everySecond: Wish = { every: () => 1_000 };
  it('waits for its answer first, then asks again for as long as the answer says so', async () => {
    join({ every: (data) => ((data as { busy: boolean }).busy ? 1_000 : undefined), first: { busy: true } });
    passes(999);
    expect(asked.length).toBe(0);
    passes(1);
    passes(5_000);
    expect(asked.length).toBe(1);
    await answers({ busy: false });
    passes(60_000);
    expect(asked.length).toBe(1);
  });
  it('rests in a hidden tab, and asks at once when it is looked at again', () => {
    join({ ...everySecond, first: { n: 1 } });
    visible = false;
    passes(10_000);
    expect(asked.length).toBe(0);
    visible = true;
    reads.lookedAt();
    passes(0);
    expect(asked.length).toBe(1);
  });
  it('goes on after a failure', async () => {
    join({ ...everySecond, first: { n: 1 } });
    passes(1_000);
    asked[0]?.fail();
    await vi.waitFor(() => expect(reads.get(key).failed).toBe(true));
    passes(1_000);
    expect(asked.length).toBe(2);
  });
  it('asks on focus only where that is wanted, and not each time', () => {
    join({ first: { n: 1 } });
    time += 60_000;
    reads.lookedAt();
    expect(asked.length).toBe(0);
    join({ onFocus: true });
    reads.lookedAt();
    reads.lookedAt();
    expect(asked.length).toBe(1);
  });
  it('ends with the last who shows it', () => {
    const leave = join({ ...everySecond, first: { n: 1 } });
    leave();
    passes(10_000);
    expect(asked.length).toBe(0);
  });
});

describe('a list', () => {
  it('joins its next page, and reads as many again as were shown', async () => {
    join();
    await answers(page([1], 'b'));
    const more = reads.more(key);
    asked[1]?.answer(page([2], 'c'));
    await more;
    expect(reads.get(key).data).toEqual(page([1, 2], 'c'));
    const renewing = reads.renew(key);
    asked[2]?.answer(page([0], 'b'));
    await vi.waitFor(() => expect(asked.length).toBe(4));
    asked[3]?.answer(page([1], 'c'));
    await renewing;
    expect(cursors()).toEqual([null, 'b', null, 'b']);
    expect(reads.get(key).data).toEqual(page([0, 1], 'c'));
  });
  it('takes its next place where the list says so', async () => {
    join({}, { ...question, nextIn: 'after' });
    await answers(page([1], '1'));
    void reads.more(key);
    expect(asked.at(-1)?.question.input.query).toEqual({ after: '1' });
  });
  it('tells whoever asked for more that it failed, and keeps what it has', async () => {
    join({ first: page([1], 'b') });
    const more = reads.more(key);
    asked[0]?.fail();
    await expect(more).rejects.toThrow();
    expect(reads.get(key)).toMatchObject({ data: page([1], 'b'), failed: false });
  });
  it('is read to its end where all of it is wanted', async () => {
    join({ whole: true });
    asked[0]?.answer(page([1], 'b'));
    await vi.waitFor(() => expect(asked.length).toBe(2));
    asked[1]?.answer(page([2]));
    await vi.waitFor(() => expect(reads.get(key).data).toEqual(page([1, 2])));
  });
  it('begins anew with the page', async () => {
    join({ first: page([1], 'b') });
    const more = reads.more(key);
    asked[0]?.answer(page([2]));
    await more;
    reads.adopt(key, page([9], 'z'));
    expect(reads.get(key)).toMatchObject({ data: page([9], 'z'), pages: 1 });
  });
});
