import { describe, expect, it } from 'vitest';
import { type CrisisKind, crisisIn } from './crisis-words.ts';

const meant: Record<CrisisKind, readonly string[]> = {
  'self-harm': [
    'I want to die',
    'i just wanna die',
    'Sometimes I wish I was dead.',
    'I wish I’d never… I wish I were never born',
    'Everyone would be better off without me',
    'I’ve been thinking about suicide a lot',
    'feeling suicidal again tonight',
    'I keep thinking of killing myself',
    'I am going to end my life',
    'I want to end it all.',
    'I don’t want to live anymore',
    'I do not want to be here any more',
    'There is no reason to go on',
    'I have nothing left to live for',
    'I cut myself again last night',
    'I had the urge to cut myself',
    'I can’t go on like this',
    'I’m tired of living',
    'my life isn’t worth living',
    'I’M NOT OK. I WANT TO KILL MYSELF',
    // A denial of one thing takes nothing away from another.
    'I’m not suicidal, but I want to die.',
    'I don’t want to die of boredom, I want to die.',
    'أريد أن أموت',
    'أُرِيدُ أَنْ أَمُوتَ',
    'أفكّر في الانتحار',
    'سأنتحر الليلة',
    'ليتني متّ',
    'أتمنى الموت',
    'بدي موت',
    'عايزة أموت',
    'لا أريد أن أعيش',
    'مش عايز أعيش',
    'ما بدي عيش',
    'تعبت من الحياة',
    'كرهت حياتي',
    'سأقتل نفسي',
    'أفكر أن أؤذي نفسي',
    'أريد إنهاء حياتي',
    'حياتي بلا معنى',
    'لا أفكر في الانتحار لكن لا أريد أن أعيش',
  ],
  body: [
    'I took all my pills',
    'I think I overdosed on insulin',
    'help, I can’t breathe',
    'I think I’m having a heart attack',
    'I have severe chest pain',
    'I have chest pain right now',
    'I am bleeding heavily',
    'half of my face went numb',
    'أخذت كل الحبوب',
    'تناولت جرعة زائدة',
    'لا أستطيع التنفس',
    'ألم شديد في صدري',
    'أشعر بأنها نوبة قلبية',
    'أنزف بشدة',
  ],
  violence: [
    'He threatened to kill me',
    'my husband beats me',
    'I was raped',
    'I’m going to kill him',
    'زوجي يضربني',
    'يهددني بالقتل',
    'تعرضت للاغتصاب',
  ],
};

const harmless = [
  '',
  'Good morning! How did you sleep?',
  'I don’t want to die of boredom',
  'I nearly died laughing',
  'I’m dying to know how it went',
  'That walk killed me, I’m dead tired',
  'I could kill for a coffee',
  'I hurt myself running yesterday',
  'I cut myself shaving',
  'My grandmother died in spring',
  'I’m not suicidal',
  'I have no suicidal thoughts, don’t worry',
  'We watched Suicide Squad',
  'My deadline is killing me',
  'I can’t breathe through my nose',
  'Chest pain was one of the questions last week',
  'I can’t take this medicine anymore, it makes me sick',
  'صباح الخير، كيف كان نومك؟',
  'كدت أموت من الضحك',
  'لا أريد أن أموت من الملل',
  'بموت فيك',
  'نفسي أنام جيدًا',
  'ليست لدي أفكار انتحارية',
  'توفيت جدتي في الربيع',
  'جرحت نفسي وأنا أطبخ',
  'تعبت من المشي اليوم',
];

describe('words that may mean danger', () => {
  for (const [kind, texts] of Object.entries(meant))
    it.each(texts)(`[R104] ${kind}: %s`, (text) => expect(crisisIn(text)).toBe(kind));

  it.each(harmless)('[R104] nothing in: %s', (text) => expect(crisisIn(text)).toBe(null));

  it('[R104] takes a moment, whatever is written', () => {
    const long = [
      'want '.repeat(2_000),
      'a'.repeat(10_000),
      'i really just want to '.repeat(450),
      'لا '.repeat(3_000),
      'أريد أن '.repeat(1_200),
    ];
    const before = performance.now();
    for (const text of long) crisisIn(text);
    expect(performance.now() - before).toBeLessThan(250);
  });
});
