import { earlyInputScript } from './early-input.ts';

/**
 * What is read needs no script. Ours wait until the page has been painted once, so that on a slow line they take
 * nothing from its text, styles and typeface; a page in a hidden tab is never painted and does not wait.
 *
 * React Router's links and its one module come into the page under names that no browser acts on, and are given
 * their own when the time has come. The copy of the module is allowed by the same nonce, or by the same hash.
 */
const START = `(function(){function go(){
document.querySelectorAll('link[rel="later"]').forEach(function(l){l.rel='modulepreload'});
var w=document.querySelector('script[type="text/later"]'),s=document.createElement('script');
s.type='module';s.nonce=w.nonce;s.textContent=w.textContent;document.head.append(s)}
if(document.hidden)go();else requestAnimationFrame(function(){setTimeout(go)})})()`;

export const startScript = (nonce: string) =>
  `<script nonce="${nonce}">${earlyInputScript};${START}</script>`;

const moduleType = 'type="module" async=""';
const preload = '<link rel="modulepreload"';

/**
 * The page without its `startScript`, which has to come after everything else in it. In pieces, of which only the
 * first and the last are looked through: links stand in the head, the module at the end, and what is between is long.
 */
export function withScriptsWaiting(html: string): [head: string, between: string, end: string] {
  const headEnd = html.indexOf('</head>');
  const module = html.lastIndexOf(moduleType);
  const head = html.slice(0, headEnd);
  if (headEnd < 0 || module < headEnd || !head.includes(preload))
    throw new Error('React Router changed: the page has no scripts that could wait, see late-scripts.ts');
  return [
    head.replaceAll(preload, '<link rel="later" fetchpriority="low"'),
    html.slice(headEnd, module),
    html.slice(module).replace(moduleType, 'type="text/later"'),
  ];
}
