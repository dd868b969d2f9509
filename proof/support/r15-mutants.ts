import type { Mutant } from './mutants.ts';

/** With the usual ten seconds a busy machine would end it by the clock before it took too much. */
const patient: [string, string, string] = [
  'server/src/features/sanitize-files/sanitize-file.ts',
  'longestMs: 10_000',
  'longestMs: 80_000',
];

export const r15Mutants: Mutant[] = [
  {
    name: 'no-cap-on-memory',
    changes: [
      patient,
      ['server/src/providers/child-work.ts', "> bounds.mostMegabytes) kill('memory')", "< 0) kill('memory')"],
      ['server/src/providers/child-work.ts', /--max-old-space-size=[^`]*/, '--max-old-space-size=4096'],
    ],
  },
  {
    name: 'no-cap-on-what-is-unpacked',
    changes: [
      patient,
      [
        'server/src/features/sanitize-files/pdf-bounds.ts',
        'mostUnpackedBytes = 64 ',
        'mostUnpackedBytes = 2 ** 40 ',
      ],
      [
        'server/src/features/sanitize-files/pdf-bounds.ts',
        'mostKeptBytes = 512 ',
        'mostKeptBytes = 2 ** 40 ',
      ],
    ],
  },
  {
    name: 'in-the-servers-own-process',
    changes: [
      [
        'server/src/features/sanitize-files/sanitize-file.ts',
        'child.run(work, end)',
        "work.kind === 'paper' ? import('./clean-pdf.ts').then((it) => it.cleanPdf(work.bytes)) : import('./read-picture.ts').then((it) => it.readPicture(work.bytes))",
      ],
    ],
  },
  {
    name: 'bodies-without-bounds',
    changes: [
      ['server/src/http/bounds.ts', 'bytesPerAddress: 16', 'bytesPerAddress: 16_000'],
      ['server/src/http/bounds.ts', 'bytesPerTenant: 40', 'bytesPerTenant: 40_000'],
      ['server/src/http/bounds.ts', 'bytesInAll: 64', 'bytesInAll: 64_000'],
    ],
  },
  {
    name: 'paper-as-it-came',
    changes: [
      [
        'server/src/features/sanitize-files/clean-pdf.ts',
        /const paper = await made\.save\([^)]*\);/,
        'const paper = bytes;',
      ],
    ],
  },
  {
    name: 'file-may-be-guessed-at',
    changes: [['server/src/http/bytes.ts', /'x-content-type-options': 'nosniff',/g, '']],
  },
  {
    name: 'any-name-is-a-key',
    changes: [
      [
        'contract/src/images.ts',
        /z\.string\(\)\.regex\(\/\^\[A-Za-z0-9_-\]\{22\}\\\.webp\$\/\)/,
        'z.string()',
      ],
      ['server/src/providers/files.ts', 'key.length > 300 || !wellFormed.test(key)', 'false'],
      [
        'server/src/features/images/queries.ts',
        'return row?.owner ?? undefined;',
        "return row?.owner ?? 'x';",
      ],
    ],
  },
];
