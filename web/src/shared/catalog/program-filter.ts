import {
  type CatalogOrder,
  catalogAccesses,
  catalogLevels,
  catalogOrders,
  type FacetKind,
  type ProgramTime,
  programTimes,
} from '@regimen/contract/catalog-filters.ts';
import { type ProgramCategory, programCategories } from '@regimen/contract/program-categories.ts';
import type { ProgramLevel } from '@regimen/contract/program-texts.ts';
import {
  cleanSearch,
  isPageNumber,
  isSlug,
  isTag,
  oneOf,
  readSegments,
  type Segment,
  writeSegments,
} from './filter-path.ts';

/** What the catalog shows, as its address says it. What is not there is open. */
export interface ProgramFilter {
  category?: ProgramCategory;
  tag?: string;
  level?: ProgramLevel;
  signs?: string;
  time?: ProgramTime;
  access?: 'free';
  order?: CatalogOrder;
  popular?: 'popular';
  search?: string;
  page?: number;
}

type Name = FacetKind | 'order' | 'search' | 'page';
const segments: readonly Segment<Name>[] = [
  { name: 'category', allows: oneOf(programCategories) },
  { name: 'tag', allows: isTag },
  { name: 'level', allows: oneOf(catalogLevels) },
  { name: 'signs', allows: isSlug },
  { name: 'time', allows: oneOf(programTimes) },
  { name: 'access', allows: oneOf(catalogAccesses) },
  { name: 'order', allows: oneOf(catalogOrders) },
  { name: 'popular', allows: oneOf(['popular']) },
  { name: 'search', allows: (value) => cleanSearch(value) !== '' },
  { name: 'page', allows: isPageNumber },
];

export const catalogPath = '/programs';

/** Whatever stands in the address, the result is something the API takes: people edit addresses and cut them off. */
export function readProgramFilter(pathname: string): ProgramFilter {
  const { page, search, ...values } = readSegments(pathname, segments);
  return {
    ...(values as Omit<ProgramFilter, 'page' | 'search'>),
    ...(search && { search: cleanSearch(search) }),
    ...(page && { page: Number(page) }),
  };
}

/** The one address of what is shown. */
export const programsPath = ({ page, ...filter }: ProgramFilter = {}): string =>
  writeSegments(catalogPath, segments, { ...filter, ...(page && page > 1 && { page: String(page) }) });

/** Another choice begins at the first page. */
export function changed(
  filter: ProgramFilter,
  change: Partial<Record<Name, string | undefined>>,
): ProgramFilter {
  const { page: _, ...rest } = filter;
  const all = { ...rest, ...change } as Record<string, string | undefined>;
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as ProgramFilter;
}

export const isFiltered = ({ order: _, page: __, ...filters }: ProgramFilter): boolean =>
  Object.keys(filters).length > 0;
