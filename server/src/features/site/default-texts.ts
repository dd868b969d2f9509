import { readFileSync } from 'node:fs';
import { type Locale, locales } from '@regimen/contract/language/languages.ts';
import { type DocumentName, documentNames } from '@regimen/contract/site.ts';

export interface DocumentText {
  title: string;
  lead: string;
  body: string;
  updatedAt: Date;
}
export interface FaqText {
  id: string;
  topic: string;
  question: string;
  answer: string;
}

const read = (locale: Locale, name: string) =>
  readFileSync(new URL(`./documents/${locale}/${name}.md`, import.meta.url), 'utf8');
/** When the product's own texts last changed in meaning. */
const revisedAt = new Date('2026-11-16T00:00:00Z');

/** A text opens with `# Title`, then one paragraph that says what it is for. */
export function parseDocument(markdown: string): Omit<DocumentText, 'updatedAt'> {
  const [title = '', lead = '', ...rest] = markdown.trim().split(/\n\s*\n/);
  return { title: title.replace(/^#\s*/, ''), lead: lead.replace(/\s+/g, ' '), body: rest.join('\n\n') };
}

/** `## Group`, `### Question`, then the answer. */
export function parseFaqs(markdown: string): FaqText[] {
  return markdown
    .split(/^## /m)
    .slice(1)
    .flatMap((group, groupIndex) => {
      const [topic = '', ...entries] = group.split(/^### /m);
      return entries.map((entry, index) => {
        const [question = '', ...answer] = entry.split('\n');
        return {
          id: `q${groupIndex + 1}-${index + 1}`,
          topic: topic.trim(),
          question: question.trim(),
          answer: answer.join('\n').trim(),
        };
      });
    });
}

const each = <T>(make: (locale: Locale) => T) =>
  Object.fromEntries(locales.map((locale) => [locale, make(locale)])) as Record<Locale, T>;

export const defaultDocuments: Record<Locale, Record<DocumentName, DocumentText>> = each(
  (locale) =>
    Object.fromEntries(
      documentNames.map((name) => [name, { ...parseDocument(read(locale, name)), updatedAt: revisedAt }]),
    ) as Record<DocumentName, DocumentText>,
);
export const defaultFaqs: Record<Locale, FaqText[]> = each((locale) => parseFaqs(read(locale, 'faqs')));
