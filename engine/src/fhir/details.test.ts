import { describe, expect, it } from 'vitest';
import { examplesIn } from '../examples/all.ts';
import { module, node, protocol } from '../testing/build.ts';
import { ITEMS } from '../testing/items.ts';
import { details, withDetails } from './details.ts';
import { literalOf, textFromLiteral } from './fhirpath-text.ts';
import { freshId } from './ids.ts';
import { locate } from './located.ts';
import { EXTENSIONS } from './names.ts';
import { protocolToFhir } from './protocol-to-fhir.ts';
import type { Loose } from './resources.ts';

/** The names of our own extensions in a file. */
function ownNames(value: unknown, names = new Set<string>()): Set<string> {
  if (typeof value !== 'object' || value === null) return names;
  const { url } = value as Loose;
  if (typeof url === 'string' && url.startsWith(`${EXTENSIONS}/`))
    names.add(url.slice(EXTENSIONS.length + 1));
  for (const part of Object.values(value)) ownNames(part, names);
  return names;
}

describe('our own extensions', () => {
  it('[G10] stand only where the elements of FHIR say something else', () => {
    const meant = {
      same: 1,
      text: 'a',
      blank: '',
      many: [1, { two: 2 }],
      no: false,
      half: 0.5,
      not_said: 'x',
    };
    const read = { same: 1, text: 'b', too_much: true };
    const extension = details(meant, read);
    expect(extension.map(({ url }) => url.slice(EXTENSIONS.length + 1))).toEqual([
      'text',
      'blank',
      'many',
      'no',
      'half',
      'not-said',
      'left-out',
    ]);
    expect(withDetails(locate({ extension }), read)).toEqual(meant);
    expect(details(meant, meant)).toEqual([]);
  });

  it('[G10] are needed in the examples for nothing but what FHIR has no element for', () => {
    const used = new Set(examplesIn('en').flatMap((each) => [...ownNames(protocolToFhir(each))]));
    expect([...used].sort()).toEqual([
      'advice',
      'alert',
      'bands',
      'channel',
      'conversions',
      'direction',
      'format',
      'goalDays',
      'origin',
      'proof',
      'reverse',
      'risk',
      'rules',
      'scoring',
      'settings',
      'source',
      'urgent',
      'window',
    ]);
  });

  it('[G9] are needed for no rule of a calendar that can be kept, and for those that cannot', () => {
    const rule = { selected_module: 'order', selected_item: 'lab' } as const;
    const lab = {
      kind: 'order',
      name: 'Lab',
      description: '',
      orderType: 'lab_result',
      resultKpi: 'pulse',
    } as const;
    const written = (more: object) =>
      protocolToFhir(
        protocol([node('finish', 'end', null)], { ...ITEMS, lab }, [module('m', { ...rule, ...more })]),
      );
    expect(
      [...ownNames(written({ start_after: 2, stop_after: 9, every_hour: 5, run_every: 3 }))].sort(),
    ).toEqual([...ownNames(written({}))].sort());
    // It ends before it begins: no length of time, and FHIR is not told one.
    const never = written({ start_after: 9, stop_after: 2 });
    expect(ownNames(never)).toContain('stop-after');
    expect(JSON.stringify(never.entry[0])).not.toContain('boundsDuration');
  });
});

it('[G11] words go into a FHIRPath literal and come out as they were', () => {
  for (const text of ["It's", 'a\\b', "\\'", 'two\nlines\r\n\tand "more"', 'مرحبا 💧'])
    expect(textFromLiteral(literalOf(text))).toBe(text);
  expect(literalOf("a\\b'c")).toBe("'a\\\\b\\'c'");
  expect(textFromLiteral(" 'caf\\u00e9' ")).toBe('café');
  for (const expression of ["'a' + 'b'", '%patient.name', "'open", ''])
    expect(textFromLiteral(expression)).toBeUndefined();
});

it('[G16] an id of others becomes one of ours, and stays what it was where it can', () => {
  const taken = new Set(['a-b']);
  expect(freshId('-keep_me-', taken)).toBe('-keep_me-');
  expect(freshId('a-b', taken)).toBe('a-b-2');
  expect(freshId('a/b', taken)).toBe('a-b-2');
  expect(freshId('1.2', taken)).toBe('1_2');
  expect(freshId('constructor', taken)).toBe('x');
  expect(freshId('عربي', taken)).toBe('x');
  expect(freshId('y'.repeat(90), new Set(['y'.repeat(64)]))).toBe(`${'y'.repeat(62)}-2`);
});
