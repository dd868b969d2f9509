import type { Locale } from '@regimen/contract/language/languages.ts';
import { foundWords } from '@regimen/contract/protocol-words/found-words.ts';
import { rhythmWords } from '@regimen/contract/protocol-words/rhythm-words.ts';
import type { SpeakingOf } from '@regimen/contract/protocol-words/speaking.ts';
import type { Evaluation } from '@regimen/engine/condition.ts';
import { activity, kpi, nudge, scale, sheet, single } from '@regimen/engine/examples/item-kinds.ts';
import { beside, SUCCESS, step, when, written } from '@regimen/engine/examples/write.ts';
import type { ProgramRun } from '@regimen/engine/program.ts';
import { startProgram } from '@regimen/engine/program.ts';
import { describe, expect, it } from 'vitest';
import type { Told } from './held-words.ts';
import { promptWords } from './prompt-words.ts';
import { type DaySeen, silenceOf } from './silence.ts';
import { silenceWords } from './silence-words.ts';

const at = (clock: string, date = '2026-11-15') => Date.parse(`${date}T${clock}:00+01:00`);
const zone = 'Europe/Berlin';

const protocol = written(
  { id: 'p', name: 'Pressure', description: 'One.' },
  [
    step('kpi', 'first', null, 'First reading', { item: 'systolic' }),
    step('followup', 'call', 'first', 'A call', { target: 'system', item: 'call', if: SUCCESS }),
    step('finish', 'end', 'call', 'Done'),
  ],
  {
    systolic: kpi('Blood pressure', 'mmHg', [60, 260], { description: 'At rest.', direction: 'lower' }),
    call: { ...activity('Call', 10, 'Call them.'), questions: [scale('mood', 'How did they sound?', 0, 4)] },
    mood: sheet('Mood', 'One.', [
      single('how', 'How are you?', [
        ['well', 'Well', 0],
        ['low', 'Low', 1],
      ]),
    ]),
    drink: nudge('Drink water', 'A glass.'),
  },
  [beside('drink', 'Water', { selected_module: 'nudge', selected_item: 'drink', at_time: '08:00' })],
);
const [module] = protocol.modules as [(typeof protocol.modules)[number]];
const program = { id: 'x', protocols: [{ protocol, onFail: 'stop' as const }] };

const speaking = (locale: Locale = 'en', to: SpeakingOf['to'] = 'follower'): SpeakingOf => ({
  locale,
  to,
  zone,
  now: at('12:00'),
  protocol,
  readAt: () => at('09:00', '2026-11-10'),
});
const say = (evaluation: Evaluation, node: string | null, ...who: Parameters<typeof speaking>) =>
  foundWords(evaluation, { node, at: at('10:00') }, speaking(...who)).map((one) => one.words);
const leaf = (
  condition: Evaluation['condition'],
  value: Evaluation['value'],
  holds: boolean,
): Evaluation => ({
  condition,
  holds,
  value: value ?? null,
});

describe('what decided', () => {
  it('is said with the value, its day and its limit, in both languages', () => {
    const high = leaf(when.kpi('systolic', '>', 140), 148, true);
    expect(say(high, 'first')).toEqual([
      'Your reading of “Blood pressure” on Tuesday, November 10 was 148 mmHg, which is above 140 mmHg.',
    ]);
    expect(say(high, 'first', 'ar')[0]).toBe(
      'قراءتك لـ«\u2068Blood pressure\u2069» يوم الثلاثاء، 10 نوفمبر كانت \u2068148 mmHg\u2069، أي أعلى من \u2068140 mmHg\u2069.',
    );
    expect(say(leaf(when.kpi('systolic', '>', 140), 130, false), 'first')[0]).toContain(
      'was 130 mmHg (condition: above 140 mmHg)',
    );
    expect(say(leaf(when.kpi('systolic', '>', 140), null, false), 'first')[0]).toMatch(
      /^There’s no reading of “Blood pressure” yet/,
    );
  });

  it('names options and bands by the words that people saw', () => {
    expect(say(leaf(when.answer('how', '=', 'low', 'mood'), 'low', true), null)).toEqual([
      'Your answer to “How are you?” was “Low”.',
    ]);
    expect(say(leaf(when.answer('how', '!=', 'well', 'mood'), 'low', true), null)).toEqual([
      'Your answer to “How are you?” was “Low”, not “Well”.',
    ]);
  });

  it('tells only those parts of a condition by which it came out', () => {
    const parts = [leaf(when.days('>=', 7), 3, false), leaf(when.age('>=', 18), 40, true)];
    const or = { condition: when.any(when.days('>=', 7), when.age('>=', 18)), holds: true, parts };
    const and = { condition: when.all(when.days('>=', 7), when.age('>=', 18)), holds: false, parts };
    expect(say(or, null)).toEqual(['Your age is 40 years, which is at least 18 years.']);
    expect(say(and, null)).toEqual(['3 days had passed since you started (condition: at least 7 days).']);
  });

  it('keeps what experts noted from the follower, and gives it to experts', () => {
    const noted = leaf(when.answer('mood', '>=', 3, 'call'), 4, true);
    expect(say(noted, 'call')).toEqual(['Your care team decided this in “A call”.']);
    expect(say(noted, 'call', 'en', 'expert')[0]).toContain('“How did they sound?” was 4');
  });
});

