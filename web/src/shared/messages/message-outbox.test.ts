import type { ChatMessage } from '@regimen/contract/chats.ts';
import { expect, it } from 'vitest';
import { createMessageOutbox, type KeptMessage, type Sending } from './message-outbox.ts';

/** A browser's storage, a chat on the other side that knows its keys, and a network that can be away. */
function openNetwork() {
  let stored: readonly KeptMessage[] | undefined;
  const arrived: string[] = [];
  const keys = new Set<string>();
  const state = { isAway: false, losesAnswers: false, now: 0, keyCount: 0 };
  let turn: Promise<void> = Promise.resolve();
  const openTab = () =>
    createMessageOutbox({
      kept: {
        read: () => stored,
        write: (value) => {
          stored = value;
          return true;
        },
      },
      async send({ key, body }): Promise<Sending> {
        await Promise.resolve();
        if (state.isAway) return { kind: 'later' };
        if (body === 'bad') return { kind: 'refused', problem: 'No.' };
        if (!keys.has(key)) arrived.push(body);
        keys.add(key);
        if (state.losesAnswers) return { kind: 'later' };
        return { kind: 'sent', message: { id: key, body } as ChatMessage };
      },
      newKey: () => `key ${state.keyCount++}`,
      now: () => state.now,
      inTurn: (work) => {
        turn = turn.then(work, work);
        return turn;
      },
    });
  return { openTab, arrived, state, stored: () => stored };
}
const say = (body: string) => ({ body, replyTo: null, attachments: [], about: null });
const settled = () => new Promise((resolve) => setTimeout(resolve));

it('sends one after the other, in the order of writing', async () => {
  const { openTab, arrived, stored } = openNetwork();
  const tab = openTab();
  for (const body of ['one', 'two', 'three']) tab.add(say(body));
  await settled();
  expect(arrived).toEqual(['one', 'two', 'three']);
  expect(stored()).toBeUndefined();
  tab.arrived(() => true);
  expect(tab.store.get()).toEqual([]);
});

it('what waits survives a reload, and arrives in order and once', async () => {
  const { openTab, arrived, state } = openNetwork();
  const before = openTab();
  state.losesAnswers = true;
  before.add(say('one'));
  await settled();
  state.isAway = true;
  before.add(say('two'));
  before.add(say('three'));
  await settled();
  expect(before.store.get().map((each) => each.state)).toEqual(['failed', 'failed', 'failed']);
  const after = openTab();
  expect(after.store.get().map(({ body }) => body)).toEqual(['one', 'two', 'three']);
  state.isAway = false;
  state.losesAnswers = false;
  await after.sendWaiting();
  expect(arrived).toEqual(['one', 'two', 'three']);
});

it('two tabs that hold the same send it once, and neither keeps it', async () => {
  const { openTab, arrived, state, stored } = openNetwork();
  state.isAway = true;
  openTab().add(say('one'));
  await settled();
  state.isAway = false;
  const tabs = [openTab(), openTab()];
  await Promise.all(tabs.map((tab) => tab.sendWaiting()));
  expect(arrived).toEqual(['one']);
  expect(stored()).toBeUndefined();
  expect(tabs.map((tab) => tab.store.get().filter(({ sent }) => !sent))).toEqual([[], []]);
});

it('what is refused says why, holds up nothing, and goes when it is discarded', async () => {
  const { openTab, arrived, stored } = openNetwork();
  const tab = openTab();
  tab.add(say('bad'));
  tab.add(say('good'));
  await settled();
  expect(arrived).toEqual(['good']);
  const [refused] = tab.store.get();
  expect(refused).toMatchObject({ state: 'failed', problem: 'No.' });
  tab.discard(refused?.key ?? '');
  expect(stored()).toBeUndefined();
});

it('what may have arrived a day ago is not sent again by itself', async () => {
  const { openTab, arrived, state } = openNetwork();
  state.losesAnswers = true;
  openTab().add(say('one'));
  await settled();
  state.now = 24 * 3_600_000;
  state.losesAnswers = false;
  const tab = openTab();
  await tab.sendWaiting();
  expect(tab.store.get()).toMatchObject([{ state: 'failed', sent: null }]);
  expect(arrived).toEqual(['one']);
});
