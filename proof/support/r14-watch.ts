import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page, Response } from 'playwright-core';

export type Kind = 'third-party' | 'csp' | 'off-site' | 'axe' | 'words' | 'other';
export interface Fault {
  kind: Kind;
  words: string;
}

declare global {
  interface Window {
    violations?: string[];
    axe: { run(context: Document | Element, options: object): Promise<{ violations: AxeViolation[] }> };
  }
}
interface AxeViolation {
  id: string;
  help: string;
  nodes: { target: unknown[] }[];
}

/** Everything that goes wrong on a tab from now on; `take` gives what has come up since it was last asked. */
export async function watch(page: Page): Promise<{ take(origin: string): Promise<Fault[]> }> {
  const faults: Fault[] = [];
  const asked: { url: string; by: string | undefined }[] = [];
  const wire = await page.context().newCDPSession(page);
  await wire.send('Network.enable');
  // The document that asks: what the last page asks for late is not the next one's.
  wire.on('Network.requestWillBeSent', ({ request: { url }, documentURL, type }) =>
    asked.push({ url, by: type === 'Document' ? undefined : documentURL }),
  );
  page.on('pageerror', (error) => faults.push({ kind: 'other', words: `page error: ${error.message}` }));
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) faults.push({ kind: 'csp', words: message.text() });
    // A page that is meant to answer 404 is told apart by its status.
    else if (message.type() === 'error' && message.location().url !== page.url())
      faults.push({ kind: 'other', words: `console: ${message.text()}` });
  });
  await page.addInitScript(() => {
    const seen: string[] = [];
    window.violations = seen;
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      seen.push(`${violatedDirective} ${blockedURI} ${sample}`),
    );
  });
  return {
    async take(origin) {
      const seen = await page.evaluate(() => window.violations?.splice(0) ?? []).catch(() => []);
      const foreign = asked
        .splice(0)
        .filter(({ url, by = origin }) => !/^(data|blob):/.test(url) && originOf(url) !== originOf(by));
      return [
        ...faults.splice(0),
        ...seen.map((words): Fault => ({ kind: 'csp', words })),
        ...foreign.map(({ url }): Fault => ({ kind: 'third-party', words: url })),
      ];
    },
  };
}
const originOf = (url: string) => URL.parse(url)?.origin;

const nonces = new Set<string>();
const hash = /^'sha256-[\w+/]{43}='$/;

/** Scripts only from here, or named by hash, or with a nonce that no other answer has; nothing from everywhere. */
export function findPolicyFaults(response: Response): string[] {
  const policy = response.headers()['content-security-policy'] ?? '';
  const directives = new Map(
    policy.split(';').map((part): [string, string[]] => {
      const [name = '', ...sources] = part.trim().split(/\s+/);
      return [name, sources];
    }),
  );
  const scripts = directives.get('script-src') ?? [];
  const nonce = scripts.find((source) => /^'nonce-.{16,}'$/.test(source));
  const named = scripts.some((source) => hash.test(source));
  const faults: string[] = [];
  const isStrange = (source: string) => !/^'(self|none|nonce-[\w-]+)'$/.test(source) && !hash.test(source);
  if (nonce ? nonces.has(nonce) : !named)
    faults.push(`script-src names nothing of its own: ${scripts.join(' ')}`);
  if (nonce) nonces.add(nonce);
  for (const name of ['default-src', 'script-src', 'style-src', 'connect-src', 'base-uri', 'form-action'])
    if (directives.get(name)?.some(isStrange) ?? true) faults.push(`${name} is ${directives.get(name)}`);
  for (const name of ['object-src', 'frame-ancestors'])
    if (directives.get(name)?.join() !== "'none'") faults.push(`${name} is not 'none'`);
  for (const [name, sources] of directives)
    if (sources.some((source) => /\*|^https?:|'unsafe-eval'/.test(source))) faults.push(`${name} ${sources}`);
  return faults;
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

export async function findAxeFaults(page: Page): Promise<string[]> {
  // Past the page's policy, which lets no script in from outside.
  const tab = await page.context().newCDPSession(page);
  await tab.send('Runtime.evaluate', { expression: axeSource });
  await tab.detach();
  const violations = await page.evaluate(async (wanted) => {
    const found = await window.axe.run(document, {
      runOnly: wanted,
      resultTypes: ['violations'],
      preload: false,
    });
    // What a bar at the foot of the window covers just now is measured where a person would press it.
    const stillSmall = async (target: string) => {
      document.querySelector(target)?.scrollIntoView({ block: 'center' });
      const again = await window.axe.run(document.querySelector(target) ?? document, {
        runOnly: ['target-size'],
        resultTypes: ['violations'],
        preload: false,
      });
      return again.violations.length > 0;
    };
    const kept = [];
    for (const { id, help, nodes } of found.violations) {
      const targets = nodes.map(({ target }) => String(target[0]));
      const left = [];
      for (const target of targets) if (id !== 'target-size' || (await stillSmall(target))) left.push(target);
      if (left.length > 0) kept.push({ id, help, targets: left });
    }
    return kept;
  }, tags);
  return violations.map(
    ({ id, help, targets }) => `${id}: ${help}, ${targets.length} × ${JSON.stringify(targets[0])}`,
  );
}