const monToThu = ['mon', 'tue', 'wed', 'thu'] as const;
describe('rhythms', () => {
  it.each([
    [{ run_every: 2 }, 'every 2 days at 8:00 AM', 'كل يومين الساعة \u20688:00 ص\u2069'],
    [{ run_every: 11 }, 'every 11 days at 8:00 AM', 'كل 11 يومًا الساعة \u20688:00 ص\u2069'],
    [
      { every_hour: 3 },
      'every day at 8:00 AM and then every 3 hours until the day ends',
      'كل يوم الساعة \u20688:00 ص\u2069 ثم كل 3 ساعات حتى نهاية اليوم',
    ],
    [
      { at_week_days: ['fri' as const, ...monToThu], at_time: '10:30', every_hour: 4 },
      'on weekdays at 10:30 AM, 2:30 PM, 6:30 PM, and 10:30 PM',
      'من الاثنين إلى الجمعة الساعة \u206810:30 ص\u2069 و\u20682:30 م\u2069 و\u20686:30 م\u2069 و\u206810:30 م\u2069',
    ],
    [
      { at_week_days: ['mon' as const, 'thu' as const], run_every: 2 },
      'on Monday and Thursday every 2 weeks at 8:00 AM',
      'كل أسبوعين: الاثنين والخميس الساعة \u20688:00 ص\u2069',
    ],
  ])('%o', (change, en, ar) => {
    expect(rhythmWords({ ...module, ...change }, 'en')).toBe(en);
    expect(rhythmWords({ ...module, ...change }, 'ar')).toBe(ar);
  });
});

const prompt = (change: Partial<Told> = {}): Told => ({
  key: 'k',
  kind: 'task',
  isImportant: true,
  status: 'intended',
  intendedAt: new Date(at('08:00')),
  freshUntil: null,
  tryAt: null,
  heldAt: null,
  sentAt: null,
  sentBy: [],
  seenAt: null,
  answeredAt: null,
  endedAt: null,
  why: null,
  ...change,
});
const told = {
  by: ['in-app' as const],
  wanted: ['in-app' as const, 'push' as const],
  together: 1,
  number: 2,
  most: 6,
};
const allOf = (story: ReturnType<typeof promptWords>) =>
  [story.answer, ...story.reasons.map((one) => one.words)].join(' ');

