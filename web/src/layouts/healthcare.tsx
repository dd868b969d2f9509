import { Outlet } from 'react-router';
import { Chrome } from './chrome.tsx';
import { usePage } from './use-page.ts';

/** Working pages (following a program, building one): no footer, sidebars of their own; the whole width where the table says so. */
export default function HealthcareLayout() {
  const full = usePage()?.width === 'full';
  return (
    <Chrome width={full ? 'full' : 'reading'}>
      <div className={full ? 'has-data-fills-window:h-full' : 'mx-auto max-w-[calc(944px+3rem)]'}>
        <Outlet />
      </div>
    </Chrome>
  );
}
