import { useLocation } from 'react-router';
import { partOf } from '../../../builder-segments.ts';
import { notFound } from '../../../shell/page-data.ts';
import { type BuilderKind, isBuilderKind } from './new-item.ts';

/** `/protocol-builder/{protocol}/{kind}/…`: one page serves all kinds. */
export function kindOf(pathname: string): BuilderKind {
  const kind = partOf(pathname.split('/')[3] ?? '');
  if (!isBuilderKind(kind)) throw notFound();
  return kind;
}

export const useKind = (): BuilderKind => kindOf(useLocation().pathname);
