import { expect, it } from 'vitest';
import { pathWithin } from './use-follow-links.ts';

const here = { origin: 'https://clinic.test', pathname: '/docs', search: '' };
const link = (href: string, attributes: string[] = [], target = '') => {
  const { origin, pathname, search, hash } = new URL(href, 'https://clinic.test/docs');
  return pathWithin(
    { origin, pathname, search, hash, target, hasAttribute: (name) => attributes.includes(name) },
    here,
  );
};

it('follows pages of this site', () => {
  expect(link('/systems?show=unanswered#a')).toBe('/systems?show=unanswered#a');
  expect(link('/docs?show=api')).toBe('/docs?show=api');
});
it.each([
  'https://other.test/',
  '//other.test/x',
  '/api/openapi.json',
  '/assets/a.js',
  '/dev/mail',
  '#part-2',
])('leaves %s to the browser', (href) => expect(link(href)).toBeNull());
it('leaves downloads and other windows to the browser', () => {
  expect(link('/file', ['download'])).toBeNull();
  expect(link('/systems', [], '_blank')).toBeNull();
  expect(link('mailto:a@b.test')).toBeNull();
});
