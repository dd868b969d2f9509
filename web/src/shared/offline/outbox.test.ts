import { describe, expect, it } from 'vitest';
import { keeperOn } from '../../shell/kept.ts';
import { asParcels, createOutbox, type Delivery, type Parcel } from './outbox.ts';

/** A browser that was never closed, and a server that may be out of reach. */
function world() {
  const kept = new Map<string, string>();
  const server = { reachable: true, answer: 'sent' as 'sent' | 'refused', got: [] as Parcel[] };
  const shelf = {
    length: 0,
    key: () => null,
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  };
  const clock = { now: Date.UTC(2026, 10, 15) };
  let keys = 0;
  const open = (owner = 'nora') =>
    createOutbox({
      kept: keeperOn(() => shelf, 'outbox:').at(owner, asParcels),
      send: async (parcel): Promise<Delivery> => {
        if (!server.reachable) return { kind: 'later' };
        server.got.push(parcel);
        return server.answer === 'sent' ? { kind: 'sent', reply: null } : { kind: 'refused', error: 'no' };
      },
      newKey: () => `key-${++keys}`,
      now: () => clock.now,
    });
  return { open, server, kept, clock };
}
const walk = {
  about: 'task',
  id: 'walk',
  name: 'A walk',
  body: { result: { type: 'done' }, doneAt: '2026-11-15T08:00:00Z' },
} as const;
const diary = { ...walk, id: 'diary' };

describe('what is done without a connection', () => {
  it('is kept, and sent once when there is one, in the order it was done', async () => {
    const { open, server, kept } = world();
    server.reachable = false;
    expect(await open().deliver(walk)).toEqual({ kind: 'later' });
    await open().deliver(diary);
    server.reachable = true;
    const later = open();
    expect(later.list().map(({ id }) => id)).toEqual(['walk', 'diary']);
    await Promise.all([later.sendAll(), later.sendAll()]);
    await later.sendAll();
    expect(server.got.map(({ id, key }) => [id, key])).toEqual([
      ['walk', 'key-1'],
      ['diary', 'key-2'],
    ]);
    expect(kept.size).toBe(0);
  });

  it('goes under one key however often it is tried', async () => {
    const { open, server } = world();
    server.reachable = false;
    const box = open();
    await box.deliver(walk);
    await box.sendAll();
    await box.sendAll();
    expect(box.list()).toHaveLength(1);
    server.reachable = true;
    await box.sendAll();
    expect(server.got.map(({ key }) => key)).toEqual(['key-1']);
  });

  it('is nobody else’s to send', async () => {
    const { open, server } = world();
    server.reachable = false;
    await open('nora').deliver(walk);
    server.reachable = true;
    await open('omar').sendAll();
    expect(server.got).toEqual([]);
  });

  it('is given back when the server will not have it', async () => {
    const { open, server } = world();
    server.reachable = false;
    const box = open();
    await box.deliver(walk);
    server.reachable = true;
    server.answer = 'refused';
    const refused: string[] = [];
    await box.sendAll(({ id }) => refused.push(id));
    expect(refused).toEqual(['walk']);
    expect(box.list()).toEqual([]);
  });

  it('can be taken back as long as it is held, and goes out after that', async () => {
    const { open, server, clock } = world();
    const box = open();
    box.hold(walk, 10_000);
    box.hold(diary, 10_000);
    await box.sendAll();
    expect(server.got).toEqual([]);
    box.takeBack('key-1');
    clock.now += 10_000;
    await open().sendAll();
    expect(server.got.map(({ id }) => id)).toEqual(['diary']);
  });

  it('goes out at once when the page is left', async () => {
    const { open, server } = world();
    const box = open();
    box.hold(walk, 10_000);
    box.releaseAll();
    await box.sendAll();
    expect(server.got.map(({ id }) => id)).toEqual(['walk']);
  });

  it('is replaced when it is done again before it went out', async () => {
    const { open, server } = world();
    server.reachable = false;
    const box = open();
    await box.deliver(walk);
    await box.deliver({ ...walk, body: { ...walk.body, result: { type: 'declined', words: 'ill' } } });
    expect(box.list().map(({ key }) => key)).toEqual(['key-2']);
  });
});
