import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listImports } from '../../scripts/import-rules.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Words of a package's own code that no minifier shortens: strings and property names. */
export const marks = {
  zod: ['_zod', 'ZodError'],
  '@xyflow/react': ['react-flow__'],
  recharts: ['recharts-'],
} as const;
export type MarkedPackage = keyof typeof marks;

export const findPackages = (text: string): MarkedPackage[] =>
  (Object.keys(marks) as MarkedPackage[]).filter((name) => marks[name].some((mark) => text.includes(mark)));

/** A mark that a package no longer has would find nothing ever again. */
export function findLostMarks(): string[] {
  return Object.entries(marks).flatMap(([name, words]) => {
    const folder = join(root, 'node_modules', name);
    if (!existsSync(folder)) return [];
    const code = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.m?js$/.test(file))
      .map((file) => readFileSync(join(folder, file), 'utf8'));
    return words
      .filter((word) => !code.some((text) => text.includes(word)))
      .map((word) => `${name}: ${word}`);
  });
}

/** The packages that a page's sources ask for, themselves or through what they import. */
export function packagesUsedBy(pageFile: string): Set<string> {
  const packages = new Set<string>();
  const seen = new Set<string>();
  const follow = (file: string) => {
    if (seen.has(file) || !existsSync(file)) return;
    seen.add(file);
    for (const specifier of listImports(readFileSync(file, 'utf8'))) {
      if (specifier.startsWith('.')) follow(join(dirname(file), specifier));
      else packages.add(specifier);
    }
  };
  follow(join(root, 'web/src', pageFile));
  return packages;
}
