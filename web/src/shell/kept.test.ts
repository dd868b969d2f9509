import { afterEach, describe, expect, it, vi } from 'vitest';
import { asText, forgetAtSignOut, keeper, keeperOn, kept, type Shelf } from './kept.ts';

function shelf(): Shelf & { things: Map<string, string> } {
  const things = new Map<string, string>();
  return {
    things,
    get length() {
      return things.size;
    },
    key: (index) => [...things.keys()][index] ?? null,
    getItem: (name) => things.get(name) ?? null,
    setItem: (name, value) => void things.set(name, value),
    removeItem: (name) => void things.delete(name),
  };
}
const asNumber = (value: unknown) => (typeof value === 'number' ? value : undefined);
afterEach(() => vi.unstubAllGlobals());

describe('a value that is kept', () => {
  it('is there again, under its name, until it is forgotten', () => {
    const place = shelf();
    const slot = keeperOn(() => place, 'form:').at('x', asNumber);
    expect([slot.read(), slot.write(7), slot.read()]).toEqual([undefined, true, 7]);
    expect([...place.things]).toEqual([['form:x', '7']]);
    expect([slot.write(undefined), slot.read(), place.things.size]).toEqual([true, undefined, 0]);
  });
  it('is not taken when it is not what it should be', () => {
    const place = shelf();
    for (const odd of ['', '{', '"seven"', 'null']) {
      place.things.set('form:x', odd);
      expect(
        keeperOn(() => place, 'form:')
          .at('x', asNumber)
          .read(),
      ).toBeUndefined();
    }
  });
  it('keeps plain words as they are', () => {
    const place = shelf();
    keeperOn(() => place, 'name', true)
      .at('', asText)
      .write('yes');
    expect(place.things.get('name')).toBe('yes');
    expect(
      keeperOn(() => place, 'name', true)
        .at('', asText)
        .read(),
    ).toBe('yes');
  });
  it('never throws: where nothing can be kept, it says so', () => {
    const full = { ...shelf(), setItem: () => throws('full') };
    expect(
      keeperOn(() => full, 'a')
        .at('', asText)
        .write('x'),
    ).toBe(false);
    const forbidden = keeperOn(() => throws('forbidden'), 'a');
    expect([forbidden.at('', asText).read(), forbidden.at('', asText).write('x'), forbidden.names()]).toEqual(
      [undefined, false, []],
    );
    // As on the server.
    expect(kept('isAuthed', asText).read()).toBeUndefined();
  });
});

describe('in a browser', () => {
  it('lies in the tab or for all tabs, as the table says', () => {
    const [local, session] = [shelf(), shelf()];
    vi.stubGlobal('localStorage', local);
    vi.stubGlobal('sessionStorage', session);
    kept('isAuthed', asText).write('yes');
    keeper('simulator-setup/…').at('p', asText).write('s');
    expect([...local.things.keys(), '|', ...session.things.keys()]).toEqual([
      'isAuthed',
      '|',
      'simulator-setup/p',
    ]);
  });
  it('goes at sign-out where it is somebody’s begun work, and stays where it is sent later', () => {
    const local = shelf();
    vi.stubGlobal('localStorage', local);
    for (const name of [
      'begun:a:1',
      'begun:timer:2',
      'in-danger:a',
      'outbox:a',
      'draft:s:a:ask',
      'last-viewer',
    ])
      local.things.set(name, '1');
    forgetAtSignOut();
    expect([...local.things.keys()]).toEqual(['outbox:a', 'draft:s:a:ask', 'last-viewer']);
  });
});

function throws(words: string): never {
  throw new Error(words);
}
