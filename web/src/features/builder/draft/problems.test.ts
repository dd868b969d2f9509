import { drawn, node } from '@regimen/engine/testing/build.ts';
import { describe, expect, it, vi } from 'vitest';
import type { DraftStore } from './draft-store.ts';
import { checkerOf } from './problems.ts';
import { createFakeBrowser, createTimers } from './testing/fake-browser.ts';
import { createFakeServer } from './testing/fake-server.ts';

function openDraft(): DraftStore {
  const server = createFakeServer(drawn('a>b'));
  return createFakeBrowser('tab', server, createTimers(), () => 'fine').openTab().store;
}

describe('the findings', () => {
  it('are there at once, and renewed a moment after an edit', () => {
    vi.useFakeTimers();
    const store = openDraft();
    const checker = checkerOf(store);
    const heard = vi.fn();
    const leave = checker.subscribe(heard);
    const before = checker.get();
    expect(before.map(({ code }) => code)).toContain('no-finish');
    store.edit({ edit: 'insertNode', node: node('finish', 'f', 'b') });
    expect(checker.get()).toBe(before);
    vi.advanceTimersByTime(400);
    expect(heard).toHaveBeenCalledTimes(1);
    expect(checker.get().map(({ code }) => code)).not.toContain('no-finish');
    leave();
    vi.useRealTimers();
  });

  it('are one for all who look', () => {
    const store = openDraft();
    expect(checkerOf(store)).toBe(checkerOf(store));
  });
});
