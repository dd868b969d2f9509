import { expect, it } from 'vitest';
import { startScript, withScriptsWaiting } from './late-scripts.ts';

const page =
  '<head><link rel="stylesheet" href="/a.css"/><link rel="modulepreload" href="/a.js"/>' +
  '<link rel="modulepreload" href="/b.js"/></head><body><p>type</p>' +
  '<script nonce="n">1</script><script nonce="n" type="module" async="">import "/a.js";</script></body>';

it('leaves nothing in the page that a browser would fetch as a script by itself', () => {
  expect(withScriptsWaiting(page).join('')).toBe(
    '<head><link rel="stylesheet" href="/a.css"/><link rel="later" fetchpriority="low" href="/a.js"/>' +
      '<link rel="later" fetchpriority="low" href="/b.js"/></head><body><p>type</p>' +
      '<script nonce="n">1</script><script nonce="n" type="text/later">import "/a.js";</script></body>',
  );
});

it('starts them by a script that bears the nonce of the answer', () => {
  expect(startScript('n')).toMatch(/^<script nonce="n">\(function/);
  expect(startScript('n')).not.toMatch(/<\/script>./);
});

it.each(['<link rel="modulepreload"', '</head>', ' async=""'])(
  'says so where the page is written without %s',
  (missing) => {
    expect(() => withScriptsWaiting(page.replaceAll(missing, '<x '))).toThrow('React Router changed');
  },
);
