import type { Locale } from '@regimen/contract/language/languages.ts';
import type { VersionPage } from '@regimen/contract/program-texts.ts';
import { getTableColumns, type SQL, sql } from './drizzle.ts';
import { programListings, programVersions, tasks } from './schema.ts';

// What lists read. A program's texts have up to 170,000 characters, a sheet 32,000, and a list has a hundred rows.

const { result: _handedIn, begun: _begun, ...rest } = getTableColumns(tasks);
/** A task without its answers. */
export const taskColumns = rest;

export type Titles = Partial<Record<Locale, { title: string }>>;
const titleIn = (title: SQL | typeof programListings.titleEn) =>
  sql`CASE WHEN ${title} <> '' THEN jsonb_build_object('title', ${title}) END`;
/** Of a listed program its titles, in the place of its texts. */
export const listedTitles = sql<Titles>`jsonb_strip_nulls(jsonb_build_object(
  'en', ${titleIn(programListings.titleEn)}, 'ar', ${titleIn(sql`${programListings.titleAr}`)}))`;

export type ShortPage = Omit<VersionPage, 'texts'> & {
  texts: Partial<Record<Locale, { title: string; summary: string }>>;
};
/** A version's page with titles and summaries for all its texts. */
export const shortPage = sql<ShortPage>`${programVersions.page} || jsonb_build_object('texts', (
  SELECT jsonb_object_agg(text.key, jsonb_build_object('title', text.value->'title', 'summary', text.value->'summary'))
  FROM jsonb_each(${programVersions.page}->'texts') AS text))`;
