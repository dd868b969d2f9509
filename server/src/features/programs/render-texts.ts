import { locales } from '@regimen/contract/language/languages.ts';
import type { ProgramHtml, ProgramText, ProgramTexts } from '@regimen/contract/program-texts.ts';
import { htmlNow } from '../../kept-html.ts';
import { markdownRules } from '../../markdown.ts';
import type { Scope } from '../../scope.ts';
import { listOldListings, renewListingHtml } from './queries.ts';

type PageHtml = NonNullable<ProgramHtml['en']>;

/** What a program's page says, as HTML. Others are served between two texts: together they may be long. */
export async function renderPage({ description, evidence, questions }: ProgramText): Promise<PageHtml> {
  const answers = await Promise.all(questions.map(({ answer }) => htmlNow(answer)));
  return { description: await htmlNow(description), evidence: await htmlNow(evidence), answers };
}

/** In each language that it has; kept with what the catalog shows of it. */
export async function renderTexts(texts: ProgramTexts): Promise<{ html: ProgramHtml; htmlRules: number }> {
  const html: ProgramHtml = {};
  for (const locale of locales) {
    const text = texts[locale];
    if (text) html[locale] = await renderPage(text);
  }
  return { html, htmlRules: markdownRules };
}

/** A tenant's share of one sweep. */
const mostAtOnce = 100;

/** What was published before today's rules gets its HTML by them. */
export async function renewProgramHtml(scope: Scope): Promise<void> {
  for (const { id, versionId, texts } of await scope.read((tx) =>
    listOldListings(tx, markdownRules, mostAtOnce),
  )) {
    const kept = await renderTexts(texts);
    await scope.tx((tx) => renewListingHtml(tx, id, versionId, kept));
  }
}
