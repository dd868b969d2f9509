import { expect, it } from 'vitest';
import { faultsOf, readJson } from './import-file.ts';

it('reads our own JSON, also with the mark that some editors put first', () => {
  expect(readJson('\uFEFF{"name":"Sleep"}')).toEqual({ ok: true, document: { name: 'Sleep' } });
});

it('says on which line a file stops being JSON', () => {
  const read = readJson('{\n  "name": "Sleep",\n  oops\n}');
  expect(read).toEqual({ ok: false, line: 3 });
});

it('lists every fault with its place in the file', () => {
  const errors = { 'document.nodes[3].data.name': ['must not be empty'], document: ['must be an object'] };
  expect(faultsOf({ errors })).toEqual([
    { path: 'nodes[3].data.name', message: 'must not be empty' },
    { path: '', message: 'must be an object' },
  ]);
});
