import { describe, expect, it } from 'vitest';
import { faultOfWriting } from './judge-writing.ts';
import { readingAge } from './reading-age.ts';
import { writePlainly } from './write-plainly.ts';

describe('the reading age', () => {
  it('[E24] is low for short words in short sentences, and high for long ones', () => {
    const easy = 'Sit down. Put your feet on the floor. Rest your arm on the table. Breathe.';
    const hard =
      'Cardiovascular rehabilitation necessitates systematic physiological monitoring, individualised pharmacological intervention and multidisciplinary psychosocial accompaniment throughout the convalescence.';
    expect(readingAge(easy)).toBeLessThanOrEqual(7);
    expect(readingAge(hard)).toBe(18);
    const middle =
      'Before you measure your blood pressure, sit down and rest for five minutes. Keep your feet flat on the floor and your arm at the height of your heart.';
    expect(readingAge(middle)).toBeGreaterThanOrEqual(8);
    expect(readingAge(middle)).toBeLessThanOrEqual(12);
  });

  it('[E24] is measured in Arabic, too', () => {
    const easy = 'اجلس. ضع قدميك على الأرض. ضع يدك على الطاولة. خذ نفسًا بطيئًا الآن.';
    const hard =
      'تستوجب الاستراتيجيات العلاجية المستخدمة متابعة المستويات الفيزيولوجية باستمرارية واستقصاء المضاعفات المستقبلية المحتملة لاستخلاص الاستنتاجات التشخيصية واستكمال الإجراءات الاستشفائية الضرورية لاستعادة الاستقلالية';
    expect(readingAge(easy)).toBeLessThanOrEqual(9);
    expect(readingAge(hard)).toBe(18);
  });

  it('[E24] says nothing of a few words, and reads a placeholder as one', () => {
    expect(readingAge('Time for your walk')).toBeNull();
    expect(readingAge('')).toBeNull();
    const text = 'Hi Sam, it is time for your walk. Put on your shoes and go.';
    expect(readingAge(text.replace('Sam', '{{reading:some-very-long-identifier-of-a-kpi}}'))).toBe(
      readingAge(text),
    );
  });
});

describe('the built-in helper', () => {
  it('[E25] says it in plain words and short sentences, and leaves braces alone', () => {
    const text =
      'In order to commence your programme, {{name}}, utilize the scale on a daily basis; subsequently inform your physician if you require additional assistance.';
    const [words, short] = writePlainly(text, 'plain', 9);
    expect(words).toBe(
      'To start your programme, {{name}}, use the scale every day; then tell your doctor if you need more help.',
    );
    expect(short).toBe(
      'To start your programme, {{name}}, use the scale every day. Then tell your doctor if you need more help.',
    );
  });

  it('[E25] speaks as people do where it shall be warm, and leaves out what says nothing where it shall be brief', () => {
    expect(writePlainly('You will feel better. Do not worry.', 'warm', 12)).toEqual([
      'You’ll feel better. Don’t worry.',
    ]);
    expect(writePlainly('Please note that walking is really good for you!', 'brief', 12)).toEqual([
      'Walking is good for you.',
    ]);
  });

  it('[E25] cuts no list, and proposes nothing where nothing is to be done', () => {
    const list =
      'Today have some apples that you like, some pears from the garden, and some plums from the shop.';
    expect(writePlainly(list, 'plain', 9)).toEqual([]);
    expect(writePlainly('Time for your walk.', 'plain', 12)).toEqual([]);
    expect(writePlainly('', 'warm', 9)).toEqual([]);
  });

  it('[E25] does the same in Arabic', () => {
    const text =
      'نود تذكيرك بأن المشي بشكل يومي مفيد لصحة القلب والجسم كله، ثم إن الخروج إلى الهواء الطلق يحسّن المزاج كثيرًا.';
    const [words, short] = writePlainly(text, 'brief', 9);
    expect(words).toBe(
      'المشي كل يوم مفيد لصحة القلب والجسم كله، ثم إن الخروج إلى الهواء الطلق يحسّن المزاج كثيرًا.',
    );
    expect(short).toBe(
      'المشي كل يوم مفيد لصحة القلب والجسم كله. ثم إن الخروج إلى الهواء الطلق يحسّن المزاج كثيرًا.',
    );
  });
});

describe('a proposed text', () => {
  const before = {
    text: 'Hi {{name}}, walk 10 minutes and take 5 mg of ramipril.',
    hint: '',
    mostLetters: 120,
  };
  const fault = (proposed: string, more: object = {}) => faultOfWriting(proposed, { ...before, ...more });

  it('[E26] is fine with the same placeholders, numbers and medicine', () => {
    expect(fault('Hello {{ name }}! Walk for 10 minutes, then take 5 mg of ramipril.')).toBeNull();
    expect(fault('{{الاسم}}: walk ten minutes. Take 5 mg of ramipril.')).toBeNull();
  });

  it.each([
    ['Walk 10 minutes and take 5 mg of ramipril.', 'placeholders'],
    ['Hi {{name}} on {{day}}, walk 10 minutes and take 5 mg of ramipril.', 'placeholders'],
    ['Hi {name}, walk 10 minutes and take 5 mg of ramipril.', 'placeholders'],
    ['Hi {{name}}, walk 20 minutes.', 'number'],
    ['Hi {{name}}, walk twice.', 'number'],
    ['Hi {{name}}, walk 10 minutes and take 10 mg of ramipril.', 'dose'],
    ['Hi {{name}}, take 5 mg of sertraline.', 'dose'],
    ['Hi {{name}}, you have diabetes, so walk 10 minutes.', 'diagnosis'],
    ['Hi {{name}}, walk. Many people with asthma do.', 'medicine'],
    ['Hi {{name}}, read https://example.com and walk.', 'link'],
    ['Hi {{name}}, if you want to kill yourself, walk.', 'danger'],
    [`Hi {{name}}, ${'walk '.repeat(40)}`, 'too-long'],
    [before.text, 'same'],
    [' … ', 'empty'],
  ])('[E26] is refused: %s', (proposed, why) => {
    expect(fault(proposed)).toBe(why);
  });

  it('[E26] may have a number that was asked for, and in Arabic no dose that was not there', () => {
    expect(fault('Hi {{name}}, walk 20 minutes.', { hint: 'make it 20' })).toBeNull();
    expect(
      faultOfWriting('تناول حبتين من الباراسيتامول الآن.', {
        text: 'خذ قسطًا من الراحة الآن.',
        hint: '',
        mostLetters: 200,
      }),
    ).toBe('dose');
    expect(faultOfWriting('لديك سكري، فامشِ قليلًا.', { text: 'امشِ قليلًا.', hint: '', mostLetters: 200 })).toBe(
      'diagnosis',
    );
  });
});
