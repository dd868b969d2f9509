import { changeBetween } from '@regimen/engine/change.ts';
import { EditError } from '@regimen/engine/edit.ts';
import { treeFaults } from '@regimen/engine/graph.ts';
import { parseProtocol } from '@regimen/engine/parse-protocol.ts';
import { drawn, node } from '@regimen/engine/testing/build.ts';
import { type Random, randomFrom } from '@regimen/engine/testing/random.ts';
import { describe, expect, it } from 'vitest';
import { isEmptyChange } from './draft.ts';
import type { DraftStore } from './draft-store.ts';
import { createFakeBrowser, createTimers, type FakeTab } from './testing/fake-browser.ts';
import { createFakeServer, type Weather } from './testing/fake-server.ts';
import { documentOf, rename } from './testing/rename.ts';

const start = drawn('a>b>c, a>d>e, a>f');

/** Everybody online again, everything answered, every choice made. */
async function settleDown(tabs: () => FakeTab[], pass: (ms: number) => Promise<void>): Promise<void> {
  for (let round = 0; round < 12; round++) {
    for (const { store } of tabs())
      if (store.state.get().clashing) store.settle(() => (round % 2 ? 'mine' : 'theirs'));
    await pass(61_000);
  }
}

describe('many at work, with a network that fails', () => {
  it.each(Array.from({ length: 25 }, (_, index) => index + 1))('no edit is lost (seed %i)', async (seed) => {
    const random = randomFrom(seed);
    const server = createFakeServer(start);
    const timers = createTimers();
    let storm = 0.3;
    const weather: Weather = () =>
      random.chance(storm) ? (random.chance(0.5) ? 'request lost' : 'answer lost') : 'fine';
    const browsers = [
      createFakeBrowser('ann', server, timers, weather),
      createFakeBrowser('bob', server, timers, weather),
    ];
    const tabs: FakeTab[] = browsers.flatMap((browser) => [browser.openTab(), browser.openTab()]);
    const written = new Map<string, string>();
    const own = new Map<string, string[]>(tabs.map(({ name }) => [name, []]));
    let made = 0;
    for (let turn = 0; turn < 80; turn++) {
      const at = random.whole(0, tabs.length - 1);
      const { store, name } = tabs[at] as FakeTab;
      const mine = own.get(name) ?? [];
      if (random.chance(0.08)) {
        tabs[at]?.close();
        tabs[at] = (browsers[at < 2 ? 0 : 1] as (typeof browsers)[0]).openTab();
        own.set(tabs[at].name, []);
      } else if (mine.length > 0 && random.chance(0.4)) {
        const id = random.pick(mine);
        written.set(id, `name ${++made}`);
        rename(store, id, `name ${made}`);
      } else {
        const id = `n${++made}`;
        store.edit({ edit: 'insertNode', node: node('nudge', id, random.pick(documentOf(store).nodes).id) });
        mine.push(id);
        written.set(id, id);
      }
      if (random.chance(0.5)) await timers.pass(random.whole(0, 3_000));
    }
    storm = 0;
    await settleDown(() => tabs, timers.pass);
    const there = new Map(server.document().nodes.map((step) => [step.id, step.data.name]));
    expect([...written].filter(([id, name]) => there.get(id) !== name)).toEqual([]);
    for (const { store } of tabs) {
      expect(store.saving.get().state).toBe('saved');
      expect(isEmptyChange(changeBetween(documentOf(store), server.document()))).toBe(true);
    }
    for (const browser of browsers) expect(browser.kept()).toEqual([]);
  });

  it.each(Array.from({ length: 25 }, (_, index) => index + 101))(
    'all agree in the end (seed %i)',
    async (seed) => {
      const random = randomFrom(seed);
      const server = createFakeServer(start);
      const timers = createTimers();
      let storm = 0.3;
      const weather: Weather = () =>
        random.chance(storm) ? (random.chance(0.5) ? 'request lost' : 'answer lost') : 'fine';
      const browser = createFakeBrowser('ann', server, timers, weather);
      const other = createFakeBrowser('bob', server, timers, weather);
      const tabs: FakeTab[] = [browser.openTab(), other.openTab()];
      let made = 0;
      for (let turn = 0; turn < 80; turn++) {
        const at = random.whole(0, 1);
        const { store } = tabs[at] as FakeTab;
        if (random.chance(0.05)) {
          tabs[at]?.close();
          tabs[at] = (at === 0 ? browser : other).openTab();
        } else anyEdit(random, store, () => `n${++made}`);
        expect(treeFaults(documentOf(store).nodes)).toEqual([]);
        if (store.state.get().clashing && random.chance(0.5))
          store.settle(() => (random.chance(0.5) ? 'mine' : 'theirs'));
        if (random.chance(0.5)) await timers.pass(random.whole(0, 3_000));
      }
      storm = 0;
      await settleDown(() => tabs, timers.pass);
      expect(parseProtocol(server.document()).ok).toBe(true);
      for (const { store } of tabs) {
        expect(store.saving.get().state).toBe('saved');
        expect(isEmptyChange(changeBetween(documentOf(store), server.document()))).toBe(true);
      }
    },
  );
});

function anyEdit(random: Random, store: DraftStore, newId: () => string): void {
  const { nodes } = documentOf(store);
  if (nodes.length === 0) {
    store.edit({ edit: 'insertNode', node: node('nudge', newId(), null) });
    return;
  }
  const one = random.pick(nodes).id;
  const another = random.pick(nodes).id;
  try {
    const kind = random.whole(0, 6);
    if (kind === 0) store.edit({ edit: 'removeNode', nodeId: one });
    else if (kind === 1)
      store.edit({ edit: 'moveNode', nodeId: one, parentId: another, index: random.whole(0, 2) });
    else if (kind === 2) store.undo();
    else if (kind === 3) store.redo();
    else if (kind === 4) rename(store, one, `name ${newId()}`);
    else store.edit({ edit: 'insertNode', node: node('nudge', newId(), one), index: random.whole(0, 2) });
  } catch (error) {
    if (!(error instanceof EditError)) throw error;
  }
}
