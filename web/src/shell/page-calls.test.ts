import type { Api } from '@regimen/contract/client.ts';
import { afterAll, expect, it, vi } from 'vitest';

let written: string | null = null;
vi.stubGlobal('document', { getElementById: () => (written === null ? null : { textContent: written }) });
afterAll(() => vi.unstubAllGlobals());
vi.resetModules();
const { callsOfPage, callsScript, onPageChanged, recording, tellPage } = await import('./page-calls.ts');
const again = vi.fn();
onPageChanged(again);
const api = (async () => ({ data: [] })) as unknown as Api;

it('reads a page again of which nobody noted what it is made of', () => {
  expect(tellPage('GET faqs', {})).toBe(true);
  expect(again).toHaveBeenCalledOnce();
});

it('knows what the server noted, until the browser has read the page itself', async () => {
  const calls: Parameters<typeof callsScript>[0][number][] = [];
  await recording(api, calls)('GET protocols/{id}', { params: { id: '</script>' } });
  written = callsScript(calls).replace(/^<script[^>]*>|<\/script>$/g, '');
  expect(written).not.toContain('<');
  expect(tellPage('GET tokens', {})).toBe(false);
  expect(tellPage('GET protocols/{id}', { id: '</script>' })).toBe(true);
});

it('reads a page again when one of its own calls is named, and for no other', async () => {
  await recording(api, callsOfPage('/p'))('GET protocols/{id}', { params: { id: 'a' } });
  again.mockClear();
  expect(tellPage('GET tokens', {})).toBe(false);
  expect(tellPage('GET protocols/{id}', { id: 'b' })).toBe(false);
  expect(again).not.toHaveBeenCalled();
  expect(tellPage('GET protocols/{id}', { id: 'a' })).toBe(true);
  expect(tellPage('GET protocols/{id}', {})).toBe(true);
  expect(again).toHaveBeenCalledTimes(2);
});

it('forgets the calls of the page before', async () => {
  await recording(api, callsOfPage('/one'))('GET tokens');
  callsOfPage('/two');
  expect(tellPage('GET tokens', {})).toBe(false);
});
