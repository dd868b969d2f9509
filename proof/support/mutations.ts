import type { random } from './random.ts';
import type { Prepared } from './sweep.ts';

/** Of the fields that take text, the most that they take. */
export type LongestTexts = Record<string, number>;

type Random = ReturnType<typeof random>;
export interface Sent extends Prepared {
  /** Text as it goes over the wire, in place of `body`. */
  raw?: string;
}

/** Values that have broken somebody's server before. */
const nasty: unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  Number.MAX_SAFE_INTEGER,
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x'.repeat(70_000),
  [],
  [[]],
  {},
  { $ne: null },
  ['a', 'b'],
  '\u202e\u200f',
  '%00',
  '%',
  '../../etc/passwd',
  "' OR 1=1 --",
  '$1',
  '\\',
  'NaN',
  '2026-99-99T00:00:00Z',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  { toString: 'x' },
  '{{brand}}',
  '\r\nX-Injected: 1',
];
/** Odd, but what somebody may well type: most of these should pass and be stored unharmed. */
const odd = [
  'Ünïcödé and 漢字 in one line here',
  'كلمات عربية مع English في سطر واحد',
  '🙂'.repeat(12),
  '<script>alert(1)</script> as words in a sentence',
  'A line\nand another\tand a tab in the middle',
  "O'Neill; DROP TABLE users; --",
  '**bold** _and_ [link](javascript:alert(1)) and text',
  'a \u202e right-to-left override in it',
  '%s %d %n {0} {{brand}} #{y}',
];

/** What has made somebody's server think for long, as often as fits into `length`. */
export const costly = (length: number): string[] =>
  [
    '|a|b|\n|-|-|\n|c|d|\n',
    '> ',
    '- ',
    '*_',
    '[',
    '![a](',
    '`',
    '&amp;',
    'www.a.',
    'a@b.',
    '(',
    '\\',
    '\n',
    ' x',
  ]
    .map((piece) => piece.repeat(Math.ceil(length / piece.length)).slice(0, length))
    .concat(`|${'a|'.repeat(60)}\n|${'-|'.repeat(60)}\n${'|\n'.repeat(length)}`.slice(0, length));

/** One field after the other with what breaks servers most: these are tried every time, not left to chance. */
export function* everyField(request: Prepared, longest: LongestTexts): Generator<Sent> {
  for (const [name, value] of Object.entries((request.body ?? {}) as Record<string, unknown>)) {
    for (const text of longest[name] ? costly(longest[name]) : [])
      yield { ...request, body: { ...(request.body as object), [name]: text } };
    const worst = [
      undefined,
      null,
      -1e308,
      [],
      typeof value === 'string' ? `${value}\u0000` : '\u0000',
      '\ud800',
      'x'.repeat(70_000),
    ];
    for (const bad of worst) yield { ...request, body: { ...(request.body as object), [name]: bad } };
    // Deep enough to overflow whoever walks it by calling itself; what is kept under a key is written out.
    const fields = JSON.stringify({ ...(request.body as object), [name]: '$deep' });
    const raw = fields.replace('"$deep"', '['.repeat(20_000) + ']'.repeat(20_000));
    yield { ...request, raw, headers: { ...request.headers, 'idempotency-key': crypto.randomUUID() } };
  }
}

export function mutate(request: Prepared, pick: Random): Sent {
  const sent: Sent = { ...request, body: structuredClone(request.body), headers: { ...request.headers } };
  const rounds = 1 + pick.below(2);
  for (let i = 0; i < rounds; i++) pick.from(mutations)(sent, pick);
  return sent;
}

const fieldsOf = (sent: Sent): Record<string, unknown> | undefined =>
  sent.body && typeof sent.body === 'object' && !Array.isArray(sent.body)
    ? (sent.body as Record<string, unknown>)
    : undefined;

function changeField(sent: Sent, pick: Random, value: (before: unknown) => unknown): void {
  const fields = fieldsOf(sent);
  const name = pick.from(Object.keys(fields ?? {}));
  if (fields && name !== undefined) fields[name] = value(fields[name]);
  else changeUrl(sent, pick);
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

function changeUrl(sent: Sent, pick: Random): void {
  const junk = encodeURIComponent(asText(pick.from(nasty)).toWellFormed().slice(0, 300));
  const join = sent.url.includes('?') ? '&' : '?';
  const change = pick.below(5);
  if (change === 0)
    sent.url += `${join}${pick.from(['search', 'cursor', 'per_page', 'category', 'show', 'locale', '__proto__', '_method'])}=${junk}`;
  if (change === 1) sent.url += `${join}search=${encodeURIComponent(pick.from(odd))}`;
  if (change === 2) sent.url = sent.url.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/, junk || 'x');
  if (change === 3) sent.url = sent.url.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/, crypto.randomUUID());
  if (change === 4) sent.url += `${join}per_page=${1 + pick.below(100)}`;
}

const mutations: ((sent: Sent, pick: Random) => void)[] = [
  (sent, pick) =>
    changeField(sent, pick, (before) =>
      typeof before === 'string' && before.length > 12 ? pick.from(odd) : before,
    ),
  (sent, pick) =>
    changeField(sent, pick, (before) =>
      typeof before === 'string' && before.length > 12 ? `${before} ${pick.from(odd)}`.slice(0, 100) : before,
    ),
  (sent, pick) => changeField(sent, pick, () => pick.from(nasty)),
  changeUrl,
  changeUrl,
  (sent, pick) => {
    const fields = fieldsOf(sent);
    if (fields) delete fields[pick.from(Object.keys(fields))];
  },
  (sent, pick) => {
    const fields = fieldsOf(sent);
    if (fields)
      fields[
        pick.from([
          '__proto__',
          'constructor',
          'id',
          'tenant_id',
          'roles',
          'is_temporary',
          'email_verified_at',
          'extra',
        ])
      ] = pick.from(nasty);
  },
  (sent, pick) => {
    sent.headers[
      pick.from([
        'idempotency-key',
        'accept-language',
        'x-request-id',
        'x-forwarded-for',
        'range',
        'if-none-match',
      ])
    ] = pick.from([
      '',
      'x',
      '*',
      'ar;q=NaN',
      'z'.repeat(5_000),
      '💥'.toWellFormed().slice(0, 0),
      'bytes=0-1',
      crypto.randomUUID(),
    ]);
  },
  (sent, pick) => {
    sent.headers['accept-language'] = pick.from(['ar', 'en', 'de', 'ar-EG,en;q=0.5', ',,,']);
  },
  (sent, pick) => {
    if (sent.body === undefined) return;
    sent.raw = pick.from([
      '{',
      '',
      '[]',
      'null',
      '"text"',
      '{"a":'.repeat(2_000),
      `${JSON.stringify(sent.body)},`,
      JSON.stringify(sent.body).slice(0, -3),
    ]);
  },
  (sent, pick) => {
    if (pick.below(4) === 0)
      sent.headers['content-type'] = pick.from([
        'text/plain',
        'application/xml',
        'multipart/form-data',
        'application/json; charset=utf-7',
        '',
      ]);
  },
];
