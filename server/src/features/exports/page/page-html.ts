import { directionOf } from '@regimen/contract/language/languages.ts';
import { zoneName } from '@regimen/contract/language/zone-name.ts';
import { escapeHtml as text } from '../../../providers/mail-layout.ts';
import { healthParts } from './health-parts.ts';
import { day } from './markup.ts';
import type { PageData } from './page-data.ts';
import { pageStyles } from './page-styles.ts';
import { type Part, personParts, whose } from './person-parts.ts';
import { sayIn } from './say-in.ts';

/**
 * A page for people, which needs nothing but itself: no script, no address outside the archive. Made to be printed and
 * taken to a doctor as well.
 */
export async function* pageHtml(
  gathering: Promise<PageData>,
  paths: readonly string[],
): AsyncGenerator<string> {
  const data = await gathering;
  const { brand, locale, zone } = data;
  const t = sayIn(locale);
  const title = text(t('title', { brand }));
  const parts = [...personParts(data), ...healthParts(data), files(paths, data)];
  yield `<!doctype html>
<html lang="${locale}" dir="${directionOf(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${title}</title>
<style>${pageStyles}</style>
</head>
<body>
<main>
<header>
<h1>${title}</h1>
<p class="whose">${whose(data)}</p>
<p class="soft">${text(t('made', { date: day(data, data.madeAt), zone: zoneName(zone, locale) }))}</p>
<p class="note">${text(t('private'))}</p>
</header>
<nav aria-label="${text(t('contents'))}">
<h2>${text(t('contents'))}</h2>
<ol>${parts.map((part) => `<li><a href="#${part.id}">${text(part.title)}</a></li>`).join('')}</ol>
</nav>
`;
  for (const part of parts) yield section(part);
  yield '</main>\n</body>\n</html>\n';
}

const section = ({ id, title, html }: Part): string =>
  `<section id="${id}"><h2>${text(title)}</h2>\n${html}</section>\n`;

/** What else the archive has, folder by folder; one that it has not got is not spoken of. */
function files(paths: readonly string[], { locale }: PageData): Part {
  const t = sayIn(locale);
  const html = (['data', 'fhir', 'files'] as const).map((folder) => {
    const inIt = paths.filter((path) => path.startsWith(`${folder}/`));
    if (inIt.length === 0) return '';
    const links = inIt.map((path) => `<li><a href="${text(path)}">${text(path)}</a></li>`).join('');
    return `<p>${text(t(`folder_${folder}`))}</p>\n<ul class="files">${links}</ul>\n`;
  });
  return { id: 'files', title: t('files'), html: html.join('') };
}
