import { expect, it } from 'vitest';
import { medicalClaimIn, medicalQuestionIn } from './medical-words.ts';

it.each([
  ['Should I stop taking my metformin?', 'dose'],
  ['Can I double my insulin tonight?', 'dose'],
  ['How many pills can I take for this pain?', 'dose'],
  ['Which painkiller should I take?', 'dose'],
  ['Is it safe to skip my blood pressure tablets?', 'dose'],
  ['Do I have diabetes?', 'diagnosis'],
  ['Could this be depression?', 'diagnosis'],
  ["What's wrong with me?", 'diagnosis'],
  ['Are these symptoms of a stroke?', 'diagnosis'],
  ['هل أوقف دواء الضغط؟', 'dose'],
  ['كم حبة من الدواء آخذ؟', 'dose'],
  ['هل يمكن أن أضاعف جرعة الأنسولين؟', 'dose'],
  ['هل عندي سكري؟', 'diagnosis'],
  ['ما هو تشخيص حالتي؟', 'diagnosis'],
])('[R113] %s is for a doctor', (text, kind) => {
  expect(medicalQuestionIn(text)).toBe(kind);
});

it.each([
  'How many minutes do I walk today?',
  'When do I measure my blood pressure?',
  'What is insomnia?',
  'How do I use the sleep diary?',
  'Can I stop the program?',
  'Can I skip today’s run?',
  'My glucose was 130 mg/dL, is that within the target?',
  'متى أقيس ضغط الدم؟',
  'كم دقيقة أمشي اليوم؟',
  'هل يمكن أن أؤجل المهمة؟',
  'ما هي الخطوة التالية؟',
])('[R113] %s is not', (text) => {
  expect(medicalQuestionIn(text)).toBeNull();
});

it.each([
  ['Take 500 mg of metformin in the morning.', 'dose'],
  ['You should stop your medication for a week.', 'dose'],
  ['Stop taking your tablets.', 'dose'],
  ['You probably have diabetes.', 'diagnosis'],
  ['This sounds like depression to me.', 'diagnosis'],
  ['تناول 500 ملغ من الميتفورمين صباحًا.', 'dose'],
  ['خذ حبتين قبل النوم.', 'dose'],
  ['أنت مصاب بالسكري.', 'diagnosis'],
])('[R113] an answer does not say: %s', (text, kind) => {
  expect(medicalClaimIn(text)).toBe(kind);
});

it.each([
  'Walk for 10 minutes, then rest. [1]',
  'Measure your blood pressure after sitting for 5 minutes.',
  'Your target is 80 to 130 mg/dL before meals.',
  'Ask your doctor before you change your medication.',
  'اجلس 5 دقائق ثم قس ضغط الدم.',
  'المشي 10 دقائق بعد كل وجبة.',
])('[R113] an answer may say: %s', (text) => {
  expect(medicalClaimIn(text)).toBeNull();
});

it('[R113] takes as many times longer as there is more to read, whatever is written', () => {
  const cost = (piece: string, length: number): number => {
    const text = piece.repeat(length / piece.length);
    const times = Array.from({ length: 5 }, () => {
      const before = process.cpuUsage();
      medicalQuestionIn(text);
      medicalClaimIn(text);
      const { user, system } = process.cpuUsage(before);
      return user + system;
    });
    return Math.min(...times);
  };
  for (const piece of ['1', '1.', '٣,', 'take 1']) {
    cost(piece, 4_800);
    // Eight times as much. It was 64 times as long.
    expect([piece, cost(piece, 38_400) / cost(piece, 4_800) < 24]).toEqual([piece, true]);
  }
});
