import { sleep } from '@regimen/engine/examples/sleep.ts';
import type { Program } from '@regimen/engine/protocol.ts';
import { expect, test } from 'vitest';
import { draftsBefore, keepDraft } from './kept-drafts.ts';

function placeOf(room = Number.POSITIVE_INFINITY) {
  const held = new Map<string, string>();
  return {
    getItem: (name: string) => held.get(name) ?? null,
    setItem: (name: string, text: string) => {
      if (text.length > room) throw new Error('full');
      held.set(name, text);
    },
  };
}
const named = (name: string, id = 'one'): Program => ({
  id,
  protocols: [{ protocol: { ...sleep, name }, onFail: 'stop' }],
});

test('what was tried before a change comes back, the newest first, each once', () => {
  const place = placeOf();
  keepDraft(place, named('First'), 1);
  keepDraft(place, named('Second'), 2);
  keepDraft(place, named('Second'), 3);
  expect(draftsBefore(place, named('Third')).map(({ at }) => at)).toEqual([3, 1]);
  expect(draftsBefore(place, named('Second')).map(({ at }) => at)).toEqual([1]);
  expect(draftsBefore(place, named('First', 'another'))).toEqual([]);
});

test('a full or strange storage loses the oldest, never the page', () => {
  const place = placeOf(JSON.stringify([{ program: named('Second'), at: 2 }]).length);
  keepDraft(place, named('First'), 1);
  keepDraft(place, named('Second'), 2);
  expect(draftsBefore(place, named('Third')).map(({ at }) => at)).toEqual([2]);
  const strange = { getItem: () => '{', setItem: () => undefined };
  expect(draftsBefore(strange, named('Third'))).toEqual([]);
});
