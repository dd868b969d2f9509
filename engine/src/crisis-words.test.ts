import { describe, expect, it } from 'vitest';
import { type CrisisKind, crisisFound, crisisIn } from './crisis-words.ts';

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
    // Treatment left off so that it ends, things given away, letters left.
    'I quit my dialysis on purpose, let it be over',
    'I gave away my records and cleaned the house, I won’t need it after tonight',
    'I wrote letters to my kids and locked the door',
    'تركت دواء القلب عمدا',
    'وزعت كل أغراضي وأنا مستعد للرحيل',
    'محوش برشام وهاخده كله',
    'قاعدة على سور السطح والشارع تحت',
    // Eating that has become a danger.
    'I haven’t eaten for days and fainted twice',
    'I throw up after each meal and there is blood',
    'أتقيأ بعد كل وجبة عمدا',
    // As it is said in the Maghreb.
    'بغيت نموت صافي',
    'كنجرح يدي باش نرتاح',
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
    // Children, pregnancy, treatment that runs out or weakens.
    'I’m 33 weeks and the baby hasn’t moved for hours',
    'My newborn has a fever and won’t feed',
    'My daughter fell off the sofa and keeps vomiting',
    'I ran out of insulin two days ago and feel so sick',
    'I had chemo on Monday and now a fever with chills',
    'My stool is black and I am dizzy',
    'الجنين لم يتحرك منذ الصباح',
    'بنتي طاحت من الكرسي وعم تتقيأ',
    'انتهى الأنسولين منذ يومين ونفسي سريع',
    'ما نقدرش نتنفس',
  ],
  violence: [
    'He threatened to kill me',
    'my husband beats me',
    'I was raped',
    'I’m going to kill him',
    'زوجي يضربني',
    'يهددني بالقتل',
    'تعرضت للاغتصاب',
    // What is done to girls and boys, what voices order.
    'Our coach makes us take off our clothes',
    'My sister is to be cut down there in summer',
    'رجلي يطقني',
    'أهلي يريدون ختان أختي',
    'صوت يأمرني بطعن أخي',
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

  it('[R104] denied is not said, and a sign with a denial in it is no denial', () => {
    expect(crisisIn('He didn’t hit me')).toBe(null);
    expect(crisisIn('He isn’t breathing')).toBe('body');
    expect(crisisIn('No chest pain, no shortness of breath')).toBe(null);
    expect(crisisIn('زوجي لم يضربني قط')).toBe(null);
    expect(crisisIn('أمي لا تستجيب')).toBe('body');
  });

  it('[R104] what is over is over, unless it is back', () => {
    expect(crisisIn('Ten years ago I wanted to kill myself')).toBe(null);
    expect(crisisIn('Ten years ago I wanted to kill myself and tonight it is back')).toBe('self-harm');
  });

  it('[R104] a film is no news, another person’s words are', () => {
    expect(crisisIn('In the movie he says “I want to die”')).toBe(null);
    expect(crisisIn('My son just texted me “I want to die”')).toBe('self-harm');
  });

  it('[R104] says which words', () => {
    expect(crisisFound('Good morning. I took 40 paracetamol.')).toEqual({
      kind: 'body',
      words: 'took 40 paracetamol',
      isPlain: true,
    });
  });

  it('[R104] takes a moment, whatever is written', () => {
    const long = [
      'want '.repeat(2_000),
      'a'.repeat(10_000),
      'i really just want to '.repeat(450),
      'i want my chest pain not cut now he hit me sugar low '.repeat(190),
      'لا '.repeat(3_000),
      'أريد أن '.repeat(1_200),
      'ما بدي صدري الم زوجي ضرب دم الان سكر نازل '.repeat(230),
    ];
    for (const text of long) crisisIn(text.slice(0, 2_000));
    // Of the processor's time: others may use the machine too.
    const before = process.cpuUsage();
    for (const text of long) crisisIn(text.slice(0, 2_000));
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1_000 / long.length).toBeLessThan(20);
  });
});
