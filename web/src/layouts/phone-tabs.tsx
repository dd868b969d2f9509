import { type ComponentType, lazy, Suspense } from 'react';
import type { Page } from '../routes.ts';
import { stateOf } from '../shell/shell-data.ts';
import { useMounted } from '../shell/use-mounted.ts';
import { useShell } from '../shell/use-shell.ts';
import { usePage } from './use-page.ts';

// Guests do not download it; without it nothing is missing that the menu does not have.
const TabBar = lazy(
  (): Promise<{ default: ComponentType }> => import('./tab-bar.tsx').catch(() => ({ default: () => null })),
);

/** Wide pages are tools, but for those on which an expert looks after followers. */
const isTool = (page: Page | undefined): boolean =>
  page?.width === 'full' && !/^\/creator\/(follow-up|live|history)$/.test(page.path);

/**
 * Room for the bar at the lower edge, which base.css gives phones while this is on the page, and the bar. Pages that
 * fill the screen with one tool (the builder, the simulator) have none.
 */
export function PhoneTabs() {
  const isRegistered = stateOf(useShell()) === 'registered';
  const page = usePage();
  const mounted = useMounted();
  if (!isRegistered || isTool(page) || page?.layout === 'sign-in') return null;
  return (
    <div data-tab-bar className="h-(--tab-bar)">
      {mounted && (
        <Suspense>
          <TabBar />
        </Suspense>
      )}
    </div>
  );
}
