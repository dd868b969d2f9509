import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { useCameFrom } from './came-from.ts';
import { onPageChanged } from './page-calls.ts';
import { useShownPage } from './shown-page.ts';
import { useChunkErrors } from './use-chunk-errors.ts';
import { useFollowLinks } from './use-follow-links.ts';

/** What every page does without showing anything, the error page included. */
export function PageBehaviour() {
  useChunkErrors();
  useFollowLinks();
  useCameFrom();
  useShownPage();
  const { revalidate } = useRevalidator();
  useEffect(() => onPageChanged(revalidate), [revalidate]);
  return null;
}
