import type { Item } from '@regimen/engine/items.ts';
import { protocol } from '@regimen/engine/testing/build.ts';
import { ACTIVITY, ITEMS, MOOD, PULSE, WALK } from '@regimen/engine/testing/items.ts';
import { describe, expect, it } from 'vitest';
import { itemChangeWords } from './item-change-words.ts';

const around = [protocol([], ITEMS), protocol([], ITEMS)] as const;
const said = (before: Item, more: object, locale: 'en' | 'ar' = 'en') =>
  itemChangeWords(before, { ...before, ...more } as Item, around, locale);

describe('what changed in an item, in words', () => {
  it('names questions that went, came and changed', () => {
    const [first, second] = MOOD.questions as [never, never];
    const third = { id: 'q3', kind: 'yes_no', text: 'Third' };
    expect(said(MOOD, { questions: [third, { ...(first as object), text: 'First of all' }] })).toEqual([
      '“An item”: question “Second” removed',
      '“An item”: new question “Third”',
      '“An item”: question “First” now reads “First of all”',
    ]);
    expect(
      said(MOOD, { questions: [second, { ...(first as object), kind: 'text', required: false }] }),
    ).toEqual([
      '“An item”, question “First”: changed its type and whether it’s required',
      '“An item”: questions reordered',
    ]);
  });

  it('names the answers to a question that went, came, read otherwise or count otherwise', () => {
    const [first, second] = MOOD.questions as unknown as [{ options: object[] }, never];
    const [none, one, two, three] = first.options as [object, object, object, object];
    const answers = (...options: object[]) => said(MOOD, { questions: [{ ...first, options }, second] });
    expect(
      answers(none, { ...one, label: 'Seldom' }, { ...two, score: 5 }, { id: 'p9', label: 'Always' }),
    ).toEqual([
      '“An item”, question “First”: answer “3” removed',
      '“An item”, question “First”: answer “1” now reads “Seldom”',
      '“An item”, question “First”: answer “2” scores 5 instead of 2',
      '“An item”, question “First”: new answer “Always”',
    ]);
    expect(answers(one, none, two, three)).toEqual(['“An item”, question “First”: changed its answers']);
  });

  it('says a time of day as people of the language do', () => {
    const challenge: Item = { ...WALK, opensAt: '07:30' };
    expect(said(challenge, { opensAt: '18:59' })).toEqual([
      '“An item”, time of day: was 7:30 AM, now 6:59 PM',
    ]);
    expect(said(challenge, { opensAt: '18:59' }, 'ar')[0]).toContain('6:59 م');
  });

  it('says which range, target and band moved, from where to where', () => {
    expect(said(PULSE, { range: { min: 30, max: 200 }, target: { max: 80 } })).toEqual([
      '“An item”, possible range: was 20 to 250 bpm, now 30 to 200 bpm',
      '“An item”, target: was 50 to 90 bpm, now at most 80 bpm',
    ]);
    expect(said(PULSE, { target: undefined })).toEqual(['“An item”, target: was 50 to 90 bpm, now removed']);
    const [low, high] = MOOD.bands as [object, object];
    expect(
      said(MOOD, {
        bands: [
          { ...low, max: 1 },
          { ...high, name: 'Heavy' },
        ],
      }),
    ).toEqual([
      '“An item”, result “Low”: was 0 to 2, now 0 to 1',
      '“An item”: result “High” is now called “Heavy”',
    ]);
  });

  it('says which questions a subscale counts', () => {
    const half = { id: 'half', name: 'Half', questions: ['q1'] };
    expect(said(MOOD, { subscales: [half] })).toEqual(['“An item”, subscales: now Half: question 1']);
    const whole = { ...half, questions: ['q1', 'q2'] };
    expect(said({ ...MOOD, subscales: [half] }, { subscales: [whole] })).toEqual([
      '“An item”, subscales: was Half: question 1, now Half: questions 1, 2',
    ]);
  });

  it('says which words were rewritten, and keeps nothing that it does not know to itself', () => {
    expect(said(ACTIVITY, { name: 'A walk', instructions: 'Slowly.', minutes: 5 })).toEqual([
      'Renamed “An item” to “A walk”',
      '“A walk”, instructions: was “Do it.”, now “Slowly.”',
      '“A walk”, duration: now 5',
    ]);
    expect(said(ACTIVITY, { somethingNew: 1 })).toEqual(['“An item”: other settings changed']);
    const [low, ...others] = MOOD.bands;
    expect(said(MOOD, { bands: [{ ...low, somethingNew: 1 }, ...others] })).toEqual([
      '“An item”, result “Low”: settings changed',
    ]);
  });

  it('says it in Arabic without a word of English of its own', () => {
    const words = said(PULSE, { unit: 'Hz', range: { min: 1, max: 4 } }, 'ar').join(' ');
    expect(words).not.toMatch(/[A-Za-z]{4,}(?<!item)/);
    expect(words).toMatch(/المدى الممكن: الآن \u2068من 1 إلى 4 Hz/);
  });
});
