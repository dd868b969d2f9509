import { graphOf } from '@regimen/engine/graph.ts';
import { drawn, node } from '@regimen/engine/testing/build.ts';
import { describe, expect, it } from 'vitest';
import type { DraftStore } from './draft-store.ts';
import { createFakeBrowser, createShelf, createTimers } from './testing/fake-browser.ts';
import { createFakeServer, type Weather } from './testing/fake-server.ts';
import { documentOf, rename } from './testing/rename.ts';

const start = drawn('a>b>c, a>d>e, a>f');
const nameOf = (store: DraftStore, id: string) => graphOf(documentOf(store)).byId.get(id)?.data.name;

const fine: Weather = () => 'fine';

function openWorld(weather: Weather = fine, options: { locks?: boolean } = {}) {
  const server = createFakeServer(start);
  const timers = createTimers();
  const browser = createFakeBrowser('tab', server, timers, weather, options);
  return { server, timers, browser };
}

describe('a draft that saves itself', () => {
  it('says what is saved and what is not', async () => {
    const { server, timers, browser } = openWorld();
    const { store } = browser.openTab();
    await timers.pass(100);
    rename(store, 'b', 'Breakfast');
    expect(store.saving.get().state).toBe('waiting');
    await timers.pass(1_000);
    expect(store.saving.get().state).toBe('saved');
    expect(graphOf(server.document()).byId.get('b')?.data.name).toBe('Breakfast');
    expect(browser.kept()).toEqual([]);
  });

  it('keeps edits while nobody answers, and brings them up afterwards', async () => {
    let weather: ReturnType<Weather> = 'request lost';
    const { server, timers, browser } = openWorld(() => weather);
    const { store } = browser.openTab();
    rename(store, 'b', 'Breakfast');
    await timers.pass(2_000);
    expect(store.saving.get().state).toBe('offline');
    expect(browser.kept()).toHaveLength(1);
    rename(store, 'c', 'Coffee');
    weather = 'fine';
    await timers.pass(40_000);
    expect(store.saving.get().state).toBe('saved');
    expect(server.document().nodes.map((step) => step.data.name)).toEqual(
      expect.arrayContaining(['Breakfast', 'Coffee']),
    );
  });

  it('does once what was sent again because its answer was lost', async () => {
    const answers: ReturnType<Weather>[] = ['answer lost', 'answer lost'];
    const { server, timers, browser } = openWorld(() => answers.shift() ?? 'fine');
    const { store } = browser.openTab();
    store.edit({ edit: 'insertNode', node: node('nudge', 'new', 'b') });
    await timers.pass(10_000);
    expect(server.document().nodes.filter(({ id }) => id === 'new')).toHaveLength(1);
    expect(server.open().version).toBe(2);
    expect(store.saving.get().state).toBe('saved');
  });

  it('takes up in a new tab what a closed one had not saved', async () => {
    let weather: ReturnType<Weather> = 'answer lost';
    const { server, timers, browser } = openWorld(() => weather);
    const first = browser.openTab();
    rename(first.store, 'b', 'Breakfast');
    await timers.pass(1_000);
    rename(first.store, 'c', 'Coffee');
    first.close();
    weather = 'fine';
    const { store } = browser.openTab();
    await timers.pass(5_000);
    expect([nameOf(store, 'b'), nameOf(store, 'c')]).toEqual(['Breakfast', 'Coffee']);
    expect(graphOf(server.document()).byId.get('c')?.data.name).toBe('Coffee');
    expect(browser.kept()).toEqual([]);
  });

  it('leaves alone what another open tab of the same person keeps', async () => {
    const { timers, browser } = openWorld(() => 'request lost');
    const [first, second] = [browser.openTab(), browser.openTab()];
    rename(first.store, 'b', 'Breakfast');
    rename(second.store, 'd', 'Dinner');
    await timers.pass(20_000);
    expect(browser.kept()).toHaveLength(2);
    expect(nameOf(second.store, 'b')).toBe('b');
  });

  it('loses nothing in a browser without locks', async () => {
    let weather: ReturnType<Weather> = 'request lost';
    const { server, timers, browser } = openWorld(() => weather, { locks: false });
    const first = browser.openTab();
    rename(first.store, 'b', 'Breakfast');
    await timers.pass(1_000);
    first.close();
    weather = 'fine';
    browser.openTab();
    await timers.pass(5_000);
    expect(graphOf(server.document()).byId.get('b')?.data.name).toBe('Breakfast');
  });

  it('says so when this browser keeps nothing', async () => {
    const { browser } = openWorld();
    browser.shelf.setItem = () => {
      throw new Error('full');
    };
    const { store } = browser.openTab();
    rename(store, 'b', 'Breakfast');
    expect(store.saving.get().kept).toBe(false);
  });

  it('asks when two changed the same step, and saves what was chosen', async () => {
    const { server, timers, browser } = openWorld();
    const [mine, theirs] = [browser.openTab().store, browser.openTab().store];
    await timers.pass(100);
    rename(theirs, 'b', 'Bread');
    await theirs.saveNow();
    rename(mine, 'b', 'Breakfast');
    rename(mine, 'c', 'Coffee');
    await mine.saveNow();
    expect(mine.state.get().clashing?.clashes.map(({ id }) => id)).toEqual(['b']);
    mine.settle(() => 'mine');
    await mine.saveNow();
    await timers.pass(10_000);
    expect(server.document().nodes.map((step) => step.data.name)).toEqual([
      'a',
      'Breakfast',
      'Coffee',
      'd',
      'e',
      'f',
    ]);
    expect(nameOf(theirs, 'b')).toBe('Breakfast');
  });

  it('knows items that no saved step points at yet, and forgets those that were deleted', async () => {
    const { timers, browser } = openWorld();
    const { store } = browser.openTab();
    const item = {
      kind: 'nudge',
      name: 'Drink',
      description: '',
      channel: 'in-app',
      title: '',
      body: '',
    } as const;
    store.know('drink', item);
    rename(store, 'b', 'Breakfast');
    await timers.pass(6_000);
    expect(documentOf(store).items).toEqual({ drink: item });
    store.know('drink', null);
    expect(documentOf(store).items).toEqual({});
    expect(store.saving.get().state).toBe('saved');
  });

  it('takes a word typed letter by letter back at once', async () => {
    const { browser } = openWorld();
    const { store } = browser.openTab();
    for (const name of ['W', 'Wa', 'Walk']) rename(store, 'b', name, 'name:b');
    store.endStep();
    rename(store, 'b', 'Walk!', 'name:b');
    store.undo();
    expect(nameOf(store, 'b')).toBe('Walk');
    store.undo();
    expect(nameOf(store, 'b')).toBe('b');
    store.redo();
    expect(nameOf(store, 'b')).toBe('Walk');
  });

  it('does not take back what would leave a step of others without a parent', async () => {
    const { timers, browser } = openWorld();
    const [mine, theirs] = [browser.openTab().store, browser.openTab().store];
    await timers.pass(100);
    mine.edit({ edit: 'insertNode', node: node('nudge', 'new', 'f') });
    await mine.saveNow();
    await timers.pass(6_000);
    theirs.edit({ edit: 'insertNode', node: node('nudge', 'below', 'new') });
    await theirs.saveNow();
    await timers.pass(6_000);
    mine.undo();
    expect(documentOf(mine).nodes.map(({ id }) => id)).toEqual(expect.arrayContaining(['new', 'below']));
  });
});

