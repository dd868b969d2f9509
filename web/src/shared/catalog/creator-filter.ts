import { type CreatorOrder, creatorOrders, creatorRatings } from '@regimen/contract/catalog-filters.ts';
import { type ProgramCategory, programCategories } from '@regimen/contract/program-categories.ts';
import { type RoleName, roleNames } from '@regimen/contract/roles.ts';
import { isPageNumber, oneOf, readSegments, type Segment, writeSegments } from './filter-path.ts';

/** What the list of creators shows, as its address says it. */
export interface CreatorFilter {
  category?: ProgramCategory;
  rating?: (typeof creatorRatings)[number];
  role?: RoleName;
  order?: CreatorOrder;
  popular?: 'popular';
  page?: number;
}

type Name = keyof CreatorFilter;
const segments: readonly Segment<Name>[] = [
  { name: 'category', allows: oneOf(programCategories) },
  { name: 'rating', allows: oneOf(creatorRatings) },
  { name: 'role', allows: oneOf(roleNames) },
  { name: 'order', allows: oneOf(creatorOrders) },
  { name: 'popular', allows: oneOf(['popular']) },
  { name: 'page', allows: isPageNumber },
];

export const creatorsRoot = '/creators';

export function readCreatorFilter(pathname: string): CreatorFilter {
  const { page, ...values } = readSegments(pathname, segments);
  return { ...(values as Omit<CreatorFilter, 'page'>), ...(page && { page: Number(page) }) };
}

export const creatorsPath = ({ page, ...filter }: CreatorFilter = {}): string =>
  writeSegments(creatorsRoot, segments, { ...filter, ...(page && page > 1 && { page: String(page) }) });

/** Another choice begins at the first page. */
export function changedCreators(
  filter: CreatorFilter,
  change: Partial<Record<Name, string | undefined>>,
): CreatorFilter {
  const { page: _, ...rest } = filter;
  const all = Object.entries({ ...rest, ...change });
  return Object.fromEntries(all.filter(([, value]) => value !== undefined)) as CreatorFilter;
}
