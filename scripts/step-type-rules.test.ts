import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './child.mjs';
import { findStepTypeFaults } from './step-type-rules.ts';

const sources = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root })
  .toString()
  .split('\n')
  .filter(
    (path) => /^(engine|contract|server|web)\/src\/.*\.tsx?$/.test(path) && existsSync(join(root, path)),
  )
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

test('a step type is named in its own folders only', () => {
  expect(sources.flatMap(findStepTypeFaults)).toEqual([]);
});

test.each([
  `if (node.type === 'kpi') return [];`,
  `return node?.type !== 'ai' ? [] : node.data.settings.branches;`,
  `.filter(({ type }) => type === 'fail')`,
  `const asks = task.kind === 'order';`,
  `const isModel = kind === 'ai';`,
  `if (module.selected_module === 'nudge') send();`,
  `switch (node.type) {\n    case 'kpi':\n      return 1;\n  }`,
  `switch (task.kind) {\n    case 'order':\n      return 1;\n  }`,
  `const silent = ['population', 'jump'];`,
  `const silent = [\n  'population',\n  'kpi',\n];`,
  `const words: Record<StepType, string> = made;`,
  `const words: { [T in StepType]: string } = made;`,
  `const icons = {\n  population: Users,\n  followup: Check,\n};`,
])('the rule sees %s', (text) => {
  expect(findStepTypeFaults({ path: 'server/src/features/live/step-limits.ts', text })).toHaveLength(1);
});

test.each([
  `if (item?.kind === 'kpi') return item.unit;`,
  `switch (item.kind) {\n    case 'kpi':\n      return 1;\n  }`,
  `if (effect.kind === 'finish') end();`,
  `if (event.type === 'answers') take();`,
  `const kinds = ['activity', 'order', 'nudge'];`,
  `return { edit: 'insertNode', node: { id, type: 'wait', parentId, data } };`,
  `if (isJump(node.type)) return [];`,
])('the rule lets %s pass', (text) => {
  expect(findStepTypeFaults({ path: 'server/src/features/live/step-limits.ts', text })).toEqual([]);
});

test('the folders of step types may name them', () => {
  const text = `if (node?.type !== 'ai') return null;`;
  expect(findStepTypeFaults({ path: 'engine/src/steps/ai/run.ts', text })).toEqual([]);
});
