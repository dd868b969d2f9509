import { expect, it } from 'vitest';
import type { SiteData } from './load.ts';
import { siteIn } from './site-in.ts';

const site: SiteData = {
  name: 'واحة',
  locale: 'ar',
  locales: ['ar', 'en'],
  direction: 'rtl',
  theme: { primary: '#000000', accent: '#ffffff' },
  logo: null,
  texts: {},
  placeholders: { brand: 'واحة', country: 'بلد', contactEmail: 'a@oasis.test' },
  realtime: null,
  providers: [],
  limits: { messageLength: 2000 },
  publicPages: [],
};

it('is the site itself in a language it was not translated into', () => {
  expect(siteIn(site, 'en')).toBe(site);
  expect(siteIn({ ...site, translations: { en: { name: 'Oasis' } } }, 'ar').name).toBe('واحة');
});

it('takes the name of the language, as the brand too, and keeps what is the same in both', () => {
  const found = siteIn({ ...site, translations: { en: { name: 'Oasis' } } }, 'en');
  expect(found.name).toBe('Oasis');
  expect(found.placeholders).toEqual({ brand: 'Oasis', country: 'بلد', contactEmail: 'a@oasis.test' });
});

it('lets a translated brand differ from the name, and placeholders be translated alone', () => {
  const placeholders = { brand: 'The Oasis', country: 'a country' };
  expect(siteIn({ ...site, translations: { en: { name: 'Oasis', placeholders } } }, 'en')).toMatchObject({
    name: 'Oasis',
    placeholders,
  });
  const alone = siteIn({ ...site, translations: { en: { placeholders: { country: 'x' } } } }, 'en');
  expect([alone.name, alone.placeholders.brand, alone.placeholders.country]).toEqual(['واحة', 'واحة', 'x']);
});

it('gives the same when asked again', () => {
  const once = siteIn({ ...site, translations: { en: { name: 'Oasis' } } }, 'en');
  expect(siteIn(once, 'en')).toEqual(once);
});
