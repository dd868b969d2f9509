import { expect, it } from 'vitest';
import { scrollKey } from './scroll-key.ts';

const at = (pathname: string, key: string, hash = '') => ({ pathname, key, hash });

it('a page that scrolls to top begins there each time it is opened', () => {
  const opened = ['a', 'b'].map((key) => scrollKey(at('/programs', key), 'page:/programs'));
  expect(new Set(opened).size).toBe(2);
});

it('any other keeps its place, whatever filter and whatever way back', () => {
  const id = 'page:/protocol-builder/{protocol}/kpi';
  const opened = ['a', 'b'].map((key) => scrollKey(at('/protocol-builder/1/kpi', key), id));
  expect(new Set(opened).size).toBe(1);
  expect(scrollKey(at('/protocol-builder/2/kpi', 'c'), id)).not.toBe(opened[0]);
});

it('a link to a part of a page leads there, however the page was left', () => {
  const id = 'page:/settings/privacy-security';
  const left = scrollKey(at('/settings/privacy-security', 'a'), id);
  expect(scrollKey(at('/settings/privacy-security', 'b', '#who-looked'), id)).not.toBe(left);
});

it('what is no page begins at the top', () => {
  expect(scrollKey(at('/nowhere', 'a'), 'not-found')).toBe('a');
  expect(scrollKey(at('/nowhere', 'a'), undefined)).toBe('a');
});
