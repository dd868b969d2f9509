import { describe, expect, it } from 'vitest';
import type { NudgeItem } from './items.ts';
import {
  fillPlaceholders,
  PLACEHOLDER_KINDS,
  placeholder,
  placeholdersIn,
  renamePlaceholders,
  withUnits,
} from './placeholders.ts';
import { itemsUsed, renameItems } from './rename-items.ts';
import { module, node, protocol } from './testing/build.ts';
import { NUDGE, PULSE } from './testing/items.ts';
import { otherProblems as check } from './testing/other-problems.ts';

const values: Record<string, string> = { name: 'Mona', day: '12', pulse: '71 bpm' };
const filled = (text: string, known: Record<string, string> = values): string =>
  fillPlaceholders(text, {
    value: ({ kind, item }) => known[kind === 'reading' ? item : (kind ?? '')] ?? null,
    instead: () => 'not taken yet',
  });

describe('placeholders of a nudge', () => {
  it('[R76] are understood in both languages, in every text, however they are spaced', () => {
    for (const kind of PLACEHOLDER_KINDS)
      for (const language of ['en', 'ar'] as const) {
        const item = kind === 'reading' ? 'pulse' : '';
        expect(placeholdersIn(placeholder(kind, language, item))).toMatchObject([{ kind, item }]);
      }
    expect(placeholdersIn('{{ Name }} {{القراءة : pulse}}').map(({ kind, item }) => [kind, item])).toEqual([
      ['name', ''],
      ['reading', 'pulse'],
    ]);
    expect(placeholdersIn('{{nam}} {{name: x}} {name} {{}}').map(({ kind }) => kind)).toEqual([
      null,
      null,
      null,
    ]);
    expect(filled('Hi {{name}}. Day {{day}}: {{القراءة:pulse}}')).toBe('Hi Mona. Day 12: 71 bpm');
  });

  it('[R77] follow their KPI when it gets another id, and count as a use of it', () => {
    const told: NudgeItem = {
      ...NUDGE,
      title: '{{reading:pulse}}',
      body: 'Hi {{name}}: {{القراءة: pulse }}',
    };
    const one = protocol(
      [node('nudge', 'n', null, { selectedItem: 'told' }), node('finish', 'f', 'n')],
      { told, pulse: PULSE },
      [],
    );
    expect([...itemsUsed(one)]).toEqual(['told', 'pulse']);
    const renamed = renameItems(one, { pulse: 'heart' });
    expect(renamed.items.told).toMatchObject({
      title: '{{reading:heart}}',
      body: 'Hi {{name}}: {{القراءة:heart}}',
    });
    expect(renamePlaceholders('{{pulse}} {{name}}', () => 'heart')).toBe('{{pulse}} {{name}}');
  });

  it('[R78] without a value the sentence is left out, and the line of a list', () => {
    const text = 'Well done. Your last pulse was {{reading:pulse}}. Keep going!';
    expect(filled(text)).toBe('Well done. Your last pulse was 71 bpm. Keep going!');
    expect(filled(text, {})).toBe('Well done. Keep going!');
    expect(filled('Today:\n- Pulse {{reading:pulse}}\n- A walk', {})).toBe('Today:\n- A walk');
    expect(filled('1. Pulse {{reading:pulse}}\n2. A walk', {})).toBe('2. A walk');
    expect(filled('أحسنت. آخر قراءة {{القراءة:pulse}}. إلى الأمام!', {})).toBe('أحسنت. إلى الأمام!');
    expect(filled('It was 7.5 and {{reading:pulse}} e.g. now. Good.', {})).toBe('Good.');
    expect(filled('A.\n\nIt was {{reading:pulse}}.\n\nB.', {})).toBe('A.\n\nB.');
  });

  it('[R78] without a name the word alone is left out, with what belongs to it', () => {
    expect(filled('Hi {{name}}, ready?', {})).toBe('Hi, ready?');
    expect(filled('{{name}}, ready for day {{day}}?', { day: '3' })).toBe('Ready for day 3?');
    expect(filled('Well done, {{name}}! Rest now.', {})).toBe('Well done! Rest now.');
    expect(filled('مرحبًا {{الاسم}}، هيا بنا', {})).toBe('مرحبًا، هيا بنا');
  });

  it('[R78] what would be left with nothing says other words, and braces are never seen', () => {
    expect(filled('Your pulse: {{reading:pulse}}', {})).toBe('Your pulse: not taken yet');
    expect(filled('Done. This is {{unknown}}.')).toBe('Done.');
    expect(filled('No placeholder. { {name} }')).toBe('No placeholder. { {name} }');
    // What a value says is no placeholder, and no text to read on in.
    expect(filled('Hi {{name}}.', { name: '{{day}} $& x. Y' })).toBe('Hi {{day}} $& x. Y.');
  });

  it('[R79] takes the unit along', () => {
    const units = withUnits('{{reading:pulse}} {{reading:gone}} {{name}}', { pulse: PULSE });
    expect(units).toBe('{{reading:pulse:bpm}} {{reading:gone}} {{name}}');
    expect(placeholdersIn(units)[0]).toMatchObject({ kind: 'reading', item: 'pulse', unit: 'bpm' });
  });
});

const sending = (body: string, title = 'Hello', items = {}) =>
  protocol(
    [
      node('kpi', 'k', null, { selectedItem: 'pulse' }),
      node('nudge', 'n', 'k', { selectedItem: 'told' }),
      node('finish', 'f', 'n'),
    ],
    { pulse: PULSE, told: { ...NUDGE, title, body }, ...items },
  );
const said = (one: ReturnType<typeof sending>): string[] =>
  check(one).map(({ id, severity, data }) => `${severity} ${id} ${data.field}`);

describe('the checker on placeholders', () => {
  it('[C45] names what nobody knows, at the nudge and once', () => {
    expect(said(sending('Hi {{name}}, {{reading:pulse}} on day {{day}}.'))).toEqual([]);
    expect(said(sending('Hi {{nmae}}, {{nmae}}.'))).toEqual([
      'error unknown-placeholder:n:told:{{nmae}} body',
    ]);
    expect(said(sending('Good.', '{{reading:pulses}}'))).toEqual([
      'error unknown-placeholder:n:told:{{reading:pulses}} title',
    ]);
    expect(said(sending('{{reading}}'))).toEqual(['error unknown-placeholder:n:told:{{reading}} body']);
    expect(said(sending('{{reading:told}}'))).toEqual([
      'error unknown-placeholder:n:told:{{reading:told}} body',
    ]);
    const coming = protocol([node('finish', 'f', null)], { told: { ...NUDGE, body: '{{x}}' } }, [
      module('m', { selected_module: 'nudge', selected_item: 'told', settings: { name: 'It' } }),
    ]);
    expect(check(coming)).toMatchObject([
      { module: 'm', code: 'unknown-placeholder', data: { text: '{{x}}' } },
    ]);
  });

  it('[C45] warns of a reading that nothing in the protocol takes', () => {
    const steps = { ...PULSE, name: 'Steps' };
    expect(said(sending('{{reading:steps}} steps.', 'Hello', { steps }))).toEqual([
      'warning unknown-placeholder:n:told:{{reading:steps}} body',
    ]);
    expect(said(sending('{{reading:steps}}.', 'Hello', { steps: { ...steps, origin: 'device' } }))).toEqual(
      [],
    );
    expect(check(sending('{{reading:steps}}.', 'Hello', { steps }), { carried: new Set(['steps']) })).toEqual(
      [],
    );
  });
});