describe('what became of a message', () => {
  it('held by quiet hours says which, and when it came', () => {
    const held = {
      because: 'quiet' as const,
      until: new Date(at('07:00')).toISOString(),
      zone,
      hours: { from: 22 * 60, to: 7 * 60 },
    };
    const late = prompt({
      intendedAt: new Date(at('23:00', '2026-11-14')),
      sentAt: new Date(at('07:00')),
      heldAt: new Date(at('23:00', '2026-11-14')),
      sentBy: ['in-app'],
      why: { held, told },
    });
    expect(promptWords(late, speaking()).answer).toBe(
      'The notification was planned for yesterday at 11:00 PM and was sent today at 7:00 AM.',
    );
    expect(allOf(promptWords(late, speaking()))).toContain('Your quiet hours are from 10:00 PM to 7:00 AM');
    expect(allOf(promptWords(late, speaking('ar')))).toContain('ساعات الهدوء لديك من');
    // All of it by the reader's clock, the hours that were set by another included.
    const elsewhere = allOf(promptWords(late, { ...speaking(), zone: 'Etc/GMT-2' }));
    expect(elsewhere).toContain('from 11:00 PM to 8:00 AM, so it was held until');
    expect(elsewhere).not.toContain('7:00 AM');
    expect(allOf(promptWords(late, speaking()))).toContain('Not by push notification: you have no device');
  });

  it('what was opened during quiet hours was not needed, and is not said to have been held', () => {
    const until = new Date(at('07:00')).toISOString();
    const held = { because: 'quiet' as const, until, zone, hours: { from: 22 * 60, to: 7 * 60 } };
    const opened = prompt({
      intendedAt: new Date(at('04:44')),
      heldAt: new Date(at('04:44')),
      seenAt: new Date(at('04:50')),
      status: 'seen',
      why: { held },
    });
    expect(allOf(promptWords(opened, speaking()))).toContain('You had already opened it today at 4:50 AM');
    expect(allOf(promptWords(opened, speaking()))).not.toContain('quiet hours');
  });

  it.each([
    ['answered before', { answeredAt: new Date(at('07:30')) }, 'You had already answered today at 7:30 AM'],
    ['opened before', { seenAt: new Date(at('07:30')) }, 'You had already opened it today at 7:30 AM'],
    ['stale', { status: 'missed', why: { ended: { because: 'stale' } } }, 'its time had passed'],
    [
      'unwanted',
      { status: 'held', why: { ended: { because: 'unwanted', wanted: [] } } },
      'You turned off notifications like this',
    ],
    [
      'no way',
      { status: 'held', why: { ended: { because: 'unwanted', wanted: ['push'] } } },
      'you have no device set up',
    ],
    ['left', { status: 'expired', why: { ended: { because: 'left' } } }, 'You had already left the program'],
    ['not running', { status: 'missed' }, 'on our side.'],
    [
      'most a day',
      {
        status: 'gathered',
        tryAt: new Date(at('07:00', '2026-11-16')),
        why: {
          held: { because: 'most', until: new Date(at('07:00', '2026-11-16')).toISOString(), zone, most: 1 },
        },
      },
      'at most 1 notification a day',
    ],
  ] as [string, Partial<Told>, string][])('%s', (_name, change, words) => {
    expect(allOf(promptWords(prompt(change), speaking()))).toContain(words);
    expect(allOf(promptWords(prompt(change), speaking('ar')))).toMatch(/[\u0600-\u06ff]/);
  });
});

describe('why something that comes back was silent', () => {
  const began = at('07:00', '2026-11-10');
  const person = { age: 40, sex: null, roles: [], signs: [] };
  const day = Date.UTC(2026, 10, 15) / 86_400_000;
  const start = (change: object = {}) => {
    const own = { ...module, ...change };
    const changed = {
      ...program,
      protocols: [{ protocol: { ...protocol, modules: [own] }, onFail: 'stop' as const }],
    };
    const { run } = startProgram(changed, { runId: 'r', zone, person }, began);
    return { own, run, program: changed };
  };
  const seen = (run: ProgramRun | null, of: DaySeen['program'], change: Partial<DaySeen> = {}): DaySeen => ({
    program: of,
    run,
    day,
    zone,
    until: at('12:00'),
    now: at('12:00'),
    startsAt: began,
    pauses: [],
    ...change,
  });
  const because = (change: object, how: Partial<DaySeen> = {}) => {
    const { own, run, program: of } = start(change);
    const silence = silenceOf(seen(run, of, how), 0, own);
    return { silence, words: silenceWords(silence, own, how.day ?? day, speaking()) };
  };

  it.each([
    ['begins later', { start_after: 20 }, {}, 'starts-later'],
    ['is over', { stop_after: 2 }, {}, 'over'],
    ['is for others', { role: 'coach' }, {}, 'not-meant'],
    ['belongs to another step', { during: 'elsewhere' }, {}, 'other-step'],
    ['has not been woken', {}, {}, 'late-waking'],
    ['comes later that day', { at_time: '20:00', start_after: 5 }, {}, 'later-that-day'],
    ['not that day', { at_week_days: ['mon'], start_after: 6 }, { day: day - 4 }, 'starts-later'],
    ['had not begun', {}, { day: day - 30 }, 'not-begun'],
    ['was paused', {}, { pauses: [{ from: at('00:00', '2026-11-14'), to: null }] }, 'paused'],
  ] as [string, object, Partial<DaySeen>, string][])('%s', (_name, change, how, expected) => {
    const { silence, words } = because(change, how);
    expect(silence.because).toBe(expected);
    expect(words.answer).not.toBe('');
  });
});
