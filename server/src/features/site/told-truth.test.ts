import { locales } from '@regimen/contract/language/languages.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { privacySectionTexts } from '../../privacy-section-texts.ts';
import { tablesOf } from '../../tables.ts';
import { openWorld, type World } from '../../test-world.ts';
import { features } from '../all.ts';
import { defaultDocuments, defaultFaqs } from './default-texts.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const headingsOf = (markdown: string): string[] =>
  [...markdown.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading.trim());

describe('the privacy page', () => {
  it('speaks of each that holds health data under its heading, in every language', () => {
    const wanted = new Set(
      Object.values(tablesOf(features)).flatMap(({ health }) => (health === 'none' ? [] : [health])),
    );
    expect(wanted.size).toBeGreaterThan(5);
    for (const locale of locales) {
      const headings = headingsOf(defaultDocuments[locale].privacy.body);
      for (const section of [...wanted, 'urgent' as const])
        expect([locale, headings]).toEqual([
          locale,
          expect.arrayContaining([privacySectionTexts[locale][section]]),
        ]);
    }
  });

  it('never says again that no health information is asked for', () => {
    const said = locales.map((locale) => defaultDocuments[locale].privacy.body).join('\n');
    expect(said).toMatch(/This is health information/);
    expect(said).toMatch(/هذه معلومات صحية/);
    expect(said).not.toMatch(/do not ask for more health information/);
  });
});

describe('what other pages show too', () => {
  const bodies = (name: 'privacy' | 'cookies' | 'how-it-works') =>
    locales.map((locale) => defaultDocuments[locale][name].body);

  it('a program’s way is shown as a whole, so nobody is promised the next step alone', () => {
    const [en = '', ar = ''] = bodies('how-it-works');
    expect(en).not.toMatch(/not the whole mountain/);
    expect(en).toMatch(/your path shows/i);
    expect(ar).not.toMatch(/لا الجبل كله/);
    expect(ar).toMatch(/«مسارك»/);
  });

  it('where a program has to choose, the privacy page says who does, and when a model is asked', () => {
    const [en = '', ar = ''] = bodies('privacy');
    expect(en).toMatch(/its own rules or an expert, and by a language model only where the program says so/);
    expect(ar).toMatch(/قواعده أو خبير.*نموذج لغوي إلا حيث/);
    expect([en, ar].join()).not.toMatch(/No artificial intelligence|أي ذكاء اصطناعي/);
  });

  it('the cookie that serves whoever shared a link is not called needed', () => {
    for (const body of bodies('cookies')) {
      const [, why = ''] = body.split(/^## (?:Why there is no banner|لماذا لا تظهر نافذة موافقة؟)$/m);
      expect(why.split('\n## ')[0]).toMatch(/`regimen_ref`/);
    }
    expect(bodies('cookies').join()).not.toMatch(/^Everything above is needed|^لأن كل ما سبق لازم/m);
  });
});

describe('every long text', () => {
  it('has the same parts in every language', () => {
    for (const name of Object.keys(defaultDocuments.en) as (keyof typeof defaultDocuments.en)[]) {
      const counts = locales.map((locale) => headingsOf(defaultDocuments[locale][name].body).length);
      expect([name, new Set(counts).size]).toEqual([name, 1]);
      const links = locales.map((locale) =>
        [...defaultDocuments[locale][name].body.matchAll(/\]\((\/[^)#?]*)/g)].map(([, to]) => to).sort(),
      );
      expect([name, links[1]]).toEqual([name, links[0]]);
    }
  });

  it('that everybody can open explains following, tasks, pausing, readings, and what is urgent', () => {
    const words = {
      en: [/follow/i, /task/i, /paus/i, /reading/i, /urgent/i, /emergency number/i],
      ar: [/تتابع/, /مهم/, /توق/, /قراء/, /عاجل/, /رقم الطوارئ/],
    };
    for (const locale of locales) {
      const guide = defaultDocuments[locale]['user-guide'].body;
      const faqs = defaultFaqs[locale].map(({ question, answer }) => `${question} ${answer}`).join('\n');
      for (const text of [guide, faqs])
        for (const word of words[locale]) expect([locale, word.source, word.test(text)]).toContain(true);
    }
  });
});

describe('the page about cookies', () => {
  it('names the same things in every language', () => {
    const named = locales.map((locale) =>
      [...defaultDocuments[locale].cookies.body.matchAll(/^\| `([^`]+)`/gm)].map(([, name]) => name),
    );
    expect(named[0]?.length).toBeGreaterThan(15);
    expect(named[1]).toEqual(named[0]);
  });
});
