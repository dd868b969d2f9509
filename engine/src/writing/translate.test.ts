import { describe, expect, it } from 'vitest';
import { crisisIn } from '../crisis-words.ts';
import { ARABIC as EXAMPLES } from '../examples/arabic/all.ts';
import { ARABIC } from '../library/arabic/all.ts';
import { faultOfTranslation } from './judge-translation.ts';
import { textsOf, withTexts } from './texts-of.ts';
import { translate } from './translate.ts';

const pairs = Object.entries<string>(Object.assign({}, ARABIC, ...Object.values(EXAMPLES)));

describe('a drafted translation', () => {
  it.each([
    ['مشي 20 دقيقة، {{name}}.', null],
    ['{{الاسم}}، امشِ عشرين دقيقة.', null],
    ['امشِ 20 دقيقة.', 'placeholders'],
    ['{{name}}، امشِ 25 دقيقة.', 'number'],
    ['{{name}}، امشِ 20 دقيقة مرتين.', 'number'],
    ['Walk for 20 minutes now, {{name}}.', 'language'],
    ['Walk 20 minutes, {{name}}.', 'same'],
    ['{{name}}، امشِ 20 دقيقة وخذ حبتين.', 'dose'],
    ['{{name}}، لديك سكري، فامشِ 20 دقيقة.', 'diagnosis'],
    ['{{name}}، امشِ 20 دقيقة مع دواء.', 'medicine'],
    ['{{name}}، امشِ 20 دقيقة https://example.com', 'link'],
    ['{{name}}، أريد أن أقتل نفسي 20.', 'danger'],
    [`{{name}}، امشِ 20 ${'دقيقة '.repeat(40)}`, 'too-long'],
    ['…', 'empty'],
  ])('[E27] %s', (draft, fault) => {
    expect(faultOfTranslation(draft, 'Walk 20 minutes, {{name}}.', 'ar')).toBe(fault);
  });

  it('[E27] numbers in words stay where the text has them so', () => {
    expect(faultOfTranslation('Two minutes on your feet', 'دقيقتان على قدميك', 'en')).toBeNull();
    expect(faultOfTranslation('يوم واحد', '1 day', 'ar')).toBeNull();
    expect(faultOfTranslation('البدء يوم الاثنين', 'Start on Monday', 'ar')).toBeNull();
  });

  it('[E27] what people translated for the product is hardly ever refused, another number in it always', () => {
    for (const to of ['ar', 'en'] as const) {
      const judged = pairs
        .map(([english, arabic]): [string, string] => (to === 'ar' ? [english, arabic] : [arabic, english]))
        .filter(([source]) => crisisIn(source) === null);
      const refused = judged.filter(([source, said]) => faultOfTranslation(said, source, to) !== null);
      expect(refused.length / judged.length).toBeLessThan(0.06);
      for (const [source, said] of judged) {
        const changed = said.replace(/\d+/, (number) => String(Number(number) + 7_001));
        if (changed !== said) expect([changed, faultOfTranslation(changed, source, to)]).not.toContain(null);
      }
    }
  });
});

describe('what is to be translated', () => {
  it('[E27] is said in the product’s words, asked of somebody, or left to people', () => {
    const came = translate({
      texts: [
        'Stand up for 2 minutes',
        'A word',
        'Another',
        'I want to die',
        'Stay with a friend',
        'PHQ-9',
        'نص',
        '12',
      ],
      forPeople: ['Stay with a friend'],
      to: 'ar',
      written: [
        ['A word', 'كلمة'],
        ['Another', 'Another one'],
      ],
    });
    expect(came).toEqual({
      known: [['Stand up for 2 minutes', 'وقت الوقوف دقيقتين']],
      sound: [['A word', 'كلمة']],
      refused: [{ text: 'Another', fault: 'language' }],
      left: [],
      forPeople: ['I want to die', 'Stay with a friend'],
    });
    expect(translate({ texts: ['وقت الوقوف دقيقتين'], forPeople: [], to: 'en', written: [] }).known).toEqual([
      ['وقت الوقوف دقيقتين', 'Stand up for 2 minutes'],
    ]);
  });

  it('[E27] are the words that people read, never ids, sources or conditions', () => {
    const sheet = {
      kind: 'assessment',
      name: 'Week',
      source: { title: 'Scale', licence: 'Free' },
      alert: { is: 'answer', question: 'q1', op: '=', value: 'a' },
      questions: [
        {
          id: 'q1',
          text: 'How was it?',
          options: [{ id: 'a', label: 'Good' }],
          when: { is: 'answer', question: 'q0' },
        },
      ],
    };
    expect(textsOf(sheet)).toEqual(['Week', 'How was it?', 'Good']);
    expect(withTexts(sheet, (text) => `${text}!`)).toEqual({
      ...sheet,
      name: 'Week!',
      questions: [{ ...sheet.questions[0], text: 'How was it?!', options: [{ id: 'a', label: 'Good!' }] }],
    });
  });
});
