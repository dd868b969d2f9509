const light =
  '--ink: #1d2129; --soft: #5b6270; --line: #d9dce3; --ground: #fff; --well: #f5f6f9; --primary: #4453d9; --band: #dff2e4;';
const dark =
  '--ink: #e9ebf0; --soft: #a9b0bf; --line: #3a3f4b; --ground: #17191f; --well: #20232b; --primary: #98a3ff; --band: #1f3a2a;';

/** In the product's look, light and dark, on paper too. */
export const pageStyles = `
:root { color-scheme: light dark; ${light} }
@media (prefers-color-scheme: dark) { :root { ${dark} } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.5 'Source Sans 3', Vazirmatn, system-ui, sans-serif; }
html[dir='rtl'] body { line-height: 1.7; }
main { max-width: 44rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
h1 { font-size: 28px; line-height: 1.2; margin: 0 0 8px; text-wrap: balance; }
h2 { font-size: 22px; line-height: 1.25; margin: 0 0 12px; }
h3 { font-size: 18px; margin: 16px 0 4px; }
article > h3 { margin-top: 0; }
h4, h5, h6 { font-size: 16px; margin: 8px 0 4px; }
p { margin: 0 0 8px; }
.whose { font-size: 18px; }
nav { border-top: 1px solid var(--line); margin-top: 24px; padding-top: 16px; }
nav h2 { font-size: 18px; margin-bottom: 4px; }
nav ol { margin: 0; padding-inline-start: 1.5rem; columns: 16rem; }
nav li { border: 0; padding: 4px 0; }
section { border-top: 1px solid var(--line); margin-top: 32px; padding-top: 24px; }
article { border: 1px solid var(--line); border-radius: 14px; padding: 16px; margin-bottom: 16px; }
section > ul { list-style: none; margin: 0; padding: 0; }
section > ul > li { border-top: 1px solid var(--line); padding: 12px 0; overflow-wrap: anywhere; }
section > ul > li:first-child { border-top: 0; padding-top: 0; }
section > .files > li { border: 0; padding: 4px 0; direction: ltr; text-align: start; }
[dir='rtl'] section > .files > li { text-align: end; }
dl { display: grid; gap: 6px; margin: 4px 0 8px; }
dl > div { display: grid; grid-template-columns: minmax(8rem, 38%) 1fr; gap: 0 16px; }
dt { color: var(--soft); }
dd { margin: 0; overflow-wrap: anywhere; }
a { color: var(--primary); }
blockquote { border-inline-start: 3px solid var(--line); margin: 8px 0; padding-inline-start: 12px; }
pre { white-space: pre-wrap; }
.soft { color: var(--soft); font-size: 14px; }
.note { background: var(--well); border-radius: 10px; padding: 12px 16px; }
.badge { background: var(--well); border-radius: 99px; padding: 2px 10px; font-size: 14px; }
.words { white-space: pre-wrap; }
svg { display: block; width: 100%; height: auto; margin: 8px 0; }
.line { fill: none; stroke: var(--primary); stroke-width: 2.5; stroke-linejoin: round; stroke-linecap: round; vector-effect: non-scaling-stroke; }
.last { fill: var(--primary); }
.band { fill: var(--band); print-color-adjust: exact; }
.ends { display: flex; justify-content: space-between; color: var(--soft); font-size: 14px; }
.columns { columns: 18rem; column-gap: 32px; margin-top: 8px; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
td, th { border-top: 1px solid var(--line); padding: 4px 0; text-align: start; }
.columns td:last-child { text-align: end; white-space: nowrap; padding-inline-start: 12px; }
summary { cursor: pointer; min-height: 32px; color: var(--primary); }
@media (max-width: 30rem) { dl > div { grid-template-columns: 1fr; } article dl > div { grid-template-columns: 40% 1fr; } }
@page { margin: 16mm; }
@media print {
  :root { color-scheme: light; ${light} }
  body { font-size: 11pt; }
  main { max-width: none; padding: 0; }
  nav, .note, #files, summary { display: none; }
  section { margin-top: 20px; padding-top: 14px; }
  h2, h3 { break-after: avoid; }
  dl > div, section > ul > li, article > dl, svg, tr { break-inside: avoid; }
  article { border-width: 0 0 1px; border-radius: 0; padding: 0 0 12px; }
  .columns { columns: 2; font-size: 9pt; }
  .columns .soft { font-size: 9pt; }
  details::details-content { content-visibility: visible; display: block; height: auto; }
}
`;
