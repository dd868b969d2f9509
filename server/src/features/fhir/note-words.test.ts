import { locales } from '@regimen/contract/language/languages.ts';
import type { NoteCode } from '@regimen/engine/fhir/report.ts';
import { expect, it } from 'vitest';
import { noteTexts } from './note-texts.ts';
import { noteWords } from './note-words.ts';

const codes = Object.keys(noteTexts.en) as NoteCode[];

it.each(locales)(
  '[G14] what could not be carried over is a sentence in %s, with or without a name',
  (locale) => {
    for (const code of codes)
      for (const what of ['', 'Heart']) {
        const words = noteWords({ code, path: 'action[0]', what }, locale);
        expect(words).toMatch(/\.$/);
        expect(words).not.toMatch(/\{what\}|\(\)|“”|«»/);
      }
  },
);

it('[G14] names stand in the marks of the language', () => {
  const note = { code: 'second-plan', path: '', what: 'Heart' } as const;
  expect(noteWords(note, 'en')).toBe('is another plan “Heart”. Only the first was imported.');
  expect(noteWords(note, 'ar')).toBe('خطة أخرى «\u2068Heart\u2069». استُوردت الأولى فقط.');
});
