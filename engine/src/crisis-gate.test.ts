import { describe, expect, it } from 'vitest';
import { type CrisisKind, dangerIn } from './crisis-gate.ts';
import { crisisIn } from './crisis-words.ts';

/** No rule finds these: what was taught does. None of them was among its sentences. */
const added: readonly (readonly [CrisisKind, string])[] = [
  ['self-harm', 'Nobody will have to carry me any longer, I have arranged it all'],
  ['violence', 'My stepfather comes in at night and I have to keep quiet about it'],
  ['body', 'My grandson got at my heart tablets and is so sleepy now'],
  ['body', 'حفيدي لعب بعلبة دواء القلب وصار نعسان جدا'],
];

/** A rule suspects something here. */
const heldBack = [
  'I give up. This dough will never rise',
  'I need to cut the features nobody uses, we are bleeding users',
  'celebrity overdose is all over the news, so sad',
  'The actor who had the stroke is back on stage',
  'حلقي يحرقني شوية من البهارات',
];

const harmless = [
  '',
  '1234567890',
  'Good morning, I walked 6000 steps and slept well',
  'مشيت اليوم ساعة والجو جميل',
  'my toddler giggles when I sneeze',
];

describe('the gate', () => {
  it.each(added)('[R104] raises %s that no rule finds: %s', (kind, text) => {
    expect(crisisIn(text)).toBe(null);
    expect(dangerIn(text)).toBe(kind);
  });

  it.each(heldBack)('[R104] holds back what is only suspected: %s', (text) => {
    expect(crisisIn(text)).not.toBe(null);
    expect(dangerIn(text)).toBe(null);
  });

  it.each(harmless)('[R104] lets pass: %s', (text) => expect(dangerIn(text)).toBe(null));

  it('[R104] never holds back what is said outright, whatever stands around it', () => {
    const around = 'Good morning, I walked 6000 steps and slept well, the coffee was lovely lol haha';
    for (const text of ['I want to die', 'I took 40 paracetamol', 'أريد أن أموت', 'أخذت جرعة زائدة'])
      expect([text, dangerIn(`${around} ${text} ${around}`)]).toEqual([text, crisisIn(text)]);
  });

  it('[R104] hears one sentence in the midst of much talk', () => {
    const talk = 'We cooked rice with vegetables and the children played in the garden until it got dark. ';
    const text = 'My stepfather comes in at night and I have to keep quiet about it. ';
    expect(dangerIn(talk.repeat(12))).toBe(null);
    expect(dangerIn(talk.repeat(6) + text + talk.repeat(6))).toBe('violence');
  });

  it('[R104] takes as many times longer as there is more to read, whatever is written', () => {
    const cost = (piece: string, length: number): number => {
      const text = piece.repeat(Math.ceil(length / piece.length));
      const times = Array.from({ length: 5 }, () => {
        const before = process.cpuUsage();
        dangerIn(text);
        const { user, system } = process.cpuUsage(before);
        return user + system;
      });
      return Math.min(...times);
    };
    for (const piece of ['a', '1', 'walk home ', 'want hurt pills ', 'ما بدي صدري ', '😀', "a'"]) {
      cost(piece, 2_000);
      // Eight times as much.
      expect([piece, cost(piece, 16_000) / cost(piece, 2_000) < 24]).toEqual([piece, true]);
    }
  });
});
