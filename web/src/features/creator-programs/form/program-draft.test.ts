import type { OpenProgram } from '@regimen/contract/programs.ts';
import { describe, expect, it } from 'vitest';
import { bodyOf, cleaned, emptyText, formOf, isComplete, tagOf } from './program-draft.ts';

const part = {
  id: 'p',
  onFail: 'stop',
  name: 'Walk',
  stepsCount: 2,
  modulesCount: 0,
  stepTypes: [],
  may: 'owner',
} as const;
const opened = {
  draft: {
    texts: { en: { ...emptyText, title: 'Sleep' } },
    cover: null,
    category: 'sleep',
    tags: [],
    level: 'beginner',
    signs: [],
    minutesADay: 10,
    weeks: 4,
    access: 'free',
    protocols: [part],
  },
} as unknown as OpenProgram;

describe('the form of a program', () => {
  it('has a text for each language of the site', () => {
    expect(formOf(opened, ['en', 'ar']).texts).toEqual({
      en: { ...emptyText, title: 'Sleep' },
      ar: emptyText,
    });
  });

  it('drops rows that nobody filled in, and keeps half ones', () => {
    const form = formOf(opened, ['en']);
    const half = { question: 'How?', answer: '' };
    const questions = [half, { question: ' ', answer: '' }];
    const en = { ...emptyText, outcomes: ['Rest', '  '], questions };
    expect(cleaned({ ...form, texts: { en } }).texts.en).toMatchObject({
      outcomes: ['Rest'],
      questions: [half],
    });
  });

  it('sends protocols by id, and refusable numbers for missing ones', () => {
    const body = bodyOf({ ...formOf(opened, ['en']), weeks: undefined });
    expect(body).toMatchObject({ weeks: 0, minutesADay: 10, protocols: [{ id: 'p', onFail: 'stop' }] });
  });

  it('knows when a language can be published', () => {
    expect(isComplete(undefined)).toBe(false);
    expect(isComplete({ ...emptyText, title: 'Sleep', summary: 'Too short' })).toBe(false);
    expect(isComplete({ ...emptyText, title: 'Sleep', summary: 'Long enough to tell' })).toBe(true);
  });
});

describe('a tag', () => {
  it.each([
    ['Better Sleep!', 'better-sleep'],
    ['  café crème ', 'cafe-creme'],
    ['مساء', 'مساء'],
    ['روتينُ المساءِ', 'روتين-المساء'],
    ['تنفّس عميق، أحيانًا', 'تنفس-عميق-أحيانا'],
    ['؟!…', ''],
    [`${'a'.repeat(59)} b`, 'a'.repeat(59)],
  ])('%s is %s', (words, tag) => expect(tagOf(words)).toBe(tag));
});
