import { MODULE_DEFAULTS } from '@regimen/engine/parse/recurring-module.ts';
import type { RecurringModule } from '@regimen/engine/recurring-module.ts';
import { node, protocol } from '@regimen/engine/testing/build.ts';
import { describe, expect, it } from 'vitest';
import { ruleWords } from './rule-words.ts';

const rule = (more: Partial<RecurringModule>): RecurringModule => ({
  ...MODULE_DEFAULTS,
  id: 'm',
  protocol_id: 'p',
  selected_module: 'nudge',
  selected_item: 'n',
  ...more,
});
const beside = protocol([node('wait', 'rest', null, { name: 'Rest' }), node('finish', 'end', 'rest')]);
const en = (more: Partial<RecurringModule>) => ruleWords(rule(more), beside, 'en');
const ar = (more: Partial<RecurringModule>) =>
  ruleWords(rule(more), beside, 'ar').replace(/[\u2068\u2069]/g, '');

describe('a recurring module in words', () => {
  it.each<[Partial<RecurringModule>, string, string]>([
    [{}, 'Every day at 9:00 AM in the follower’s time', 'كل يوم الساعة 9:00 ص بتوقيت المتابع'],
    [
      { during: 'rest' },
      'Every day at 9:00 AM in the follower’s time, while at “Rest”',
      'كل يوم الساعة 9:00 ص بتوقيت المتابع، أثناء الخطوة «Rest»',
    ],
    [
      { during: 'rest', start_after: 2 },
      'Every day at 9:00 AM in the follower’s time, from day 3, counted from reaching “Rest” and only while there',
      'كل يوم الساعة 9:00 ص بتوقيت المتابع، من اليوم 3، بدءًا من الوصول إلى الخطوة «Rest» وأثناءها فقط',
    ],
    [
      { run_every: 2 },
      'Every 2 days at 9:00 AM in the follower’s time',
      'كل يومين الساعة 9:00 ص بتوقيت المتابع',
    ],
    [
      { run_every: 5, at_time: '18:30' },
      'Every 5 days at 6:30 PM in the follower’s time',
      'كل 5 أيام الساعة 6:30 م بتوقيت المتابع',
    ],
    [
      { at_week_days: ['thu', 'mon'], at_time: '08:00', start_after: 2, repeat: 12 },
      'Every Monday and Thursday at 8:00 AM in the follower’s time, from day 3, 12 times',
      'أيام الاثنين والخميس الساعة 8:00 ص بتوقيت المتابع، من اليوم 3، 12 مرة',
    ],
    [
      { at_week_days: ['sun'], run_every: 2 },
      'On Sunday every 2 weeks at 9:00 AM in the follower’s time',
      'كل أسبوعين: الأحد الساعة 9:00 ص بتوقيت المتابع',
    ],
    [
      { at_week_days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] },
      'Every day at 9:00 AM in the follower’s time',
      'كل يوم الساعة 9:00 ص بتوقيت المتابع',
    ],
    [
      { every_hour: 4, at_time: '08:00' },
      'Every day at 8:00 AM, 12:00 PM, 4:00 PM, and 8:00 PM in the follower’s time',
      'كل يوم الساعة 8:00 ص و12:00 م و4:00 م و8:00 م بتوقيت المتابع',
    ],
    [
      { every_hour: 1 },
      'Every day at 9:00 AM and then every hour until the day ends in the follower’s time',
      'كل يوم الساعة 9:00 ص ثم كل ساعة حتى نهاية اليوم بتوقيت المتابع',
    ],
    [
      { stop_after: 14 },
      'Every day at 9:00 AM in the follower’s time, until day 14',
      'كل يوم الساعة 9:00 ص بتوقيت المتابع، حتى اليوم 14',
    ],
    [
      { start_after: 7, stop_after: 14 },
      'Every day at 9:00 AM in the follower’s time, from day 8 until day 14',
      'كل يوم الساعة 9:00 ص بتوقيت المتابع، من اليوم 8 حتى اليوم 14',
    ],
    [
      { start_after: 6, stop_after: 7 },
      'Every day at 9:00 AM in the follower’s time, on day 7 only',
      'كل يوم الساعة 9:00 ص بتوقيت المتابع، في اليوم 7 فقط',
    ],
    [
      { start_after: 7, stop_after: 7 },
      'Every day at 9:00 AM in the follower’s time, never: it ends before it starts',
      'كل يوم الساعة 9:00 ص بتوقيت المتابع، لا يحل أبدًا: ينتهي قبل أن يبدأ',
    ],
    [
      { repeat: 1 },
      'Every day at 9:00 AM in the follower’s time, once',
      'كل يوم الساعة 9:00 ص بتوقيت المتابع، مرة واحدة',
    ],
    [
      { repeat: 2, prevent_finish: true },
      'Every day at 9:00 AM in the follower’s time, 2 times, the finish waits for it',
      'كل يوم الساعة 9:00 ص بتوقيت المتابع، مرتين، والنهاية تنتظره',
    ],
    [
      { role: 'patient' },
      'Every day at 9:00 AM in the follower’s time, only for people with the role Patient',
      'كل يوم الساعة 9:00 ص بتوقيت المتابع، لمن دوره مريض فقط',
    ],
    [
      { target: 'system' },
      'Every day at 9:00 AM in the follower’s time, for the Subject Matter Expert',
      'كل يوم الساعة 9:00 ص بتوقيت المتابع، للخبير المختص',
    ],
    [
      { target: 'system', role: 'nurse' },
      'Every day at 9:00 AM in the follower’s time, for the Subject Matter Expert with the role Nurse',
      'كل يوم الساعة 9:00 ص بتوقيت المتابع، للخبير المختص الذي دوره ممرض',
    ],
  ])('%j', (more, english, arabic) => {
    expect(en(more)).toBe(english);
    expect(ar(more)).toBe(arabic);
  });

  it('says every combination whole, in both languages', () => {
    const days: RecurringModule['at_week_days'][] = [[], ['mon'], ['sat', 'sun', 'wed']];
    for (const at_week_days of days)
      for (const run_every of [1, 2, 3, 11, 100])
        for (const every_hour of [0, 1, 2, 3, 12])
          for (const [start_after, stop_after] of [
            [0, 0],
            [1, 0],
            [0, 1],
            [3, 9],
          ] as const)
            for (const repeat of [0, 1, 2, 3, 11, 100])
              for (const say of [en, ar]) {
                const words = say({ at_week_days, run_every, every_hour, start_after, stop_after, repeat });
                expect(words).not.toMatch(/\{|\}|undefined|NaN|,,|،،| {2}/);
              }
  });
});