describe('what can be undone', () => {
  it('is still there after the page is loaded again, saved or not', async () => {
    for (const waits of [2_000, 0]) {
      const { server, timers, browser } = openWorld();
      const tab = createShelf();
      const before = browser.openTab(tab);
      await timers.pass(100);
      rename(before.store, 'b', 'Breakfast');
      rename(before.store, 'c', 'Coffee');
      await timers.pass(waits);
      before.store.keep();
      before.close();
      const { store } = browser.openTab(tab);
      await timers.pass(3_000);
      store.undo();
      expect([nameOf(store, 'b'), nameOf(store, 'c')]).toEqual(['Breakfast', 'c']);
      store.undo();
      await timers.pass(2_000);
      expect(graphOf(server.document()).byId.get('b')?.data.name).toBe('b');
      store.redo();
      expect(nameOf(store, 'b')).toBe('Breakfast');
    }
  });

  it('is let go when somebody else has changed the draft meanwhile', async () => {
    const { timers, browser } = openWorld();
    const tab = createShelf();
    const before = browser.openTab(tab);
    rename(before.store, 'b', 'Breakfast');
    await timers.pass(2_000);
    before.store.keep();
    before.close();
    const other = browser.openTab();
    rename(other.store, 'b', 'Brunch');
    await timers.pass(2_000);
    other.close();
    const { store } = browser.openTab(tab);
    await timers.pass(2_000);
    store.undo();
    expect(nameOf(store, 'b')).toBe('Brunch');
  });
});
