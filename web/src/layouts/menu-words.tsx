import { type ComponentType, lazy, Suspense } from 'react';
import { paths } from '../paths.ts';
import { useMounted } from '../shell/use-mounted.ts';
import type { MenuLink } from './menu-links.ts';

// Guests do not download it; without it the link is still there.
const FollowUpCount = lazy(
  (): Promise<{ default: ComponentType }> =>
    import('./follow-up-count.tsx').catch(() => ({ default: () => null })),
);

/** What a link of the menu says: its words, and how much is waiting behind it. */
export function MenuWords({ to, words }: MenuLink) {
  const mounted = useMounted();
  return (
    <>
      {words}
      {to === paths.followUps && mounted && (
        <Suspense>
          <FollowUpCount />
        </Suspense>
      )}
    </>
  );
}
