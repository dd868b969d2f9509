import { Outlet } from 'react-router';
import { Chrome } from './chrome.tsx';
import { usePage } from './use-page.ts';

/** The tenant's own front page: bands across the whole width. */
export default function DomainLandingLayout() {
  const page = usePage();
  return (
    <Chrome width="wide" whiteMenu={page?.whiteMenu ?? false} footer={page?.footer ?? false}>
      <Outlet />
    </Chrome>
  );
}
