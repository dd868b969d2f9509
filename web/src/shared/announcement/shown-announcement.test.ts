import { expect, test } from 'vitest';
import { shownAnnouncement } from './shown-announcement.ts';

const now = Date.parse('2026-11-19T12:00:00Z');
const one = { id: 'a', texts: { en: 'Closed on Friday.' }, until: '2026-11-20T00:00:00.000Z' };

test('an announcement is told in the reader’s language, or else in the one that it has', () => {
  const both = { ...one, texts: { ...one.texts, ar: 'نغلق يوم الجمعة.' } };
  expect(shownAnnouncement(both, 'ar', now)).toEqual({ text: 'نغلق يوم الجمعة.', lang: 'ar' });
  expect(shownAnnouncement(one, 'ar', now)).toEqual({ text: 'Closed on Friday.', lang: 'en' });
});

test('an announcement is over when it ends, and never where it has no end', () => {
  expect(shownAnnouncement(one, 'en', Date.parse(one.until))).toBeNull();
  expect(shownAnnouncement({ ...one, until: null }, 'en', now + 1e12)).not.toBeNull();
});
