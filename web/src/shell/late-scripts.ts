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

export const startScript = (nonce: string) => `<script nonce="${nonce}">${START}</script>`;

/** The page without its `startScript`, which has to come after everything else in it. */
export const withScriptsWaiting = (html: string): string =>
  html
    .replaceAll('<link rel="modulepreload"', '<link rel="later" fetchpriority="low"')
    .replace('type="module" async=""', 'type="text/later"');
