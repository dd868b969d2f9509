import { sleep } from '@regimen/engine/examples/sleep.ts';
import type { Program } from '@regimen/engine/protocol.ts';
import { expect, test } from 'vitest';
import { keeperOn } from '../../shell/kept.ts';
import { draftsBefore, keepDraft } from './kept-drafts.ts';

function placeOf(room = Number.POSITIVE_INFINITY) {
  const held = new Map<string, string>();
  const shelf = {
    length: 0,
    key: () => null,
    getItem: (name: string) => held.get(name) ?? null,
    setItem: (name: string, text: string) => {
      if (text.length > room) throw new Error('full');
      held.set(name, text);
    },
    removeItem: () => undefined,
  };
  return keeperOn(() => shelf, 'simulator-drafts/');
}
const named = (name: string, id = 'one'): Program => ({
  id,
  protocols: [{ protocol: { ...sleep, name }, onFail: 'stop' }],
});

test('what was tried before a change comes back, the newest first, each once', () => {
  const place = placeOf();
  keepDraft(named('First'), 1, place);
  keepDraft(named('Second'), 2, place);
  keepDraft(named('Second'), 3, place);
  expect(draftsBefore(named('Third'), place).map(({ at }) => at)).toEqual([3, 1]);
  expect(draftsBefore(named('Second'), place).map(({ at }) => at)).toEqual([1]);
  expect(draftsBefore(named('First', 'another'), place)).toEqual([]);
});

test('a full or strange storage loses the oldest, never the page', () => {
  const place = placeOf(JSON.stringify([{ program: named('Second'), at: 2 }]).length);
  keepDraft(named('First'), 1, place);
  keepDraft(named('Second'), 2, place);
  expect(draftsBefore(named('Third'), place).map(({ at }) => at)).toEqual([2]);
  const strange = placeOf();
  strange.at('one', () => undefined).write('{}' as never);
  expect(draftsBefore(named('Third'), strange)).toEqual([]);
});
